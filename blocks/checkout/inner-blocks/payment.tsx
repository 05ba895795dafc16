import {
	ConnectedPaymentMethods,
	stepAttributes,
	StoreNotices,
	useIsFormDisabled,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

/** How the order is paid, where there is something to pay. */
export const Payment = ( {
	className,
	children,
	...attributes
}: BlockProps ) => {
	const cartNeedsPayment = useStoreCart( ( cart ) => cart.cartNeedsPayment );
	const disabled = useIsFormDisabled();
	return cartNeedsPayment ? (
		<FormStep
			id="payment-method"
			className={ clsx( 'wc-block-checkout__payment-method', className ) }
			disabled={ disabled }
			{ ...stepAttributes(
				attributes,
				__( 'Payment options', 'shopfront' )
			) }
		>
			<StoreNotices context={ NOTICE_CONTEXTS.PAYMENTS } />
			<ConnectedPaymentMethods />
			{ children }
		</FormStep>
	) : null;
};
