import { Skeleton } from '@shopfront/components';
import { __ } from '@wordpress/i18n';

/** Without knowing the cart, room for a small one. */
const ROWS = [ 0, 1, 2 ];

/**
 * The place of a cart that has not come yet: what a page prints as `.sf-skeleton`, in the same sizes. It takes its room
 * at once and is seen after 300 ms only (docs/decisions/specification-choices.md, "Skeletons").
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
