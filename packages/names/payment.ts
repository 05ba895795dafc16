/**
 * Ids of the notices about payment: of a method, and of an express method (docs/contract/cart-and-checkout.md 8,
 * "Messages").
 */
export const PAYMENT_NOTICE_IDS = {
	payment: 'wc-payment-error',
	express: 'wc-express-payment-error',
} as const;

/**
 * Returns the id of the notice for administrators about an unavailable payment method (docs/contract/globals.md 2.3).
 */
export const registrationErrorId = ( paymentMethodId: string ): string =>
	`wc-${ paymentMethodId }-registration-error`;

/** Returns the key of the payment data with which a gateway finds a saved token (docs/contract/stores.md 3). */
export const savedTokenKey = ( gatewayId: string ): string =>
	`wc-${ gatewayId }-payment-token`;

/** Ids of the controls for payment methods, with which add-ons find their options (docs/contract/blocks.md 4). */
export const PAYMENT_CONTROLS = {
	methods: 'wc-payment-method-options',
	savedTokens: 'wc-payment-method-saved-tokens',
} as const;

/**
 * Returns the key of the payment data with which a shopper saves a payment method (docs/contract/cart-and-checkout.md
 * 7, "Place order").
 */
export const newPaymentMethodKey = ( method: string ): string =>
	`wc-${ method }-new-payment-method`;
