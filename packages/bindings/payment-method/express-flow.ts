import { checkoutStore } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import deprecated from '@wordpress/deprecated';
import { __ } from '@wordpress/i18n';
import type { BlockApp } from '../app/block-app';
import type { ExpressPaymentProps } from './payment-interface';
import { submitOrder } from '../checkout/shell/submit-order';

/** An express method runs its payment with these callbacks (docs/contract/events.md 5, "Express flow"). */
export type ExpressFlow = Omit< ExpressPaymentProps, 'buttonAttributes' > & {
	readonly onSubmit: () => void;
};

export const createExpressFlow = (
	{ registry, host }: Pick< BlockApp, 'registry' | 'host' >,
	name: string
): ExpressFlow => {
	const payment = () => registry.dispatch( paymentStore );
	const isActive = () =>
		registry.select( paymentStore ).getActivePaymentMethod() === name;
	/** True if another express window is open: closing an older one must not affect it. */
	const isSuperseded = () =>
		registry.select( paymentStore ).isExpressPaymentMethodActive() &&
		! isActive();
	/**
	 * Cancels an order that hasn't been sent. Returns false while an order is in progress; a sent order is paid as
	 * sent.
	 */
	const cancelUnsentOrder = () => {
		const checkout = registry.select( checkoutStore );
		if (
			// An order of the form isn't the express method's concern.
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
	/** Explains why no order can begin yet; `''` if it can. */
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
				// The window opened before; it mustn't wait for an order that doesn't begin.
				onError( obstacle );
				return;
			}
			if ( isActive() ) {
				submitOrder( registry );
				return;
			}
			// A window may stay open after a rejection and try again. The order must not use the previously selected
			// method, and the method must know that it's active before its observers run.
			onClick();
			host.clock.setTimeout( () => {
				if ( isActive() ) {
					submitOrder( registry );
				}
			}, 0 );
		},
	};
};
