export interface SavePaymentMethodContext {
	/** 0 for a guest. */
	customerId: number;
	isCreatingAccount: boolean;
	checkoutAllowsGuest: boolean;
}

/** Saving needs an account, now or after the order (docs/contract/cart-and-checkout.md 5, "Payment"). */
export const maySavePaymentMethod = ( {
	customerId,
	isCreatingAccount,
	checkoutAllowsGuest,
}: SavePaymentMethodContext ): boolean =>
	customerId > 0 || isCreatingAccount || ! checkoutAllowsGuest;
