import type Database from 'libsql';
import type { ProductOrder, ProductQuery, TermFilter } from './product-query';
import { joinHits } from './product-search';
import { number, textOrNull } from './rows';

interface Condition {
	sql: string;
	values: Array< string | number >;
}

/** Rounds ratings half up to whole stars. */
export const WHOLE_STARS =
	'( 2 * l.rating_sum + l.review_count ) / ( 2 * l.review_count )';

const when = (
	isAsked: boolean,
	sql: string,
	...values: Array< string | number >
): Condition[] => ( isAsked ? [ { sql, values } ] : [] );

/** One JSON value keeps the statement's text the same for any length. */
const inList = (
	column: string,
	list: ReadonlyArray< string | number >,
	not = false
): Condition[] =>
	when(
		list.length > 0,
		`${ column } ${ not ? 'NOT ' : '' }IN ( SELECT value FROM json_each( ? ) )`,
		JSON.stringify( list )
	);

/** By id or slug; a category includes its children. */
const HAS_TERM = `EXISTS ( SELECT 1 FROM product_terms pt JOIN terms t ON t.id = pt.term_id
	LEFT JOIN terms up ON up.id = t.parent
	WHERE pt.product_id = p.id AND t.taxonomy = ?1
	AND ( CAST( t.id AS TEXT ) = ?2 OR t.slug = ?2 OR CAST( up.id AS TEXT ) = ?2 OR up.slug = ?2 ) )`;

const hasTerm = ( taxonomy: string, term: string ): Condition => {
	// Several conditions share a statement, so numbered placeholders would clash.
	const values: string[] = [];
	const sql = HAS_TERM.replace( /\?([12])/g, ( _, mark: string ) => {
		values.push( mark === '1' ? taxonomy : term );
		return '?';
	} );
	return { sql, values };
};

const joined = ( conditions: Condition[], word: 'AND' | 'OR' ): Condition => {
	return {
		sql: `( ${ conditions.map( ( { sql } ) => sql ).join( ` ${ word } ` ) } )`,
		values: conditions.flatMap( ( { values } ) => values ),
	};
};

const termCondition = ( filter: TermFilter ): Condition[] => {
	if ( filter.terms.length === 0 ) {
		return [];
	}
	const each = filter.terms.map( ( term ) =>
		hasTerm( filter.taxonomy, term )
	);
	const all = joined( each, filter.operator === 'and' ? 'AND' : 'OR' );
	return [
		filter.operator === 'not_in'
			? { ...all, sql: `NOT ${ all.sql }` }
			: all,
	];
};

const searchConditions = ( search: string ): Condition[] => {
	return search
		.split( /\s+/ )
		.filter( ( word ) => word !== '' )
		.map( ( word ) => {
			const pattern = `%${ word.replace( /[\\%_]/g, '\\$&' ) }%`;
			const columns = [
				'name',
				'sku',
				'short_description',
				'description',
			];
			return joined(
				columns.map( ( column ) => ( {
					sql: `p.${ column } LIKE ? ESCAPE '\\'`,
					values: [ pattern ],
				} ) ),
				'OR'
			);
		} );
};

const VISIBLE_IN: Record< ProductQuery[ 'catalogVisibility' ], string[] > = {
	any: [],
	visible: [ 'visible' ],
	catalog: [ 'visible', 'catalog' ],
	search: [ 'visible', 'search' ],
	hidden: [ 'hidden' ],
};

const RELATED = `p.id <> ? AND p.catalog_visibility = 'visible' AND EXISTS (
	SELECT 1 FROM product_terms mine JOIN product_terms theirs ON theirs.term_id = mine.term_id
	JOIN terms t ON t.id = mine.term_id
	WHERE mine.product_id = ? AND theirs.product_id = p.id AND t.taxonomy IN ( SELECT value FROM json_each( ? ) ) )`;

