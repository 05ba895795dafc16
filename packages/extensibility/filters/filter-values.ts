import {
	isRecord,
	type CartCouponResponse,
	type CartItemResponse,
} from '@shopfront/store-api';

/** Where a line of the cart is shown: in the cart and the drawer, or in the summary of an order. */
export type LineContext = 'cart' | 'summary';

/** What filters of a line are told (docs/contract/filters.md 1, `LineItemArg`). */
export interface LineItemArg {
	context: LineContext;
	cartItem: CartItemResponse;
	/** As blocks of add-ons know the cart; in the drawer, as the server sent it. */
	cart: object;
}

/** A coupon in the summary, with what is shown of it. */
export type ShownCoupon = CartCouponResponse & { label: string };

/** What filters are told, by the names that points use. */
export interface FilterArgs {
	lineItem: LineItemArg;
	coupons: { context: 'summary' };
	couponNotice: {
		couponCode: string;
		/** The notice area of the page. */
		context: string;
	};
	cart: { cart: object };
	block: {
		/** Name of the block that others may be put into. */
		block: string;
	};
	nothing: null;
}

export const isText = ( value: unknown ): value is string =>
	typeof value === 'string';

export const isBoolean = ( value: unknown ): value is boolean =>
	typeof value === 'boolean';

export const isTextList = ( value: unknown ): value is string[] =>
	Array.isArray( value ) && value.every( isText );

/** As much as showing a coupon, and removing it, needs. */
const isShownCoupon = ( value: unknown ): value is ShownCoupon =>
	isRecord( value ) &&
	isText( value.code ) &&
	isText( value.label ) &&
	isRecord( value.totals );

export const isCouponList = (
	value: unknown
): value is readonly ShownCoupon[] =>
	Array.isArray( value ) && value.every( isShownCoupon );
