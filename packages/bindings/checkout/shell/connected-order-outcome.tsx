import { OrderOutcome, type OrderOutcomeStatus } from '@shopfront/components';
import { checkoutStore } from '@shopfront/data/checkout';
import { PAYMENT_CONTROLS } from '@shopfront/names';
import type { OrderState } from '@shopfront/order';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';

/** What became of an order that has left. */
interface OrderOutcomeState {
	/** What is known of it, where that is not plain; `null` for nothing. */
	outcome: OrderOutcomeStatus | null;
	/** Asks what became of it; nothing is sent anew. */
	checkAgain: () => void;
	/** Gives the form back if the order is not paid, and moves the focus there. */
	payAgain: () => void;
}

/**
 * How long a page may take to go on from a placed order before the shopper is given the way, and to work something out
 * before they are told why they wait, ms.
 */
const REDIRECT_LINK_DELAY_MS = 10_000;

/**
 * How long an order waits before that is said: what is shorter would only flicker, ms
 * (docs/decisions/specification-choices.md, "Skeletons").
 */
const WAITING_DELAY_MS = 300;

/** Whether something has gone on for longer than a shopper waits without a word. */
const useIsOverdue = (
	isInProgress: boolean,
	delayMs = REDIRECT_LINK_DELAY_MS
): boolean => {
	const { clock } = useBlockApp().host;
	const [ isOverdue, setIsOverdue ] = useState( false );
	useEffect( () => {
		if ( ! isInProgress ) {
			return undefined;
		}
		const timer = clock.setTimeout( () => setIsOverdue( true ), delayMs );
		return () => {
			clock.clearTimeout( timer );
			setIsOverdue( false );
		};
	}, [ isInProgress, clock, delayMs ] );
	return isOverdue;
};

/** The chosen payment method, or else the button that places the order. */
const PAYMENT = [
	...Object.values( PAYMENT_CONTROLS ).map(
		( name ) => `[id^="radio-control-${ name }-"]:checked`
	),
	'.wc-block-components-checkout-place-order-button',
];

/**
 * Moves the focus to the payment when the order gives the form back, because the button that asked for it goes. Returns
 * what to call when it is asked for.
 */
const useFocusPayment = ( status: OrderState[ 'status' ] ): ( () => void ) => {
	const { document } = useBlockApp().host;
	const isRequested = useRef( false );
	useEffect( () => {
		const wasRequested = isRequested.current;
		if ( status === 'checkingPayment' ) {
			return;
		}
		isRequested.current = false;
		const { activeElement, body } = document;
		// Somebody may be elsewhere by now.
		if ( wasRequested && status === 'idle' && activeElement === body ) {
			PAYMENT.map( ( selector ) =>
				document.querySelector< HTMLElement >( selector )
			)
				.find( Boolean )
				?.focus();
		}
	}, [ status, document ] );
	return useCallback( () => {
		isRequested.current = true;
	}, [] );
};

/** What the shopper is told of an order beside the notices. */
const getOutcome = (
	order: OrderState,
	{
		isOverdue,
		isDelayed,
		isWaiting,
		isOpen,
	}: Record< 'isOverdue' | 'isDelayed' | 'isWaiting' | 'isOpen', boolean >
): OrderOutcomeStatus | null => {
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
			if ( ! isOverdue ) {
				return null;
			}
			return isOpen
				? { kind: 'paying', isChecking: false }
				: { kind: 'placed', redirectUrl: order.redirectUrl };
		case 'pollingStatus':
			return { kind: 'checking' };
		case 'unknown':
			return { kind: 'unknown' };
		case 'paying':
			return { kind: 'paying', isChecking: false };
		case 'checkingPayment':
			return { kind: 'paying', isChecking: true };
		case 'complete':
			// An open order is placed when it is paid, on the page that comes next.
			return order.hasError || isOpen
				? null
				: { kind: 'placed', redirectUrl: order.redirectUrl };
		default:
			return null;
	}
};

/** What became of the order, and what can be done about it. */
const useOrderOutcome = (): OrderOutcomeState => {
	const { pollOrderStatus, checkPayment } = useDispatch( checkoutStore );
	const { order, isCalculating, isOpen } = useSelect(
		( select ) => ( {
			order: select( checkoutStore ).getOrderState(),
			isCalculating: select( checkoutStore ).isCalculating(),
			isOpen: select( checkoutStore ).isPaidElsewhere(),
		} ),
		[]
	);
	const focusWhenIdle = useFocusPayment( order.status );
	const isOverdue = useIsOverdue( order.status === 'succeeded' );
	const isDelayed = useIsOverdue( isCalculating );
	const isWaiting = useIsOverdue(
		order.status === 'waiting',
		WAITING_DELAY_MS
	);
	return {
		outcome: getOutcome( order, {
			isOverdue,
			isDelayed,
			isWaiting,
			isOpen,
		} ),
		checkAgain: () => void pollOrderStatus(),
		payAgain: () => {
			focusWhenIdle();
			void checkPayment();
		},
	};
};

/** What became of an order, where that is not plain. */
export const ConnectedOrderOutcome = () => {
	const { outcome, checkAgain, payAgain } = useOrderOutcome();
	return (
		outcome && (
			<OrderOutcome
				outcome={ outcome }
				onCheckAgain={ checkAgain }
				onPayAgain={ payAgain }
			/>
		)
	);
};
