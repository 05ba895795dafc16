import { Skeleton } from '@shopfront/components';
import { __ } from '@wordpress/i18n';

/** Approximate heights of the form's steps: contact, delivery, address, shipping, payment. */
const STEP_SIZES = [ 'small', 'small', 'large', 'medium', 'medium' ];

/**
 * Has the markup and sizes of the page's own `.sf-skeleton`. Takes up its space at once and becomes visible after 300
 * ms (docs/contribute/specification-choices.md, "Skeletons").
 */
export const CheckoutSkeleton = () => (
	<div className="sf-skeleton sf-checkout-skeleton" aria-busy="true">
		<span className="screen-reader-text">
			{ __( 'Loading…', 'woocommerce' ) }
		</span>
		<div className="sf-checkout-skeleton__main">
			{ STEP_SIZES.map( ( size, index ) => (
				<Skeleton
					key={ index }
					className={ `sf-checkout-skeleton__step is-${ size }` }
				/>
			) ) }
		</div>
		<Skeleton className="sf-checkout-skeleton__sidebar" />
	</div>
);
