import { OrderOutcome, type KnownOutcome } from '@shopfront/components';
import { checkoutStore } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import type { OrderState } from '@shopfront/order';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';

/** What became of an order that has left. */
interface OrderOutcomeState {
	/** What is known of it, where that is not plain; `null` for nothing. */
	outcome: KnownOutcome | null;
	/** Asks what became of it; nothing is sent anew. */
	checkAgain: () => void;
}

/**
 * How long a page may take to go on from a placed order before the shopper is given the way, and to work something out
 * before they are told why they wait, ms.
 */
const WAY_ON_DELAY_MS = 10_000;

/** How long an order waits before that is said: what is shorter would only flicker, ms (design.md 7, Skeletons). */
const WAITING_DELAY_MS = 300;

/** Whether something has gone on for longer than a shopper waits without a word. */
const useIsOverdue = (
	isUnderWay: boolean,
	delayMs = WAY_ON_DELAY_MS
): boolean => {
	const { clock } = useBlockApp().host;
	const [ isOverdue, setIsOverdue ] = useState( false );
	useEffect( () => {
		if ( ! isUnderWay ) {
			return undefined;
		}
		const timer = clock.setTimeout( () => setIsOverdue( true ), delayMs );
		return () => {
			clock.clearTimeout( timer );
			setIsOverdue( false );
		};
	}, [ isUnderWay, clock, delayMs ] );
	return isOverdue;
};

/** What the shopper is told of an order beside the notices. */
const outcomeOf = (
	order: OrderState,
	{
		isOverdue,
		isDelayed,
		isWaiting,
	}: { isOverdue: boolean; isDelayed: boolean; isWaiting: boolean }
): KnownOutcome | null => {
	switch ( order.status ) {
		case 'idle':
		case 'validating':
		case 'waiting':
			if ( isDelayed ) {
				return { kind: 'delayed' };
			}
			return isWaiting ? { kind: 'waiting' } : null;
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

/** What became of the order, and what can be done about it. */
const useOrderOutcome = (): OrderOutcomeState => {
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
	const isWaiting = useIsOverdue(
		order.status === 'waiting',
		WAITING_DELAY_MS
	);
	const outcome = outcomeOf( order, { isOverdue, isDelayed, isWaiting } );
	return {
		// It is placed when it is paid, on the page that comes next.
		outcome: outcome?.kind === 'placed' && isPaidElsewhere ? null : outcome,
		checkAgain: () => void lookUpOrder(),
	};
};

/** What became of an order, where that is not plain. */
export const ToldOutcome = () => {
	const { outcome, checkAgain } = useOrderOutcome();
	return (
		outcome && (
			<OrderOutcome outcome={ outcome } onCheckAgain={ checkAgain } />
		)
	);
};
