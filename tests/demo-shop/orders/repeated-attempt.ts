import { ApiError } from '../api-error';
import { becomeCustomer } from '../api/login';
import type { RouteResponse } from '../api/route';
import type { ShopContext } from '../context';
import { findAttempt, isWorking, lastAttempt } from './attempts';
import type { Order } from './order';
import { findOrder } from './order-store';
import { createOrderResponse } from './pay-order';

/**
 * Checks that an order may be paid now.
 *
 * @param  context
 * @param  context.database
 * @param  context.session
 * @param  orderId          0 for one that is not written down yet.
 * @throws {ApiError} While a gateway is at work for this session or this order, 409.
 */
export function checkIdle(
	{ database, session }: ShopContext,
	orderId: number
): void {
	if ( isWorking( database, session.id, orderId ) ) {
		throw new ApiError(
			'shopfront_order_in_progress',
			'Your order is still being processed. Please wait a moment.',
			409
		);
	}
}

/** How long a guest is taken for the customer that their order made them: ten minutes. */
const RECOGNITION_MS = 10 * 60 * 1000;

/** The account was made with the session's own order, and the reply that would have told the browser was lost. */
function recogniseCustomer( context: ShopContext, order: Order ): void {
	const { session, now } = context;
	const isRecent = now - ( order.placedAt ?? now ) <= RECOGNITION_MS;
	if ( session.customerId === 0 && order.customerId > 0 && isRecent ) {
		becomeCustomer( context, order.customerId, 'registered' );
	}
}

/** Lets a guest who asks what became of their order be the customer that it made them. */
export function recogniseGuest( context: ShopContext ): void {
	const { database, session } = context;
	const attempt = lastAttempt( database, session.id );
	const order = attempt && findOrder( database, attempt.orderId );
	if ( order ) {
		recogniseCustomer( context, order );
	}
}

/**
 * The answer to a request that was answered before; `null` when it is a new one, or one that failed.
 *
 * @param  context
 * @param  key     Of the try; `''` when the page gives none.
 * @throws {ApiError} While a gateway is at work for this session or the order that it makes, 409.
 */
export function repeatResponse(
	context: ShopContext,
	key: string
): RouteResponse | null {
	const { database, session } = context;
	checkIdle( context, session.data.orderId );
	const attempt =
		key === '' ? null : findAttempt( database, session.id, key );
	const order = attempt && findOrder( database, attempt.orderId );
	if ( ! order || attempt.state === 'failed' ) {
		return null;
	}
	recogniseCustomer( context, order );
	return createOrderResponse(
		context,
		order,
		order.paymentResult?.payment_status === 'pending' ? 202 : 200
	);
}
