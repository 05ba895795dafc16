import type { BLOCK_NAMESPACE } from '@shopfront/names';
import type { AddOnCart } from '@shopfront/data/cart';
import type { Extensions, ShippingRateResponse } from '@shopfront/store-api';
import type { ComponentType, ReactNode } from 'react';

/** The page that shows a fill. */
export type BlockContext =
	`${ typeof BLOCK_NAMESPACE }/${ 'cart' | 'checkout' }`;

/** Props of each child of a fill in the order totals. */
export interface OrderMetaFillProps {
	/** Data that add-ons' servers add to this cart, by namespace. */
	extensions: Extensions;
	/** The cart as add-ons' blocks receive it. */
	cart: AddOnCart;
	/** The page that shows the fill. */
	context: BlockContext;
}

/** One shipping rate as an option of a list. */
export interface RateOption {
	value: string;
	label: ReactNode;
	secondaryLabel?: ReactNode;
	description?: ReactNode;
	secondaryDescription?: ReactNode;
}

/** Props of each child of a fill beside the shipping rates. */
export interface ShippingPackagesFillProps extends OrderMetaFillProps {
	/** Whether packages start collapsed. `undefined` if the page doesn't decide. */
	collapse?: boolean | undefined;
	/** Whether packages can be collapsed. */
	collapsible?: boolean | undefined;
	/** Whether each package lists its items. */
	showItems?: boolean | undefined;
	/** Shows if no shipping rate is available. */
	noResultsMessage?: ReactNode;
	/** Turns a shipping rate into an option, as the page's own list does. */
	renderOption?: ( rate: ShippingRateResponse ) => RateOption;
	/** Components of the page that fills may use. */
	components: Readonly< Record< string, ComponentType< never > > >;
}

/** Props of each child of a fill beside the pickup locations. */
export interface PickupPackagesFillProps {
	/** Data that add-ons' servers add to this cart, by namespace. */
	extensions: Extensions;
	/** The cart as add-ons' blocks receive it. */
	cart: AddOnCart;
	/** Components of the page that fills may use. */
	components: Readonly< Record< string, ComponentType< never > > >;
	/** Turns a pickup location into an option, as the page's own list does. */
	renderPickupLocation: (
		rate: ShippingRateResponse,
		packageCount: number,
		selectedRateId?: string
	) => RateOption;
}

/**
 * The slots of cart and checkout, by the component that fills them, with the props of each child of a fill.
 *
 * @since 0.1.0
 */
export interface SlotFills {
	/** At the end of the order summary, below the total of the cart. */
	ExperimentalOrderMeta: OrderMetaFillProps;
	/** Below the row of discounts. */
	ExperimentalDiscountsMeta: OrderMetaFillProps;
	/**
	 * Beside the shipping rates of the checkout.
	 *
	 * @default the list of rates alone
	 */
	ExperimentalOrderShippingPackages: ShippingPackagesFillProps;
	/**
	 * Beside the pickup locations of the checkout.
	 *
	 * @default the list of locations alone
	 */
	ExperimentalOrderLocalPickupPackages: PickupPackagesFillProps;
}

/** The page adds these props, so declare a component with `Partial< FillProps< … > >` if its JSX omits them. */
export type FillProps< Name extends keyof SlotFills > = SlotFills[ Name ];

/** Fills a slot: its children render in the slot. */
export type FillComponent< Name extends keyof SlotFills > = ComponentType< {
	children?: ReactNode | ( ( fillProps: SlotFills[ Name ] ) => ReactNode );
} >;

/** Renders as long as the page is open. */
export interface PluginSettings {
	/** The pages that render it. `woocommerce-checkout` means cart and checkout. */
	scope?: string;
	/** Only the component's fills show; its own markup is hidden. */
	render: ComponentType;
}
