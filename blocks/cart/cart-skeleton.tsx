import { Skeleton } from '@shopfront/components';
import { __ } from '@wordpress/i18n';

/** Rows of a small cart, because the real number is unknown. */
const ROWS = [ 0, 1, 2 ];

/**
 * Skeleton of a cart that is loading, with the markup and sizes of the page's own `.sf-skeleton`. Takes up its space at
 * once and becomes visible after 300 ms (docs/contribute/specification-choices.md, "Skeletons").
 */
export const CartSkeleton = () => (
	<div className="sf-skeleton sf-cart-skeleton" aria-busy="true">
		<span className="screen-reader-text">
			{ __( 'Loading…', 'woocommerce' ) }
		</span>
		<div className="sf-cart-skeleton__main">
			{ ROWS.map( ( row ) => (
				<Skeleton key={ row } className="sf-cart-skeleton__row" />
			) ) }
		</div>
		<Skeleton className="sf-cart-skeleton__sidebar" />
	</div>
);
