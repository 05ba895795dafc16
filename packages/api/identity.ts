import { createCartHash } from './cart-hash';
import type { CartToken } from './cart-token';
import { createCustomerId } from './customer-id';
import { readHeaders, type ReplyHeaders } from './headers';
import { createNonceKeeper, type NonceOptions } from './nonce';

export interface IdentityOptions extends NonceOptions {
	/** Sent instead of the nonce, on hosts that have no cookies. */
	cartToken?: CartToken;
}

/** Who is asking, and what replies say about that. */
export interface Identity {
	/** What a request carries to be let in; empty when nothing is known yet. */
	credentials: () => Record< string, string >;
	/** Takes what a reply says: nonce, token, cart hash, customer. */
	read: ( headers: ReplyHeaders ) => void;
	/** Takes fresh credentials from a reply that refused the known ones. Returns whether it brought any. */
	renew: ( headers: ReplyHeaders ) => boolean;
	customerId: () => number;
	nonce: () => string;
	/** Takes a nonce from headers in any form. */
	setNonce: ( headers: unknown ) => void;
	/** Keeps the cart hash of headers in any form. */
	setCartHash: ( headers: unknown ) => void;
	start: () => () => void;
}

/** Puts nonce, cart token, cart hash and customer id together, so that no request has to know which of them counts. */
export const createIdentity = ( {
	cartToken,
	...nonceOptions
}: IdentityOptions ): Identity => {
	const nonce = createNonceKeeper( nonceOptions );
	const cartHash = createCartHash( nonceOptions.storage );
	const customerId = createCustomerId();
	return {
		credentials: (): Record< string, string > => {
			const token = cartToken?.get();
			if ( token ) {
				return { 'Cart-Token': token };
			}
			return nonce.get() ? { Nonce: nonce.get() } : {};
		},
		read: ( headers ) => {
			nonce.read( headers );
			cartToken?.read( headers );
			cartHash.read( headers );
			customerId.read( headers );
		},
		renew: ( headers ) => {
			const hasNonce = nonce.replace( headers );
			return cartToken ? cartToken.read( headers ) : hasNonce;
		},
		customerId: customerId.get,
		nonce: nonce.get,
		setNonce: ( headers ) => nonce.read( readHeaders( headers ) ),
		setCartHash: ( headers ) => cartHash.read( readHeaders( headers ) ),
		start: nonce.start,
	};
};
