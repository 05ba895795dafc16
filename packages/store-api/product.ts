import {
	boolean,
	list,
	lenientList,
	nullable,
	number,
	optional,
	withFallback,
	record,
	scalarText,
	text,
	textOrEmpty,
} from './readers';
import { createParser } from './parse';
import { extensions, image, productPrices } from './shared';
import type { ProductResponse, TermReference } from './types';

const termReferences = lenientList(
	record< TermReference >( {
		id: number,
		name: text,
		slug: textOrEmpty,
		link: textOrEmpty,
	} )
);

const attributes = lenientList(
	record< ProductResponse[ 'attributes' ][ number ] >( {
		id: number,
		name: text,
		taxonomy: withFallback( nullable( text ), null ),
		has_variations: boolean,
		terms: lenientList(
			record( {
				id: number,
				name: text,
				slug: textOrEmpty,
				default: optional( boolean ),
			} )
		),
	} )
);

const variations = lenientList(
	record< ProductResponse[ 'variations' ][ number ] >( {
		id: number,
		attributes: lenientList(
			record( { name: text, value: nullable( scalarText ) } )
		),
	} )
);

/** Strict about identity, price and availability; lenient about texts and images. */
export const product = record< ProductResponse >( {
	id: number,
	name: text,
	slug: textOrEmpty,
	parent: withFallback( number, 0 ),
	type: text,
	variation: textOrEmpty,
	permalink: textOrEmpty,
	sku: textOrEmpty,
	short_description: textOrEmpty,
	description: textOrEmpty,
	on_sale: boolean,
	prices: record( productPrices ),
	price_html: textOrEmpty,
	average_rating: withFallback( scalarText, '0' ),
	review_count: withFallback( number, 0 ),
	images: lenientList( image ),
	categories: termReferences,
	tags: termReferences,
	brands: optional( termReferences ),
	attributes,
	variations,
	grouped_products: optional( lenientList( number ) ),
	has_options: boolean,
	is_purchasable: boolean,
	is_in_stock: boolean,
	is_on_backorder: boolean,
	low_stock_remaining: withFallback( nullable( number ), null ),
	stock_availability: withFallback(
		optional( record( { text: textOrEmpty, class: textOrEmpty } ) ),
		undefined
	),
	sold_individually: boolean,
	weight: optional( textOrEmpty ),
	dimensions: withFallback(
		optional(
			record( {
				length: textOrEmpty,
				width: textOrEmpty,
				height: textOrEmpty,
			} )
		),
		undefined
	),
	formatted_weight: optional( textOrEmpty ),
	formatted_dimensions: optional( textOrEmpty ),
	add_to_cart: record< ProductResponse[ 'add_to_cart' ] >( {
		text: textOrEmpty,
		description: textOrEmpty,
		url: textOrEmpty,
		single_text: optional( textOrEmpty ),
		minimum: number,
		maximum: number,
		multiple_of: number,
	} ),
	is_password_protected: withFallback( optional( boolean ), undefined ),
	extensions: optional( extensions ),
} );

/** For `GET /products/{id or slug}` with all fields, not limited by `_fields`. */
export const parseProduct = createParser( product );

export const parseProducts = createParser( list( product ) );
