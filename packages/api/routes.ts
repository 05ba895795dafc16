import { CALCULATE_TOTALS } from '@shopfront/names';
import { isRead } from './is-read';
import { storeApiRoute } from './path';
import type { ApiRequest } from './types';

type Asked = Pick< ApiRequest, 'path' | 'method' >;

const isWithin = ( route: string, family: string ) =>
	route === family || route.startsWith( `${ family }/` );

/** Whether this is about placing an order. */
const isCheckout = ( route: string ) => isWithin( route, 'checkout' );

/**
 * Whether a request goes through the lane, one at a time and in order: all that reads or writes the session. Two
 * writes at the same time overwrite each other on the server.
 */
export const usesLane = ( request: Asked ): boolean => {
	const route = storeApiRoute( request.path );
	return (
		route !== null &&
		( ! isRead( request ) ||
			isWithin( route, 'cart' ) ||
			isCheckout( route ) )
	);
};

/**
 * Whether a request is gathered with others into one batch. Choosing a rate and checking out are sent directly
 * (specification 7); a batch takes no `GET`, and a request for the batch route is one already.
 */
export const isBatched = ( request: Asked ): boolean => {
	const route = storeApiRoute( request.path );
	return (
		route !== null &&
		! isRead( request ) &&
		! isCheckout( route ) &&
		route !== 'cart/select-shipping-rate' &&
		route !== 'batch'
	);
};

/** Whether a request has to carry credentials: every write, and the checkout also to be read. */
export const needsCredentials = ( request: Asked ): boolean => {
	const route = storeApiRoute( request.path );
	return route !== null && ( ! isRead( request ) || isCheckout( route ) );
};

/**
 * Whether the cart in a good response to a request may replace the known one. All carts of the cart endpoints do. Of the
 * checkout, only one with calculated totals (`CALCULATE_TOTALS`): without them the platform leaves out the shipping rates, as
 * if there were none. A refusal (409) always contains the whole cart.
 */
export const speaksForCart = ( request: Asked ): boolean => {
	const route = storeApiRoute( request.path );
	return (
		route === null ||
		! isCheckout( route ) ||
		new URLSearchParams( request.path.split( '?' )[ 1 ] ).get(
			CALCULATE_TOTALS
		) === 'true'
	);
};
