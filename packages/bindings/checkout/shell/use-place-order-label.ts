import { paymentStore } from '@shopfront/data/payment';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';

/**
 * What the button that places the order says: the words of the chosen way to pay, else those of the page, else ours
 * (specification 2, Checkout page).
 *
 * @param ownLabel Of the page; `''` for none.
 */
export const usePlaceOrderLabel = ( ownLabel: string ): string => {
	const { payments } = useBlockApp();
	const active = useSelect(
		( select ) => select( paymentStore ).getActivePaymentMethod(),
		[]
	);
	return (
		payments.getPaymentMethods()[ active ]?.placeOrderButtonLabel ||
		ownLabel ||
		__( 'Place Order', 'shopfront' )
	);
};
