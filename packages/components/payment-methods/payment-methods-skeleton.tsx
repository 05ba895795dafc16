import { __ } from '@wordpress/i18n';
import { Skeleton } from '../skeleton/skeleton';

export interface PaymentMethodsSkeletonProps {
	count?: number;
}

/**
 * Reserves space until the payment methods are known.
 *
 * Surface: `.wc-block-components-skeleton--checkout-payment` (docs/contract/blocks.md 5).
 */
export const PaymentMethodsSkeleton = ( {
	count = 2,
}: PaymentMethodsSkeletonProps ) => (
	<div aria-busy="true" role="status">
		<span className="screen-reader-text">
			{
				// eslint-disable-next-line @wordpress/i18n-no-flanking-whitespace -- WooCommerce's text ends with a space; only that text has translations.
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
