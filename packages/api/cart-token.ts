import type { ReplyHeaders } from './headers';

/** Keeps a cart token, which selects the session in place of cookie and nonce (contract/store-api.md 1.1). */
export interface CartToken {
	/** `''` until a reply brought one. */
	get: () => string;
	/** Takes the token of a reply. Returns whether there was one. */
	read: ( headers: ReplyHeaders ) => boolean;
}

/** For hosts without cookies. Tokens live two days; each cart reply brings a new one. */
export const createCartToken = ( initial = '' ): CartToken => {
	let token = initial;
	return {
		get: () => token,
		read: ( headers ) => {
			const fresh = headers.get( 'Cart-Token' );
			token = fresh || token;
			return Boolean( fresh );
		},
	};
};
