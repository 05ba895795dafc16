import {
	stepAttributes,
	StoreNotices,
	type BlockProps,
} from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

/** How the order is paid. */
export const Payment = ( {
	className,
	children,
	...attributes
}: BlockProps ) => (
	<FormStep
		id="payment-method"
		className={ clsx( 'wc-block-checkout__payment-method', className ) }
		{ ...stepAttributes(
			attributes,
			__( 'Payment options', 'shopfront' )
		) }
	>
		<StoreNotices context={ NOTICE_CONTEXTS.PAYMENTS } />
		{ children }
	</FormStep>
);
