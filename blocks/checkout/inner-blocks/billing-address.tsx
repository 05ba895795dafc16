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

/** Renders nothing if the shipping address is used for billing. */
export const BillingAddress = ( {
	className,
	children,
	title,
	...attributes
}: BlockProps ) => {
	const { shipping, billing, isBillingForBoth } = useShownAddresses();
	// The form takes longer to render than a frame, so we paint the unticked box first.
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
