import { Skeleton } from '@shopfront/components';
import { __ } from '@wordpress/i18n';

/** A small cart's rows: we don't know the real number. */
const ROWS = [ 0, 1, 2 ];

/**
 * Has the markup and sizes of the page's own `.sf-skeleton`. Takes up its space at once and becomes visible after 300
 * ms (docs/contribute/specification-choices.md, "Skeletons").
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
