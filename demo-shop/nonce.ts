import { createHmac } from 'node:crypto';

/** A nonce is valid for this tick and the next: 12 to 24 hours (docs/contract/store-api.md 1.1). */
const TICK_MS = 12 * 60 * 60 * 1000;

/** The owner of a nonce. Guests share one unless a fault on demand invalidated theirs. */
export interface NonceOwner {
	/** 0 for a guest. */
	customerId: number;
	/** Id of the session; used only if `generation` is above 0. */
	sessionId: string;
	/** How many times earlier nonces were declared stale. */
	generation: number;
}

function nonceAt( secret: string, tick: number, owner: NonceOwner ): string {
	const { customerId, sessionId, generation } = owner;
	const whose =
		generation === 0
			? `${ customerId }`
			: `${ customerId }|${ sessionId }|${ generation }`;
	return createHmac( 'sha256', secret )
		.update( `nonce|${ tick }|${ whose }` )
		.digest( 'hex' )
		.slice( 0, 10 );
}

/**
 * Creates the current nonce.
 *
 * @param secret
 * @param owner
 * @param now    Milliseconds since the epoch.
 */
export function createNonce(
	secret: string,
	owner: NonceOwner,
	now: number
): string {
	return nonceAt( secret, Math.ceil( now / TICK_MS ), owner );
}

/** Whether a nonce was issued to this owner in this tick or the one before. */
export function isNonce(
	secret: string,
	owner: NonceOwner,
	nonce: string,
	now: number
): boolean {
	const tick = Math.ceil( now / TICK_MS );
	return [ tick, tick - 1 ].some(
		( one ) => nonceAt( secret, one, owner ) === nonce
	);
}
