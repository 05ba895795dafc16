import {
	isBoolean,
	isCouponList,
	isText,
	isTextList,
	type FilterArgs,
} from './filter-values';
import { mustContain, PRICE_PARTS, SENTENCE_PARTS } from './must-contain';

/** A value of ours that add-ons may change before it is used. All filters of one point are asked, each in turn. */
export interface FilterDefinition {
	/** Whether something can stand in the place of the value at all. */
	isValue: ( value: unknown ) => boolean;
	/** Whether an answer is to be used; `false` passes over it, and so does throwing, with words. */
	validate?: ( value: unknown ) => boolean;
	/** Parts that a text has to have in it; what `validate` looks for. Absent where there are none. */
	parts?: readonly string[];
	/** Which of {@link FilterArgs} the filters are told. */
	arg: keyof FilterArgs;
	/** Whose extension data the filters are given; `nothing` gives `{}`. */
	extensions: 'cart item' | 'cart' | 'nothing';
}

const line = { arg: 'lineItem', extensions: 'cart item' } as const;
const text = { isValue: isText } as const;
const boolean = { isValue: isBoolean } as const;

/** A text with places in it. */
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
	 * Coupons of the discount row: their labels, order and number. A coupon that is left out still counts.
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
	 * Names of further blocks that the editor offers inside a block of cart or checkout. A page shows what is written
	 * in it.
	 *
	 * @default `[]`
	 */
	additionalCartCheckoutInnerBlockTypes: {
		isValue: isTextList,
		arg: 'block',
		extensions: 'cart',
	},
} as const satisfies Readonly< Record< string, FilterDefinition > >;

/** Name of a filter of ours. Add-ons may ask for filters of other names among themselves. */
export type FilterName = keyof typeof FILTER_DEFINITIONS;

/** What a filter is given and gives back: `FilterValue< 'itemName' >` is a text. */
export type FilterValue< Name extends FilterName > =
	( typeof FILTER_DEFINITIONS )[ Name ][ 'isValue' ] extends (
		value: unknown
	) => value is infer Value
		? Value
		: never;

/** What a filter is told beside the value. */
export type FilterArg< Name extends FilterName > =
	FilterArgs[ ( typeof FILTER_DEFINITIONS )[ Name ][ 'arg' ] ];

/** The point of a name; `undefined` for the filters that add-ons have among themselves. */
export const findFilterDefinition = (
	name: string
): FilterDefinition | undefined =>
	Object.entries< FilterDefinition >( FILTER_DEFINITIONS ).find(
		( [ known ] ) => known === name
	)?.[ 1 ];
