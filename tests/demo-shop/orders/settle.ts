import { saveCard } from '../accounts/cards';
import { saveFields } from '../accounts/customer-fields';
import type { ShopContext } from '../context';
import { saveAddresses } from '../customers';
import { text } from '../catalogue/rows';
import { loadSession, refreshSession, saveSession } from '../sessions';
import type { SessionData } from '../session-data';
import { endAttempt } from './attempts';
import { releaseCoupons } from './coupon-uses';
import type { Order, OrderStatus } from './order';
import { receivedUrl } from './order-links';
import { changeOrder } from './order-store';
import { fieldsAt } from '../fields/additional-fields';
import { releaseStock, sellStock } from './stock-holds';

/** Removes the ordered items from a session. Items added meanwhile stay. */
function removeOrderedItems(
	data: SessionData,
	order: Order,
	customerFieldIds: string[]
): SessionData {
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
		// Order fields apply to this order only; contact fields are kept for the next.
		additionalFields: Object.fromEntries(
			Object.entries( data.additionalFields ).filter( ( [ id ] ) =>
				customerFieldIds.includes( id )
			)
		),
	};
}

/**
 * Empties the carts behind the order, no matter who sends the request: another visitor may open the bank's page, and a guest
 * may have logged in while the gateway was processing.
 */
function emptyCarts( context: ShopContext, order: Order ): void {
	const { database, now, options } = context;
	const customerFieldIds = fieldsAt( options, 'contact' ).map(
		( { id } ) => id
	);
	const sessions = database
		.prepare( "SELECT id FROM sessions WHERE data ->> '$.orderId' = ?" )
		.all( order.id )
		.map( ( row ) => text( row, 'id' ) );
	for ( const id of sessions ) {
		const data = loadSession( database, id, now );
		saveSession(
			database,
			id,
			removeOrderedItems( data, order, customerFieldIds ),
			now
		);
	}
	refreshSession( context );
}

/** Places the order: sells the stock, empties the cart and saves the customer's data. */
export function placeOrder(
	context: ShopContext,
	order: Order,
	status: OrderStatus
): Order {
	const { database, now, options } = context;
	const url = receivedUrl( context, order );
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
	endAttempt( database, order.id, 'placed' );
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
}

/** Marks the order as unpaid: releases stock and coupons for another attempt. */
export function failOrder(
	context: Pick< ShopContext, 'database' | 'now' >,
	orderId: number,
	change: Partial< Pick< Order, 'paymentResult' | 'status' > > = {}
): Order {
	const { database, now } = context;
	releaseStock( database, orderId, now );
	releaseCoupons( database, orderId );
	endAttempt( database, orderId, 'failed' );
	return changeOrder( database, orderId, {
		status: 'failed',
		cardToKeep: null,
		...change,
	} );
}
