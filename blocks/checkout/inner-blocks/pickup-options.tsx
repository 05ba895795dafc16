import { stepAttributes, type BlockProps } from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

/** First version. */
export const PickupOptions = ( {
	className,
	children,
	...attributes
}: BlockProps ) => (
	<FormStep
		id="pickup-options"
		className={ clsx( 'wc-block-checkout__pickup-options', className ) }
		{ ...stepAttributes(
			attributes,
			__( 'Pickup locations', 'shopfront' )
		) }
	>
		{ children }
	</FormStep>
);
