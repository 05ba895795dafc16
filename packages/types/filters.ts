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

/** Arguments of a filter for a line: the line, its context and its cart. */
export interface LineItemFilterArg extends Omit< LineItemArg, 'cart' > {
	/** Context of the line: `cart` in cart and mini-cart drawer, `summary` in the order summary. */
	context: LineItemArg[ 'context' ];
	/** The line as the server sent it. */
	cartItem: LineItemArg[ 'cartItem' ];
	/** The cart as blocks of add-ons see it. In the drawer it is the server's cart, so any of these keys may be missing. */
	cart: Partial< StoreCart >;
}

/** Arguments of the filters for coupon notices. */
export interface CouponNoticeFilterArg {
	/** The coupon code. */
	couponCode: string;
	/** The notice area: of the cart or of the checkout. */
	context: string;
}

/** Returns the value, or another of the same type. Never a promise: the page does not wait. */
export type CheckoutFilter< Value, Arg > = (
	value: Value,
	extensions: Extensions,
	arg: Arg
) => Value;

/** Filter arguments by the name that extension points use. More precise than in our own code. */
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
 * Values of cart and checkout that an add-on may change. An add-on that filters values of its own adds their names to
 * this interface.
 *
 * @since 0.1.0
 */
export interface CheckoutFilters extends DeclaredFilters {}

/** The filters of one add-on. All are optional. */
export type CheckoutFilterRegistration = Partial< CheckoutFilters >;
