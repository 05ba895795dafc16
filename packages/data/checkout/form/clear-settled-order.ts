import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { parseCheckout, type CheckoutResponse } from '@shopfront/store-api';
import { clearJournal, readJournal } from '../attempt-journal';
import { PLACED_STATUSES } from '../order-statuses';
import { readShopfrontData } from '../shopfront-data';
import { removeSavedForm } from './saved-form';

/**
 * Whether an order may still be paid, by what the page says of the session's checkout. A server that knows attempts
 * says it; another goes on with the same order for as long as it is not placed.
 */
const isOpen = ( checkout: CheckoutResponse, orderId: number ): boolean => {
	const attempt = readShopfrontData( checkout )?.attempt;
	return attempt?.orderId === orderId
		? attempt.state !== 'placed'
		: checkout.order_id === orderId &&
				! PLACED_STATUSES.includes( checkout.status );
};

/**
 * Lets go of what the tab kept of a form when its order, which was to be paid at another place, is found to be over. To
 * be called before the form takes anything of it. A page that says nothing of the checkout leaves it open.
 */
export const clearSettledOrder = ( registry: StoreRegistry ): void => {
	const { host, settings } = getServices( registry );
	const entry = readJournal( host );
	const checkout = parseCheckout( settings.getSetting( 'checkoutData' ) );
	if (
		entry?.kind === 'elsewhere' &&
		checkout.ok &&
		! isOpen( checkout.value, entry.orderId )
	) {
		removeSavedForm( host );
		clearJournal( host );
	}
};
