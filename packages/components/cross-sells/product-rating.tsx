import { _n, sprintf } from '@wordpress/i18n';

export interface ProductRatingProps {
	/** Average of five as the server sends it: `"4.50"`. */
	rating: string;
	count: number;
}

const MAX_STARS = 5;

/**
 * The average rating in stars. Renders nothing without ratings.
 *
 * Surface: `.wc-block-components-product-rating-stars` (docs/contract/blocks.md 5), `.sf-product-rating__filled`.
 */
export const ProductRating = ( { rating, count }: ProductRatingProps ) => {
	const stars = Number.parseFloat( rating );
	if ( ! ( stars > 0 ) || count <= 0 ) {
		return null;
	}
	const label = sprintf(
		/* translators: 1: number of stars, as 4.5, 2: how many customers have rated. */
		_n(
			'Rated %1$s out of 5 by %2$d customer',
			'Rated %1$s out of 5 by %2$d customers',
			count,
			'shopfront'
		),
		String( stars ),
		count
	);
	return (
		<div
			className="wc-block-components-product-rating-stars"
			role="img"
			aria-label={ label }
		>
			<span
				className="sf-product-rating__filled"
				style={ { inlineSize: `${ ( stars / MAX_STARS ) * 100 }%` } }
			/>
		</div>
	);
};
