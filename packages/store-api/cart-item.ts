import {
	boolean,
	either,
	listOfGood,
	nullable,
	number,
	optional,
	orElse,
	record,
	scalarText,
	text,
	textOrNone,
	type Reader,
} from './readers';
import { currencyFields, minorAmount } from './priced';
import { extensions, image, productPrices } from './shared';
import type {
	CartItemPrices,
	CartItemResponse,
	CartItemTotals,
	CatalogVisibility,
	ItemData,
	QuantityLimits,
	VariationAttribute,
} from './types';

/** For a line whose limits are missing (docs/contract/cart-and-checkout.md 9, "Limits and timings"). */
const DEFAULT_LIMITS: QuantityLimits = {
	minimum: 1,
	maximum: 99,
	multiple_of: 1,
	editable: true,
};

const quantityLimits = orElse(
	record< QuantityLimits >( {
		minimum: orElse( number, DEFAULT_LIMITS.minimum ),
		maximum: orElse( number, DEFAULT_LIMITS.maximum ),
		multiple_of: orElse( number, DEFAULT_LIMITS.multiple_of ),
		editable: orElse( boolean, DEFAULT_LIMITS.editable ),
	} ),
	DEFAULT_LIMITS
);

const variationAttribute = record< VariationAttribute >( {
	raw_attribute: optional( textOrNone ),
	attribute: scalarText,
	value: scalarText,
} );

const lineText = orElse( optional( scalarText ), undefined );

const itemData = record< ItemData >( {
	key: lineText,
	name: lineText,
	value: lineText,
	display: lineText,
	hidden: orElse( optional( either( boolean, scalarText ) ), undefined ),
	className: lineText,
} );

const VISIBILITIES: readonly CatalogVisibility[] = [
	'visible',
	'catalog',
	'search',
	'hidden',
];

const catalogVisibility: Reader< CatalogVisibility > = ( value ) =>
	VISIBILITIES.find( ( known ) => known === value ) ?? 'visible';

/**
 * Strict on what the line is, costs and counts; texts and pictures that are missing cost only themselves. An entry
 * of `item_data`, `images` or `variation` that does not read is left out.
 */
export const cartItem = record< CartItemResponse >( {
	key: text,
	id: number,
	quantity: number,
	quantity_limits: quantityLimits,
	name: text,
	short_description: textOrNone,
	description: textOrNone,
	sku: textOrNone,
	low_stock_remaining: orElse( nullable( number ), null ),
	backorders_allowed: boolean,
	show_backorder_badge: boolean,
	sold_individually: boolean,
	permalink: textOrNone,
	images: listOfGood( image ),
	variation: listOfGood( variationAttribute ),
	item_data: listOfGood( itemData ),
	prices: record< CartItemPrices >( {
		...productPrices,
		raw_prices: record< CartItemPrices[ 'raw_prices' ] >( {
			precision: number,
			price: minorAmount,
			regular_price: minorAmount,
			sale_price: minorAmount,
		} ),
	} ),
	totals: record< CartItemTotals >( {
		...currencyFields,
		line_subtotal: minorAmount,
		line_subtotal_tax: minorAmount,
		line_total: minorAmount,
		line_total_tax: minorAmount,
	} ),
	catalog_visibility: catalogVisibility,
	type: text,
	summary: optional( textOrNone ),
	extensions,
} );
