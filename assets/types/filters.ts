import type { CartData, StoreCart } from '@shopfront/data/cart';
import type {
	FilterName,
	FilterValue,
	LineItemArg,
	ShownCoupon,
} from '@shopfront/points';
import type { Extensions } from '@shopfront/store-api';

/** What a filter of a line is told: the line, where it is shown, and the cart that it is part of. */
export interface LineItemFilterArg extends Omit< LineItemArg, 'cart' > {
	/** Where the line is shown: `cart` in cart and drawer, `summary` in the summary of an order. */
	context: LineItemArg[ 'context' ];
	/** The line, as the server sent it. */
	cartItem: LineItemArg[ 'cartItem' ];
	/** As blocks know the cart; in the drawer, as the server sent it, so that none of these keys is sure. */
	cart: Partial< StoreCart >;
}

/** What the filters of notices about coupons are told. */
export interface CouponNoticeFilterArg {
	/** Code of the coupon. */
	couponCode: string;
	/** The notice area of the page: that of the cart or that of the checkout. */
	context: string;
}

/** One filter: gives back the value, or another of its type. Not a promise: the page does not wait. */
export type CheckoutFilter< Value, Arg > = (
	value: Value,
	extensions: Extensions,
	arg: Arg
) => Value;

type Filter< Name extends FilterName, Arg > = CheckoutFilter<
	FilterValue< Name >,
	Arg
>;

/**
 * Every value of cart and checkout that an add-on may change. An add-on that filters values of its own adds their names
 * to this interface.
 */
export interface CheckoutFilters {
	/** Name of a product, in the row of the cart and in the summary of an order. */
	itemName: Filter< 'itemName', LineItemFilterArg >;
	/** Classes of a row, beside our own; several with spaces between them. */
	cartItemClass: Filter< 'cartItemClass', LineItemFilterArg >;
	/** Words around the total of a line. */
	cartItemPrice: Filter< 'cartItemPrice', LineItemFilterArg >;
	/** The sentence about a line of the summary that only screen readers have. */
	cartItemScreenReaderPrice: Filter<
		'cartItemScreenReaderPrice',
		LineItemFilterArg
	>;
	/** Words around the price of one piece. */
	subtotalPriceFormat: Filter< 'subtotalPriceFormat', LineItemFilterArg >;
	/** Words around what a sale saves. */
	saleBadgePriceFormat: Filter< 'saleBadgePriceFormat', LineItemFilterArg >;
	/** Whether a line can be removed by its link. One that cannot may still be changed by quantity. */
	showRemoveItemLink: Filter< 'showRemoveItemLink', LineItemFilterArg >;
	/**
	 * The coupons of the discount row: other labels, another order, fewer of them. A coupon that is left out still counts.
	 */
	coupons: CheckoutFilter< ShownCoupon[], { context: 'summary' } >;
	/** Whether the shopper is told that a coupon was applied. */
	showApplyCouponNotice: Filter<
		'showApplyCouponNotice',
		CouponNoticeFilterArg
	>;
	/** Whether the shopper is told that a coupon was removed. */
	showRemoveCouponNotice: Filter<
		'showRemoveCouponNotice',
		CouponNoticeFilterArg
	>;
	/** Label of the total. */
	totalLabel: Filter< 'totalLabel', { cart: StoreCart } >;
	/** Words around the total. */
	totalValue: Filter< 'totalValue', { cart: StoreCart } >;
	/** Text of the button that leads from the cart to the checkout. */
	proceedToCheckoutButtonLabel: Filter<
		'proceedToCheckoutButtonLabel',
		{ cart: CartData }
	>;
	/** Where that button leads. */
	proceedToCheckoutButtonLink: Filter<
		'proceedToCheckoutButtonLink',
		{ cart: CartData }
	>;
	/** Text of the button that places the order. */
	placeOrderButtonLabel: Filter< 'placeOrderButtonLabel', null >;
	/** Names of blocks that may be put into a block of cart or checkout, beside ours and those that are registered for it. */
	additionalCartCheckoutInnerBlockTypes: Filter<
		'additionalCartCheckoutInnerBlockTypes',
		{ block: string }
	>;
}

/** The filters of one add-on: those that it has, no others. */
export type CheckoutFilterRegistration = Partial< CheckoutFilters >;
