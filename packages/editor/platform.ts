import type {
	RegisteredExpressPaymentMethod,
	RegisteredPaymentMethod,
} from '@shopfront/registry';

/** A block that an add-on has registered for an area (docs/contract/filters.md 4). */
export interface AddOnBlock {
	blockName: string;
	force: boolean;
}

/** The parts of the platform's libraries that the editor reads: what add-ons have registered (docs/contract/globals.md). */
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

/** Finds the libraries. Call it while the script runs: later, the platform warns about undeclared use. */
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

/** Returns the libraries; without the platform, there are none. */
export const getPlatform = (): Platform => platform;
