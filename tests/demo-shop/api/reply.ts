import { ApiError } from '../api-error';
import { cartHash, cartResponse } from '../cart/cart-response';
import { createCartToken } from '../cart-token';
import type { ShopContext } from '../context';
import { createNonce, type NonceOwner } from '../nonce';
import { shopSecret } from '../database';

/** Nobody between shop and customer may keep what a customer is told. */
export const PRIVATE =
	'no-cache, must-revalidate, max-age=0, no-store, private';

/** What is answered, before it is written as HTTP or put in a batch. */
export interface Reply {
	status: number;
	headers: Record< string, string | number >;
	body: unknown;
}

/** Whose nonces this visitor's are. */
export function nonceOwner( { session }: ShopContext ): NonceOwner {
	return {
		customerId: session.customerId,
		sessionId: session.id,
		generation: session.data.nonceGeneration,
	};
}

/** The headers that tell who the visitor is and what to send next (docs/contract/store-api.md 1.1). */
export function visitorHeaders(
	context: ShopContext
): Record< string, string | number > {
	return {
		Nonce: createNonce(
			shopSecret( context.database ),
			nonceOwner( context ),
			context.now
		),
		'Nonce-Timestamp': Math.floor( context.now / 1000 ),
		'User-ID': context.session.customerId,
	};
}

/** The headers of every reply of the cart's routes, also of refusals. */
export function cartHeaders(
	context: ShopContext
): Record< string, string | number > {
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
}

/** A refusal as a body; a conflict tells the whole cart. */
export function errorBody(
	context: ShopContext,
	{ code, message, status, data }: ApiError
) {
	const cart = status === 409 ? { cart: cartResponse( context ) } : {};
	return { code, message, data: { status, ...data, ...cart } };
}
