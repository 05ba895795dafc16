import { createHmac } from 'node:crypto';

/** A nonce is valid for its tick and the next: 12 to 24 hours (docs/contract/store-api.md 1.1). */
const TICK_MS = 12 * 60 * 60 * 1000;

/** Guests share a nonce, unless a fault on demand invalidated theirs. */
export interface NonceOwner {
	/** 0 for a guest. */
	customerId: number;
	/** Only matters if `generation` is above 0. */
	sessionId: string;
	/** How many times we declared earlier nonces stale. */
	generation: number;
}

const nonceAt = ( secret: string, tick: number, owner: NonceOwner ): string => {
	const { customerId, sessionId, generation } = owner;
	const whose =
		generation === 0
			? `${ customerId }`
			: `${ customerId }|${ sessionId }|${ generation }`;
	return createHmac( 'sha256', secret )
		.update( `nonce|${ tick }|${ whose }` )
		.digest( 'hex' )
		.slice( 0, 10 );
};

export const createNonce = (
	secret: string,
	owner: NonceOwner,
	now: number
): string => {
	return nonceAt( secret, Math.ceil( now / TICK_MS ), owner );
};

/** Accepts this tick's nonce and the previous one's. */
export const isNonce = (
	secret: string,
	owner: NonceOwner,
	nonce: string,
	now: number
): boolean => {
	const tick = Math.ceil( now / TICK_MS );
	return [ tick, tick - 1 ].some(
		( one ) => nonceAt( secret, one, owner ) === nonce
	);
};
