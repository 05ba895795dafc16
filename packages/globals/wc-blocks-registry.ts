import type { ExtensionPoints } from '@shopfront/extensibility';
import type { PaymentRegistry } from '@shopfront/registry';

/**
 * Creates `wc.wcBlocksRegistry`, where add-ons register payment methods, block components and address lookups.
 * Source: docs/contract/globals.md 2.
 */
export const createWcBlocksRegistry = (
	payments: PaymentRegistry,
	{
		addressLookups,
		components,
	}: Pick< ExtensionPoints, 'addressLookups' | 'components' >,
	registerCollection: ( config: unknown ) => void
) => ( {
	registerPaymentMethod: payments.registerPaymentMethod,
	registerExpressPaymentMethod: payments.registerExpressPaymentMethod,
	registerPaymentMethodExtensionCallbacks:
		payments.registerPaymentMethodExtensionCallbacks,
	__experimentalDeRegisterPaymentMethod: payments.deregisterPaymentMethod,
	__experimentalDeRegisterExpressPaymentMethod:
		payments.deregisterExpressPaymentMethod,
	getPaymentMethods: payments.getPaymentMethods,
	getExpressPaymentMethods: payments.getExpressPaymentMethods,
	registerBlockComponent: components.registerBlockComponent,
	getRegisteredBlockComponents: components.getRegisteredBlockComponents,
	registerAddressLookup: addressLookups.registerAddressLookup,
	registerInnerBlock: components.registerInnerBlock,
	getRegisteredInnerBlocks: components.getRegisteredInnerBlocks,
	__experimentalRegisterProductCollection: registerCollection,
} );
