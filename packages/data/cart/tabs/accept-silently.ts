import type { StoreRegistry } from '@shopfront/data/services';
import type { CartData, CartOperation } from '../types';
import { isCouponError, showCartErrors } from '../cart-errors';
import { hasLoaded } from '../has-loaded';
import { notifyChanges } from '../notify-changes';
import { cartStore } from '../store';

/** Represents a coupon that the shopper applied or removed in another tab. */
const COUPON_OPERATION: CartOperation = {
	id: 0,
	kind: 'applyCoupon',
	code: '',
};

/**
 * Accepts another tab's cart, without notices about changes: the shopper made them there. If the server dropped a
 * coupon, the cart has its error, and we handle it as the other tab does.
 */
export const acceptSilently = (
	registry: StoreRegistry,
	cart: CartData
): void => {
	const { getServerCart } = registry.select( cartStore );
	const before = getServerCart();
	void registry.dispatch( cartStore ).setCartData( cart );
	const after = getServerCart();
	if ( after === before ) {
		return;
	}
	if ( hasLoaded( registry ) ) {
		const keys = [ ...before.items, ...after.items ].map(
			( { key } ) => key
		);
		notifyChanges( registry, before, after, {
			quantity: keys,
			removal: keys,
			added: [],
			operations: after.errors.some( ( { code } ) =>
				isCouponError( code )
			)
				? []
				: [ COUPON_OPERATION ],
		} );
	} else {
		void registry
			.dispatch( cartStore )
			.finishResolution( 'getCartData', [] );
	}
	showCartErrors( registry, before.errors, after.errors );
};
