import {
	isClaim,
	isCouponList,
	isText,
	isTextList,
	type FilterArgs,
} from './filter-values';
import { mustContain, PRICE_PARTS, SENTENCE_PARTS } from './must-contain';

/** A value of ours that add-ons may change before it is used. All filters of one point are asked, each in turn. */
export interface FilterPoint {
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
const claim = { isValue: isClaim } as const;

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

/** All filters of carts and checkouts. Source: contract/filters.md 1. */
export const FILTER_POINTS = {
	itemName: { ...text, ...line },
	cartItemClass: { ...text, ...line },
	cartItemPrice: { ...price, ...line },
	cartItemScreenReaderPrice: { ...format( SENTENCE_PARTS ), ...line },
	subtotalPriceFormat: { ...price, ...line },
	saleBadgePriceFormat: { ...price, ...line },
	showRemoveItemLink: { ...claim, ...line },
	coupons: {
		isValue: isCouponList,
		arg: 'coupons',
		extensions: 'nothing',
	},
	showApplyCouponNotice: {
		...claim,
		arg: 'couponNotice',
		extensions: 'nothing',
	},
	showRemoveCouponNotice: {
		...claim,
		arg: 'couponNotice',
		extensions: 'nothing',
	},
	totalLabel: { ...text, arg: 'cart', extensions: 'cart' },
	totalValue: { ...price, arg: 'cart', extensions: 'cart' },
	proceedToCheckoutButtonLabel: {
		...text,
		arg: 'cart',
		extensions: 'nothing',
	},
	proceedToCheckoutButtonLink: {
		...text,
		arg: 'cart',
		extensions: 'nothing',
	},
	placeOrderButtonLabel: {
		...text,
		arg: 'nothing',
		extensions: 'nothing',
	},
	additionalCartCheckoutInnerBlockTypes: {
		isValue: isTextList,
		arg: 'block',
		extensions: 'cart',
	},
} as const satisfies Readonly< Record< string, FilterPoint > >;

/** Name of a filter of ours. Add-ons may ask for filters of other names among themselves. */
export type FilterName = keyof typeof FILTER_POINTS;

/** What a filter is given and gives back: `FilterValue< 'itemName' >` is a text. */
export type FilterValue< Name extends FilterName > =
	( typeof FILTER_POINTS )[ Name ][ 'isValue' ] extends (
		value: unknown
	) => value is infer Value
		? Value
		: never;

/** What a filter is told beside the value. */
export type FilterArg< Name extends FilterName > =
	FilterArgs[ ( typeof FILTER_POINTS )[ Name ][ 'arg' ] ];

/** The point of a name; `undefined` for the filters that add-ons have among themselves. */
export const findFilterPoint = ( name: string ): FilterPoint | undefined =>
	Object.entries< FilterPoint >( FILTER_POINTS ).find(
		( [ known ] ) => known === name
	)?.[ 1 ];
