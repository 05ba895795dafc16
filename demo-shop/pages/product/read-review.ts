import { getCustomer } from '../../customers';
import type { ShopContext } from '../../context';
import type { Fields } from '../form-fields';
import { t } from '../../texts';

export const REVIEW_FIELDS = [
	'rating',
	'comment',
	'author',
	'email',
] as const;

export type ReviewField = ( typeof REVIEW_FIELDS )[ number ];

/** The shopper's input, and what's wrong with it. */
export interface ReviewAttempt {
	values: Partial< Record< ReviewField, string > >;
	errors: Partial< Record< ReviewField, string > >;
}

const LENGTHS = { author: 245, comment: 65_525 };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The form doesn't ask customers for these; `null` for a guest. */
export const knownReviewer = ( {
	database,
	session,
}: ShopContext ): { author: string; email: string } | null => {
	const customer = getCustomer( database, session.customerId );
	return (
		customer && {
			author:
				`${ customer.billing.first_name } ${ customer.billing.last_name }`.trim() ||
				customer.email,
			email: customer.email,
		}
	);
};

export const readReview = (
	shop: ShopContext,
	fields: Fields
): ReviewAttempt => {
	const sent: Fields = { ...fields, ...knownReviewer( shop ) };
	const values: ReviewAttempt[ 'values' ] = Object.fromEntries(
		REVIEW_FIELDS.map( ( name ) => [ name, sent[ name ]?.trim() ?? '' ] )
	);
	const { rating = '', comment = '', author = '', email = '' } = values;
	const errors: ReviewAttempt[ 'errors' ] = {};
	const isRated = /^[1-5]$/.test( rating );
	if ( ! isRated && ( rating !== '' || shop.options.reviewRatingRequired ) ) {
		errors.rating = t( 'Please select a rating' );
	}
	if ( comment === '' ) {
		errors.comment = t( 'Please write your review.' );
	} else if ( comment.length > LENGTHS.comment ) {
		errors.comment = t( 'Your review is too long.' );
	}
	if ( author === '' ) {
		errors.author = t( 'Please enter your name.' );
	} else if ( author.length > LENGTHS.author ) {
		errors.author = t( 'Your name is too long.' );
	}
	if ( ! EMAIL.test( email ) ) {
		errors.email = t( 'Please enter a valid email address.' );
	}
	return { values, errors };
};
