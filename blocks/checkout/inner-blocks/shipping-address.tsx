import {
	stepAttributes,
	StoreNotices,
	type BlockProps,
} from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

/** Where goods are sent. */
export const ShippingAddress = ( {
	className,
	children,
	...attributes
}: BlockProps ) => (
	<FormStep
		id="shipping-fields"
		className={ clsx( 'wc-block-checkout__shipping-fields', className ) }
		{ ...stepAttributes(
			attributes,
			__( 'Shipping address', 'shopfront' )
		) }
	>
		<StoreNotices context={ NOTICE_CONTEXTS.SHIPPING_ADDRESS } />
		{ children }
	</FormStep>
);
