import type { ShopContext } from '../context';
import type { Order } from '../orders/order';
import { findOrderByKey } from '../orders/order-store';

/**
 * For this long, in milliseconds, the key alone opens a guest's order. It covers the return from a bank and a reload or
 * two. Later, the URL may be in a history that others read, or in a forwarded email.
 */
const GRACE_MS = 10 * 60 * 1000;

/** Whether a visitor may see an order, or which form they must fill in first. */
export type OrderAccess =
	| { kind: 'open'; order: Order }
	/** The order belongs to a customer, who must log in. */
	| { kind: 'login' }
	/** An older order of a guest, who must enter its email address. */
	| { kind: 'email' }
	/** The order does not exist, or the key is wrong. */
	| { kind: 'none' };

/**
 * Returns the visitor's access to an order.
 *
 * @param context
 * @param id      From the URL.
 * @param key     From the URL; a wrong one does not reveal whether the order exists.
 * @param email   As the visitor entered it; `null` if they have not.
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
