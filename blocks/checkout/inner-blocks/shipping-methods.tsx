import {
	stepAttributes,
	StoreNotices,
	type BlockProps,
} from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

/** How goods are sent. */
export const ShippingMethods = ( {
	className,
	children,
	...attributes
}: BlockProps ) => (
	<FormStep
		id="shipping-option"
		className={ clsx( 'wc-block-checkout__shipping-option', className ) }
		{ ...stepAttributes(
			attributes,
			__( 'Shipping options', 'shopfront' )
		) }
	>
		<StoreNotices context={ NOTICE_CONTEXTS.SHIPPING_METHODS } />
		{ children }
	</FormStep>
);
