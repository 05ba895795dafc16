import type { ShopOptions } from '../options';
import { microsPerMinor } from '../money';
import {
	STOCK_STATUSES,
	type ProductQuery,
	type TermFilter,
} from './product-query';
import type { QueryArguments } from './query-arguments';

const ORDERS = [
	'date',
	'modified',
	'id',
	'include',
	'title',
	'slug',
	'price',
	'popularity',
	'rating',
	'menu_order',
	'comment_count',
] as const;
const TYPES = [
	'',
	'simple',
	'grouped',
	'external',
	'variable',
	'variation',
] as const;
const VISIBILITIES = [
	'any',
	'visible',
	'catalog',
	'search',
	'hidden',
] as const;
const OPERATORS = [ 'in', 'not_in', 'and' ] as const;
const DATE_COLUMNS = [
	'date',
	'date_gmt',
	'modified',
	'modified_gmt',
] as const;

const orNull = ( text: string ) => ( text === '' ? null : text );

/** Minor units as digits. As on the platform, other values don't filter. */
const readPrice = ( text: string, options: ShopOptions ): bigint | null => {
	return /^[0-9]{1,15}$/.test( text )
		? BigInt( text ) * microsPerMinor( options )
		: null;
};

const readOperator = ( text: string ): TermFilter[ 'operator' ] => {
	return OPERATORS.find( ( operator ) => operator === text ) ?? 'in';
};

const readTerms = ( query: QueryArguments ): TermFilter[] => {
	return [
		[ 'category', 'product_cat' ] as const,
		[ 'tag', 'product_tag' ] as const,
		[ 'brand', 'product_brand' ] as const,
	].map( ( [ name, taxonomy ] ) => ( {
		taxonomy,
		terms: query.texts( name ),
		operator: query.word( `${ name }_operator`, OPERATORS, 'in' ),
	} ) );
};

const readAttributes = ( query: QueryArguments ): TermFilter[] => {
	return query.records( 'attributes' ).map( ( record ) => ( {
		taxonomy: record.text( 'attribute' ),
		terms: [ ...record.texts( 'term_id' ), ...record.texts( 'slug' ) ],
		operator: readOperator( record.text( 'operator' ) ),
	} ) );
};

/** A listing's parameters (docs/contract/store-api.md 5). Call `check()` afterwards. */
export const readProductQuery = (
	query: QueryArguments,
	options: ShopOptions
): ProductQuery => {
	const related = query.integer( 'related', 0 );
	const offset = query.integer( 'offset', -1 );
	const dateColumn = query.word( 'date_column', DATE_COLUMNS, 'date' );
	return {
		page: query.integer( 'page', 1, 1 ),
		perPage: query.integer( 'per_page', 10, 1, 100 ),
		offset: offset < 0 ? null : offset,
		order: query.word( 'order', [ 'asc', 'desc' ], 'desc' ),
		orderBy: query.word( 'orderby', ORDERS, 'date' ),
		words: '',
		search: query.text( 'search' ),
		slugs: query.texts( 'slug' ),
		skus: query.texts( 'sku' ),
		after: orNull( query.text( 'after' ) ),
		before: orNull( query.text( 'before' ) ),
		dateColumn: dateColumn.startsWith( 'modified' )
			? 'modified_at'
			: 'created_at',
		include: query.integers( 'include' ),
		exclude: query.integers( 'exclude' ),
		parent: query.integers( 'parent' ),
		parentExclude: query.integers( 'parent_exclude' ),
		type: orNull( query.word( 'type', TYPES, '' ) ),
		isFeatured: query.boolean( 'featured' ),
		isOnSale: query.boolean( 'on_sale' ),
		minPrice: readPrice( query.text( 'min_price' ), options ),
		maxPrice: readPrice( query.text( 'max_price' ), options ),
		stockStatuses: query.words( 'stock_status', STOCK_STATUSES ),
		catalogVisibility: query.word(
			'catalog_visibility',
			VISIBILITIES,
			'any'
		),
		ratings: query.integers( 'rating' ),
		relatedTo: related > 0 ? related : null,
		relatedTaxonomies: [ 'product_cat', 'product_tag' ],
		terms: readTerms( query ),
		attributes: readAttributes( query ),
		attributeRelation: query.word(
			'attribute_relation',
			[ 'in', 'and' ],
			'and'
		),
	};
};
