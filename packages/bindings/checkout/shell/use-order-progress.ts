import { checkoutStore } from '@shopfront/data/checkout';
import { useRegistry, useSelect } from '@wordpress/data';
import { submitOrder } from './submit-order';

/**
 * Where the order stands, as the button that places it shows it (docs/contract/cart-and-checkout.md 4, "Place-order
 * button").
 */
export interface OrderProgress {
	/** Whether no order can be asked for now. */
	isDisabled: boolean;
	/** Whether it is on its way through. */
	isProcessing: boolean;
	/** Whether it is placed, and the next page awaited. */
	isDone: boolean;
	/** Whether it is done but for a payment that continues on this page. */
	isPaying: boolean;
	placeOrder: () => void;
}

/** The order, and what can be done about it. A second click means nothing: the order machine takes the first. */
export const useOrderProgress = (): OrderProgress => {
	const registry = useRegistry();
	const flags = useSelect( ( select ) => {
		const checkout = select( checkoutStore );
		return {
			isDisabled: checkout.isPlaceOrderDisabled(),
			isProcessing:
				checkout.isWaitingForProcessing() &&
				// Busy would promise an end that nobody sees.
				checkout.getOrderState().status !== 'unknown',
			isDone: checkout.isWaitingForRedirect(),
			isPaying: [ 'paying', 'checkingPayment' ].includes(
				checkout.getOrderState().status
			),
		};
	}, [] );
	return { ...flags, placeOrder: () => submitOrder( registry ) };
};
