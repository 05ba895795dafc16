import type { CheckoutResponse } from '@shopfront/store-api';

/** Returns the order of a checkout response, as the store keeps it. */
export const readOrder = (
	{
		order_id: orderId,
		status: orderStatus,
		order_key: key,
		order_number: orderNumber,
		billing_address: { email = '' },
	}: CheckoutResponse,
	redirectUrl: string
) => ( {
	orderId,
	// The server's number for no order is 0.
	orderNumber: orderId === 0 ? '' : orderNumber,
	orderStatus,
	openOrder: { key, email },
	redirectUrl,
} );
