import { randomBytes } from 'node:crypto';
import type Database from 'libsql';
import { number, numberOrNull, oneOf, text } from '../catalogue/rows';
import type { ShopSession } from '../context';
import { isRecord } from '../is-record';
import {
	ORDER_STATUSES,
	type Order,
	type OrderContent,
	type OrderStatus,
} from './order';

export type NewOrder = OrderContent &
	Pick< Order, 'customerId' | 'sessionId' | 'paymentMethod' | 'createdAt' >;

const parseStatus = oneOf( ORDER_STATUSES );

/** Only this module writes the rows, so we trust their content. */
const isContent = ( value: unknown ): value is OrderContent =>
	isRecord( value ) && Array.isArray( value.lines );

const toOrder = ( row: unknown ): Order => {
	const content: unknown = JSON.parse( text( row, 'content' ) );
	if ( ! isContent( content ) ) {
		throw new Error( 'An order has no content.' );
	}
	return {
		...content,
		id: number( row, 'id' ),
		key: text( row, 'order_key' ),
		status: parseStatus( row, 'status' ),
		customerId: number( row, 'customer_id' ),
		sessionId: text( row, 'session_id' ),
		paymentMethod: text( row, 'payment_method' ),
		createdAt: number( row, 'created_at' ),
		placedAt: numberOrNull( row, 'placed_at' ),
	};
};

/** Leaves out values that have their own column. */
const parseContent = ( order: OrderContent ): string => {
	const content: OrderContent = {
		currency: order.currency,
		lines: order.lines,
		coupons: order.coupons,
		fees: order.fees,
		shipments: order.shipments,
		totals: order.totals,
		...( order.cartTaxLines && { cartTaxLines: order.cartTaxLines } ),
		billing: order.billing,
		shipping: order.shipping,
		note: order.note,
		additionalFields: order.additionalFields,
		paymentRequirements: order.paymentRequirements,
		addOns: order.addOns,
		paymentResult: order.paymentResult,
		cardToKeep: order.cardToKeep,
	};
	return JSON.stringify( content );
};

export const findOrder = (
	database: Database.Database,
	id: number
): Order | null => {
	const row: unknown = database
		.prepare( 'SELECT * FROM orders WHERE id = ?' )
		.get( id );
	return row === undefined ? null : toOrder( row );
};

/** Like {@link findOrder}; `null` also for a wrong key. */
export const findOrderByKey = (
	database: Database.Database,
	id: number,
	key: string
): Order | null => {
	const order = findOrder( database, id );
	return order?.key === key ? order : null;
};

/** Without drafts, newest first. */
export const getCustomerOrders = (
	database: Database.Database,
	customerId: number
): Order[] => {
	return database
		.prepare(
			"SELECT * FROM orders WHERE customer_id = ? AND status <> 'checkout-draft' ORDER BY id DESC"
		)
		.all( customerId )
		.map( toOrder );
};

/** As a customer, or with this email. */
export const hasBought = (
	database: Database.Database,
	buyer: { customerId: number; email: string },
	productId: number
): boolean =>
	database
		.prepare(
			`SELECT 1 FROM orders o, json_each( o.content, '$.lines' ) line
			WHERE o.status IN ( 'processing', 'completed' )
				AND json_extract( line.value, '$.productId' ) = @productId
				AND ( ( o.customer_id > 0 AND o.customer_id = @customerId )
					OR lower( json_extract( o.content, '$.billing.email' ) ) = lower( @email ) )`
		)
		.get( { ...buyer, productId } ) !== undefined;

/** Without drafts, newest first. */
export const getSessionOrders = (
	database: Database.Database,
	sessionId: string
): Order[] => {
	return database
		.prepare(
			"SELECT * FROM orders WHERE session_id = ? AND status <> 'checkout-draft' ORDER BY id DESC"
		)
		.all( sessionId )
		.map( toOrder );
};

/** The session's or its customer's; `null` without one. `since` is in milliseconds since the epoch. */
export const lastPlacedOrder = (
	database: Database.Database,
	{ id, customerId }: Pick< ShopSession, 'id' | 'customerId' >,
	since: number
): Order | null => {
	const row: unknown = database
		.prepare(
			'SELECT * FROM orders WHERE ( session_id = ? OR ( customer_id > 0 AND customer_id = ? ) ) AND placed_at >= ? ORDER BY placed_at DESC, id DESC LIMIT 1'
		)
		.get( id, customerId, since );
	return row === undefined ? null : toOrder( row );
};

export const createOrder = (
	database: Database.Database,
	order: NewOrder
): Order => {
	const { lastInsertRowid } = database
		.prepare(
			"INSERT INTO orders ( order_key, status, customer_id, session_id, payment_method, content, created_at ) VALUES ( ?, 'checkout-draft', ?, ?, ?, ?, ? )"
		)
		.run(
			`wc_order_${ randomBytes( 10 ).toString( 'hex' ) }`,
			order.customerId,
			order.sessionId,
			order.paymentMethod,
			parseContent( order ),
			order.createdAt
		);
	return mustFind( database, Number( lastInsertRowid ) );
};

const mustFind = ( database: Database.Database, id: number ): Order => {
	const order = findOrder( database, id );
	if ( ! order ) {
		throw new Error( `Order ${ id } is gone.` );
	}
	return order;
};

export type OrderChange = Partial<
	OrderContent &
		Pick< Order, 'customerId' | 'sessionId' | 'paymentMethod' | 'placedAt' >
> & { status?: OrderStatus };

export const changeOrder = (
	database: Database.Database,
	id: number,
	change: OrderChange
): Order => {
	const order = { ...mustFind( database, id ), ...change };
	database
		.prepare(
			'UPDATE orders SET status = ?, customer_id = ?, session_id = ?, payment_method = ?, content = ?, placed_at = ? WHERE id = ?'
		)
		.run(
			order.status,
			order.customerId,
			order.sessionId,
			order.paymentMethod,
			parseContent( order ),
			order.placedAt,
			id
		);
	return order;
};