const conditionsOf = ( query: ProductQuery ): Condition[] => {
	const attributes = query.attributes.flatMap( termCondition );
	const related = query.relatedTo;
	return [
		query.type === null
			? { sql: "p.type <> 'variation'", values: [] }
			: { sql: 'p.type = ?', values: [ query.type ] },
		...searchConditions( query.search ),
		...inList( 'p.slug', query.slugs ),
		...inList( 'p.sku', query.skus ),
		...inList( 'p.id', query.include ),
		...inList( 'p.id', query.exclude, true ),
		...inList( 'p.parent_id', query.parent ),
		...inList( 'p.parent_id', query.parentExclude, true ),
		...inList( 'l.current_status', query.stockStatuses ),
		...inList( WHOLE_STARS, query.ratings ),
		...inList(
			'p.catalog_visibility',
			VISIBLE_IN[ query.catalogVisibility ]
		),
		...when(
			query.after !== null,
			`datetime( p.${ query.dateColumn } ) > datetime( ? )`,
			query.after ?? ''
		),
		...when(
			query.before !== null,
			`datetime( p.${ query.dateColumn } ) < datetime( ? )`,
			query.before ?? ''
		),
		...when(
			query.isFeatured !== null,
			'p.is_featured = ?',
			Number( query.isFeatured )
		),
		...when(
			query.isOnSale !== null,
			'l.on_sale = ?',
			Number( query.isOnSale )
		),
		...when(
			query.minPrice !== null,
			'l.max_price >= CAST( ? AS INTEGER )',
			String( query.minPrice )
		),
		...when(
			query.maxPrice !== null,
			'l.min_price <= CAST( ? AS INTEGER )',
			String( query.maxPrice )
		),
		...when(
			related !== null,
			RELATED,
			related ?? 0,
			related ?? 0,
			JSON.stringify( query.relatedTaxonomies )
		),
		...query.terms.flatMap( termCondition ),
		...( attributes.length > 0
			? [
					joined(
						attributes,
						query.attributeRelation === 'in' ? 'OR' : 'AND'
					),
				]
			: [] ),
	];
};

const ORDER_COLUMNS: Record< ProductOrder, string > = {
	date: 'p.created_at',
	modified: 'p.modified_at',
	id: 'p.id',
	include: '( SELECT j.key FROM json_each( ? ) j WHERE j.value = p.id )',
	title: 'p.name COLLATE NOCASE',
	slug: 'p.slug',
	price: 'l.min_price',
	popularity: 'p.total_sales',
	rating: 'CAST( l.rating_sum AS REAL ) / MAX( l.review_count, 1 )',
	menu_order: 'p.menu_order',
	comment_count: 'l.review_count',
	random: 'RANDOM()',
	relevance: 'hits.tier, hits.score, -p.total_sales',
};

/** The end of a statement: `FROM … WHERE …`. */
export const matching = ( query: ProductQuery ): Condition => {
	const { sql, values } = joined( conditionsOf( query ), 'AND' );
	const hits = joinHits( query.words );
	// The view computes prices for the whole catalogue. A search doesn't need them to sort.
	const needsListing =
		query.words === '' ||
		/\bl\./.test( sql + ORDER_COLUMNS[ query.orderBy ] );
	const listing = needsListing ? 'JOIN listing l ON l.id = p.id' : '';
	return {
		sql: `FROM products p ${ listing } ${ hits.sql } WHERE ${ sql }`,
		values: [ ...hits.values, ...values ],
	};
};

/** The ids on one page, and the number of products on all pages. */
export const findProducts = (
	database: Database.Database,
	query: ProductQuery
): { ids: number[]; total: number } => {
	const { sql, values } = matching( query );
	const direction = query.order === 'asc' ? 'ASC' : 'DESC';
	const orderValues =
		query.orderBy === 'include' ? [ JSON.stringify( query.include ) ] : [];
	const rows = database
		.prepare(
			`SELECT p.id ${ sql } ORDER BY ${
				ORDER_COLUMNS[ query.orderBy ]
			} ${ direction }, p.id ${ direction } LIMIT ? OFFSET ?`
		)
		.all(
			...values,
			...orderValues,
			query.perPage,
			query.offset ?? ( query.page - 1 ) * query.perPage
		);
	return {
		ids: rows.map( ( row ) => number( row, 'id' ) ),
		total: number(
			database
				.prepare( `SELECT COUNT(*) AS count ${ sql }` )
				.get( ...values ),
			'count'
		),
	};
};

/** When a product last changed, ISO 8601; `null` for an empty shop. */
export const lastModified = ( database: Database.Database ): string | null => {
	return textOrNull(
		database
			.prepare( 'SELECT MAX( modified_at ) AS latest FROM products' )
			.get(),
		'latest'
	);
};
