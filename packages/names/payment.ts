/** Source: docs/contract/cart-and-checkout.md 8, "Messages". */
export const PAYMENT_NOTICE_IDS = {
	payment: 'wc-payment-error',
	express: 'wc-express-payment-error',
} as const;

/** The administrators' notice about an unavailable payment method (docs/contract/globals.md 2.3). */
export const registrationErrorId = ( paymentMethodId: string ): string =>
	`wc-${ paymentMethodId }-registration-error`;

/** In the payment data: with this key, a gateway finds a saved token (docs/contract/stores.md 3). */
export const savedTokenKey = ( gatewayId: string ): string =>
	`wc-${ gatewayId }-payment-token`;

/** With these ids, add-ons find the options of payment methods (docs/contract/blocks.md 4). */
export const PAYMENT_CONTROLS = {
	methods: 'wc-payment-method-options',
	savedTokens: 'wc-payment-method-saved-tokens',
} as const;

/** In the payment data: saves the payment method (docs/contract/cart-and-checkout.md 7, "Place order"). */
export const newPaymentMethodKey = ( method: string ): string =>
	`wc-${ method }-new-payment-method`;

/** Id of the element in which the server prints the classic checkout's form, for gateways without an integration. */
export const CLASSIC_GATEWAYS_ID = 'shopfront-classic-gateways';
