import type Database from 'libsql';
import { matching, WHOLE_STARS } from './find-products';
import { STOCK_STATUSES, type ProductQuery } from './product-query';
import { number, numberOrNull } from './rows';
import type { Micros } from './types';

/** Before taxes; `null` when nothing matches. */
export const priceRange = (
	database: Database.Database,
	query: ProductQuery
): { from: Micros; to: Micros } | null => {
	const { sql, values } = matching( {
		...query,
		minPrice: null,
		maxPrice: null,
	} );
	const row: unknown = database
		.prepare(
			`SELECT MIN( l.min_price ) AS low, MAX( l.max_price ) AS high ${ sql }`
		)
		.get( ...values );
	const from = numberOrNull( row, 'low' );
	const to = numberOrNull( row, 'high' );
	return from === null || to === null
		? null
		: { from: BigInt( from ), to: BigInt( to ) };
};

/** Includes zeros. Counts are texts, as in the recorded shop. */
export const stockStatusCounts = (
	database: Database.Database,
	query: ProductQuery
): Array< { status: string; count: string } > => {
	const { sql, values } = matching( { ...query, stockStatuses: [] } );
	const statement = database.prepare(
		`SELECT COUNT(*) AS count ${ sql } AND l.current_status = ?`
	);
	return STOCK_STATUSES.map( ( status ) => ( {
		status,
		count: String( number( statement.get( ...values, status ), 'count' ) ),
	} ) );
};

/** By whole stars; ratings without products are missing. */
export const ratingCounts = (
	database: Database.Database,
	query: ProductQuery
): Array< { rating: number; count: number } > => {
	const { sql, values } = matching( { ...query, ratings: [] } );
	return database
		.prepare(
			`SELECT ${ WHOLE_STARS } AS rating, COUNT(*) AS count ${ sql } AND l.review_count > 0 GROUP BY 1 ORDER BY 1`
		)
		.all( ...values )
		.map( ( row ) => ( {
			rating: number( row, 'rating' ),
			count: number( row, 'count' ),
		} ) );
};

/** Terms without products are missing. `or` ignores this taxonomy's filter, to show what one more box adds. */
export const termCounts = (
	database: Database.Database,
	query: ProductQuery,
	taxonomy: string,
	queryType: 'and' | 'or'
): Array< { term: number; count: number } > => {
	const { sql, values } = matching( {
		...query,
		attributes: query.attributes.filter(
			( filter ) => queryType === 'and' || filter.taxonomy !== taxonomy
		),
	} );
	return database
		.prepare(
			`SELECT t.id AS term, COUNT( DISTINCT p.id ) AS count
			FROM product_terms pt JOIN terms t ON t.id = pt.term_id
			JOIN ( SELECT p.id ${ sql } ) p ON p.id = pt.product_id
			WHERE t.taxonomy = ? GROUP BY t.id ORDER BY t.id`
		)
		.all( ...values, taxonomy )
		.map( ( row ) => ( {
			term: number( row, 'term' ),
			count: number( row, 'count' ),
		} ) );
};
