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
 * Ends an attempt whose request left no result. If we called the gateway, it may have charged, so the attempt is
 * unanswered. If not, it has failed. Does nothing after a result.
 */
export const endInterruptedAttempt = (
	{ database, now }: Shop,
	orderId: number
): void => {
	changeAttempts( database, orderId, 'failed', [ 'working' ] );
	if ( changeAttempts( database, orderId, 'unanswered', [ 'paying' ] ) ) {
		addNote(
			database,
			orderId,
			'The payment has no answer: the request ended while the payment service was working. Check there whether the order was paid, then answer. Until then the customer is warned before they can pay again.',
			now
		);
	}
};

/** Nothing, if the order belongs to another customer. */
export const describeOrder = ( {
	orderId,
	isHidden,
}: Attempt ): {
	order_id: number;
	order_number: string;
} => {
	return isHidden
		? { order_id: 0, order_number: '' }
		: { order_id: orderId, order_number: String( orderId ) };
};

/**
 * The unanswered attempt that the cart's order would repeat: any attempt to pay the session's order, or the session's
 * own with the same items. `null` without one; other items are another order.
 */
export const findUnanswered = ( {
	database,
	session,
}: Pick< ShopContext, 'database' | 'session' > ): Attempt | null => {
	const items = itemsOf( session.data.lines );
	const ofOrder = unansweredAttemptOf( database, session.data.orderId );
	return ofOrder?.items === items
		? ofOrder
		: unansweredAttemptWith( database, session.id, items );
};

/**
 * Returns the attempt that this request replaces, if any. @throws {ApiError} If the shopper must confirm first, 409.
 */
export const checkConfirmed = (
	{ options }: Pick< ShopContext, 'options' >,
	attempt: Attempt | null,
	{ attemptKey, confirmedKey }: OrderRequest
): Attempt | null => {
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
};

/**
 * Selects the replaced attempt's order, if it can still be paid. An order with another unanswered attempt may be paid
 * already, so we leave it alone and make a new order from the cart.
 */
export const selectOrder = (
	context: ShopContext,
	replaced: Attempt | null
): void => {
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
};

/**
 * Ends the replaced attempt when we call the gateway: until then, the shop can still refuse the new one. The notes warn
 * the merchant of two payments.
 */
export const giveUpReplaced = (
	{ database, now }: Shop,
	replaced: Attempt,
	newId: number
): void => {
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
};
