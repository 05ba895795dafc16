import { html, raw } from 'hono/html';
import { countStars, findReviews, getRating } from '../../catalogue/reviews';
import { reviewResponse } from '../../catalogue/routes/reviews';
import type { Product } from '../../catalogue/types';
import type { ShopContext } from '../../context';
import type { Markup } from '../layout';
import { ratingPercent } from '../product-parts';
import { t } from '../../texts';
import type { ReviewAttempt } from './read-review';
import { reviewForm } from './review-form';

type ReviewResponse = ReturnType< typeof reviewResponse >;

/** One image with an accessible name. */
const stars = ( rating: number ): Markup | '' =>
	rating > 0
		? html`<div
				class="star-rating"
				role="img"
				aria-label="${ t( 'Rated %s out of 5', rating ) }"
			>
				<span data-rating="${ ratingPercent( rating ) }"></span>
			</div>`
		: '';

const reviewItem = ( review: ReviewResponse, index: number ): Markup => {
	const { id, verified } = review;
	return html`<li class="review" id="li-comment-${ id }">
		<div id="comment-${ id }" class="comment_container">
			<img
				class="avatar avatar-60 photo"
				src="${ review.reviewer_avatar_urls[ 48 ] ?? '' }"
				alt=""
				width="60"
				height="60"
				loading="${ index > 0 ? 'lazy' : 'eager' }"
				decoding="async"
			/>
			<div class="comment-text">
				${ stars( review.rating ) }
				<p class="meta">
					<strong class="woocommerce-review__author"
						>${ raw( review.reviewer ) }</strong
					>
					${
						verified
							? html`<em
									class="woocommerce-review__verified verified"
									>${ t( '(verified owner)' ) }</em
								>`
							: ''
					}
					<span class="woocommerce-review__dash">–</span>
					<time
						class="woocommerce-review__published-date"
						datetime="${ review.date_created }"
						>${ review.formatted_date_created }</time
					>
				</p>
				<div class="description">${ raw( review.review ) }</div>
			</div>
		</div>
	</li>`;
};

const ratingSummary = (
	{ database }: ShopContext,
	{ id }: Product
): Markup | '' => {
	const rows = countStars( database, id );
	const total = rows.reduce( ( sum, { count } ) => sum + count, 0 );
	const average = Number( getRating( database, id ).average );
	return total === 0
		? ''
		: html`<div class="rating-summary">
				<p>
					<strong>${ t( '%s out of 5', average ) }</strong>
					<span class="star-rating" aria-hidden="true"
						><span
							data-rating="${ ratingPercent( average ) }"
						></span
					></span>
				</p>
				<table class="rating-bars">
					<caption class="screen-reader-text">
						${ t( 'Reviews by number of stars' ) }
					</caption>
					<tbody>
						${ rows.map(
							( { stars: number, count } ) =>
								html`<tr>
									<th scope="row">
										${ number === 1 ? t( '1 star' ) : t( '%s stars', number ) }
									</th>
									<td
										aria-hidden="true"
										data-rating="${ Math.ceil( ( count * 20 ) / total ) * 5 }"
									></td>
									<td>${ count }</td>
								</tr>`
						) }
					</tbody>
				</table>
			</div>`;
};

/** Newest first. */
export const getReviews = (
	shop: ShopContext,
	product: Product
): ReviewResponse[] =>
	findReviews( shop.database, {
		productIds: [ product.id ],
		categoryIds: [],
		orderBy: 'date',
		order: 'desc',
		limit: 100,
		offset: 0,
	} ).reviews.map( ( review ) => reviewResponse( shop, review ) );

/** See docs/contract/product-pages.md 4. `attempt` is a refused review. */
export const reviewsSection = (
	shop: ShopContext,
	product: Product,
	name: string,
	attempt?: ReviewAttempt
): Markup => {
	const reviews = getReviews( shop, product );
	const title =
		reviews.length === 1
			? t( '%s review for %s', 1, name )
			: t( '%s reviews for %s', reviews.length, name );
	return html`<div id="reviews" class="woocommerce-Reviews">
		<div id="comments">
			<h2 class="woocommerce-Reviews-title">
				${ reviews.length > 0 ? title : t( 'Reviews' ) }
			</h2>
			${ ratingSummary( shop, product ) }
			${
				reviews.length > 0
					? html`<ol class="commentlist">
							${ reviews.map( reviewItem ) }
						</ol>`
					: html`<p class="woocommerce-noreviews">
							${ t( 'There are no reviews yet.' ) }
						</p>`
			}
		</div>
		${ reviewForm( shop, product, {
			title:
				reviews.length > 0
					? t( 'Add a review' )
					: t( 'Be the first to review “%s”', name ),
			attempt,
		} ) }
	</div>`;
};
