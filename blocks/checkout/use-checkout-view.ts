import { useBlockApp, useStoreCart } from '@shopfront/bindings';
import type { PlacedOrder } from '@shopfront/data/order-journal';
import { checkoutStore } from '@shopfront/data/checkout';
import { isRecord } from '@shopfront/store-api';
import { useSelect } from '@wordpress/data';

/** See docs/contract/blocks.md 6, "Checkout with empty cart". */
export type CheckoutView =
	| { kind: 'form' }
	| { kind: 'empty' }
	/** This order was placed, and the cart is empty or not known yet. */
	| { kind: 'placed'; order: PlacedOrder }
	/** The server rejects the checkout; `message` is its HTML. */
	| { kind: 'rejected'; message: string }
	| { kind: 'logIn' };

const FORM: CheckoutView = { kind: 'form' };
const EMPTY: CheckoutView = { kind: 'empty' };
const LOG_IN: CheckoutView = { kind: 'logIn' };

const getRejectionMessage = ( checkoutData: unknown ): string | null => {
	if ( ! isRecord( checkoutData ) || ! checkoutData.code ) {
		return null;
	}
	return typeof checkoutData.message === 'string' ? checkoutData.message : '';
};

/**
 * The form stays while an order is in progress, because placing it empties the cart before the redirect. Editors
 * always show the form.
 */
export const useCheckoutView = (): CheckoutView => {
	const { settings, host } = useBlockApp();
	const isEmpty = useStoreCart( ( { cartItems } ) => cartItems.length === 0 );
	const { status, placedOrder } = useSelect( ( select ) => {
		const checkout = select( checkoutStore );
		return {
			// With an unknown outcome, the form stays, and the shopper can poll the status there.
			status: checkout.getOrderState().status,
			placedOrder: checkout.getPlacedOrder(),
		};
	}, [] );
	const isIdle = status === 'idle';
	if ( placedOrder && ( status === 'complete' || ( isIdle && isEmpty ) ) ) {
		return { kind: 'placed', order: placedOrder };
	}
	if ( ! isIdle || host.isEditor() ) {
		return FORM;
	}
	if ( isEmpty ) {
		return EMPTY;
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
