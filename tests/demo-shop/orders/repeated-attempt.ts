import { ApiError } from '../api-error';
import { becomeCustomer } from '../api/login';
import type { RouteAnswer } from '../api/route';
import type { ShopContext } from '../context';
import { findAttempt, isWorking } from './attempts';
import { findOrder } from './order-store';
import { orderAnswer } from './pay-order';

const inProgress = () =>
	new ApiError(
		'shopfront_order_in_progress',
		'Your order is still being processed. Please wait a moment.',
		409
	);

/**
 * The answer to a request that was answered before; `null` when it is a new one, or one that failed.
 *
 * @param  context
 * @param  key     Of the try; `''` when the page gives none.
 * @throws {ApiError} While a gateway is at work for this session, 409.
 */
export function answerAgain(
	context: ShopContext,
	key: string
): RouteAnswer | null {
	const { database, session } = context;
	if ( isWorking( database, session.id ) ) {
		throw inProgress();
	}
	const attempt =
		key === '' ? null : findAttempt( database, session.id, key );
	const order = attempt && findOrder( database, attempt.orderId );
	if ( ! order || attempt.state === 'failed' ) {
		return null;
	}
	// The account was made with this order, and the reply that would have told it was lost.
	if ( session.customerId === 0 && order.customerId > 0 ) {
		becomeCustomer( context, order.customerId, 'registered' );
	}
	return orderAnswer(
		context,
		order,
		attempt.state === 'placed' ? 200 : 202
	);
}
