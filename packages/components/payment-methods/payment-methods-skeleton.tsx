import { __ } from '@wordpress/i18n';
import { Skeleton } from '../skeleton/skeleton';

export interface PaymentMethodsSkeletonProps {
	/** How many methods are expected. */
	count?: number;
}

/**
 * The room of the ways to pay until it is known which can be used.
 *
 * Surface: `.wc-block-components-skeleton--checkout-payment` (docs/contract/blocks.md 5).
 */
export const PaymentMethodsSkeleton = ( {
	count = 2,
}: PaymentMethodsSkeletonProps ) => (
	<div aria-busy="true" role="status">
		<span className="screen-reader-text">
			{
				// eslint-disable-next-line @wordpress/i18n-no-flanking-whitespace -- WooCommerce's text ends so; any other has no translation.
				__( 'Loading payment options… ', 'woocommerce' )
			}
		</span>
		{ Array.from( { length: Math.max( 1, count ) }, ( _, index ) => (
			<Skeleton
				key={ index }
				className="wc-block-components-skeleton--checkout-payment"
			/>
		) ) }
	</div>
);
