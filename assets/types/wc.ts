import type { createBlocksCheckout } from '../globals/blocks-checkout';
import type { createBlocksComponents } from '../globals/blocks-components';
import type { createPriceFormat } from '../globals/price-format';
import type { wcBlocksSharedContext } from '../globals/shared-context';
import type { createWcBlocksSharedHocs } from '../globals/shared-hocs';
import type { createSanitize } from '../globals/sanitize';
import type { createWcBlocksData } from '../globals/wc-blocks-data';
import type { createWcBlocksRegistry } from '../globals/wc-blocks-registry';
import type { wcTypes } from '../globals/wc-types';
import type { CheckoutBlock } from '@shopfront/extensibility';
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
 * Ways to pay, and components of blocks.
 *
 * @since 0.1.0
 */
export interface WcBlocksRegistry extends Omit<
	Registry,
	| 'registerPaymentMethod'
	| 'registerExpressPaymentMethod'
	| 'registerPaymentMethodExtensionCallbacks'
	| 'registerBlockComponent'
	| 'registerInnerBlock'
	| 'getRegisteredInnerBlocks'
	| '__experimentalRegisterProductCollection'
> {
	/** Adds a way to pay, in place of one of its name. Throws, with what is wrong. */
	registerPaymentMethod: ( config: PaymentMethodConfig ) => void;
	/** Adds a way to pay by one button, in place of one of its name. Throws, with what is wrong. */
	registerExpressPaymentMethod: (
		config: ExpressPaymentMethodConfig
	) => void;
	/** Has a say in whether ways to pay of others can be used; once for a namespace. */
	registerPaymentMethodExtensionCallbacks: (
		namespace: string,
		callbacks: PaymentExtensionCallbacks
	) => void;
	/** Adds the component of a block, in place of one of its name. Throws, with what is wrong. */
	registerBlockComponent: ( options: BlockComponentRegistration ) => void;
	/** Adds a collection of products to the editor. Tells developers what is wrong, and throws nothing. */
	__experimentalRegisterProductCollection: (
		config: ProductCollectionConfig
	) => void;
	/** @deprecated Use `registerBlockComponent`, with `context` for `main`. */
	registerInnerBlock: Registry[ 'registerInnerBlock' ];
	/** @deprecated Use `getRegisteredBlockComponents`. */
	getRegisteredInnerBlocks: Registry[ 'getRegisteredInnerBlocks' ];
}

/**
 * Filters, slots and blocks of cart and checkout, and parts to build them of.
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
	/** Changes values of the page. Registering again replaces all filters of the namespace. */
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
	/** Adds a block. Throws, with what is wrong. */
	registerCheckoutBlock: ( registration: CheckoutBlockRegistration ) => void;
	/** Blocks of add-ons that may stand in an area, in the order of coming. */
	getRegisteredBlocks: ( area: string ) => CheckoutBlock[];
}

/** Components that fill a slot, each with the slot itself as its `Slot`. */
export type Slots = {
	readonly [ Name in keyof SlotFills ]: FillComponent< Name > & {
		Slot: ComponentType< {
			fillProps?: Readonly< Record< string, unknown > >;
			className?: string;
		} >;
	};
};

/**
 * What stands on `window.wc`.
 *
 * @since 0.1.0
 */
export interface Wc {
	/** Filters, slots and blocks of cart and checkout, and parts to build them of. */
	blocksCheckout: BlocksCheckout;
	/** The moments of a checkout, for scripts outside of React. */
	blocksCheckoutEvents: BlocksCheckoutEvents;
	/** Components that look like the page. */
	blocksComponents: ReturnType< typeof createBlocksComponents >;
	/** Amounts as shoppers read them. */
	priceFormat: ReturnType< typeof createPriceFormat >;
	/** HTML of any origin, made fit to be shown. */
	sanitize: ReturnType< typeof createSanitize >;
	/** The stores, and what belongs to them. */
	wcBlocksData: ReturnType< typeof createWcBlocksData >;
	/** Has nothing: its script is there for what it does to requests. */
	wcBlocksMiddleware: object;
	/** Ways to pay, and components of blocks. */
	wcBlocksRegistry: WcBlocksRegistry;
	/** What tells parts of a page which product they are about, and what stands around them. */
	wcBlocksSharedContext: typeof wcBlocksSharedContext;
	/** What makes components that know their product and read their attributes. */
	wcBlocksSharedHocs: ReturnType< typeof createWcBlocksSharedHocs >;
	/** The settings of the page. */
	wcSettings: WcSettings;
	/** Guards, and the types of answers. */
	wcTypes: typeof wcTypes;
}
