import type Database from 'libsql';
import type { VariationAttribute } from '@shopfront/store-api';
import {
	flag,
	microsOrNull,
	number,
	numberOrNull,
	oneOf,
	text,
	textOrNull,
} from './rows';
import type { Product, ProductAttribute, ProductImage } from './types';

const productType = oneOf( [ 'simple', 'variable', 'variation', 'grouped' ] );
const taxStatus = oneOf( [ 'taxable', 'shipping', 'none' ] );
const visibility = oneOf( [ 'visible', 'catalog', 'search', 'hidden' ] );
const stockStatus = oneOf( [ 'instock', 'outofstock', 'onbackorder' ] );
const backorders = oneOf( [ 'no', 'notify', 'yes' ] );

/** The key in variations: `pa_size`, or `engraving`. */
export const attributeKey = (
	attribute: Pick< ProductAttribute, 'name' | 'taxonomy' >
): string => {
	return (
		attribute.taxonomy ??
		attribute.name.toLowerCase().replace( /[^a-z0-9]+/g, '-' )
	);
};

const getIds = (
	database: Database.Database,
	query: string,
	...parameters: unknown[]
): number[] => {
	return database
		.prepare( query )
		.all( ...parameters )
		.map( ( row ) => number( row, 'id' ) );
};

const linkedIds = (
	database: Database.Database,
	productId: number,
	kind: 'cross_sell' | 'grouped'
): number[] => {
	return getIds(
		database,
		'SELECT linked_id AS id FROM linked_products WHERE product_id = ? AND kind = ? ORDER BY position',
		productId,
		kind
	);
};

const termIds = (
	database: Database.Database,
	productId: number,
	taxonomy: string
): number[] => {
	return getIds(
		database,
		'SELECT t.id FROM product_terms p JOIN terms t ON t.id = p.term_id WHERE p.product_id = ? AND t.taxonomy = ? ORDER BY t.name',
		productId,
		taxonomy
	);
};

const getImages = (
	database: Database.Database,
	productId: number
): ProductImage[] => {
	return database
		.prepare(
			'SELECT i.* FROM product_images p JOIN images i ON i.id = p.image_id WHERE p.product_id = ? ORDER BY p.position'
		)
		.all( productId )
		.map( ( row ) => ( {
			id: number( row, 'id' ),
			file: text( row, 'file' ),
			name: text( row, 'name' ),
			alt: text( row, 'alt' ),
		} ) );
};

const parseCustomTerms = ( json: string ): ProductAttribute[ 'terms' ] => {
	const names: unknown = JSON.parse( json );
	return ( Array.isArray( names ) ? names : [] ).map( ( name ) => ( {
		id: 0,
		name: String( name ),
		slug: String( name ),
		isDefault: false,
		color: '',
	} ) );
};

const getAttributes = (
	database: Database.Database,
	productId: number
): ProductAttribute[] => {
	const sharedTerms = database.prepare(
		'SELECT t.* FROM product_terms p JOIN terms t ON t.id = p.term_id WHERE p.product_id = ? AND t.taxonomy = ? ORDER BY t.menu_order, t.name'
	);
	return database
		.prepare(
			'SELECT * FROM product_attributes WHERE product_id = ? ORDER BY position'
		)
		.all( productId )
		.map( ( row ) => {
			const taxonomy = textOrNull( row, 'taxonomy' );
			const defaultSlug = text( row, 'default_slug' );
			return {
				attributeId: number( row, 'attribute_id' ),
				name: text( row, 'name' ),
				taxonomy,
				hasVariations: flag( row, 'has_variations' ),
				terms:
					taxonomy === null
						? parseCustomTerms( text( row, 'own_terms' ) )
						: sharedTerms
								.all( productId, taxonomy )
								.map( ( term ) => ( {
									id: number( term, 'id' ),
									name: text( term, 'name' ),
									slug: text( term, 'slug' ),
									isDefault:
										text( term, 'slug' ) === defaultSlug,
									color: text( term, 'color' ),
								} ) ),
			};
		} );
};

const getVariationAttributes = (
	database: Database.Database,
	variationId: number
): Record< string, string > => {
	return Object.fromEntries(
		database
			.prepare(
				// Insertion order is the order of the parent's attributes.
				'SELECT name, value FROM variation_attributes WHERE variation_id = ? ORDER BY rowid'
			)
			.all( variationId )
			.map( ( row ) => [ text( row, 'name' ), text( row, 'value' ) ] )
	);
};

