import { checkoutStore } from '@shopfront/data/checkout';
import { useRegistry, useSelect } from '@wordpress/data';
import { submitOrder } from './submit-order';

/** The place-order button shows it (docs/contract/cart-and-checkout.md 4, "Place-order button"). */
export interface OrderProgress {
	isDisabled: boolean;
	isProcessing: boolean;
	/** Payment and order are on their way to the shop. */
	isPlacing: boolean;
	/** The order is placed, and the redirect is pending. */
	isDone: boolean;
	/** Only the payment remains, and continues on this page. */
	isPaying: boolean;
	placeOrder: () => void;
}

const PLACING: readonly string[] = [ 'settingUpPayment', 'sending' ];

/** The order machine ignores a second click. */
export const useOrderProgress = (): OrderProgress => {
	const registry = useRegistry();
	const flags = useSelect( ( select ) => {
		const checkout = select( checkoutStore );
		return {
			isDisabled: checkout.isPlaceOrderDisabled(),
			isProcessing:
				checkout.isWaitingForProcessing() &&
				// Not busy: the page can't know when the status resolves.
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
