import type { StoreRegistry } from '@shopfront/data/services';
import type { CartData, CartOperation } from '../types';
import { isCouponError, showCartErrors } from '../cart-errors';
import { hasLoaded } from '../has-loaded';
import { notifyChanges } from '../notify-changes';
import { cartStore } from '../store';

/** Stands for a coupon that the shopper applied or removed in another tab. */
const COUPON_OPERATION: CartOperation = {
	id: 0,
	kind: 'applyCoupon',
	code: '',
};

/**
 * Accepts a cart of another tab, without notices about changes: the shopper made them there. A coupon that the server
 * dropped has an error in the cart, and is handled as in the other tab.
 */
export function acceptSilently(
	registry: StoreRegistry,
	cart: CartData
): void {
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
}
