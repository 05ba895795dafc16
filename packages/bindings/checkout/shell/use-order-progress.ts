import { checkoutStore } from '@shopfront/data/checkout';
import { useRegistry, useSelect } from '@wordpress/data';
import { submitOrder } from './submit-order';

/** State of the order for the place-order button (docs/contract/cart-and-checkout.md 4, "Place-order button"). */
export interface OrderProgress {
	/** Whether an order cannot be placed now. */
	isDisabled: boolean;
	/** Whether the order is being processed. */
	isProcessing: boolean;
	/** Whether payment and order are on their way to the shop. */
	isPlacing: boolean;
	/** Whether the order is placed and the redirect is pending. */
	isDone: boolean;
	/** Whether only the payment remains, which continues on this page. */
	isPaying: boolean;
	placeOrder: () => void;
}

const PLACING: readonly string[] = [ 'settingUpPayment', 'sending' ];

/** Returns the state of the order and its action. The order machine ignores a second click. */
export const useOrderProgress = (): OrderProgress => {
	const registry = useRegistry();
	const flags = useSelect( ( select ) => {
		const checkout = select( checkoutStore );
		return {
			isDisabled: checkout.isPlaceOrderDisabled(),
			isProcessing:
				checkout.isWaitingForProcessing() &&
				// Not busy: the page cannot know when the status resolves.
				checkout.getOrderState().status !== 'unknown',
			isPlacing: PLACING.includes( checkout.getOrderState().status ),
			isDone: checkout.isWaitingForRedirect(),
			isPaying: [ 'paying', 'checkingPayment' ].includes(
				checkout.getOrderState().status
			),
		};
	}, [] );
	return { ...flags, placeOrder: () => submitOrder( registry ) };
};
