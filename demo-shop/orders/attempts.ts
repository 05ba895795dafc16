import type Database from 'libsql';
import { flag, number, numberOrNull, oneOf, text } from '../catalogue/rows';

/**
 * `working` until we call the gateway, `paying` until it responds, `waiting` for the shopper's action elsewhere,
 * `unanswered` if the request ended inside the gateway and nobody knows the outcome.
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

const OPEN: readonly AttemptState[] = [
	'working',
	'paying',
	'waiting',
	'unanswered',
];

/** An attempt to place an order, however many times the page sent it. */
export interface Attempt {
	/** From the page, else made by the shop. */
	key: string;
	/** `placed` as soon as its order is. */
	state: AttemptState;
	orderId: number;
	/** See {@link itemsOf}. */
	items: string;
	/** The unanswered attempt that the shopper confirmed with this one; `''` for none. */
	replaces: string;
	/** The order belongs to another customer. The attempt only protects this session from ordering twice. */
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

/** Equal for equal items and quantities, in any order. */
export const itemsOf = (
	lines: ReadonlyArray< { key: string; quantity: number } >
): string =>
	lines
		.map( ( { key, quantity } ) => `${ key }:${ quantity }` )
		.sort()
		.join( ' ' );

const findLast = (
	database: Database.Database,
	condition: string,
	values: Array< string | number >
): Attempt | null => {
	const row: unknown = database
		.prepare(
			`SELECT a.*, o.placed_at FROM order_attempts a LEFT JOIN orders o ON o.id = a.order_id
			WHERE ${ condition } ORDER BY a.started_at DESC, a.rowid DESC LIMIT 1`
		)
		.get( ...values );
	return row === undefined ? null : toAttempt( row );
};

export const findAttempt = (
	database: Database.Database,
	sessionId: string,
	key: string
): Attempt | null =>
	findLast( database, 'a.session_id = ? AND a.key = ?', [ sessionId, key ] );

export const lastAttempt = (
	database: Database.Database,
	sessionId: string
): Attempt | null => findLast( database, 'a.session_id = ?', [ sessionId ] );

const IS_UNANSWERED = "a.state = 'unanswered' AND o.placed_at IS NULL";

/** The session's unanswered attempt with these items; `null` without one. */
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

/** The unanswered attempt to pay an order, by any session; `null` without one. */
export const unansweredAttemptOf = (
	database: Database.Database,
	orderId: number
): Attempt | null =>
	findLast( database, `a.order_id = ? AND ${ IS_UNANSWERED }`, [ orderId ] );

/** All shoppers' attempts, newest first. Sessions that share an attempt don't repeat it. */
export const unansweredAttempts = ( database: Database.Database ): Attempt[] =>
	database
		.prepare(
			`SELECT a.*, o.placed_at FROM order_attempts a JOIN orders o ON o.id = a.order_id
			WHERE ${ IS_UNANSWERED }
			GROUP BY a.key, a.order_id ORDER BY a.started_at DESC, a.rowid DESC`
		)
		.all()
		.map( toAttempt );

/** Someone else used this browser before, and the order is theirs. */
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
 * While a gateway works on a session's payment, the session can't place another order. The order can't be paid twice
 * either: anyone with its link may be paying in another browser. Order 0 stands for none.
 */
export const isWorking = (
	database: Database.Database,
	sessionId: string,
	orderId: number
): boolean => {
	return (
		database
			.prepare(
				"SELECT 1 FROM order_attempts WHERE ( session_id = ? OR order_id = ? ) AND state IN ( 'working', 'paying' )"
			)
			.get( sessionId, orderId ) !== undefined
	);
};

/** Restarts an attempt that failed. */
export const startAttempt = (
	database: Database.Database,
	sessionId: string,
	{
		key,
		orderId,
		items,
		replaces,
	}: Pick< Attempt, 'key' | 'orderId' | 'items' | 'replaces' >,
	now: number
): void => {
	// This attempt replaces the one that waited for the shopper.
	changeAttempts( database, orderId, 'failed', [ 'waiting' ] );
	database
		.prepare(
			"INSERT OR REPLACE INTO order_attempts ( session_id, key, state, order_id, started_at, items, replaces, is_hidden ) VALUES ( ?, ?, 'working', ?, ?, ?, ?, 0 )"
		)
		.run( sessionId, key, orderId, now, items, replaces );
};

/** The shopper accepted the risk of paying twice. */
export const giveUpAttempt = (
	database: Database.Database,
	{ key, orderId }: Pick< Attempt, 'key' | 'orderId' >
): void => {
	database
		.prepare(
			"UPDATE order_attempts SET state = 'failed' WHERE key = ? AND order_id = ? AND state = 'unanswered'"
		)
		.run( key, orderId );
};

/** Updates all sessions that share the order's attempts. Returns whether there were any. */
export const changeAttempts = (
	database: Database.Database,
	orderId: number,
	state: AttemptState,
	from: readonly AttemptState[] = OPEN
): boolean => {
	const { changes } = database
		.prepare(
			`UPDATE order_attempts SET state = ? WHERE order_id = ? AND state IN ( ${ from.map( () => '?' ).join() } )`
		)
		.run( state, orderId, ...from );
	return changes > 0;
};

/** Orders whose request was running when the shop closed. */
export const interruptedOrders = ( database: Database.Database ): number[] => {
	return database
		.prepare(
			"SELECT DISTINCT order_id FROM order_attempts WHERE state IN ( 'working', 'paying' )"
		)
		.all()
		.map( ( row ) => number( row, 'order_id' ) );
};

/**
 * Gives a guest's attempts to the customer who logged in; the guest's session keeps them too. The customer can't see
 * orders with another email: their attempts only prevent a second order.
 */
export const shareAttempts = (
	database: Database.Database,
	guestId: string,
	customerId: number
): void => {
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
};
