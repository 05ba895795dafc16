import type { Hono } from 'hono';
import type { ShopContext, ShopEnv } from '../../context';
import { safeHtml } from '../html';
import { imageResponse, pictureUrl } from '../image-response';
import { permalink } from '../product-links';
import { QueryArguments } from '../query-arguments';
import { getProduct } from '../repository';
import { findReviews } from '../reviews';
import type { Review } from '../types';
import { setPageHeaders } from './collection-headers';

const AVATAR_WIDTHS = [ 24, 48, 96 ];

const WHEN = new Intl.DateTimeFormat( 'en-US', {
	dateStyle: 'long',
	timeZone: 'UTC',
} );

/** The shop's clock is in UTC, so both dates are equal. */
export const reviewResponse = ( shop: ShopContext, review: Review ) => {
	const product = getProduct( shop.database, review.productId );
	const image = product?.images[ 0 ];
	const date = review.createdAt.slice( 0, 'YYYY-MM-DDTHH:MM:SS'.length );
	return {
		id: review.id,
		date_created: date,
		formatted_date_created: WHEN.format( new Date( review.createdAt ) ),
		date_created_gmt: date,
		product_id: review.productId,
		product_name: safeHtml( product?.name ?? '' ),
		product_permalink: product ? permalink( shop, product ) : '',
		product_image: image ? imageResponse( shop, image ) : null,
		reviewer: safeHtml( review.reviewer ),
		review: safeHtml( review.review ),
		rating: review.rating,
		verified: review.isVerified,
		reviewer_avatar_urls: Object.fromEntries(
			AVATAR_WIDTHS.map( ( width ) => [
				width,
				pictureUrl( shop, 'avatar.svg', width ),
			] )
		),
	};
};

export const registerReviews = ( app: Hono< ShopEnv >, base: string ): void => {
	app.get( `${ base }/products/reviews`, ( c ) => {
		const shop = c.get( 'shop' );
		const args = new QueryArguments( c.req.url );
		const page = args.integer( 'page', 1, 1 );
		const perPage = args.integer( 'per_page', 10, 1, 100 );
		const query = {
			productIds: args.integers( 'product_id' ),
			categoryIds: args.integers( 'category_id' ),
			orderBy: args.word(
				'orderby',
				[ 'date', 'date_gmt', 'id', 'rating', 'product' ],
				'date'
			),
			order: args.word( 'order', [ 'asc', 'desc' ], 'desc' ),
			limit: perPage,
			offset: args.integer( 'offset', ( page - 1 ) * perPage, 0 ),
		};
		args.check();
		const { reviews, total } = findReviews( shop.database, query );
		setPageHeaders( c, { total, page, perPage } );
		return c.json(
			reviews.map( ( review ) => reviewResponse( shop, review ) )
		);
	} );
};
