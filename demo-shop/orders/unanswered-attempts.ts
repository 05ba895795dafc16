import { ApiError } from '../api-error';
import type { ShopContext } from '../context';
import { changeSession } from '../sessions';
import {
	changeAttempts,
	giveUpAttempt,
	isHiddenFrom,
	itemsOf,
	unansweredAttemptOf,
	unansweredAttemptWith,
	type Attempt,
} from './attempts';
import { isUnpaid } from './order';
import { addNote } from './order-notes';
import type { OrderRequest } from './order-request';
import { findOrder } from './order-store';

type Shop = Pick< ShopContext, 'database' | 'now' >;

/**
 * Ends an attempt whose request has ended without a result. If the gateway was called, it may have charged: the attempt
 * is unanswered. Before that nothing was charged, and the attempt has failed. Does nothing after a result.
 */
export function endInterruptedAttempt(
	{ database, now }: Shop,
	orderId: number
): void {
	changeAttempts( database, orderId, 'failed', [ 'working' ] );
	if ( changeAttempts( database, orderId, 'unanswered', [ 'paying' ] ) ) {
		addNote(
			database,
			orderId,
			'The payment has no answer: the request ended while the payment service was working. Check there whether the order was paid, then answer. Until then the customer is warned before they can pay again.',
			now
		);
	}
}

/** Returns what a shopper may know of an attempt's order: nothing, if it belongs to somebody else. */
export function describeOrder( { orderId, isHidden }: Attempt ): {
	order_id: number;
	order_number: string;
} {
	return isHidden
		? { order_id: 0, order_number: '' }
		: { order_id: orderId, order_number: String( orderId ) };
}

/**
 * Returns the unanswered attempt that an order of the cart would repeat: one to pay the session's order, by anyone, or one
 * of the session with the same items. `null` when there is none; other items are another order.
 */
export function findUnanswered( {
	database,
	session,
}: Pick< ShopContext, 'database' | 'session' > ): Attempt | null {
	const items = itemsOf( session.data.lines );
	const ofOrder = unansweredAttemptOf( database, session.data.orderId );
	return ofOrder?.items === items
		? ofOrder
		: unansweredAttemptWith( database, session.id, items );
}

/**
 * Checks that an unanswered attempt may be repeated. Returns the attempt that this request replaces; `null` for none.
 *
 * @param  context
 * @param  context.options
 * @param  attempt              The last attempt to order the same; `null` for none.
 * @param  request
 * @param  request.attemptKey
 * @param  request.confirmedKey
 * @throws {ApiError} Without the shopper's confirmation, 409.
 */
export function checkConfirmed(
	{ options }: Pick< ShopContext, 'options' >,
	attempt: Attempt | null,
	{ attemptKey, confirmedKey }: OrderRequest
): Attempt | null {
	if ( ! options.orderAttempts || attempt?.state !== 'unanswered' ) {
		return null;
	}
	if ( confirmedKey === attempt.key && attemptKey !== attempt.key ) {
		return attempt;
	}
	const order = describeOrder( attempt );
	const name = order.order_number
		? `order ${ order.order_number }`
		: 'your last order with these items';
	throw new ApiError(
		'shopfront_order_unanswered',
		`We don’t know yet whether ${ name } was paid, so we didn’t send it again. Please check your email or bank account, or contact us.`,
		409,
		{ attempt: { key: attempt.key, ...order } }
	);
}

/**
 * Selects the session's order for the next payment: the order of the replaced attempt, if it can still be paid. An order
 * with another unanswered attempt stays as it is, because it may be paid; the cart becomes an order of its own.
 */
export function selectOrder(
	context: ShopContext,
	replaced: Attempt | null
): void {
	const { database, session, options } = context;
	if ( ! options.orderAttempts ) {
		return;
	}
	const order = replaced && findOrder( database, replaced.orderId );
	const isPayable =
		order !== null &&
		isUnpaid( order ) &&
		! isHiddenFrom( database, session.id, order.id );
	let { orderId } = session.data;
	if ( isPayable ) {
		orderId = order.id;
	} else if ( unansweredAttemptOf( database, orderId ) ) {
		orderId = 0;
	}
	if ( orderId !== session.data.orderId ) {
		changeSession( context, ( data ) => ( { ...data, orderId } ) );
	}
}

/**
 * Ends the attempt that another one replaces, as soon as the gateway is called: until then the new one can be refused. The
 * notes tell the merchant that there may be two payments.
 */
export function giveUpReplaced(
	{ database, now }: Shop,
	replaced: Attempt,
	newId: number
): void {
	giveUpAttempt( database, replaced );
	const note = ( orderId: number, text: string ) =>
		addNote( database, orderId, text, now );
	const { orderId: oldId } = replaced;
	if ( oldId === newId ) {
		note(
			oldId,
			'The payment service has not said whether this order was paid. After a warning that it may be charged twice, the customer is paying again. Check for two payments.'
		);
		return;
	}
	note(
		oldId,
		`The payment service has not said whether this order was paid. After a warning that they may be charged twice, the customer has placed order ${ newId } instead. Check for two payments.`
	);
	note(
		newId,
		`Replaces order ${ oldId }, for which the payment service has not said whether it was paid. Check for two payments.`
	);
}
