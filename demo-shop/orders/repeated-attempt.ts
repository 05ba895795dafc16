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

/** @throws {ApiError} While a gateway works on a payment for this session or order, 409. */
export const checkIdle = (
	{ database, session }: ShopContext,
	orderId: number
): void => {
	if ( isWorking( database, session.id, orderId ) ) {
		throw new ApiError(
			'shopfront_order_in_progress',
			'Your order is already placed or still being processed. Please wait a moment.',
			409
		);
	}
};

/** For ten minutes, we recognize a guest as the customer that their order created. */
const RECOGNITION_MS = 10 * 60 * 1000;

/** The reply with the login may have been lost. */
const recogniseCustomer = ( context: ShopContext, order: Order ): void => {
	const { session, now } = context;
	const isRecent = now - ( order.placedAt ?? now ) <= RECOGNITION_MS;
	if ( session.customerId === 0 && order.customerId > 0 && isRecent ) {
		becomeCustomer( context, order.customerId, 'registered' );
	}
};

/** For a guest who polls the status of an order that created their account. */
export const recogniseGuest = ( context: ShopContext ): void => {
	const { database, session } = context;
	const attempt = lastAttempt( database, session.id );
	const order = attempt && findOrder( database, attempt.orderId );
	if ( order ) {
		recogniseCustomer( context, order );
	}
};

/**
 * `null` for a new or failed attempt.
 *
 * @throws {ApiError} For an unanswered attempt, and while a gateway works on a payment for this session or order, 409.
 */
export const repeatResponse = (
	context: ShopContext,
	request: OrderRequest
): RouteResponse | null => {
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
};
