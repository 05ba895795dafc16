import {
	stepAttributes,
	StoreNotices,
	type BlockProps,
} from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

/** What else the shop asks about an order. */
export const AdditionalInformation = ( {
	className,
	children,
	...attributes
}: BlockProps ) => (
	<FormStep
		id="order-fields"
		className={ clsx( 'wc-block-checkout__order-fields', className ) }
		{ ...stepAttributes(
			attributes,
			__( 'Additional order information', 'shopfront' )
		) }
	>
		<StoreNotices context={ NOTICE_CONTEXTS.ORDER_INFORMATION } />
		{ children }
	</FormStep>
);
