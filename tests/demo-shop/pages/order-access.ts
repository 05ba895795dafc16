import type { ShopContext } from '../context';
import type { Order } from '../orders/order';
import { findOrderByKey } from '../orders/order-store';

/**
 * How long the key alone opens a guest's order, in milliseconds. It covers the way back from a bank and a reload or two.
 * After that the address may stand in a history that others read, or in a mail that was passed on.
 */
const GRACE_MS = 10 * 60 * 1000;

/** Whether a visitor may see an order, and what they have to tell first. */
export type OrderAccess =
	| { kind: 'open'; order: Order }
	/** The order of a customer: they have to log in. */
	| { kind: 'login' }
	/** A guest's, and some time ago: they have to name its e-mail address. */
	| { kind: 'email' }
	/** There is no such order, or the key is another. */
	| { kind: 'none' };

/**
 * @param context
 * @param id      As it stands in the address.
 * @param key     Likewise; without the right one nothing is told, not even that there is an order.
 * @param email   As the visitor named it; `null` when they have not.
 */
export function orderAccess(
	context: ShopContext,
	id: string,
	key: string,
	email: string | null
): OrderAccess {
	const { database, session, now } = context;
	const order = findOrderByKey( database, Number( id ), key );
	if ( ! order || order.status === 'checkout-draft' ) {
		return { kind: 'none' };
	}
	if ( order.customerId > 0 ) {
		return order.customerId === session.customerId
			? { kind: 'open', order }
			: { kind: 'login' };
	}
	const isFresh = now - ( order.placedAt ?? order.createdAt ) <= GRACE_MS;
	const isNamed =
		email?.trim().toLowerCase() === order.billing.email.toLowerCase();
	return isFresh || isNamed ? { kind: 'open', order } : { kind: 'email' };
}
