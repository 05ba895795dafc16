import { checkoutStore } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import deprecated from '@wordpress/deprecated';
import type { BlockApp } from '../app/block-app';
import type { ExpressPaymentProps } from './payment-interface';
import { submitOrder } from '../checkout/shell/submit-order';

/** What an express method is given to lead its payment (docs/contract/events.md 5, "Express flow"). */
export type ExpressFlow = Omit< ExpressPaymentProps, 'buttonAttributes' > & {
	readonly onSubmit: () => void;
};

/** The flow of one method of a page. */
export const createExpressFlow = (
	{ registry, host }: Pick< BlockApp, 'registry' | 'host' >,
	name: string
): ExpressFlow => {
	const payment = () => registry.dispatch( paymentStore );
	const isActive = () =>
		registry.select( paymentStore ).getActivePaymentMethod() === name;
	/** A window that is closed late says nothing about the one that has been opened since. */
	const isSuperseded = () =>
		registry.select( paymentStore ).isExpressPaymentMethodActive() &&
		! isActive();
	/** Takes back an order that has not left. Whether none is under way then: one that has left is paid as it was sent. */
	const cancelUnsentOrder = () => {
		const checkout = registry.select( checkoutStore );
		if (
			// That of the form is none of its business.
			isActive() &&
			( checkout.isBeforeProcessing() || checkout.isProcessing() )
		) {
			void registry.dispatch( checkoutStore ).__internalSetIdle();
		}
		return checkout.isIdle();
	};
	const onClick = () => {
		// An order that has been asked for is paid in the way that it was asked for.
		if ( registry.select( checkoutStore ).isIdle() ) {
			void payment().startExpressPayment( name );
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
			if ( isActive() ) {
				submitOrder( registry );
				return;
			}
			// A window that stayed open after a refusal tries again. The order must not go out in the way that was
			// chosen before; and the method has to hear that it is its turn before it is asked.
			onClick();
			host.clock.setTimeout( () => {
				if ( isActive() ) {
					submitOrder( registry );
				}
			}, 0 );
		},
	};
};
