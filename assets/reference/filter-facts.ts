import type { FilterName, FilterValue } from '@shopfront/points';
import { FIRST_VERSION, type Default } from './default';

/** What is to be known of a filter beside its point, which has what a page needs. */
export interface FilterFacts< Value > {
	/** What filters are given, and what is shown while there are none. */
	default: Default< Value >;
	/** Where it is asked. */
	asked: 'on pages' | 'in editors';
	/** Version that it came with. */
	since: string;
}

const page = { asked: 'on pages', since: FIRST_VERSION } as const;
const price = { default: { value: '<price/>' }, ...page } as const;
const shown = { default: { value: true }, ...page } as const;

/** All filters of carts and checkouts. Source: contract/filters.md 1. */
export const FILTER_FACTS = {
	itemName: { default: { says: 'the name of the product' }, ...page },
	cartItemClass: { default: { value: '' }, ...page },
	cartItemPrice: price,
	cartItemScreenReaderPrice: {
		default: {
			says: "`'Total price for <quantity/> <productName/> item: <price/>'`, of several `'Total price for <quantity/> <productName/> items: <price/>'`; translated",
		},
		...page,
	},
	subtotalPriceFormat: price,
	saleBadgePriceFormat: price,
	showRemoveItemLink: shown,
	coupons: { default: { says: 'the coupons of the cart' }, ...page },
	showApplyCouponNotice: shown,
	showRemoveCouponNotice: shown,
	totalLabel: {
		default: {
			says: "`'Estimated total'` in a cart, `'Total'` in a checkout; translated",
		},
		...page,
	},
	totalValue: price,
	proceedToCheckoutButtonLabel: {
		default: {
			says: "the label of the block, else `'Proceed to Checkout'`, translated",
		},
		...page,
	},
	proceedToCheckoutButtonLink: {
		default: { says: 'the address of the checkout page' },
		...page,
	},
	placeOrderButtonLabel: {
		default: {
			says: "the label of the payment method, else of the block, else `'Place Order'`, translated",
		},
		...page,
	},
	additionalCartCheckoutInnerBlockTypes: {
		default: { value: [] },
		asked: 'in editors',
		since: FIRST_VERSION,
	},
} as const satisfies {
	readonly [ Name in FilterName ]: FilterFacts<
		Readonly< FilterValue< Name > >
	>;
};
