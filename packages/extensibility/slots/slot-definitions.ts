/** All fills of a slot render, one after the other. */
export interface SlotDefinition {
	/** Name in `wp` and for add-ons. */
	slotName: string;
	/** Class of the element around the fills, which renders only if there are any. */
	className: string;
	/** Whether the slot is a group of its own among the order's totals. */
	isTotalsGroup: boolean;
	/** Names of the props that each child of a fill receives. */
	fillProps: readonly string[];
}

/** By the name of the component that fills the slot. Source: docs/contract/filters.md 3. */
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

export type SlotFillName = keyof typeof SLOT_DEFINITIONS;
