import type Database from 'libsql';
import { number, oneOf, text } from '../catalogue/rows';

/** `waiting` for the shopper's action elsewhere; `working` while the gateway processes. */
const STATES = [ 'working', 'waiting', 'placed', 'failed' ] as const;

export type AttemptState = ( typeof STATES )[ number ];

/** An attempt to place an order, however often it was sent. */
export interface Attempt {
	/** The key from the page; `''` when it sent none. */
	key: string;
	state: AttemptState;
	orderId: number;
}

const parseState = oneOf( STATES );

const toAttempt = ( row: unknown ): Attempt => ( {
	key: text( row, 'key' ),
	state: parseState( row, 'state' ),
	orderId: number( row, 'order_id' ),
} );

/** Returns the session's attempt with this key; `null` when there is none. */
export function findAttempt(
	database: Database.Database,
	sessionId: string,
	key: string
): Attempt | null {
	const row: unknown = database
		.prepare(
			'SELECT * FROM order_attempts WHERE session_id = ? AND key = ?'
		)
		.get( sessionId, key );
	return row === undefined ? null : toAttempt( row );
}

/** Returns the session's last attempt with a key; `null` when there is none. */
export function lastAttempt(
	database: Database.Database,
	sessionId: string
): Attempt | null {
	const row: unknown = database
		.prepare(
			"SELECT * FROM order_attempts WHERE session_id = ? AND key <> '' ORDER BY started_at DESC, rowid DESC LIMIT 1"
		)
		.get( sessionId );
	return row === undefined ? null : toAttempt( row );
}

/**
 * Whether a gateway is processing a payment for the session, which may place no other order meanwhile, or for the
 * order, which anyone with its link may be paying in another browser.
 *
 * @param database
 * @param sessionId
 * @param orderId   0 for none.
 */
export function isWorking(
	database: Database.Database,
	sessionId: string,
	orderId: number
): boolean {
	return (
		database
			.prepare(
				"SELECT 1 FROM order_attempts WHERE ( session_id = ? OR order_id = ? ) AND state = 'working'"
			)
			.get( sessionId, orderId ) !== undefined
	);
}

/** Starts an attempt, or restarts one that failed. */
export function startAttempt(
	database: Database.Database,
	sessionId: string,
	{ key, orderId }: Pick< Attempt, 'key' | 'orderId' >,
	now: number
): void {
	// This attempt replaces one that waited for the shopper.
	database
		.prepare(
			"UPDATE order_attempts SET state = 'failed' WHERE order_id = ? AND state = 'waiting'"
		)
		.run( orderId );
	database
		.prepare(
			"INSERT OR REPLACE INTO order_attempts ( session_id, key, state, order_id, started_at ) VALUES ( ?, ?, 'working', ?, ? )"
		)
		.run( sessionId, key, orderId, now );
}

/** Stores how the open attempt of an order ended, for all its sessions. */
export function endAttempt(
	database: Database.Database,
	orderId: number,
	state: AttemptState
): void {
	database
		.prepare(
			"UPDATE order_attempts SET state = ? WHERE order_id = ? AND state IN ( 'working', 'waiting' )"
		)
		.run( state, orderId );
}

/** Returns orders whose gateway was processing when the shop closed. */
export function interruptedOrders( database: Database.Database ): number[] {
	return database
		.prepare(
			"SELECT DISTINCT order_id FROM order_attempts WHERE state = 'working'"
		)
		.all()
		.map( ( row ) => number( row, 'order_id' ) );
}

/** Copies a guest's attempts to the customer who logged in; the guest's session keeps them too. */
export function shareAttempts(
	database: Database.Database,
	guestId: string,
	customerId: string
): void {
	database
		.prepare(
			'INSERT OR REPLACE INTO order_attempts ( session_id, key, state, order_id, started_at ) SELECT ?, key, state, order_id, started_at FROM order_attempts WHERE session_id = ?'
		)
		.run( customerId, guestId );
}
