import {
	AddressStep,
	StoreNotices,
	useShownAddresses,
	type BlockProps,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import { Step } from '../step';

/** Who is billed, where that is not who gets the goods. */
export const BillingAddress = ( {
	className,
	children,
	title,
	...attributes
}: BlockProps ) => {
	const { billing, isBillingForBoth } = useShownAddresses();
	const defaultTitle = __( 'Billing address', 'woocommerce' );
	// A page that has the title as it comes has not named the step itself.
	const customTitle = title === defaultTitle ? undefined : title;
	return billing ? (
		<Step
			id="billing-fields"
			className={ className }
			attributes={ { ...attributes, title: customTitle } }
			title={
				isBillingForBoth
					? __( 'Billing and shipping address', 'woocommerce' )
					: defaultTitle
			}
		>
			<StoreNotices context={ NOTICE_CONTEXTS.BILLING_ADDRESS } />
			<AddressStep kind="billing" />
			{ children }
		</Step>
	) : null;
};
