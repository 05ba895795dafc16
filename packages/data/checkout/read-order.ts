import type { CheckoutResponse } from '@shopfront/store-api';

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
	// The server says 0 for no order.
	orderNumber: orderId === 0 ? '' : orderNumber,
	orderStatus,
	openOrder: { key, email },
	redirectUrl,
} );
