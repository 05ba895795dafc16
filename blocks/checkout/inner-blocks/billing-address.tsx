import {
	AddressStep,
	stepAttributes,
	StoreNotices,
	useIsFormDisabled,
	useShownAddresses,
	type BlockProps,
} from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

/** A page that has the title as it comes has not named the step itself. */
const titleOf = ( title: string, isForBoth: boolean ): string =>
	isForBoth && title === __( 'Billing address', 'shopfront' )
		? __( 'Billing and shipping address', 'shopfront' )
		: title;

/** Who is billed, where that is not who gets the goods. */
export const BillingAddress = ( {
	className,
	children,
	...attributes
}: BlockProps ) => {
	const isDisabled = useIsFormDisabled();
	const { billing, isBillingForBoth } = useShownAddresses();
	const step = stepAttributes(
		attributes,
		__( 'Billing address', 'shopfront' )
	);
	return billing ? (
		<FormStep
			id="billing-fields"
			className={ clsx( 'wc-block-checkout__billing-fields', className ) }
			disabled={ isDisabled }
			{ ...step }
			title={ titleOf( step.title, isBillingForBoth ) }
		>
			<StoreNotices context={ NOTICE_CONTEXTS.BILLING_ADDRESS } />
			<AddressStep kind="billing" />
			{ children }
		</FormStep>
	) : null;
};
