import { cartStore } from '@shopfront/data/cart';
import type { ShippingFailure } from '@shopfront/events';
import { errorCode } from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';

/** What the server says of an address that nothing can be shipped to (specification 8, Codes). */
const INVALID_ADDRESS: readonly string[] = [
	errorCode( 'cart_shipping_rates_invalid_country' ),
	errorCode( 'cart_shipping_rates_missing_country' ),
	errorCode( 'cart_shipping_rates_invalid_state' ),
];

/** What the cart says is wrong with its shipping (specification 4, Shipping). */
export const shippingFailureOf = (
	registry: Pick< DataRegistry, 'select' >
): ShippingFailure => {
	const { getCartData, getCartErrors } = registry.select( cartStore );
	const hasInvalidAddress = [
		...getCartData().errors,
		...getCartErrors(),
	].some( ( { code } ) => INVALID_ADDRESS.includes( code ) );
	return { hasInvalidAddress, hasError: hasInvalidAddress };
};
