import {
	boolean,
	list,
	listOfGood,
	nullable,
	number,
	optional,
	orElse,
	record,
	scalarText,
	text,
	textOrNone,
} from './readers';
import { guard } from './parse';
import { extensions, image, productPrices } from './shared';
import type { ProductResponse, TermReference } from './types';

const termReferences = listOfGood(
	record< TermReference >( {
		id: number,
		name: text,
		slug: textOrNone,
		link: textOrNone,
	} )
);

const attributes = listOfGood(
	record< ProductResponse[ 'attributes' ][ number ] >( {
		id: number,
		name: text,
		taxonomy: orElse( nullable( text ), null ),
		has_variations: boolean,
		terms: listOfGood(
			record( {
				id: number,
				name: text,
				slug: textOrNone,
				default: optional( boolean ),
			} )
		),
	} )
);

const variations = listOfGood(
	record< ProductResponse[ 'variations' ][ number ] >( {
		id: number,
		attributes: listOfGood(
			record( { name: text, value: nullable( scalarText ) } )
		),
	} )
);

/** Strict on what it is, costs and whether it can be had; texts and pictures that are missing cost only themselves. */
export const product = record< ProductResponse >( {
	id: number,
	name: text,
	slug: textOrNone,
	parent: orElse( number, 0 ),
	type: text,
	variation: textOrNone,
	permalink: textOrNone,
	sku: textOrNone,
	short_description: textOrNone,
	description: textOrNone,
	on_sale: boolean,
	prices: record( productPrices ),
	price_html: textOrNone,
	average_rating: orElse( scalarText, '0' ),
	review_count: orElse( number, 0 ),
	images: listOfGood( image ),
	categories: termReferences,
	tags: termReferences,
	brands: optional( termReferences ),
	attributes,
	variations,
	grouped_products: optional( listOfGood( number ) ),
	has_options: boolean,
	is_purchasable: boolean,
	is_in_stock: boolean,
	is_on_backorder: boolean,
	low_stock_remaining: orElse( nullable( number ), null ),
	stock_availability: orElse(
		optional( record( { text: textOrNone, class: textOrNone } ) ),
		undefined
	),
	sold_individually: boolean,
	weight: optional( textOrNone ),
	dimensions: orElse(
		optional(
			record( {
				length: textOrNone,
				width: textOrNone,
				height: textOrNone,
			} )
		),
		undefined
	),
	formatted_weight: optional( textOrNone ),
	formatted_dimensions: optional( textOrNone ),
	add_to_cart: record< ProductResponse[ 'add_to_cart' ] >( {
		text: textOrNone,
		description: textOrNone,
		url: textOrNone,
		single_text: optional( textOrNone ),
		minimum: number,
		maximum: number,
		multiple_of: number,
	} ),
	is_password_protected: orElse( optional( boolean ), undefined ),
	extensions: optional( extensions ),
} );

/** `GET /products/{id or slug}`, whole: not a reply to a request that names `_fields`. */
export const parseProduct = guard( product );

/** `GET /products`. */
export const parseProducts = guard( list( product ) );
