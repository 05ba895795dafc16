import type { ShopContext } from '../context';
import type { Order } from './order';
import { addNote } from './order-notes';
import { cancelOrder, failOrder, placeOrder } from './settle';

export const ORDER_EVENTS = [
	'webhook-pays',
	'webhook-fails',
	'hold-stock-cancels',
	'merchant-cancels',
	'was-paid',
	'was-not-paid',
] as const;

export type OrderEvent = ( typeof ORDER_EVENTS )[ number ];

const paid = ( context: ShopContext, order: Order ): void =>
	void placeOrder(
		context,
		order,
		order.shipments.length > 0 ? 'processing' : 'completed'
	);

const EVENT_HANDLERS: Record<
	OrderEvent,
	( context: ShopContext, order: Order ) => void
> = {
	'webhook-pays': paid,
	'webhook-fails': ( context, { id } ) => failOrder( context, id ),
	'hold-stock-cancels': ( context, { id } ) => cancelOrder( context, id ),
	'merchant-cancels': ( context, { id } ) => cancelOrder( context, id ),
	'was-paid': ( context, order ) => {
		paid( context, order );
		addNote(
			context.database,
			order.id,
			'The shop has confirmed that this order was paid.',
			context.now
		);
	},
	'was-not-paid': ( context, { id, status } ) => {
		failOrder( context, id, {
			status: status === 'cancelled' ? status : 'failed',
		} );
		addNote(
			context.database,
			id,
			'The shop has confirmed that this order was not paid. The customer can pay again.',
			context.now
		);
	},
};

/** Leaves a placed order alone. */
export const runOrderEvent = (
	context: ShopContext,
	order: Order,
	event: OrderEvent
): void => {
	if ( order.placedAt === null ) {
		EVENT_HANDLERS[ event ]( context, order );
	}
};
