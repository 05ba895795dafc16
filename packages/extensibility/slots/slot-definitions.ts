/** A place of ours that add-ons fill. All fills of a slot are shown, one after the other. */
export interface SlotDefinition {
	/** As `wp` and add-ons know it. */
	slotName: string;
	/** Of the element that fills stand in; there only while there are any. */
	className: string;
	/** Whether it stands as one group among the sums of an order. */
	isTotalsGroup: boolean;
	/** Names of what each child of a fill is given as props. */
	fillProps: readonly string[];
}

/**
 * All slots of carts and checkouts, by the name of the component that fills them. Source: docs/contract/filters.md 3.
 */
export const SLOT_DEFINITIONS = {
	ExperimentalOrderMeta: {
		slotName: '__experimentalOrderMeta',
		className: 'wc-block-components-order-meta',
		isTotalsGroup: true,
		fillProps: [ 'extensions', 'cart', 'context' ],
	},
	ExperimentalDiscountsMeta: {
		slotName: '__experimentalDiscountsMeta',
		className: 'wc-block-components-discounts-meta',
		isTotalsGroup: true,
		fillProps: [ 'extensions', 'cart', 'context' ],
	},
	ExperimentalOrderShippingPackages: {
		slotName: '__experimentalOrderShippingPackages',
		className: 'wc-block-components-shipping-rates-control',
		isTotalsGroup: false,
		fillProps: [
			'collapse',
			'collapsible',
			'showItems',
			'noResultsMessage',
			'renderOption',
			'extensions',
			'cart',
			'components',
			'context',
		],
	},
	ExperimentalOrderLocalPickupPackages: {
		slotName: '__experimentalOrderLocalPickupPackages',
		className: 'wc-block-components-local-pickup-rates-control',
		isTotalsGroup: false,
		fillProps: [
			'extensions',
			'cart',
			'components',
			'renderPickupLocation',
		],
	},
} as const satisfies Readonly< Record< string, SlotDefinition > >;

/** Name of a component that fills a slot. */
export type SlotFillName = keyof typeof SLOT_DEFINITIONS;
