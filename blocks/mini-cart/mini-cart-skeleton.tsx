import { Skeleton } from '@shopfront/components';
import { __ } from '@wordpress/i18n';

/** A small cart's rows: we don't know the real number. */
const ROWS = [ 0, 1, 2 ];

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
