import type Database from 'libsql';
import { number, oneOf, text } from '../catalogue/rows';

/** `waiting` is for the shopper to do something elsewhere; `working` for the gateway. */
const STATES = [ 'working', 'waiting', 'placed', 'failed' ] as const;

export type AttemptState = ( typeof STATES )[ number ];

/** One try to place an order, however often it was sent. */
export interface Attempt {
	/** The key that the page gave it; `''` when it gave none. */
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

/** `null` when the session has tried nothing under that key. */
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

/** The session's last try that has a key; `null` when there is none. */
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
 * Whether a gateway is at work for the session, which may order nothing else meanwhile, or for the order, which whoever
 * has its link may be paying in another browser.
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

/** Starts a try, or starts one again that failed. */
export function startAttempt(
	database: Database.Database,
	sessionId: string,
	{ key, orderId }: Pick< Attempt, 'key' | 'orderId' >,
	now: number
): void {
	// What waited for the shopper was given up for this one.
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

/** Says how the open try of an order ended, in every session that knows of it. */
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

/** Orders whose gateway was at work when the shop closed. */
export function interruptedOrders( database: Database.Database ): number[] {
	return database
		.prepare(
			"SELECT DISTINCT order_id FROM order_attempts WHERE state = 'working'"
		)
		.all()
		.map( ( row ) => number( row, 'order_id' ) );
}

/** What a guest tried is known to the customer that they turn out to be, and still to the guest. */
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