const toProduct = ( database: Database.Database, row: unknown ): Product => {
	const id = number( row, 'id' );
	const type = productType( row, 'type' );
	return {
		id,
		type,
		parentId: number( row, 'parent_id' ),
		name: text( row, 'name' ),
		slug: text( row, 'slug' ),
		sku: text( row, 'sku' ),
		shortDescription: text( row, 'short_description' ),
		description: text( row, 'description' ),
		regularPrice: microsOrNull( row, 'regular_price' ),
		salePrice: microsOrNull( row, 'sale_price' ),
		taxStatus: taxStatus( row, 'tax_status' ),
		isVirtual: flag( row, 'is_virtual' ),
		isDownloadable: flag( row, 'is_downloadable' ),
		catalogVisibility: visibility( row, 'catalog_visibility' ),
		isFeatured: flag( row, 'is_featured' ),
		managesStock: flag( row, 'manages_stock' ),
		stockQuantity: numberOrNull( row, 'stock_quantity' ),
		stockStatus: stockStatus( row, 'current_status' ),
		backorders: backorders( row, 'backorders' ),
		lowStockAmount: numberOrNull( row, 'low_stock_amount' ),
		isSoldIndividually: flag( row, 'is_sold_individually' ),
		quantityMinimum: numberOrNull( row, 'quantity_minimum' ),
		quantityMaximum: numberOrNull( row, 'quantity_maximum' ),
		quantityMultipleOf: numberOrNull( row, 'quantity_multiple_of' ),
		weightGrams: numberOrNull( row, 'weight_grams' ),
		dimensions: {
			length: text( row, 'length' ),
			width: text( row, 'width' ),
			height: text( row, 'height' ),
		},
		images: getImages( database, id ),
		categoryIds: termIds( database, id, 'product_cat' ),
		tagIds: termIds( database, id, 'product_tag' ),
		brandIds: termIds( database, id, 'product_brand' ),
		attributes: getAttributes( database, id ),
		variationAttributes:
			type === 'variation' ? getVariationAttributes( database, id ) : {},
		groupedIds: linkedIds( database, id, 'grouped' ),
		crossSellIds: linkedIds( database, id, 'cross_sell' ),
		menuOrder: number( row, 'menu_order' ),
		totalSales: number( row, 'total_sales' ),
		createdAt: text( row, 'created_at' ),
		modifiedAt: text( row, 'modified_at' ),
	};
};

/** A variable product lists its best variation's stock status. */
const SELECT_PRODUCT =
	'SELECT p.*, l.current_status FROM products p JOIN listing l ON l.id = p.id';

const findOne = (
	database: Database.Database,
	where: string,
	value: unknown
): Product | null => {
	const row: unknown = database
		.prepare( `${ SELECT_PRODUCT } WHERE ${ where }` )
		.get( value );
	return row === undefined ? null : toProduct( database, row );
};

export const getProduct = (
	database: Database.Database,
	id: number
): Product | null => {
	return findOne( database, 'p.id = ?', id );
};

export const getProductBySlug = (
	database: Database.Database,
	slug: string
): Product | null => {
	return findOne( database, 'p.slug = ?', slug );
};

/** In the order of the ids; skips unknown ids. */
export const getProducts = (
	database: Database.Database,
	ids: readonly number[]
): Product[] => {
	return ids.flatMap( ( id ) => getProduct( database, id ) ?? [] );
};

export const getVariations = (
	database: Database.Database,
	parentId: number
): Product[] => {
	return database
		.prepare( `${ SELECT_PRODUCT } WHERE p.parent_id = ? ORDER BY p.id` )
		.all( parentId )
		.map( ( row ) => toProduct( database, row ) );
};

const normalise = ( value: string ) =>
	value
		.trim()
		.toLowerCase()
		.replace( /^attribute_/, '' );

/** `Size`, `pa_size` and `attribute_pa_size` all name it. */
const namesAttribute = (
	sent: string,
	attribute: ProductAttribute
): boolean => {
	return [ attributeKey( attribute ), attribute.name ].some(
		( name ) => normalise( name ) === normalise( sent )
	);
};

const isTerm = (
	sent: string,
	term: { name: string; slug: string }
): boolean => {
	return [ term.slug, term.name ].some(
		( name ) => normalise( name ) === normalise( sent )
	);
};

/**
 * Each of the variation's attributes is open (`''`) or equals the choice. Names may be labels, taxonomies or form field
 * names; values slugs or names. `null` without a match, for instance because a choice is missing.
 */
export const findVariation = (
	database: Database.Database,
	parent: Product,
	attributes: ReadonlyArray<
		Pick< VariationAttribute, 'attribute' | 'value' >
	>
): Product | null => {
	const chosen = new Map< string, string >();
	for ( const attribute of parent.attributes ) {
		const sent = attributes.find( ( candidate ) =>
			namesAttribute( candidate.attribute, attribute )
		);
		const term = attribute.terms.find( ( candidate ) =>
			isTerm( sent?.value ?? '', candidate )
		);
		if ( term ) {
			chosen.set( attributeKey( attribute ), term.slug );
		}
	}
	const fits = ( variation: Product ) =>
		Object.entries( variation.variationAttributes ).every(
			( [ name, value ] ) =>
				value === '' ? chosen.has( name ) : chosen.get( name ) === value
		);
	return getVariations( database, parent.id ).find( fits ) ?? null;
};

/** `null` turns stock management off, and sets the product in stock. Collections cached before `now` are stale. */
export const setStock = (
	database: Database.Database,
	productId: number,
	quantity: number | null,
	now: number
): void => {
	database
		.prepare(
			"UPDATE products SET manages_stock = ?, stock_quantity = ?, stock_status = 'instock', modified_at = ? WHERE id = ?"
		)
		.run(
			quantity === null ? 0 : 1,
			quantity,
			new Date( now ).toISOString(),
			productId
		);
};
