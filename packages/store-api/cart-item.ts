import {
	boolean,
	either,
	lenientList,
	nullable,
	number,
	optional,
	withFallback,
	record,
	scalarText,
	text,
	textOrEmpty,
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

/** For a line without limits (docs/contract/cart-and-checkout.md 9, "Limits and timings"). */
const DEFAULT_LIMITS: QuantityLimits = {
	minimum: 1,
	maximum: 99,
	multiple_of: 1,
	editable: true,
};

const quantityLimits = withFallback(
	record< QuantityLimits >( {
		minimum: withFallback( number, DEFAULT_LIMITS.minimum ),
		maximum: withFallback( number, DEFAULT_LIMITS.maximum ),
		multiple_of: withFallback( number, DEFAULT_LIMITS.multiple_of ),
		editable: withFallback( boolean, DEFAULT_LIMITS.editable ),
	} ),
	DEFAULT_LIMITS
);

const variationAttribute = record< VariationAttribute >( {
	raw_attribute: optional( textOrEmpty ),
	attribute: scalarText,
	value: scalarText,
} );

const lineText = withFallback( optional( scalarText ), undefined );

const itemData = record< ItemData >( {
	key: lineText,
	name: lineText,
	value: lineText,
	display: lineText,
	hidden: withFallback(
		optional( either( boolean, scalarText ) ),
		undefined
	),
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

/** Strict about identity, price and quantity; lenient about texts and images, and omits invalid entries. */
export const cartItem = record< CartItemResponse >( {
	key: text,
	id: number,
	quantity: number,
	quantity_limits: quantityLimits,
	name: text,
	short_description: textOrEmpty,
	description: textOrEmpty,
	sku: textOrEmpty,
	low_stock_remaining: withFallback( nullable( number ), null ),
	backorders_allowed: boolean,
	show_backorder_badge: boolean,
	sold_individually: boolean,
	permalink: textOrEmpty,
	images: lenientList( image ),
	variation: lenientList( variationAttribute ),
	item_data: lenientList( itemData ),
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
	summary: optional( textOrEmpty ),
	extensions,
} );
