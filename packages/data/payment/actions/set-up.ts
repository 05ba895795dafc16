import { createLazy } from '@shopfront/lazy';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import { clearPaymentError, showPaymentError } from '../payment-error';
import { change } from '../reducer';
import type { PaymentThunk } from '../thunk';
import { PAYMENT_STATUS } from '../types';
import type { SetValidationErrors } from './set-up-payment';

/** Loads with an order's other code, because payments start with an order. */
export const paymentSetUp = createLazy( () =>
	import( /* webpackChunkName: "order" */ './set-up-payment' ).then(
		( { setUpPayment } ) => setUpPayment
	)
);

/**
 * Runs the observers of `onPaymentSetup`, and ends ready or with an error notice (docs/contract/events.md 5, step 3).
 * Never rejects.
 *
 * @param args The listeners, which it ignores because the event has its own, and a receiver for the fields' errors; by
 *             default, their store.
 */
export const __internalEmitPaymentProcessingEvent =
	(
		...args: [
			observers?: unknown,
			setValidationErrors?: SetValidationErrors,
		]
	): PaymentThunk< Promise< void > > =>
	async ( { dispatch, registry } ) => {
		dispatch( change( { status: PAYMENT_STATUS.PROCESSING } ) );
		clearPaymentError( registry );
		const setUpPayment =
			paymentSetUp.get() ?? ( await paymentSetUp.fetch() );
		if ( setUpPayment ) {
			await dispatch( setUpPayment( args[ 1 ] ) );
			return;
		}
		showPaymentError(
			registry,
			__(
				'There was a problem with your payment option.',
				'woocommerce'
			),
			NOTICE_CONTEXTS.PAYMENTS
		);
		dispatch( change( { status: PAYMENT_STATUS.HAS_ERROR } ) );
	};
