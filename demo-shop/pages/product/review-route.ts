import type { Hono } from 'hono';
import { permalink } from '../../catalogue/product-links';
import { getProduct } from '../../catalogue/repository';
import { addReview, hasReview } from '../../catalogue/reviews';
import { escapeHtml } from '../../api-error';
import type { ShopEnv } from '../../context';
import { withNotice } from '../cacheable';
import { hasBought } from '../../orders/order-store';
import { readFields } from '../form-fields';
import { notFoundPage } from '../not-found-page';
import { productPage } from '../product-page';
import { t } from '../../texts';
import { readReview } from './read-review';

const toParagraphs = ( text: string ): string =>
	text
		.split( /(?:\r?\n\s*){2,}/ )
		.map(
			( paragraph ) =>
				`<p>${ escapeHtml( paragraph ).replace( /\r?\n/g, '<br />\n' ) }</p>\n`
		)
		.join( '' );

/** The platform's path. A stored review shows at once; a refused one comes back with its messages. */
export const registerReviewForm = ( app: Hono< ShopEnv > ): void => {
	app.post( '/wp-comments-post.php', async ( c ) => {
		const shop = c.get( 'shop' );
		const fields = await readFields( c );
		const product = getProduct(
			shop.database,
			Number( fields.comment_post_ID )
		);
		if ( ! product ) {
			return notFoundPage( c );
		}
		const attempt = readReview( shop, fields );
		const {
			rating,
			comment = '',
			author = '',
			email = '',
		} = attempt.values;
		const review = {
			productId: product.id,
			reviewer: escapeHtml( author ),
			review: toParagraphs( comment ),
		};
		if ( hasReview( shop.database, review ) ) {
			attempt.errors.comment = t(
				'Duplicate comment detected; it looks as though you’ve already said that!'
			);
		}
		if ( Object.keys( attempt.errors ).length > 0 ) {
			return productPage( c, product.slug, attempt );
		}
		const id = addReview( shop.database, {
			...review,
			rating: Number( rating ),
			isVerified: hasBought(
				shop.database,
				{ customerId: shop.session.customerId, email },
				product.id
			),
			createdAt: new Date( shop.now ).toISOString(),
		} );
		// A stored page wouldn't have the review.
		const page = withNotice( shop, permalink( shop, product ) );
		return c.redirect( `${ page }#comment-${ id }` );
	} );
};
