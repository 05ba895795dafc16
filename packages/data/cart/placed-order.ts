import type { Host } from '@shopfront/host';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import { readOrderJournal } from './order-journal';

/** An order of this tab, for a page that is shown again. */
export interface PlacedOrder {
	/** Number for the shopper; `''` if unknown. */
	readonly orderNumber: string;
	/** `''` if the server sent none. */
	readonly redirectUrl: string;
}

type TabStorage = Pick< Host, 'sessionStorage' >;

const textOf = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/** Returns the last order that this tab placed; `null` if there is none, or something was bought since. */
export const readPlacedOrder = ( storage: TabStorage ): PlacedOrder | null => {
	const { kind, redirectUrl, orderNumber } = readOrderJournal( storage );
	return kind === 'placed'
		? {
				redirectUrl: textOf( redirectUrl ),
				orderNumber: textOf( orderNumber ),
			}
		: null;
};

/** Removes the placed order from the journal, because the cart has other items now. */
export const forgetPlacedOrder = ( storage: TabStorage ): void => {
	if ( readPlacedOrder( storage ) ) {
		storage.sessionStorage.remove( ORDER_JOURNAL_KEY );
	}
};
