import type { ShopContext } from '../context';
import {
	itemsOf,
	lastAttempt,
	unansweredAttemptWith,
	type Attempt,
	type AttemptState,
} from './attempts';
import type { Order } from './order';
import { receivedUrl } from './order-links';
import { findOrder, lastPlacedOrder } from './order-store';
import { describeOrder } from './unanswered-attempts';

/** We report an order for as long as a session lives: 48 hours. */
const LIFE_MS = 48 * 60 * 60 * 1000;

interface AttemptResponse {
	key: string;
	state: 'processing' | 'placed' | 'failed' | 'unanswered';
	/** 0 for another customer's order. */
	order_id: number;
	/** `''` for another customer's order. */
	order_number: string;
	/** `''` for no redirect. */
	redirect_url: string;
	/** Items and quantities only. */
	is_same_cart: boolean;
	/** The unanswered attempt that the shopper confirmed with this one; `''` for none. */
	replaces: string;
}

const PUBLIC_STATES = {
	working: 'processing',
	paying: 'processing',
	waiting: 'processing',
	placed: 'placed',
	failed: 'failed',
	unanswered: 'unanswered',
} as const;

/** `null` for no redirect. */
const redirectUrl = (
	context: ShopContext,
	state: AttemptState,
	order: Order
): string | null => {
	switch ( state ) {
		case 'placed':
			return receivedUrl( context, order );
		case 'waiting':
			return order.paymentResult?.redirect_url ?? null;
		default:
			return null;
	}
};

const describeAttempt = (
	context: ShopContext,
	attempt: Attempt
): AttemptResponse => {
	const { key, state, orderId, items, replaces, isHidden } = attempt;
	const order = isHidden ? null : findOrder( context.database, orderId );
	return {
		key,
		state: PUBLIC_STATES[ state ],
		...describeOrder( attempt ),
		redirect_url: ( order && redirectUrl( context, state, order ) ) ?? '',
		is_same_cart: items === itemsOf( context.session.data.lines ),
		replaces,
	};
};

/** Our own namespace, if the shop has it. */
export const checkoutExtensions = ( context: ShopContext ) => {
	const { database, options, session } = context;
	if ( ! options.orderAttempts ) {
		return {};
	}
	// If the cart would repeat an unanswered attempt, the page must know.
	const attempt =
		unansweredAttemptWith(
			database,
			session.id,
			itemsOf( session.data.lines )
		) ?? lastAttempt( database, session.id );
	const order = lastPlacedOrder( database, session, context.now - LIFE_MS );
	return {
		shopfront: {
			attempt: attempt && describeAttempt( context, attempt ),
			last_order: order && {
				order_id: order.id,
				redirect_url: receivedUrl( context, order ),
				placed_at: Math.floor( ( order.placedAt ?? 0 ) / 1000 ),
			},
		},
	};
};
