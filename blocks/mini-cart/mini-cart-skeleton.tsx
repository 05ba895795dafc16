import { Skeleton } from '@shopfront/components';
import { __ } from '@wordpress/i18n';

/** Rows of a small cart, because the real number is unknown. */
const ROWS = [ 0, 1, 2 ];

/** Skeleton of a drawer whose cart is loading. */
export const MiniCartSkeleton = () => (
	<div className="sf-mini-cart-skeleton" aria-busy="true">
		<span className="screen-reader-text">
			{ __( 'Loading your cart…', 'shopfront' ) }
		</span>
		<Skeleton className="sf-mini-cart-skeleton__title" />
		{ ROWS.map( ( row ) => (
			<Skeleton key={ row } className="sf-mini-cart-skeleton__row" />
		) ) }
	</div>
);
