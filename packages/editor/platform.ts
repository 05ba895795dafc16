import type {
	RegisteredExpressPaymentMethod,
	RegisteredPaymentMethod,
} from '@shopfront/registry';

/** See docs/contract/filters.md 4. */
export interface AddOnBlock {
	blockName: string;
	force: boolean;
}

/**
 * The editor reads these parts of the platform's libraries: the registrations of add-ons (docs/contract/globals.md).
 */
export interface Platform {
	wcBlocksRegistry?: {
		getPaymentMethods: () => Readonly<
			Record< string, RegisteredPaymentMethod >
		>;
		getExpressPaymentMethods: () => Readonly<
			Record< string, RegisteredExpressPaymentMethod >
		>;
	};
	blocksCheckout?: {
		getRegisteredBlocks: ( area: string ) => readonly AddOnBlock[];
		applyCheckoutFilter: ( options: object ) => unknown;
	};
}

let platform: Platform = {};

/** Call it while the script runs: later, the platform warns about undeclared use. */
export const findPlatform = ( view: Window ): void => {
	const wc: Platform | undefined = Reflect.get< object, string >(
		view,
		'wc'
	);
	platform = {
		wcBlocksRegistry: wc?.wcBlocksRegistry,
		blocksCheckout: wc?.blocksCheckout,
	};
};

/** Empty without the platform. */
export const getPlatform = (): Platform => platform;
