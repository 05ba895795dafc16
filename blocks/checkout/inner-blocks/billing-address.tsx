import {
	stepAttributes,
	StoreNotices,
	type BlockProps,
} from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

/** Who is billed. */
export const BillingAddress = ( {
	className,
	children,
	...attributes
}: BlockProps ) => (
	<FormStep
		id="billing-fields"
		className={ clsx( 'wc-block-checkout__billing-fields', className ) }
		{ ...stepAttributes(
			attributes,
			__( 'Billing address', 'shopfront' )
		) }
	>
		<StoreNotices context={ NOTICE_CONTEXTS.BILLING_ADDRESS } />
		{ children }
	</FormStep>
);
