import {
	ConnectedPaymentMethods,
	StoreNotices,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import { Step } from '../step';
import { useHasClassicGateways } from '../use-has-classic-gateways';

/** Renders nothing if there is nothing to pay. */
export const Payment = ( {
	className,
	children,
	...attributes
}: BlockProps ) => {
	const cartNeedsPayment = useStoreCart( ( cart ) => cart.cartNeedsPayment );
	const hasClassicGateways = useHasClassicGateways();
	return cartNeedsPayment ? (
		<Step
			id="payment-method"
			className={ className }
			attributes={ attributes }
			title={ __( 'Payment options', 'woocommerce' ) }
			// A gateway's script sends the fields, and a form leaves out disabled fields.
			staysEnabled={ hasClassicGateways }
		>
			<StoreNotices context={ NOTICE_CONTEXTS.PAYMENTS } />
			<ConnectedPaymentMethods />
			{ children }
		</Step>
	) : null;
};
