import { saveCard } from '../accounts/cards';
import { saveFields } from '../accounts/customer-fields';
import type { ShopContext } from '../context';
import { saveAddresses } from '../customers';
import { text } from '../catalogue/rows';
import { loadSession, refreshSession, saveSession } from '../sessions';
import type { SessionData } from '../session-data';
import { changeAttempts, itemsOf } from './attempts';
import { countCoupons, releaseCoupons } from './coupon-uses';
import type { Order, OrderStatus } from './order';
import { receivedUrl } from './order-links';
import { changeOrder, findOrder } from './order-store';
import { fieldsAt } from '../fields/additional-fields';
import { releaseStock, sellStock, takeStock } from './stock-holds';

const removeOrderedItems = (
	data: SessionData,
	order: Order,
	customerFieldIds: string[]
): SessionData => {
	const orderedQuantities = new Map(
		order.lines.map( ( { key, quantity } ) => [ key, quantity ] )
	);
	const lines = data.lines.flatMap( ( line ) => {
		const quantity =
			line.quantity - ( orderedQuantities.get( line.key ) ?? 0 );
		return quantity > 0 ? [ { ...line, quantity } ] : [];
	} );
	return {
		...data,
		lines,
		coupons: lines.length > 0 ? data.coupons : [],
		chosenRates: lines.length > 0 ? data.chosenRates : {},
		addOns: lines.length > 0 ? data.addOns : {},
		orderId: 0,
		// Order fields are for this order only; contact fields stay for the next.
		additionalFields: Object.fromEntries(
			Object.entries( data.additionalFields ).filter( ( [ id ] ) =>
				customerFieldIds.includes( id )
			)
		),
	};
};

/**
 * Empties all carts behind the order. The request may come from someone else: another visitor can open the bank's page,
 * and a guest can log in while the gateway works.
 */
const emptyCarts = ( context: ShopContext, order: Order ): void => {
	const { database, now, options } = context;
	const customerFieldIds = fieldsAt( options, 'contact' ).map(
		( { id } ) => id
	);
	const sessions = database
		.prepare(
			`SELECT id FROM sessions WHERE data ->> '$.orderId' = @id OR id IN (
				SELECT session_id FROM order_attempts WHERE key IN (
					SELECT key FROM order_attempts WHERE order_id = @id AND session_id = @sessionId
				)
			)`
		)
		.all( { id: order.id, sessionId: order.sessionId } )
		.map( ( row ) => text( row, 'id' ) );
	for ( const id of sessions ) {
		const data = loadSession( database, id, now );
		// The session may have started another order since.
		if (
			data.orderId !== order.id &&
			itemsOf( data.lines ) !== itemsOf( order.lines )
		) {
			continue;
		}
		saveSession(
			database,
			id,
			removeOrderedItems( data, order, customerFieldIds ),
			now
		);
	}
	refreshSession( context );
};

/** A request that overlapped may have restored the cart. The shopper sees it empty before ordering again. */
export const forgetPlacedCart = ( context: ShopContext ): void => {
	const { database, session } = context;
	const order = findOrder( database, session.data.orderId );
	if ( order && order.placedAt !== null ) {
		emptyCarts( context, order );
	}
};

/** A failed or cancelled order released them. */
const reclaimItems = ( { database, now }: ShopContext, id: number ): void => {
	const order = findOrder( database, id );
	if ( order?.status === 'failed' || order?.status === 'cancelled' ) {
		takeStock( database, order.lines, now );
		countCoupons(
			database,
			id,
			order.coupons.map( ( { code } ) => code )
		);
	}
};

/** Sells the stock, empties the cart and saves the customer's data. */
export const placeOrder = (
	context: ShopContext,
	order: Order,
	status: OrderStatus
): Order => {
	const { database, now, options } = context;
	const url = receivedUrl( context, order );
	reclaimItems( context, order.id );
	const placed = changeOrder( database, order.id, {
		status,
		placedAt: now,
		addOns: order.addOns,
		cardToKeep: null,
		paymentResult: {
			payment_status: 'success',
			payment_details: [
				{ key: 'result', value: 'success' },
				{ key: 'redirect', value: url },
			],
			redirect_url: url,
		},
	} );
	sellStock( database, order.id, order.lines );
	changeAttempts( database, order.id, 'placed' );
	emptyCarts( context, placed );
	if ( placed.customerId > 0 ) {
		const { customerId: id, billing, shipping } = placed;
		saveAddresses( database, { id, billing, shipping } );
		saveFields(
			database,
			id,
			fieldsAt( options, 'contact' ),
			placed.additionalFields
		);
		if ( order.cardToKeep ) {
			saveCard( database, id, order.cardToKeep );
		}
	}
	return placed;
};

type Shop = Pick< ShopContext, 'database' | 'now' >;

const releaseItems = ( { database, now }: Shop, orderId: number ): void => {
	releaseStock( database, orderId, now );
	releaseCoupons( database, orderId );
};

/** Releases stock and coupons for another attempt. */
export const failOrder = (
	context: Shop,
	orderId: number,
	change: Partial< Pick< Order, 'paymentResult' | 'status' > > = {}
): Order => {
	const { database } = context;
	releaseItems( context, orderId );
	changeAttempts( database, orderId, 'failed' );
	return changeOrder( database, orderId, {
		status: 'failed',
		cardToKeep: null,
		...change,
	} );
};

/** Says nothing about a payment whose outcome is unknown. */
export const cancelOrder = ( context: Shop, orderId: number ): Order => {
	releaseItems( context, orderId );
	changeAttempts( context.database, orderId, 'failed', [ 'waiting' ] );
	return changeOrder( context.database, orderId, {
		status: 'cancelled',
		cardToKeep: null,
	} );
};
