import { OrderOutcome, type OrderOutcomeStatus } from '@shopfront/components';
import {
	checkoutStore,
	getContactUrl,
	PLACED_STATUSES,
} from '@shopfront/data/checkout';
import { PAYMENT_CONTROLS } from '@shopfront/names';
import type { OrderState } from '@shopfront/order';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { speak } from '@wordpress/a11y';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';

interface OrderOutcomeState {
	/** `null` if the outcome needs no explanation. */
	outcome: OrderOutcomeStatus | null;
	/** Polls the order status, without sending the order again. */
	checkAgain: () => void;
	/** Reopens the form for an unpaid or unanswered order and focuses the payment. */
	payAgain: () => void;
}

/** Milliseconds before a waiting shopper gets a link to the next page or an explanation. */
const REDIRECT_LINK_DELAY_MS = 10_000;

/**
 * Milliseconds before a waiting state appears: shorter waits would only flicker
 * (docs/contribute/specification-choices.md, "Skeletons").
 */
const WAITING_DELAY_MS = 300;

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
	// The state outlives the process until its effect is cleaned up. By then, another message may be announced.
	return isOverdue && isInProgress;
};

const PAYMENT = [
	...Object.values( PAYMENT_CONTROLS ).map(
		( name ) => `[id^="radio-control-${ name }-"]:checked`
	),
	'.wc-block-components-checkout-place-order-button',
	'[id^="express-payment-method-"] :is(button, a, iframe, [tabindex="0"])',
];

/**
 * Moves the focus to the payment when the form reopens, because the pressed button unmounts. Call the returned
 * function to request it.
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
		// The shopper may have moved the focus in the meantime.
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

const getOutcome = (
	order: OrderState,
	{
		isOverdue,
		isDelayed,
		isWaiting,
		isOpen,
		isPlaced,
		orderNumber,
		contactUrl,
	}: Record<
		'isOverdue' | 'isDelayed' | 'isWaiting' | 'isOpen' | 'isPlaced',
		boolean
	> &
		Record< 'orderNumber' | 'contactUrl', string >
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
			// An add-on may be waiting for a bank's confirmation. If it hangs, it mustn't block the shopper forever.
			if ( ! isOverdue ) {
				return null;
			}
			return isOpen
				? { kind: 'paying', isChecking: false }
				: {
						kind: 'placed',
						redirectUrl: order.redirectUrl,
						orderNumber,
					};
		case 'locked':
			return { kind: 'locked' };
		case 'pollingStatus':
			return { kind: 'checking' };
		case 'unknown':
			return { kind: 'unknown' };
		case 'unanswered':
			return {
				kind: 'unanswered',
				orderNumber: order.attempt.orderNumber ?? '',
				contactUrl,
			};
		case 'paying':
			return { kind: 'paying', isChecking: false };
		case 'checkingPayment':
			return { kind: 'paying', isChecking: true };
		case 'complete':
			if ( order.hasError ) {
				return { kind: 'stopped', isPlaced };
			}
			// The next page takes the payment that places an open order.
			return isOpen
				? null
				: {
						kind: 'placed',
						redirectUrl: order.redirectUrl,
						orderNumber,
					};
		default:
			return null;
	}
};

const useOrderOutcome = (): OrderOutcomeState => {
	const { pollOrderStatus, checkPayment, acceptDoubleCharge } =
		useDispatch( checkoutStore );
	const registry = useRegistry();
	const { order, isCalculating, isOpen, isPlaced, orderNumber } = useSelect(
		( select ) => ( {
			order: select( checkoutStore ).getOrderState(),
			isCalculating: select( checkoutStore ).isCalculating(),
			isOpen: select( checkoutStore ).isPaidElsewhere(),
			isPlaced: PLACED_STATUSES.includes(
				select( checkoutStore ).getOrderStatus()
			),
			orderNumber: select( checkoutStore ).getOrderNumber(),
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
	// The setup of a payment has messages and dialogs of its own.
	const isPlacing = order.status === 'sending';
	useEffect( () => {
		if ( isPlacing ) {
			speak( __( 'Placing your order…', 'shopfront' ) );
		}
	}, [ isPlacing ] );
	return {
		outcome: getOutcome( order, {
			isOverdue,
			isDelayed,
			isWaiting,
			isOpen,
			isPlaced,
			orderNumber,
			contactUrl: getContactUrl( registry ),
		} ),
		checkAgain: () => void pollOrderStatus(),
		payAgain: () => {
			focusWhenIdle();
			void ( order.status === 'unanswered'
				? acceptDoubleCharge()
				: checkPayment() );
		},
	};
};

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
