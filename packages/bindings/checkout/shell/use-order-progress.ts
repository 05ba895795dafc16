import type { KnownOutcome } from '@shopfront/components';
import { checkoutStore } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import type { OrderState } from '@shopfront/order';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';
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

/**
 * How long a page may take to go on from a placed order before the shopper is given the way, and to work something out
 * before they are told why they wait, ms.
 */
export const WAY_ON_DELAY_MS = 10_000;

/** Whether something has gone on for longer than a shopper waits without a word. */
const useIsOverdue = ( isUnderWay: boolean ): boolean => {
	const { clock } = useBlockApp().host;
	const [ isOverdue, setIsOverdue ] = useState( false );
	useEffect( () => {
		if ( ! isUnderWay ) {
			return undefined;
		}
		const timer = clock.setTimeout(
			() => setIsOverdue( true ),
			WAY_ON_DELAY_MS
		);
		return () => {
			clock.clearTimeout( timer );
			setIsOverdue( false );
		};
	}, [ isUnderWay, clock ] );
	return isOverdue;
};

/** What the shopper is told of an order beside the notices. */
const outcomeOf = (
	order: OrderState,
	{ isOverdue, isDelayed }: { isOverdue: boolean; isDelayed: boolean }
): KnownOutcome | null => {
	switch ( order.status ) {
		case 'idle':
		case 'validating':
		case 'waiting':
			return isDelayed ? { kind: 'delayed' } : null;
		case 'succeeded':
			// An add-on may have a bank ask the shopper now; one that never answers must not be the end of it.
			return isOverdue
				? { kind: 'placed', redirectUrl: order.redirectUrl }
				: null;
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
	const { order, isCalculating, isPaidElsewhere } = useSelect(
		( select ) => ( {
			order: select( checkoutStore ).getOrderState(),
			isCalculating: select( checkoutStore ).isCalculating(),
			isPaidElsewhere:
				select( paymentStore ).getPaymentResult()?.paymentStatus ===
				'pending',
		} ),
		[]
	);
	const isOverdue = useIsOverdue( order.status === 'succeeded' );
	const isDelayed = useIsOverdue( isCalculating );
	const outcome = outcomeOf( order, { isOverdue, isDelayed } );
	return {
		// It is placed when it is paid, on the page that comes next.
		outcome: outcome?.kind === 'placed' && isPaidElsewhere ? null : outcome,
		checkAgain: () => void lookUpOrder(),
	};
};
