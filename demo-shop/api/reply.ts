import { ApiError } from '../api-error';
import { cartHash, cartResponse } from '../cart/cart-response';
import { createCartToken } from '../cart-token';
import type { ShopContext } from '../context';
import { createNonce, type NonceOwner } from '../nonce';
import { shopSecret } from '../database';

/** Keeps proxies from caching a customer's replies. */
export const PRIVATE =
	'no-cache, must-revalidate, max-age=0, no-store, private';

/** A reply before it becomes an HTTP response or part of a batch. */
export interface Reply {
	status: number;
	headers: Record< string, string | number >;
	body: unknown;
}

export const nonceOwner = ( { session }: ShopContext ): NonceOwner => {
	return {
		customerId: session.customerId,
		sessionId: session.id,
		generation: session.data.nonceGeneration,
	};
};

/** Headers that identify the session, and the nonce for the next request (docs/contract/store-api.md 1.1). */
export const visitorHeaders = (
	context: ShopContext
): Record< string, string | number > => {
	return {
		Nonce: createNonce(
			shopSecret( context.database ),
			nonceOwner( context ),
			context.now
		),
		'Nonce-Timestamp': Math.floor( context.now / 1000 ),
		'User-ID': context.session.customerId,
	};
};

/** Errors carry these headers too. */
export const cartHeaders = (
	context: ShopContext
): Record< string, string | number > => {
	return {
		...visitorHeaders( context ),
		'Cart-Token': createCartToken(
			shopSecret( context.database ),
			context.session.id,
			context.now
		),
		'Cart-Hash': cartHash( context ),
		'Cache-Control': context.session.customerId > 0 ? PRIVATE : 'no-store',
	};
};

/** A conflict contains the whole cart. */
export const errorBody = (
	context: ShopContext,
	{ code, message, status, data }: ApiError
) => {
	const cart = status === 409 ? { cart: cartResponse( context ) } : {};
	return { code, message, data: { status, ...data, ...cart } };
};
