import type Database from 'libsql';
import { fillProductSearch } from './product-search';
import { recreateCatalogueTables } from './schema';
import {
	ATTRIBUTES,
	IMAGES,
	PRODUCTS,
	REVIEWS,
	TERMS,
	type SeedAttribute,
	type SeedProduct,
} from './seed/index';

type Value = string | number | bigint | null;

const insert = (
	database: Database.Database,
	table: string,
	row: Record< string, Value >
): void => {
	const columns = Object.keys( row );
	const marks = columns.map( () => '?' ).join( ', ' );
	database
		.prepare(
			`INSERT INTO ${ table } ( ${ columns.join(
				', '
			) } ) VALUES ( ${ marks } )`
		)
		.run( ...Object.values( row ) );
};

const flag = ( value: boolean | undefined ): number => ( value ? 1 : 0 );

const productRow = ( product: SeedProduct, index: number ) => {
	return {
		id: product.id,
		type: product.type ?? 'simple',
		parent_id: product.parentId ?? 0,
		name: product.name,
		slug: product.slug,
		sku: product.sku,
		short_description: product.shortDescription ?? '',
		description: product.description ?? '',
		regular_price: product.regularPrice ?? null,
		sale_price: product.salePrice ?? null,
		tax_status: product.taxStatus ?? 'taxable',
		is_virtual: flag( product.isVirtual ),
		is_downloadable: flag( product.isDownloadable ),
		catalog_visibility: product.catalogVisibility ?? 'visible',
		is_featured: flag( product.isFeatured ),
		manages_stock: flag( product.stockQuantity !== undefined ),
		stock_quantity: product.stockQuantity ?? null,
		stock_status: product.stockStatus ?? 'instock',
		backorders: product.backorders ?? 'no',
		low_stock_amount: product.lowStockAmount ?? null,
		is_sold_individually: flag( product.isSoldIndividually ),
		quantity_minimum: product.quantity?.minimum ?? null,
		quantity_maximum: product.quantity?.maximum ?? null,
		quantity_multiple_of: product.quantity?.multipleOf ?? null,
		weight_grams: product.weightGrams ?? null,
		length: product.dimensions?.length ?? '',
		width: product.dimensions?.width ?? '',
		height: product.dimensions?.height ?? '',
		menu_order: index,
		total_sales: product.totalSales ?? 0,
		created_at: product.createdAt,
		modified_at: product.createdAt,
	};
};

const termId = ( taxonomy: string, slug: string ): number => {
	const term = TERMS.find(
		( candidate ) =>
			candidate.taxonomy === taxonomy && candidate.slug === slug
	);
	if ( ! term ) {
		throw new Error( `The seed names no term ${ taxonomy }/${ slug }.` );
	}
	return term.id;
};

const attributeRow = ( attribute: SeedAttribute ) => {
	if ( 'name' in attribute ) {
		return {
			attribute_id: 0,
			name: attribute.name,
			taxonomy: null,
			has_variations: flag( attribute.hasVariations ),
			default_slug: '',
			own_terms: JSON.stringify( attribute.options ),
		};
	}
	const definition = ATTRIBUTES.find(
		( { taxonomy } ) => taxonomy === attribute.taxonomy
	);
	if ( ! definition ) {
		throw new Error( `The seed names no ${ attribute.taxonomy }.` );
	}
	return {
		attribute_id: definition.id,
		name: definition.name,
		taxonomy: definition.taxonomy,
		has_variations: flag( attribute.hasVariations ),
		default_slug: attribute.defaultSlug ?? '',
		own_terms: '[]',
	};
};

const termIdsOf = ( product: SeedProduct ): number[] => {
	const inTaxonomy = ( taxonomy: string, slugs: string[] = [] ) =>
		slugs.map( ( slug ) => termId( taxonomy, slug ) );
	return [
		...inTaxonomy( 'product_cat', product.categories ),
		...inTaxonomy( 'product_tag', product.tags ),
		...inTaxonomy( 'product_brand', product.brands ),
		...( product.attributes ?? [] ).flatMap( ( attribute ) =>
			'taxonomy' in attribute
				? inTaxonomy( attribute.taxonomy, attribute.slugs )
				: []
		),
	];
};

const insertRelations = (
	database: Database.Database,
	product: SeedProduct
): void => {
	const link = ( kind: string, ids: number[] = [] ) =>
		ids.forEach( ( id, position ) =>
			insert( database, 'linked_products', {
				product_id: product.id,
				kind,
				position,
				linked_id: id,
			} )
		);
	link( 'cross_sell', product.crossSellIds );
	link( 'grouped', product.groupedIds );
	termIdsOf( product ).forEach( ( id ) =>
		insert( database, 'product_terms', {
			product_id: product.id,
			term_id: id,
		} )
	);
	product.imageIds?.forEach( ( id, position ) =>
		insert( database, 'product_images', {
			product_id: product.id,
			image_id: id,
			position,
		} )
	);
	product.attributes?.forEach( ( attribute, position ) =>
		insert( database, 'product_attributes', {
			product_id: product.id,
			position,
			...attributeRow( attribute ),
		} )
	);
	Object.entries( product.variationAttributes ?? {} ).forEach(
		( [ name, value ] ) =>
			insert( database, 'variation_attributes', {
				variation_id: product.id,
				name,
				value,
			} )
	);
};

/** One transaction: a crash keeps the old catalogue. Skips reviews of other products. */
export const seedCatalogue = (
	database: Database.Database,
	products: readonly SeedProduct[] = PRODUCTS
): void => {
	const isSold = ( productId: number ) =>
		products.some( ( { id } ) => id === productId );
	database.transaction( () => {
		recreateCatalogueTables( database );
		for ( const { orderBy, ...attribute } of ATTRIBUTES ) {
			insert( database, 'attributes', {
				...attribute,
				order_by: orderBy,
			} );
		}
		for ( const { menuOrder, ...term } of TERMS ) {
			insert( database, 'terms', { ...term, menu_order: menuOrder } );
		}
		for ( const { id, name, alt } of IMAGES ) {
			insert( database, 'images', {
				id,
				name,
				alt,
				file: `${ name }.svg`,
			} );
		}
		products.forEach( ( product, index ) =>
			insert( database, 'products', productRow( product, index ) )
		);
		products.forEach( ( product ) => insertRelations( database, product ) );
		fillProductSearch( database );
		for ( const review of REVIEWS.filter( ( { productId } ) =>
			isSold( productId )
		) ) {
			insert( database, 'reviews', {
				id: review.id,
				product_id: review.productId,
				reviewer: review.reviewer,
				review: review.review,
				rating: review.rating,
				is_verified: flag( review.isVerified ),
				created_at: review.createdAt,
			} );
		}
	} )();
};
