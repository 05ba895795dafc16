import type {
	createBlocksCheckout,
	createBlocksComponents,
	createPriceFormat,
	createWcBlocksSharedContext,
	createWcBlocksSharedHocs,
	createSanitize,
	createWcBlocksData,
	createWcBlocksRegistry,
	wcTypes,
} from '@shopfront/globals';
import type { CheckoutBlock } from '@shopfront/extensibility';
import type { AddressAutocomplete, AddressLookupConfig } from './address';
import type {
	BlockComponentRegistration,
	CheckoutBlockRegistration,
	ProductCollectionConfig,
} from './blocks';
import type { BlocksCheckoutEvents } from './events';
import type { CheckoutFilterRegistration } from './filters';
import type {
	ExpressPaymentMethodConfig,
	PaymentExtensionCallbacks,
	PaymentMethodConfig,
} from './payment';
import type { WcSettings } from './settings';
import type { FillComponent, SlotFills } from './slots';
import type { ComponentType } from 'react';

type Registry = ReturnType< typeof createWcBlocksRegistry >;
type Checkout = ReturnType< typeof createBlocksCheckout >;

/**
 * Registers payment methods, block components and address lookups.
 *
 * @since 0.1.0
 */
export interface WcBlocksRegistry extends Omit<
	Registry,
	| 'registerPaymentMethod'
	| 'registerExpressPaymentMethod'
	| 'registerPaymentMethodExtensionCallbacks'
	| 'registerAddressLookup'
	| 'registerBlockComponent'
	| 'registerInnerBlock'
	| 'getRegisteredInnerBlocks'
	| '__experimentalRegisterProductCollection'
> {
	/** Adds or replaces a payment method. Throws if the configuration is invalid. */
	registerPaymentMethod: ( config: PaymentMethodConfig ) => void;
	/** Adds or replaces an express payment method. Throws if the configuration is invalid. */
	registerExpressPaymentMethod: (
		config: ExpressPaymentMethodConfig
	) => void;
	/** Adds callbacks that decide whether shoppers can use other payment methods. Once per namespace. */
	registerPaymentMethodExtensionCallbacks: (
		namespace: string,
		callbacks: PaymentExtensionCallbacks
	) => void;
	/** Adds or replaces a lookup of a postcode's city and state. Throws if it's invalid. Returns the undo. */
	registerAddressLookup: ( config: AddressLookupConfig ) => () => void;
	/** Adds or replaces a block's component. Throws if the options are invalid. */
	registerBlockComponent: ( options: BlockComponentRegistration ) => void;
	/** Adds a product collection to the editor. Logs a warning if the configuration is invalid; never throws. */
	__experimentalRegisterProductCollection: (
		config: ProductCollectionConfig
	) => void;
	/** @deprecated Use `registerBlockComponent`, with `context` for `main`. */
	registerInnerBlock: Registry[ 'registerInnerBlock' ];
	/** @deprecated Use `getRegisteredBlockComponents`. */
	getRegisteredInnerBlocks: Registry[ 'getRegisteredInnerBlocks' ];
}

/**
 * Filters, slots and blocks of cart and checkout, and components to build them with.
 *
 * @since 0.1.0
 */
export interface BlocksCheckout
	extends
		Omit<
			Checkout,
			| 'registerCheckoutFilters'
			| '__experimentalRegisterCheckoutFilters'
			| '__experimentalApplyCheckoutFilter'
			| 'registerCheckoutBlock'
			| 'getRegisteredBlocks'
			| keyof SlotFills
		>,
		Slots {
	/** Adds filters for the page's values. A second call replaces all filters of the namespace. */
	registerCheckoutFilters: (
		namespace: string,
		filters: CheckoutFilterRegistration
	) => void;
	/** @deprecated Use `registerCheckoutFilters`. */
	__experimentalRegisterCheckoutFilters: (
		namespace: string,
		filters: CheckoutFilterRegistration
	) => void;
	/** @deprecated Use `applyCheckoutFilter`. */
	__experimentalApplyCheckoutFilter: Checkout[ 'applyCheckoutFilter' ];
	/** Adds a block. Throws if the registration is invalid. */
	registerCheckoutBlock: ( registration: CheckoutBlockRegistration ) => void;
	/** Returns an area's add-on blocks, in the order of registration. */
	getRegisteredBlocks: ( area: string ) => CheckoutBlock[];
}

/** Each component fills a slot. Its `Slot` property is the slot itself. */
export type Slots = {
	readonly [ Name in keyof SlotFills ]: FillComponent< Name > & {
		Slot: ComponentType< {
			fillProps?: Readonly< Record< string, unknown > >;
			className?: string;
		} >;
	};
};

/**
 * Members of `window.wc`.
 *
 * @since 0.1.0
 */
export interface Wc {
	/** Providers of suggested addresses. */
	addressAutocomplete: AddressAutocomplete;
	/** Filters, slots and blocks of cart and checkout, and components to build them with. */
	blocksCheckout: BlocksCheckout;
	/** Checkout events for scripts without React. */
	blocksCheckoutEvents: BlocksCheckoutEvents;
	/** Components that match the look of the page. */
	blocksComponents: ReturnType< typeof createBlocksComponents >;
	/** Formats amounts. */
	priceFormat: ReturnType< typeof createPriceFormat >;
	/** Sanitizes HTML from any source. */
	sanitize: ReturnType< typeof createSanitize >;
	/** The stores and their helpers. */
	wcBlocksData: ReturnType< typeof createWcBlocksData >;
	/** Empty. The script exists to change requests. */
	wcBlocksMiddleware: object;
	/** Registers payment methods, block components and address lookups. */
	wcBlocksRegistry: WcBlocksRegistry;
	/** Contexts with the current product and the surrounding blocks. */
	wcBlocksSharedContext: ReturnType< typeof createWcBlocksSharedContext >;
	/** Higher-order components that provide the product and parse attributes. */
	wcBlocksSharedHocs: ReturnType< typeof createWcBlocksSharedHocs >;
	/** The page's settings. */
	wcSettings: WcSettings;
	/** Type guards, and the types of responses. */
	wcTypes: typeof wcTypes;
}
