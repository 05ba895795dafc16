import {
	isBoolean,
	isCouponList,
	isText,
	isTextList,
	type FilterArgs,
} from './filter-values';
import { mustContain, PRICE_PARTS, SENTENCE_PARTS } from './must-contain';

/** Add-ons may change this value before we use it. All filters of the same name run in turn. */
export interface FilterDefinition {
	/** Whether a result can replace the value at all. */
	isValue: ( value: unknown ) => boolean;
	/** Return `false` to discard a result, or throw to discard it with a message. */
	validate?: ( value: unknown ) => boolean;
	/** Placeholders that a text must contain, checked by `validate`. Missing if there are none. */
	parts?: readonly string[];
	/** The filters receive this key of {@link FilterArgs}. */
	arg: keyof FilterArgs;
	/** Source of the extension data that the filters receive; `nothing` passes `{}`. */
	extensions: 'cart item' | 'cart' | 'nothing';
}

const line = { arg: 'lineItem', extensions: 'cart item' } as const;
const text = { isValue: isText } as const;
const boolean = { isValue: isBoolean } as const;

const format = ( parts: readonly string[] ) =>
	( {
		isValue: isText,
		parts,
		validate: ( value: unknown ): boolean =>
			isText( value ) &&
			parts.every( ( part ) => mustContain( value, part ) ),
	} ) as const;
const price = format( PRICE_PARTS );

/** All filters of carts and checkouts. Source: docs/contract/filters.md 1. */
export const FILTER_DEFINITIONS = {
	/**
	 * Name of a product, in the row of the cart and in the order summary.
	 *
	 * @default the name of the product
	 */
	itemName: { ...text, ...line },
	/**
	 * Classes of a row, in addition to our own; separated by spaces.
	 *
	 * @default `''`
	 */
	cartItemClass: { ...text, ...line },
	/**
	 * Text around the total of a cart item.
	 *
	 * @default `'<price/>'`
	 */
	cartItemPrice: { ...price, ...line },
	/**
	 * Sentence about a cart item of the order summary for screen readers.
	 *
	 * @default `'Total price for <quantity/> <productName/> item: <price/>'`, for several `'Total price for <quantity/>
	 * <productName/> items: <price/>'`; translated
	 */
	cartItemScreenReaderPrice: { ...format( SENTENCE_PARTS ), ...line },
	/**
	 * Text around the price of one unit.
	 *
	 * @default `'<price/>'`
	 */
	subtotalPriceFormat: { ...price, ...line },
	/**
	 * Text around the saving of a sale.
	 *
	 * @default `'<price/>'`
	 */
	saleBadgePriceFormat: { ...price, ...line },
	/**
	 * Whether a cart item has a link that removes it. Its quantity may still change without one.
	 *
	 * @default `true`
	 */
	showRemoveItemLink: { ...boolean, ...line },
	/**
	 * Coupons of the discount row: their labels, order and number. Omitted coupons still apply.
	 *
	 * @default the coupons of the cart
	 */
	coupons: {
		isValue: isCouponList,
		arg: 'coupons',
		extensions: 'nothing',
	},
	/**
	 * Whether a notice confirms an applied coupon.
	 *
	 * @default `true`
	 */
	showApplyCouponNotice: {
		...boolean,
		arg: 'couponNotice',
		extensions: 'nothing',
	},
	/**
	 * Whether a notice confirms a removed coupon.
	 *
	 * @default `true`
	 */
	showRemoveCouponNotice: {
		...boolean,
		arg: 'couponNotice',
		extensions: 'nothing',
	},
	/**
	 * Label of the total.
	 *
	 * @default `'Estimated total'` in a cart, `'Total'` in a checkout; translated
	 */
	totalLabel: { ...text, arg: 'cart', extensions: 'cart' },
	/**
	 * Text around the total.
	 *
	 * @default `'<price/>'`
	 */
	totalValue: { ...price, arg: 'cart', extensions: 'cart' },
	/**
	 * Text of the button that leads from the cart to the checkout.
	 *
	 * @default the label of the block, else `'Proceed to Checkout'`, translated
	 */
	proceedToCheckoutButtonLabel: {
		...text,
		arg: 'cart',
		extensions: 'nothing',
	},
	/**
	 * Address of that button.
	 *
	 * @default the address of the checkout page
	 */
	proceedToCheckoutButtonLink: {
		...text,
		arg: 'cart',
		extensions: 'nothing',
	},
	/**
	 * Text of the button that places the order.
	 *
	 * @default the label of the payment method, else of the block, else `'Place Order'`, translated
	 */
	placeOrderButtonLabel: {
		...text,
		arg: 'nothing',
		extensions: 'nothing',
	},
	/**
	 * Names of additional blocks that the editor offers in an inner-block area of cart or checkout. Does not add blocks to
	 * a page.
	 *
	 * @default `[]`
	 */
	additionalCartCheckoutInnerBlockTypes: {
		isValue: isTextList,
		arg: 'block',
		extensions: 'cart',
	},
} as const satisfies Readonly< Record< string, FilterDefinition > >;

/** Add-ons may also define their own filters. */
export type FilterName = keyof typeof FILTER_DEFINITIONS;

/** `FilterValue< 'itemName' >` is a string. */
export type FilterValue< Name extends FilterName > =
	( typeof FILTER_DEFINITIONS )[ Name ][ 'isValue' ] extends (
		value: unknown
	) => value is infer Value
		? Value
		: never;

export type FilterArg< Name extends FilterName > =
	FilterArgs[ ( typeof FILTER_DEFINITIONS )[ Name ][ 'arg' ] ];

/** `undefined` for filters that add-ons define. */
export const findFilterDefinition = (
	name: string
): FilterDefinition | undefined =>
	Object.entries< FilterDefinition >( FILTER_DEFINITIONS ).find(
		( [ known ] ) => known === name
	)?.[ 1 ];
