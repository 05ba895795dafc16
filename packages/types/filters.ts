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

/** Arguments of a filter for a line. */
export interface LineItemFilterArg extends Omit< LineItemArg, 'cart' > {
	/** `cart` in cart and mini-cart drawer, `summary` in the order summary. */
	context: LineItemArg[ 'context' ];
	/** The line as the server sent it. */
	cartItem: LineItemArg[ 'cartItem' ];
	/** The cart as add-ons' blocks see it. In the drawer it's the server's cart, so any key may be missing. */
	cart: Partial< StoreCart >;
}

/** Arguments of the filters for coupon notices. */
export interface CouponNoticeFilterArg {
	/** The coupon code. */
	couponCode: string;
	/** The notice area: the cart's or the checkout's. */
	context: string;
}

/** Returns the value, or another of the same type. Never a promise: the page doesn't wait. */
export type CheckoutFilter< Value, Arg > = (
	value: Value,
	extensions: Extensions,
	arg: Arg
) => Value;

/** By the name that extension points use. More precise than in our own code. */
interface PublishedArgs extends FilterArgs {
	lineItem: LineItemFilterArg;
	couponNotice: CouponNoticeFilterArg;
	cart: { cart: StoreCart };
}

/** Filters of the proceed-to-checkout button receive the cart as the store holds it. */
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
 * Values of cart and checkout that an add-on may change. If your add-on filters its own values, add their names to this
 * interface.
 *
 * @since 0.1.0
 */
export interface CheckoutFilters extends DeclaredFilters {}

/** One add-on's filters. All are optional. */
export type CheckoutFilterRegistration = Partial< CheckoutFilters >;
