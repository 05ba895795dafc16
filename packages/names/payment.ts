/**
 * Ids of the notices about payment: of a method, and of an express method (docs/contract/cart-and-checkout.md 8,
 * "Messages").
 */
export const PAYMENT_NOTICE_IDS = {
	payment: 'wc-payment-error',
	express: 'wc-express-payment-error',
} as const;

/** Id of the notice that tells administrators why a way to pay cannot be used (docs/contract/globals.md 2.3). */
export const registrationErrorId = ( paymentMethodId: string ): string =>
	`wc-${ paymentMethodId }-registration-error`;

/** Key of the payment data under which a gateway looks for a saved token (docs/contract/stores.md 3). */
export const savedTokenKey = ( gatewayId: string ): string =>
	`wc-${ gatewayId }-payment-token`;

/**
 * Ids of the controls by which a way to pay is chosen; add-ons find their options by them (docs/contract/blocks.md 4).
 */
export const PAYMENT_CONTROLS = {
	methods: 'wc-payment-method-options',
	savedTokens: 'wc-payment-method-saved-tokens',
} as const;

/**
 * Key under which a gateway is told whether to keep what is paid with (docs/contract/cart-and-checkout.md 7, "Place
 * order").
 */
export const newPaymentMethodKey = ( method: string ): string =>
	`wc-${ method }-new-payment-method`;
