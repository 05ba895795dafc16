import { Skeleton } from '@shopfront/components';
import { __ } from '@wordpress/i18n';

/** How high the steps of a form will be, roughly: contact, delivery, address, shipping, payment. */
const STEP_SIZES = [ 'small', 'small', 'large', 'medium', 'medium' ];

/**
 * The place of a checkout that has not come yet: what a page prints as `.sf-skeleton`, in the same sizes. It takes its
 * room at once and is seen after 300 ms only (docs/decisions/specification-choices.md, "Skeletons").
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
