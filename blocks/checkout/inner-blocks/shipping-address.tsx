import {
	AddressStep,
	SameAddress,
	StoreNotices,
	useShownAddresses,
	type BlockProps,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import { Step } from '../step';

/** Renders nothing if nothing is shipped. */
export const ShippingAddress = ( {
	className,
	children,
	...attributes
}: BlockProps ) => {
	return useShownAddresses().shipping ? (
		<Step
			id="shipping-fields"
			className={ className }
			attributes={ attributes }
			title={ __( 'Shipping address', 'woocommerce' ) }
		>
			<StoreNotices context={ NOTICE_CONTEXTS.SHIPPING_ADDRESS } />
			<AddressStep kind="shipping" />
			<SameAddress />
			{ children }
		</Step>
	) : null;
};
