import {
	StoreNotices,
	useDeliveryMethod,
	type BlockProps,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import { ShippingChoice } from '../shipping-choice';
import { Step } from '../step';

/** Renders only while shipping is selected (docs/contract/cart-and-checkout.md 4, "Shipping"). */
export const ShippingMethods = ( {
	className,
	children,
	...attributes
}: BlockProps ) => {
	const { isNeeded, isPickupRate } = useDeliveryMethod();
	return isNeeded && ! isPickupRate ? (
		<Step
			id="shipping-option"
			className={ className }
			attributes={ attributes }
			title={ __( 'Shipping options', 'woocommerce' ) }
		>
			<StoreNotices context={ NOTICE_CONTEXTS.SHIPPING_METHODS } />
			<ShippingChoice />
			{ children }
		</Step>
	) : null;
};
