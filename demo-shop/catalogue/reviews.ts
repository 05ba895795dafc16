import type Database from 'libsql';
import { flag, number, numberOrNull, text } from './rows';
import type { Review } from './types';

export interface ReviewQuery {
	/** `[]` for all. */
	productIds: number[];
	categoryIds: number[];
	orderBy: 'date' | 'date_gmt' | 'id' | 'rating' | 'product';
	order: 'asc' | 'desc';
	limit: number;
	offset: number;
}

export interface Rating {
	/** `"4.50"`; `"0"` without reviews. */
	average: string;
	count: number;
}

const toReview = ( row: unknown ): Review => ( {
	id: number( row, 'id' ),
	productId: number( row, 'product_id' ),
	reviewer: text( row, 'reviewer' ),
	review: text( row, 'review' ),
	rating: number( row, 'rating' ),
	isVerified: flag( row, 'is_verified' ),
	createdAt: text( row, 'created_at' ),
} );

const ORDER_COLUMNS: Record< ReviewQuery[ 'orderBy' ], string > = {
	date: 'created_at',
	date_gmt: 'created_at',
	id: 'id',
	rating: 'rating',
	product: 'product_id',
};

const MATCHING = `FROM reviews r WHERE
	( json_array_length( @products ) = 0 OR r.product_id IN ( SELECT value FROM json_each( @products ) ) )
	AND ( json_array_length( @categories ) = 0 OR r.product_id IN (
		SELECT product_id FROM product_terms WHERE term_id IN ( SELECT value FROM json_each( @categories ) )
	) )`;

/** One page of reviews, and the number on all pages. */
export const findReviews = (
	database: Database.Database,
	query: ReviewQuery
): { reviews: Review[]; total: number } => {
	const filter = {
		products: JSON.stringify( query.productIds ),
		categories: JSON.stringify( query.categoryIds ),
	};
	const direction = query.order === 'asc' ? 'ASC' : 'DESC';
	const column = ORDER_COLUMNS[ query.orderBy ];
	return {
		reviews: database
			.prepare(
				`SELECT r.* ${ MATCHING } ORDER BY ${ column } ${ direction }, id ${ direction } LIMIT @limit OFFSET @offset`
			)
			.all( { ...filter, limit: query.limit, offset: query.offset } )
			.map( toReview ),
		total: number(
			database
				.prepare( `SELECT COUNT(*) AS count ${ MATCHING }` )
				.get( filter ),
			'count'
		),
	};
};

/** Of rated reviews, in hundredths to avoid floats. */
export const getRating = (
	database: Database.Database,
	productId: number
): Rating => {
	const row: unknown = database
		.prepare(
			'SELECT COUNT(*) AS count, COALESCE( SUM( rating ), 0 ) AS sum, SUM( rating > 0 ) AS rated FROM reviews WHERE product_id = ?'
		)
		.get( productId );
	const count = number( row, 'count' );
	const rated = numberOrNull( row, 'rated' ) ?? 0;
	if ( rated === 0 ) {
		return { average: '0', count };
	}
	const hundredths = Math.round( ( number( row, 'sum' ) * 100 ) / rated );
	const digits = String( hundredths ).padStart( 3, '0' );
	return {
		average: `${ digits.slice( 0, -2 ) }.${ digits.slice( -2 ) }`,
		count,
	};
};

/** How many reviews gave each number of stars, from five to one. */
export const countStars = (
	database: Database.Database,
	productId: number
): Array< { stars: number; count: number } > => {
	const statement = database.prepare(
		'SELECT COUNT(*) AS count FROM reviews WHERE product_id = ? AND rating = ?'
	);
	return [ 5, 4, 3, 2, 1 ].map( ( stars ) => ( {
		stars,
		count: number( statement.get( productId, stars ), 'count' ),
	} ) );
};

export const hasReview = (
	database: Database.Database,
	{
		productId,
		reviewer,
		review,
	}: Pick< Review, 'productId' | 'reviewer' | 'review' >
): boolean =>
	database
		.prepare(
			'SELECT 1 FROM reviews WHERE product_id = ? AND reviewer = ? AND review = ?'
		)
		.get( productId, reviewer, review ) !== undefined;

export const addReview = (
	database: Database.Database,
	review: Omit< Review, 'id' >
): number => {
	const { lastInsertRowid } = database
		.prepare(
			'INSERT INTO reviews ( product_id, reviewer, review, rating, is_verified, created_at ) VALUES ( ?, ?, ?, ?, ?, ? )'
		)
		.run(
			review.productId,
			review.reviewer,
			review.review,
			review.rating,
			review.isVerified ? 1 : 0,
			review.createdAt
		);
	return Number( lastInsertRowid );
};
