import { html, raw } from 'hono/html';
import type { Product } from '../../catalogue/types';
import type { ShopContext } from '../../context';
import type { Markup } from '../layout';
import { t } from '../../texts';
import {
	knownReviewer,
	REVIEW_FIELDS,
	type ReviewAttempt,
	type ReviewField,
} from './read-review';
import { selectOptions } from '../select-options';

const RATINGS = [
	[ '5', 'Perfect' ],
	[ '4', 'Good' ],
	[ '3', 'Average' ],
	[ '2', 'Not that bad' ],
	[ '1', 'Very poor' ],
] as const;

const EMPTY: ReviewAttempt = { values: {}, errors: {} };

const REQUIRED = html`&nbsp;<span class="required" aria-hidden="true">*</span>`;

/** After a refusal, the form keeps the shopper's input, with messages beside the fields. */
export const reviewForm = (
	shop: ShopContext,
	product: Product,
	{ title, attempt = EMPTY }: { title: string; attempt?: ReviewAttempt }
): Markup => {
	const { values, errors } = attempt;
	const isRatingRequired = shop.options.reviewRatingRequired;
	const state = ( name: ReviewField ) =>
		errors[ name ]
			? raw( `aria-invalid="true" aria-describedby="${ name }-error"` )
			: '';
	const error = ( name: ReviewField ) =>
		errors[ name ]
			? html`<span class="field-error" id="${ name }-error"
					>${ errors[ name ] }</span
				>`
			: '';
	const faulty = REVIEW_FIELDS.filter( ( name ) => errors[ name ] );
	const summary =
		faulty.length > 0
			? html`<div class="review-errors" role="alert">
					<p>${ t( 'Your review was not saved:' ) }</p>
					<ul>
						${ faulty.map(
							( name ) =>
								html`<li>
									<a href="#${ name }">${ errors[ name ] }</a>
								</li>`
						) }
					</ul>
				</div>`
			: '';
	const textField = (
		name: 'author' | 'email',
		label: string,
		type: 'text' | 'email',
		autocomplete: string
	) =>
		html`<p class="comment-form-${ name }">
			<label for="${ name }">${ label }${ REQUIRED }</label>
			<input
				id="${ name }"
				name="${ name }"
				type="${ type }"
				autocomplete="${ autocomplete }"
				value="${ values[ name ] ?? '' }"
				size="30"
				required
				${ state( name ) }
			/>${ error( name ) }
		</p>`;
	return html`<div id="review_form_wrapper">
		<div id="review_form">
			<div id="respond" class="comment-respond">
				<span
					id="reply-title"
					class="comment-reply-title"
					role="heading"
					aria-level="3"
					>${ title }</span
				>
				${ summary }
				<form
					action="/wp-comments-post.php#respond"
					method="post"
					id="commentform"
					class="comment-form"
				>
					<p class="comment-notes">
						<span id="email-notes"
							>${ t( 'Your email address will not be published.' ) }</span
						>
						${ t( 'Required fields are marked *' ) }
					</p>
					<div class="comment-form-rating">
						<label for="rating" id="comment-form-rating-label"
							>${ t( 'Your rating' ) }${ isRatingRequired ? REQUIRED : '' }</label
						>
						<select
							name="rating"
							id="rating"
							${ isRatingRequired ? raw( 'required' ) : '' }
							${ state( 'rating' ) }
						>
							<option value="">${ t( 'Rate…' ) }</option>
							${ selectOptions(
								RATINGS.map( ( [ value, label ] ) => [
									value,
									t( label ),
								] ),
								values.rating
							) }</select
						>${ error( 'rating' ) }
					</div>
					<p class="comment-form-comment">
						<label for="comment"
							>${ t( 'Your review' ) }${ REQUIRED }</label
						>
						<textarea
							id="comment"
							name="comment"
							cols="45"
							rows="6"
							required
							${ state( 'comment' ) }
						>
${ values.comment ?? '' }</textarea
						>${ error( 'comment' ) }
					</p>
					${
						knownReviewer( shop )
							? ''
							: html`${ textField( 'author', t( 'Name' ), 'text', 'name' ) }
								${ textField( 'email', t( 'Email' ), 'email', 'email' ) }`
					}
					<p class="form-submit">
						<input
							name="submit"
							type="submit"
							id="submit"
							class="submit button"
							value="${ t( 'Submit' ) }"
						/>
						<input
							type="hidden"
							name="comment_post_ID"
							value="${ product.id }"
						/>
						<input type="hidden" name="comment_parent" value="0" />
					</p>
				</form>
			</div>
		</div>
	</div>`;
};
