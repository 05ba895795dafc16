import type { BLOCK_NAMESPACE } from '@shopfront/names';
import type { AddOnCart } from '@shopfront/data/cart';
import type { Extensions, ShippingRateResponse } from '@shopfront/store-api';
import type { ComponentType, ReactNode } from 'react';

/** Which page a fill stands on. */
export type BlockContext =
	`${ typeof BLOCK_NAMESPACE }/${ 'cart' | 'checkout' }`;

/** What each child of a fill among the sums of an order is given. */
export interface OrderMetaFillProps {
	/** What servers of add-ons tell of this cart, by namespace. */
	extensions: Extensions;
	/** The cart as blocks of add-ons are given it. */
	cart: AddOnCart;
	/** Which page it stands on. */
	context: BlockContext;
}

/** How one rate is offered, as the page's lists of choices take it. */
export interface RateOption {
	value: string;
	label: ReactNode;
	secondaryLabel?: ReactNode;
	description?: ReactNode;
	secondaryDescription?: ReactNode;
}

/** What each child of a fill among the shipping rates is given. */
export interface ShippingPackagesFillProps extends OrderMetaFillProps {
	/** Whether packages begin closed; `undefined` where the page does not say. */
	collapse?: boolean | undefined;
	/** Whether packages can be closed at all. */
	collapsible?: boolean | undefined;
	/** Whether the goods of a package are listed with it. */
	showItems?: boolean | undefined;
	/** Shown where nothing delivers. */
	noResultsMessage?: ReactNode;
	/** Makes a choice of a rate, as the page's own list does. */
	renderOption?: ( rate: ShippingRateResponse ) => RateOption;
	/** Parts of the page that fills may use. */
	components: Readonly< Record< string, ComponentType< never > > >;
}

/** What each child of a fill among the places of pickup is given. */
export interface PickupPackagesFillProps {
	/** What servers of add-ons tell of this cart, by namespace. */
	extensions: Extensions;
	/** The cart as blocks of add-ons are given it. */
	cart: AddOnCart;
	/** Parts of the page that fills may use. */
	components: Readonly< Record< string, ComponentType< never > > >;
	/** Makes a choice of a place, as the page's own list does. */
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

/**
 * Props of a component that stands in a fill. They are put in by the page, so a component is written with
 * `Partial< FillProps< … > >` where it is to be used without attributes.
 */
export type FillProps< Name extends keyof SlotFills > = SlotFills[ Name ];

/** A component that fills a slot: its children are shown where the slot is. */
export type FillComponent< Name extends keyof SlotFills > = ComponentType< {
	children?: ReactNode | ( ( fillProps: SlotFills[ Name ] ) => ReactNode );
} >;

/** A plugin: what an add-on renders for as long as the page is there. */
export interface PluginSettings {
	/** Which pages it is for; `woocommerce-checkout` is cart and checkout. */
	scope?: string;
	/** A component; its fills are shown, itself stands nowhere. */
	render: ComponentType;
}
