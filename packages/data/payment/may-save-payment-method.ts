export interface SavePaymentMethodContext {
	/** 0 for a guest. */
	customerId: number;
	/** Whether the order creates an account. */
	isCreatingAccount: boolean;
	checkoutAllowsGuest: boolean;
}

/**
 * Whether there is, or will be, an account to save a payment method in (docs/contract/cart-and-checkout.md 5,
 * "Payment").
 */
export const maySavePaymentMethod = ( {
	customerId,
	isCreatingAccount,
	checkoutAllowsGuest,
}: SavePaymentMethodContext ): boolean =>
	customerId > 0 || isCreatingAccount || ! checkoutAllowsGuest;
