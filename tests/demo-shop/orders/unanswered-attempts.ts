import { ApiError } from '../api-error';
import type { ShopContext } from '../context';
import { changeSession } from '../sessions';
import {
	changeAttempts,
	isHiddenFrom,
	itemsOf,
	lastAttemptOf,
	lastAttemptWith,
	type Attempt,
} from './attempts';
import { isUnpaid } from './order';
import { addNote } from './order-notes';
import type { OrderRequest } from './order-request';
import { findOrder } from './order-store';

type Shop = Pick< ShopContext, 'database' | 'now' >;

/**
 * Ends an attempt whose request has ended without a result. If the gateway was called, nobody knows whether it charged:
 * the attempt is unanswered. Before that nothing was charged, and the attempt has failed. Does nothing after a result.
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
			'The server stopped before the payment method answered, so this order may be paid. Please check the payment with your provider.',
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
 * Returns the unanswered attempt that an order of the cart would repeat: the session's last one with the same items, or
 * one of the session's order by anyone. `null` when there is none; other items are another order.
 */
export function findUnanswered( {
	database,
	session,
}: Pick< ShopContext, 'database' | 'session' > ): Attempt | null {
	const items = itemsOf( session.data.lines );
	const found = [
		lastAttemptWith( database, session.id, items ),
		lastAttemptOf( database, session.data.orderId ),
	];
	return (
		found.find(
			( attempt ) =>
				attempt?.state === 'unanswered' && attempt.items === items
		) ?? null
	);
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
		: 'your order';
	throw new ApiError(
		'shopfront_order_unanswered',
		`We don't know yet whether ${ name } was paid, so we didn't send it again. Please check your email or bank account, or contact us.`,
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
	const current = lastAttemptOf( database, session.data.orderId );
	let { orderId } = session.data;
	if ( isPayable ) {
		orderId = order.id;
	} else if ( current?.state === 'unanswered' ) {
		orderId = 0;
	}
	if ( orderId !== session.data.orderId ) {
		changeSession( context, ( data ) => ( { ...data, orderId } ) );
	}
}

/** Notes in the orders that the shopper tries again, although the replaced attempt may be paid. */
export function noteReplacement(
	{ database, now }: Shop,
	{ orderId: oldId }: Attempt,
	newId: number
): void {
	if ( oldId === newId ) {
		addNote(
			database,
			oldId,
			'The shopper confirmed that they might pay twice, and tries again to pay this order.',
			now
		);
		return;
	}
	addNote(
		database,
		oldId,
		`The shopper confirmed that they might pay twice, and placed order ${ newId } instead of this order.`,
		now
	);
	addNote(
		database,
		newId,
		`This order replaces order ${ oldId }, which may be paid as well. The shopper confirmed that they might pay twice.`,
		now
	);
}
