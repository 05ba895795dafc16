import {
	AddressStep,
	StoreNotices,
	useShownAddresses,
	type BlockProps,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useDeferredValue } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Step } from '../step';

/** The billing address step, if the address differs from the shipping address. */
export const BillingAddress = ( {
	className,
	children,
	title,
	...attributes
}: BlockProps ) => {
	const { shipping, billing, isBillingForBoth } = useShownAddresses();
	// A box that asks for this form is painted as unticked first, because the form takes longer to render than a frame.
	const isRendered = useDeferredValue( billing ) || ! shipping;
	const defaultTitle = __( 'Billing address', 'woocommerce' );
	// A page with the default title has no title of its own.
	const customTitle = title === defaultTitle ? undefined : title;
	return billing && isRendered ? (
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
