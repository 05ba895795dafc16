import { useBlockApp, useStoreCart } from '@shopfront/bindings';
import { checkoutStore, type PlacedOrder } from '@shopfront/data/checkout';
import { isRecord } from '@shopfront/store-api';
import { useSelect } from '@wordpress/data';

/** What a checkout shows (docs/contract/blocks.md 6, "Checkout with empty cart"). */
export type CheckoutView =
	| { kind: 'form' }
	/** There is nothing to order. */
	| { kind: 'empty' }
	/** There is nothing more to order: this is what was. */
	| { kind: 'placed'; order: PlacedOrder }
	/** The server does not allow it; its words, HTML. */
	| { kind: 'rejected'; message: string }
	/** Only for customers. */
	| { kind: 'logIn' };

const FORM: CheckoutView = { kind: 'form' };
const EMPTY: CheckoutView = { kind: 'empty' };
const LOG_IN: CheckoutView = { kind: 'logIn' };

/** The words of a checkout that the page could not get; `null` when it got one, or brings none. */
const getRejectionMessage = ( checkoutData: unknown ): string | null => {
	if ( ! isRecord( checkoutData ) || ! checkoutData.code ) {
		return null;
	}
	return typeof checkoutData.message === 'string' ? checkoutData.message : '';
};

/**
 * What the checkout shows now. An order that is on its way keeps its form: the cart is empty as soon as it is placed,
 * and the next page has yet to come. An author sees the form, whoever may order.
 */
export const useCheckoutView = (): CheckoutView => {
	const { settings, host } = useBlockApp();
	const isEmpty = useStoreCart( ( { cartItems } ) => cartItems.length === 0 );
	const { isIdle, placedOrder } = useSelect( ( select ) => {
		const checkout = select( checkoutStore );
		return {
			// One of which nobody can tell can be asked about, in the form.
			isIdle: checkout.getOrderState().status === 'idle',
			placedOrder: checkout.getPlacedOrder(),
		};
	}, [] );
	if ( ! isIdle || host.isEditor() ) {
		return FORM;
	}
	if ( isEmpty ) {
		return placedOrder ? { kind: 'placed', order: placedOrder } : EMPTY;
	}
	const refusal = getRejectionMessage(
		settings.getSetting( 'checkoutData' )
	);
	if ( refusal !== null ) {
		return { kind: 'rejected', message: refusal };
	}
	const isOpenToGuests =
		settings.checkoutAllowsGuest || settings.checkoutAllowsSignup;
	return isOpenToGuests || settings.currentUserId > 0 ? FORM : LOG_IN;
};
