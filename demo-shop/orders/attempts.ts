import type Database from 'libsql';
import { flag, number, numberOrNull, oneOf, text } from '../catalogue/rows';

/**
 * `working` until the gateway is called, `paying` until it responds, `waiting` for the shopper's action elsewhere,
 * `unanswered` if its request ended in the gateway and the outcome is unknown.
 */
const STATES = [
	'working',
	'paying',
	'waiting',
	'placed',
	'failed',
	'unanswered',
] as const;

export type AttemptState = ( typeof STATES )[ number ];

/** The states in which an outcome can still arrive. */
const OPEN: readonly AttemptState[] = [
	'working',
	'paying',
	'waiting',
	'unanswered',
];

/** An attempt to place an order, however often it was sent. */
export interface Attempt {
	/** The key from the page, else one that the shop made. */
	key: string;
	/** `placed` as soon as its order is. */
	state: AttemptState;
	orderId: number;
	/** The ordered items, see {@link itemsOf}. */
	items: string;
	/** Key of the unanswered attempt that the shopper confirmed with this one; `''` for none. */
	replaces: string;
	/** Whether the session belongs to somebody else than the order, and may only be protected by it. */
	isHidden: boolean;
}

const parseState = oneOf( STATES );

const toAttempt = ( row: unknown ): Attempt => ( {
	key: text( row, 'key' ),
	state:
		numberOrNull( row, 'placed_at' ) === null
			? parseState( row, 'state' )
			: 'placed',
	orderId: number( row, 'order_id' ),
	items: text( row, 'items' ),
	replaces: text( row, 'replaces' ),
	isHidden: flag( row, 'is_hidden' ),
} );

/** Returns a text that is equal for equal items and quantities, in any order. */
export const itemsOf = (
	lines: ReadonlyArray< { key: string; quantity: number } >
): string =>
	lines
		.map( ( { key, quantity } ) => `${ key }:${ quantity }` )
		.sort()
		.join( ' ' );

function findLast(
	database: Database.Database,
	condition: string,
	values: Array< string | number >
): Attempt | null {
	const row: unknown = database
		.prepare(
			`SELECT a.*, o.placed_at FROM order_attempts a LEFT JOIN orders o ON o.id = a.order_id
			WHERE ${ condition } ORDER BY a.started_at DESC, a.rowid DESC LIMIT 1`
		)
		.get( ...values );
	return row === undefined ? null : toAttempt( row );
}

/** Returns the session's attempt with this key; `null` when there is none. */
export const findAttempt = (
	database: Database.Database,
	sessionId: string,
	key: string
): Attempt | null =>
	findLast( database, 'a.session_id = ? AND a.key = ?', [ sessionId, key ] );

/** Returns the session's last attempt; `null` when there is none. */
export const lastAttempt = (
	database: Database.Database,
	sessionId: string
): Attempt | null => findLast( database, 'a.session_id = ?', [ sessionId ] );

const IS_UNANSWERED = "a.state = 'unanswered' AND o.placed_at IS NULL";

/** Returns the session's unanswered attempt to order these items; `null` when there is none. */
export const unansweredAttemptWith = (
	database: Database.Database,
	sessionId: string,
	items: string
): Attempt | null =>
	findLast(
		database,
		`a.session_id = ? AND a.items = ? AND ${ IS_UNANSWERED }`,
		[ sessionId, items ]
	);

/** Returns the unanswered attempt to pay an order, by any session; `null` when there is none. */
export const unansweredAttemptOf = (
	database: Database.Database,
	orderId: number
): Attempt | null =>
	findLast( database, `a.order_id = ? AND ${ IS_UNANSWERED }`, [ orderId ] );

/** Returns the unanswered attempts of all shoppers, newest first; once each, however many sessions share it. */
export const unansweredAttempts = ( database: Database.Database ): Attempt[] =>
	database
		.prepare(
			`SELECT a.*, o.placed_at FROM order_attempts a JOIN orders o ON o.id = a.order_id
			WHERE ${ IS_UNANSWERED }
			GROUP BY a.key, a.order_id ORDER BY a.started_at DESC, a.rowid DESC`
		)
		.all()
		.map( toAttempt );

/** Whether an order belongs to somebody else who used the session's browser before. */
export const isHiddenFrom = (
	database: Database.Database,
	sessionId: string,
	orderId: number
): boolean =>
	database
		.prepare(
			'SELECT 1 FROM order_attempts WHERE session_id = ? AND order_id = ? AND is_hidden'
		)
		.get( sessionId, orderId ) !== undefined;

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
				"SELECT 1 FROM order_attempts WHERE ( session_id = ? OR order_id = ? ) AND state IN ( 'working', 'paying' )"
			)
			.get( sessionId, orderId ) !== undefined
	);
}

/** Starts an attempt, or restarts one that failed. */
export function startAttempt(
	database: Database.Database,
	sessionId: string,
	{
		key,
		orderId,
		items,
		replaces,
	}: Pick< Attempt, 'key' | 'orderId' | 'items' | 'replaces' >,
	now: number
): void {
	// This attempt replaces one that waited for the shopper.
	changeAttempts( database, orderId, 'failed', [ 'waiting' ] );
	database
		.prepare(
			"INSERT OR REPLACE INTO order_attempts ( session_id, key, state, order_id, started_at, items, replaces, is_hidden ) VALUES ( ?, ?, 'working', ?, ?, ?, ?, 0 )"
		)
		.run( sessionId, key, orderId, now, items, replaces );
}

/** Ends an unanswered attempt whose risk the shopper has accepted. */
export function giveUpAttempt(
	database: Database.Database,
	{ key, orderId }: Pick< Attempt, 'key' | 'orderId' >
): void {
	database
		.prepare(
			"UPDATE order_attempts SET state = 'failed' WHERE key = ? AND order_id = ? AND state = 'unanswered'"
		)
		.run( key, orderId );
}

/** Stores a new state of an order's attempts, for all their sessions. Returns whether there was any to change. */
export function changeAttempts(
	database: Database.Database,
	orderId: number,
	state: AttemptState,
	from: readonly AttemptState[] = OPEN
): boolean {
	const { changes } = database
		.prepare(
			`UPDATE order_attempts SET state = ? WHERE order_id = ? AND state IN ( ${ from.map( () => '?' ).join() } )`
		)
		.run( state, orderId, ...from );
	return changes > 0;
}

/** Returns orders whose request was working when the shop closed. */
export function interruptedOrders( database: Database.Database ): number[] {
	return database
		.prepare(
			"SELECT DISTINCT order_id FROM order_attempts WHERE state IN ( 'working', 'paying' )"
		)
		.all()
		.map( ( row ) => number( row, 'order_id' ) );
}

/**
 * Copies a guest's attempts to the customer who logged in; the guest's session keeps them too. Orders with another email
 * stay hidden from the customer: their attempts only prevent a second order.
 */
export function shareAttempts(
	database: Database.Database,
	guestId: string,
	customerId: number
): void {
	database
		.prepare(
			`INSERT OR REPLACE INTO order_attempts ( session_id, key, state, order_id, started_at, items, replaces, is_hidden )
			SELECT @session, a.key, a.state, a.order_id, a.started_at, a.items, a.replaces, a.is_hidden OR NOT EXISTS (
				SELECT 1 FROM orders o, customers c
				WHERE o.id = a.order_id AND c.id = @customerId
					AND ( o.customer_id = c.id OR lower( o.content ->> '$.billing.email' ) = lower( c.email ) )
			)
			FROM order_attempts a WHERE a.session_id = @guestId`
		)
		.run( { session: String( customerId ), customerId, guestId } );
}
