import type { BlockComponents, PaymentRegistry } from '@shopfront/registry';
import { isRecord } from '@shopfront/store-api';
import deprecated from '@wordpress/deprecated';

/** Says once that a name goes, and which one stays. */
const tellOfNewName = ( name: string, alternative: string ): void =>
	deprecated( name, { since: '2.8.0', alternative } );

/** What add-ons find as `wc.wcBlocksRegistry`: ways to pay, and components of blocks. Source: contract/globals.md 2. */
export const createWcBlocksRegistry = (
	payments: PaymentRegistry,
	blocks: BlockComponents
) => {
	// Arguments of add-ons: none at all is told like one that is wrong.
	const registerBlockComponent = ( options: unknown ): void =>
		blocks.registerBlockComponent( isRecord( options ) ? options : {} );
	return {
		registerPaymentMethod: payments.registerPaymentMethod,
		registerExpressPaymentMethod: payments.registerExpressPaymentMethod,
		registerPaymentMethodExtensionCallbacks:
			payments.registerPaymentMethodExtensionCallbacks,
		__experimentalDeRegisterPaymentMethod: payments.deregisterPaymentMethod,
		__experimentalDeRegisterExpressPaymentMethod:
			payments.deregisterExpressPaymentMethod,
		getPaymentMethods: payments.getPaymentMethods,
		getExpressPaymentMethods: payments.getExpressPaymentMethods,
		registerBlockComponent,
		getRegisteredBlockComponents: blocks.getRegisteredBlockComponents,
		registerInnerBlock: ( options: unknown ): void => {
			tellOfNewName( 'registerInnerBlock', 'registerBlockComponent' );
			const { main, ...rest } = isRecord( options ) ? options : {};
			registerBlockComponent( { ...rest, context: main } );
		},
		getRegisteredInnerBlocks: ( context: string ) => {
			tellOfNewName(
				'getRegisteredInnerBlocks',
				'getRegisteredBlockComponents'
			);
			return blocks.getRegisteredBlockComponents( context );
		},
	};
};
