import type { CartData, StoreCart } from '@shopfront/data/cart';
import type {
	FILTER_DEFINITIONS,
	FilterArgs,
	FilterName,
	FilterValue,
	LineItemArg,
	ShownCoupon,
} from '@shopfront/extensibility';
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

/** The arguments of our filters, by the name that a point has for them; more precise than within our own code. */
interface PublishedArgs extends FilterArgs {
	lineItem: LineItemFilterArg;
	couponNotice: CouponNoticeFilterArg;
	cart: { cart: StoreCart };
}

/** Filters of the button that leads to the checkout get the cart as the store has it. */
type ArgOf< Name extends FilterName > =
	Name extends `proceedToCheckoutButton${ string }`
		? { cart: CartData }
		: PublishedArgs[ ( typeof FILTER_DEFINITIONS )[ Name ][ 'arg' ] ];

type DeclaredFilters = {
	-readonly [ Name in keyof typeof FILTER_DEFINITIONS ]: CheckoutFilter<
		Name extends 'coupons' ? ShownCoupon[] : FilterValue< Name >,
		ArgOf< Name >
	>;
};

/**
 * Values of cart and checkout that an add-on may change. An add-on that filters values of its own adds their names to
 * this interface.
 *
 * @since 0.1.0
 */
export interface CheckoutFilters extends DeclaredFilters {}

/** The filters of one add-on: those that it has, no others. */
export type CheckoutFilterRegistration = Partial< CheckoutFilters >;
