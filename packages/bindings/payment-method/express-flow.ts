import { checkoutStore } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import deprecated from '@wordpress/deprecated';
import { __ } from '@wordpress/i18n';
import type { BlockApp } from '../app/block-app';
import type { ExpressPaymentProps } from './payment-interface';
import { submitOrder } from '../checkout/shell/submit-order';

/** Callbacks with which an express method runs its payment (docs/contract/events.md 5, "Express flow"). */
export type ExpressFlow = Omit< ExpressPaymentProps, 'buttonAttributes' > & {
	readonly onSubmit: () => void;
};

/** Creates the express flow of one method. */
export const createExpressFlow = (
	{ registry, host }: Pick< BlockApp, 'registry' | 'host' >,
	name: string
): ExpressFlow => {
	const payment = () => registry.dispatch( paymentStore );
	const isActive = () =>
		registry.select( paymentStore ).getActivePaymentMethod() === name;
	/** Whether another express window is open: closing an older window must not affect it. */
	const isSuperseded = () =>
		registry.select( paymentStore ).isExpressPaymentMethodActive() &&
		! isActive();
	/**
	 * Cancels an order that has not been sent. Returns whether no order is in progress; a sent order is paid as sent.
	 */
	const cancelUnsentOrder = () => {
		const checkout = registry.select( checkoutStore );
		if (
			// An order of the form is not the express method's concern.
			isActive() &&
			( checkout.isBeforeProcessing() || checkout.isProcessing() )
		) {
			void registry.dispatch( checkoutStore ).__internalSetIdle();
		}
		return checkout.isIdle();
	};
	const getOrderStatus = () =>
		registry.select( checkoutStore ).getOrderState().status;
	const onClick = () => {
		// An order in progress keeps the payment method that it started with.
		if ( getOrderStatus() === 'idle' ) {
			void payment().startExpressPayment( name );
		}
	};
	/** Why no order can begin while this one has not ended; `''` if it can. */
	const getObstacle = () => {
		switch ( getOrderStatus() ) {
			case 'locked':
				return __(
					'Your order is being placed in another tab.',
					'shopfront'
				);
			case 'unknown':
			case 'unanswered':
				return __(
					'This order was not sent, because your last order is not confirmed yet.',
					'shopfront'
				);
			default:
				return '';
		}
	};
	const onError = ( message: string ) => {
		if ( isSuperseded() ) {
			return;
		}
		if ( cancelUnsentOrder() ) {
			void payment().failExpressPayment( message );
		} else {
			void payment().__internalSetExpressPaymentError( message );
		}
	};
	return {
		onClick,
		onClose: () => {
			if ( ! isSuperseded() && cancelUnsentOrder() ) {
				void payment().closeExpressPayment();
			}
		},
		onError,
		setExpressPaymentError: ( message ) => {
			deprecated(
				'Express Payment Methods should use the provided onError handler instead.',
				{ alternative: 'onError' }
			);
			if ( message ) {
				onError( message );
			} else {
				void payment().__internalSetExpressPaymentError( '' );
			}
		},
		onSubmit: () => {
			const obstacle = getObstacle();
			if ( obstacle ) {
				// The window was open before; it must not wait for an order that does not begin.
				onError( obstacle );
				return;
			}
			if ( isActive() ) {
				submitOrder( registry );
				return;
			}
			// A window that stayed open after a rejection tries again. The order must not use the previously selected
			// method, and the method must know that it is active before its observers run.
			onClick();
			host.clock.setTimeout( () => {
				if ( isActive() ) {
					submitOrder( registry );
				}
			}, 0 );
		},
	};
};
