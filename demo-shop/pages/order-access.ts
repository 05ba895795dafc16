import type { ShopContext } from '../context';
import type { Order } from '../orders/order';
import { findOrderByKey } from '../orders/order-store';

/**
 * Milliseconds for which the key alone opens a guest's order: enough to return from a bank and reload once or twice.
 * Later, the URL may sit in a shared history or a forwarded email.
 */
const GRACE_MS = 10 * 60 * 1000;

/** A visitor may have to log in, or confirm the email address, before seeing an order. */
export type OrderAccess =
	| { kind: 'open'; order: Order }
	/** A customer's order: they must log in. */
	| { kind: 'login' }
	/** A guest's older order: they must enter its email address. */
	| { kind: 'email' }
	/** No such order, or a wrong key. */
	| { kind: 'none' };

/** A wrong key doesn't reveal whether the order exists. The email is `null` until the visitor enters one. */
export const orderAccess = (
	context: ShopContext,
	id: string,
	key: string,
	email: string | null
): OrderAccess => {
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
};
