import { ApiError } from '../api-error';
import { becomeCustomer } from '../api/login';
import type { RouteResponse } from '../api/route';
import type { ShopContext } from '../context';
import { findAttempt, isWorking, lastAttempt } from './attempts';
import type { Order } from './order';
import type { OrderRequest } from './order-request';
import { findOrder } from './order-store';
import { createOrderResponse } from './pay-order';
import { checkConfirmed } from './unanswered-attempts';

/**
 * Checks that an order may be paid now.
 *
 * @param  context
 * @param  context.database
 * @param  context.session
 * @param  orderId          0 for one that is not stored yet.
 * @throws {ApiError} While a gateway is processing a payment of this session or order, 409.
 */
export function checkIdle(
	{ database, session }: ShopContext,
	orderId: number
): void {
	if ( isWorking( database, session.id, orderId ) ) {
		throw new ApiError(
			'shopfront_order_in_progress',
			'Your order is already placed or still being processed. Please wait a moment.',
			409
		);
	}
}

/** For ten minutes, a guest is recognized as the customer that their order created. */
const RECOGNITION_MS = 10 * 60 * 1000;

/** Logs in a customer whose account this session's order created, in case the reply with the login was lost. */
function recogniseCustomer( context: ShopContext, order: Order ): void {
	const { session, now } = context;
	const isRecent = now - ( order.placedAt ?? now ) <= RECOGNITION_MS;
	if ( session.customerId === 0 && order.customerId > 0 && isRecent ) {
		becomeCustomer( context, order.customerId, 'registered' );
	}
}

/** Logs in a guest who polls the status of an order that created their account. */
export function recogniseGuest( context: ShopContext ): void {
	const { database, session } = context;
	const attempt = lastAttempt( database, session.id );
	const order = attempt && findOrder( database, attempt.orderId );
	if ( order ) {
		recogniseCustomer( context, order );
	}
}

/**
 * Returns the response to a repeated request; `null` for a new or failed attempt.
 *
 * @throws {ApiError} While a gateway is processing a payment of this session or order, and for an unanswered attempt, 409.
 */
export function repeatResponse(
	context: ShopContext,
	request: OrderRequest
): RouteResponse | null {
	const { database, session } = context;
	checkIdle( context, session.data.orderId );
	const { attemptKey: key } = request;
	const attempt =
		key === '' ? null : findAttempt( database, session.id, key );
	checkConfirmed( context, attempt, request );
	const order = attempt && findOrder( database, attempt.orderId );
	if ( ! order || attempt.state === 'failed' || attempt.isHidden ) {
		return null;
	}
	recogniseCustomer( context, order );
	return createOrderResponse(
		context,
		order,
		order.paymentResult?.payment_status === 'pending' ? 202 : 200
	);
}
