import { noticesStore } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS, PAYMENT_NOTICE_IDS } from '@shopfront/names';
import { getRuntime } from '../runtime';
import type { PaymentThunk } from '../thunk';
import { PAYMENT_STATUS } from '../types';

/** Shows an error above the express methods; removes it if there's no message. */
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

/** Remembers the active method, to restore it later (docs/contract/events.md 5, "Express flow"). */
export const startExpressPayment =
	( name: string ): PaymentThunk< void > =>
	( { dispatch } ) => {
		dispatch( __internalSetExpressPaymentError() );
		dispatch( { type: 'EXPRESS_STARTED', name } );
	};

/** The shopper closed the payment's window. Restores the previous method. */
export const closeExpressPayment =
	(): PaymentThunk< void > =>
	( { dispatch } ) => {
		dispatch( { type: 'EXPRESS_ENDED', status: PAYMENT_STATUS.IDLE } );
	};

/** Restores the previous method and shows the error. */
export const failExpressPayment =
	( message: string ): PaymentThunk< void > =>
	( { dispatch, registry } ) => {
		getRuntime( registry ).hasExpressFailed = true;
		dispatch( { type: 'EXPRESS_ENDED', status: PAYMENT_STATUS.HAS_ERROR } );
		dispatch( __internalSetExpressPaymentError( message ) );
	};
