import type { BillingAddressResponse } from '@shopfront/store-api';
import { addLine } from '../cart/add-line';
import { mergeBilling, shippedTo } from '../cart/addresses';
import { currentAddresses, currentCart } from '../cart/current-cart';
import type { ShopContext } from '../context';
import { EMPTY_SESSION, type StoredLine } from '../session-data';
import { createGuestId } from '../sessions';
import type { Order } from './order';
import { orderContent } from './order-content';
import { changeOrder, createOrder } from './order-store';

/** The shop owner creates it for a customer on the phone. */
export interface ManualOrder {
	lines: ReadonlyArray< { id: number; quantity: number } >;
	/** Merged into the shop's default address. */
	billing: unknown;
	/** If not, the customer pays it in the shop. */
	isPaid: boolean;
}

/** A temporary cart to calculate an order's amounts. */
const cartOf = (
	context: ShopContext,
	lines: StoredLine[],
	billing: BillingAddressResponse
): ShopContext => {
	return {
		...context,
		options: { ...context.options, shippingEnabled: false },
		session: {
			...context.session,
			id: createGuestId(),
			customerId: 0,
			data: {
				...EMPTY_SESSION,
				lines,
				billing,
				shipping: shippedTo( billing ),
			},
		},
	};
};

/**
 * Skips the checkout. The order is picked up, so nothing ships.
 *
 * @throws {import('../api-error').ApiError} For a product that can't be bought.
 */
export const createManualOrder = (
	context: ShopContext,
	{ lines, billing, isPaid }: ManualOrder
): Order => {
	const { database, now } = context;
	const stored = lines.reduce< StoredLine[] >(
		( all, { id, quantity } ) =>
			addLine( database, all, { productId: id, quantity, variation: [] } )
				.lines,
		[]
	);
	const shopper = cartOf(
		context,
		stored,
		mergeBilling( currentAddresses( context ).billing, billing )
	);
	const order = createOrder( database, {
		...orderContent( shopper, currentCart( shopper ) ),
		customerId: 0,
		sessionId: shopper.session.id,
		paymentMethod: '',
		createdAt: now,
	} );
	return changeOrder(
		database,
		order.id,
		isPaid ? { status: 'processing', placedAt: now } : { status: 'pending' }
	);
};
