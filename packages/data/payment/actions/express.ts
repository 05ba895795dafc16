import { noticesStore } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS, PAYMENT_NOTICE_IDS } from '@shopfront/names';
import { getRuntime } from '../runtime';
import type { PaymentThunk } from '../thunk';
import { PAYMENT_STATUS } from '../types';

/** Shows an error above the express methods; removes it if there is no message. */
export const __internalSetExpressPaymentError =
	( message?: string ): PaymentThunk< void > =>
	( { registry } ) => {
		const notices = registry.dispatch( noticesStore );
		const context = NOTICE_CONTEXTS.EXPRESS_PAYMENTS;
		if ( message ) {
			void notices.createErrorNotice( message, {
				id: PAYMENT_NOTICE_IDS.express,
				context,
			} );
		} else {
			void notices.removeNotice( PAYMENT_NOTICE_IDS.express, context );
		}
	};

/**
 * Starts an express payment after a click on its button, and remembers the active method (docs/contract/events.md 5,
 * "Express flow").
 */
export const startExpressPayment =
	( name: string ): PaymentThunk< void > =>
	( { dispatch } ) => {
		dispatch( __internalSetExpressPaymentError() );
		dispatch( { type: 'EXPRESS_STARTED', name } );
	};

/** Ends an express payment whose window was closed, and restores the previous method. */
export const closeExpressPayment =
	(): PaymentThunk< void > =>
	( { dispatch } ) => {
		dispatch( { type: 'EXPRESS_ENDED', status: PAYMENT_STATUS.IDLE } );
	};

/** Ends a failed express payment, restores the previous method and shows the error. */
export const failExpressPayment =
	( message: string ): PaymentThunk< void > =>
	( { dispatch, registry } ) => {
		getRuntime( registry ).hasExpressFailed = true;
		dispatch( { type: 'EXPRESS_ENDED', status: PAYMENT_STATUS.HAS_ERROR } );
		dispatch( __internalSetExpressPaymentError( message ) );
	};
