import type { KnownOutcome } from '@shopfront/components';
import { checkoutStore } from '@shopfront/data/checkout';
import type { OrderState } from '@shopfront/order';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { submitOrder } from '../payment/submit-order';

/** Where the order stands, as the button that places it shows it (specification 4, Place-order button). */
export interface OrderProgress {
	/** Whether no order can be asked for now. */
	isDisabled: boolean;
	/** Whether it is on its way through. */
	isProcessing: boolean;
	/** Whether it is placed, and the next page awaited. */
	isDone: boolean;
	placeOrder: () => void;
}

/** What became of an order that has left. */
export interface OrderOutcomeState {
	/** What is known of it, where that is not plain; `null` for nothing. */
	outcome: KnownOutcome | null;
	/** Asks what became of it; nothing is sent anew. */
	checkAgain: () => void;
}

/** What the shopper is told of an order beside the notices. */
const outcomeOf = ( order: OrderState ): KnownOutcome | null => {
	switch ( order.status ) {
		case 'lookingUp':
			return { kind: 'checking' };
		case 'unknown':
			return { kind: 'unknown' };
		case 'complete':
			return order.hasError
				? null
				: { kind: 'placed', redirectUrl: order.redirectUrl };
		default:
			return null;
	}
};

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
		};
	}, [] );
	return { ...flags, placeOrder: () => submitOrder( registry ) };
};

/** What became of the order, and what can be done about it. */
export const useOrderOutcome = (): OrderOutcomeState => {
	const { lookUpOrder } = useDispatch( checkoutStore );
	const order = useSelect(
		( select ) => select( checkoutStore ).getOrderState(),
		[]
	);
	return {
		outcome: outcomeOf( order ),
		checkAgain: () => void lookUpOrder(),
	};
};
