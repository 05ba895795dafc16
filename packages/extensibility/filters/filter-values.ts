import {
	isRecord,
	type CartCouponResponse,
	type CartItemResponse,
} from '@shopfront/store-api';

/** In the cart and mini-cart, or in the order summary. */
export type LineContext = 'cart' | 'summary';

/** See docs/contract/filters.md 1, `LineItemArg`. */
export interface LineItemArg {
	context: LineContext;
	cartItem: CartItemResponse;
	/** The cart as add-ons know it; in the mini-cart, as the server sent it. */
	cart: object;
}

export type ShownCoupon = CartCouponResponse & { label: string };

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
		/** Name of the inner-block area. */
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

const isShownCoupon = ( value: unknown ): value is ShownCoupon =>
	isRecord( value ) &&
	isText( value.code ) &&
	isText( value.label ) &&
	isRecord( value.totals );

export const isCouponList = (
	value: unknown
): value is readonly ShownCoupon[] =>
	Array.isArray( value ) && value.every( isShownCoupon );
