import { stepAttributes, type BlockProps } from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

/** First version. */
export const ShippingMethod = ( {
	className,
	children,
	...attributes
}: BlockProps ) => (
	<FormStep
		id="shipping-method"
		className={ clsx( 'wc-block-checkout__shipping-method', className ) }
		{ ...stepAttributes( attributes, __( 'Delivery', 'shopfront' ) ) }
	>
		{ children }
	</FormStep>
);
