import { currentCart, currentPaymentMethod } from '../cart/current-cart';
import type { ShopContext } from '../context';
import { changeSession } from '../sessions';
import { unplacedOrder } from './checkout-response';
import type { Order } from './order';
import { orderContent } from './order-content';
import { changeOrder, createOrder } from './order-store';

/** Creates the draft order if needed. Without a new note, the order keeps its note. */
export const writeDraft = ( context: ShopContext, note?: string ): Order => {
	const { database, session, now } = context;
	const known = unplacedOrder( context );
	const content = orderContent( context, currentCart( context ) );
	const parts = {
		...content,
		note: note ?? known?.note ?? '',
		customerId: session.customerId,
		sessionId: session.id,
		paymentMethod: currentPaymentMethod( context ),
	};
	if ( known ) {
		return changeOrder( database, known.id, {
			...parts,
			paymentResult: known.paymentResult,
		} );
	}
	const order = createOrder( database, { ...parts, createdAt: now } );
	changeSession( context, ( data ) => ( { ...data, orderId: order.id } ) );
	return order;
};

/** Leaves an order alone that is being paid. */
export const syncDraft = ( context: ShopContext ): void => {
	const order = unplacedOrder( context );
	if ( order && order.status !== 'pending' ) {
		writeDraft( context );
	}
};
