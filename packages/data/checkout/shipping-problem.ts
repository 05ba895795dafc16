import { cartStore } from '@shopfront/data/cart';
import { errorCode } from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';

/** Why we can't ship the order (docs/contract/cart-and-checkout.md 4, "Shipping"). */
export type ShippingProblem = 'none' | 'invalid_address' | 'unknown_error';

const INVALID_ADDRESS: readonly string[] = [
	errorCode( 'cart_shipping_rates_invalid_country' ),
	errorCode( 'cart_shipping_rates_missing_country' ),
	errorCode( 'cart_shipping_rates_invalid_state' ),
];

export const findShippingProblem = (
	registry: Pick< DataRegistry, 'select' >
): ShippingProblem => {
	const { getCartData, getCartErrors } = registry.select( cartStore );
	const codes = [ ...getCartData().errors, ...getCartErrors() ].map(
		( { code } ) => code
	);
	return codes.some( ( code ) => INVALID_ADDRESS.includes( code ) )
		? 'invalid_address'
		: 'none';
};
