import { paymentStore } from '@shopfront/data/payment';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import { useCheckoutFilter } from '../../add-ons/use-checkout-filter';

const FILTER_INPUT = { arg: null, extensions: null } as const;

/**
 * The selected payment method's label, else the page's (`''` for none), else the default, after filters of add-ons
 * (docs/contract/cart-and-checkout.md 2, "Checkout page").
 */
export const usePlaceOrderLabel = ( pageLabel: string ): string => {
	const { payments } = useBlockApp();
	const active = useSelect(
		( select ) => select( paymentStore ).getActivePaymentMethod(),
		[]
	);
	return useCheckoutFilter(
		'placeOrderButtonLabel',
		payments.getPaymentMethods()[ active ]?.placeOrderButtonLabel ||
			pageLabel ||
			__( 'Place Order', 'woocommerce' ),
		FILTER_INPUT
	);
};
