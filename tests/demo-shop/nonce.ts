import { createHmac } from 'node:crypto';

/** A nonce holds for this tick and the next: 12 to 24 hours (docs/contract/store-api.md 1.1). */
const TICK_MS = 12 * 60 * 60 * 1000;

/** Whose nonce it is. Guests share one unless a fault on demand spoiled theirs. */
export interface NonceOwner {
	/** 0 for a guest. */
	customerId: number;
	/** Row of the session; only counts once `generation` does. */
	sessionId: string;
	/** How often earlier nonces were declared stale. */
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
 * The nonce to tell now.
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

/** Whether a nonce was told to this owner in this tick or the one before. */
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
