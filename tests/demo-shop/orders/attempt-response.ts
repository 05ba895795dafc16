import type { ShopContext } from '../context';
import { lastAttempt, type Attempt } from './attempts';
import { receivedUrl } from './order-links';
import { findOrder, lastPlacedOrder } from './order-store';

/** An order is reported for the lifetime of a session: 48 hours. */
const LIFE_MS = 48 * 60 * 60 * 1000;

/** The last attempt to place an order. */
interface AttemptResponse {
	key: string;
	state: 'processing' | 'placed' | 'failed';
	order_id: number;
	/** Where to redirect; `''` for nowhere. */
	redirect_url: string;
}

function describeAttempt(
	context: ShopContext,
	{ key, state, orderId }: Attempt
): AttemptResponse {
	const order = findOrder( context.database, orderId );
	const urls = {
		placed: order && receivedUrl( context, order ),
		waiting: order?.paymentResult?.redirect_url,
		working: null,
		failed: null,
	};
	return {
		key,
		state:
			state === 'working' || state === 'waiting' ? 'processing' : state,
		order_id: orderId,
		redirect_url: urls[ state ] ?? '',
	};
}

/** Returns the `extensions` of a checkout reply: our own namespace, if the shop has it. */
export function checkoutExtensions( context: ShopContext ) {
	const { database, options, session } = context;
	if ( ! options.orderAttempts ) {
		return {};
	}
	const attempt = lastAttempt( database, session.id );
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
}
