import type { PaymentRegistry } from '@shopfront/registry';

/** What add-ons find of payments as `wc.wcBlocksRegistry`. Source: contract/globals.md 2. */
export const createWcBlocksRegistry = ( payments: PaymentRegistry ) => ( {
	registerPaymentMethod: payments.registerPaymentMethod,
	registerExpressPaymentMethod: payments.registerExpressPaymentMethod,
	registerPaymentMethodExtensionCallbacks:
		payments.registerPaymentMethodExtensionCallbacks,
	__experimentalDeRegisterPaymentMethod: payments.deregisterPaymentMethod,
	__experimentalDeRegisterExpressPaymentMethod:
		payments.deregisterExpressPaymentMethod,
	getPaymentMethods: payments.getPaymentMethods,
	getExpressPaymentMethods: payments.getExpressPaymentMethods,
} );
