import { __ } from '@wordpress/i18n';
import { TextNotice } from '../notice-banner/text-notice';

export interface NoPaymentMethodsProps {
	hasExpressMethods: boolean;
}

/**
 * See docs/contract/cart-and-checkout.md 8, "Messages".
 *
 * Surface: `.wc-block-checkout__no-payment-methods-notice`, `.wc-block-checkout__only-express-payments-notice`
 * (docs/contract/blocks.md 5).
 */
export const NoPaymentMethods = ( {
	hasExpressMethods,
}: NoPaymentMethodsProps ) =>
	hasExpressMethods ? (
		<TextNotice
			className="wc-block-checkout__only-express-payments-notice"
			status="info"
			message={ __(
				'Only express payment methods are available for this order. Please select one to continue.',
				'woocommerce'
			) }
		/>
	) : (
		<TextNotice
			className="wc-block-checkout__no-payment-methods-notice"
			status="error"
			message={ __(
				'There are no payment methods available. Please contact us for help placing your order.',
				'woocommerce'
			) }
		/>
	);
