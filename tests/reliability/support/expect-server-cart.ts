import type { Visitor } from './visitor';

const serverCart = async ( { fetch }: Visitor ) => {
	// Bypasses the API and its faults.
	const reply = await fetch( '/demo/state' );
	const { cart }: { cart: Record< string, unknown > } = await reply.json();
	return {
		items: cart.items,
		coupons: cart.coupons,
		fees: cart.fees,
		totals: cart.totals,
		shippingAddress: cart.shipping_address,
		shippingRates: cart.shipping_rates,
		itemsCount: cart.items_count,
		extensions: cart.extensions,
	};
};

const storeCart = ( { cart }: Visitor ) => {
	const {
		items,
		coupons,
		fees,
		totals,
		shippingRates,
		itemsCount,
		extensions,
	} = cart.getOptimisticCart();
	// The server's address: edits that couldn't be sent stay in the store only.
	const { shippingAddress } = cart.getServerCart();
	return {
		items,
		coupons,
		fees,
		totals,
		shippingAddress,
		shippingRates,
		itemsCount,
		extensions,
	};
};

export const expectServerCart = async ( visitor: Visitor ) => {
	expect( storeCart( visitor ) ).toEqual( await serverCart( visitor ) );
	// Without pending changes, add-ons see the cart on screen.
	expect( visitor.cart.getCartData() ).toBe(
		visitor.cart.getOptimisticCart()
	);
};
