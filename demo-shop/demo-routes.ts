import type { Hono } from 'hono';
import { login } from './api/login';
import { describeCart } from './cart/cart-response';
import { currentCart } from './cart/current-cart';
import { getProduct, setStock } from './catalogue/repository';
import type { ShopEnv } from './context';
import { inTransaction } from './database';
import { wantsJson } from './foreign-requests';
import { readJson, refuse } from './json-requests';
import { unansweredAttempts } from './orders/attempts';
import { countCharges } from './orders/charges';
import { createManualOrder, type ManualOrder } from './orders/manual-order';
import { payUrl } from './orders/order-links';
import { getNotes } from './orders/order-notes';
import { findOrder, getSessionOrders } from './orders/order-store';
import { ORDER_EVENTS, runOrderEvent } from './orders/order-events';
import { changeSession } from './sessions';
import { readOptions } from './options';
import { isRecord } from './is-record';

const isStock = ( value: unknown ): value is number | null =>
	value === null ||
	( typeof value === 'number' && Number.isInteger( value ) && value >= 0 );

const isLine = ( value: unknown ): value is ManualOrder[ 'lines' ][ number ] =>
	isRecord( value ) &&
	typeof value.id === 'number' &&
	typeof value.quantity === 'number';

const readManualOrder = ( {
	lines,
	billing_address: billing,
	paid,
}: Record< string, unknown > ): ManualOrder | null =>
	Array.isArray( lines ) && lines.length > 0 && lines.every( isLine )
		? { lines, billing, isPaid: paid === true }
		: null;

/** The demo's own controls: options, login, stock, manual orders, and what this session has stored. */
export const registerDemoRoutes = ( app: Hono< ShopEnv > ): void => {
	app.get( '/demo/options', ( c ) => c.json( c.get( 'shop' ).options ) );
	app.post( '/demo/options', wantsJson, async ( c ) => {
		const sent = readOptions( await readJson( c ) );
		if ( ! sent.ok ) {
			return refuse(
				c,
				`Not an option, or not its value: ${ sent.wrong.join( ', ' ) }`
			);
		}
		const context = c.get( 'shop' );
		changeSession( context, ( data ) => ( {
			...data,
			options: { ...data.options, ...sent.options },
		} ) );
		return c.json( context.options );
	} );
	app.post( '/demo/stock', wantsJson, async ( c ) => {
		const { database, now } = c.get( 'shop' );
		const { id, stock } = await readJson( c );
		if (
			typeof id !== 'number' ||
			! isStock( stock ) ||
			! getProduct( database, id )
		) {
			return refuse(
				c,
				'Tell the id of a product and its stock: a whole number, or null for uncounted.'
			);
		}
		inTransaction( database, () => setStock( database, id, stock, now ) );
		return c.json( { id, stock } );
	} );
	app.get( '/demo/orders', ( c ) => {
		const { database, session } = c.get( 'shop' );
		return c.json(
			getSessionOrders( database, session.id ).map( ( order ) => ( {
				id: order.id,
				status: order.status,
				payment_method: order.paymentMethod,
				total: order.totals.total_price,
				note: order.note,
				billing: order.billing,
				shipping: order.shipping,
				additional_fields: order.additionalFields,
				add_ons: order.addOns,
				placed_at: order.placedAt,
				notes: getNotes( database, order.id ),
				charges: countCharges( database, order.id ),
			} ) )
		);
	} );
	app.get( '/demo/attempts', ( c ) => {
		const { database } = c.get( 'shop' );
		return c.json(
			unansweredAttempts( database ).map( ( { key, orderId } ) => ( {
				key,
				order_id: orderId,
				charges: countCharges( database, orderId ),
				notes: getNotes( database, orderId ),
			} ) )
		);
	} );
	app.post( '/demo/attempts', wantsJson, async ( c ) => {
		const { order_id: id, event } = await readJson( c );
		const known = ORDER_EVENTS.find( ( candidate ) => candidate === event );
		const context = c.get( 'shop' );
		const order = findOrder( context.database, Number( id ) );
		if ( ! known || ! order ) {
			return refuse(
				c,
				`Tell the order_id of an order, and an event: ${ ORDER_EVENTS.join( ', ' ) }.`
			);
		}
		inTransaction( context.database, () =>
			runOrderEvent( context, order, known )
		);
		return c.json( {
			id: order.id,
			status: findOrder( context.database, order.id )?.status,
		} );
	} );
	app.post( '/demo/orders', wantsJson, async ( c ) => {
		const sent = readManualOrder( await readJson( c ) );
		if ( sent === null ) {
			return refuse(
				c,
				'Tell the lines of the order as [ { "id": 26, "quantity": 1 } ], and its billing address.'
			);
		}
		const context = c.get( 'shop' );
		const { id, key } = inTransaction( context.database, () =>
			createManualOrder( context, sent )
		);
		return c.json( { id, key, pay_url: payUrl( context, { id, key } ) } );
	} );
	app.post( '/demo/login', wantsJson, async ( c ) => {
		const { email, password } = await readJson( c );
		const customer = login( c, String( email ), String( password ) );
		return customer
			? c.json( { id: customer.id } )
			: refuse(
					c,
					'There is no such customer, or the password is another.',
					403
				);
	} );
	app.get( '/demo/state', ( c ) => {
		const context = c.get( 'shop' );
		return c.json( {
			cart: describeCart( context, currentCart( context ) ),
			session: context.session.data,
			options: context.options,
		} );
	} );
};
