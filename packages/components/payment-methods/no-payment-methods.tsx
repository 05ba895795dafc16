import { __ } from '@wordpress/i18n';
import { NoticeBanner } from '../notice-banner/notice-banner';

export interface NoPaymentMethodsProps {
	/** Whether an express payment method is available. */
	hasExpressMethods: boolean;
}

/**
 * Message for a form without payment methods (docs/contract/cart-and-checkout.md 8, "Messages").
 *
 * Surface: `.wc-block-checkout__no-payment-methods-notice`, `.wc-block-checkout__only-express-payments-notice`
 * (docs/contract/blocks.md 5).
 */
export const NoPaymentMethods = ( {
	hasExpressMethods,
}: NoPaymentMethodsProps ) => {
	const message = hasExpressMethods
		? __(
				'Only express payment methods are available for this order. Please select one to continue.',
				'woocommerce'
			)
		: __(
				'There are no payment methods available. Please contact us for help placing your order.',
				'woocommerce'
			);
	return (
		<NoticeBanner
			className={
				hasExpressMethods
					? 'wc-block-checkout__only-express-payments-notice'
					: 'wc-block-checkout__no-payment-methods-notice'
			}
			status={ hasExpressMethods ? 'info' : 'error' }
			isDismissible={ false }
			spokenMessage={ message }
		>
			{ message }
		</NoticeBanner>
	);
};
