import { isOrderInProgress } from '../runtime';
import { clearPaymentError } from '../payment-error';
import { change, NO_DATA } from '../reducer';
import { listSavedMethods, getSavedTokenData } from '../saved-methods';
import type { PaymentThunk } from '../thunk';
import { PAYMENT_STATUS } from '../types';

const clearFailedPayment =
	(): PaymentThunk< void > =>
	( { select, dispatch, registry } ) => {
		clearPaymentError( registry );
		if ( select.hasPaymentError() ) {
			dispatch( change( { status: PAYMENT_STATUS.IDLE } ) );
		}
	};

/**
 * Selects a payment method for the shopper and clears the previous one's error (docs/contract/cart-and-checkout.md 4,
 * "Payment status"). Does nothing during an order, which is paid with its method at submission.
 */
export const choosePaymentMethod =
	( name: string ): PaymentThunk< void > =>
	( { dispatch, registry } ) => {
		if ( isOrderInProgress( registry ) ) {
			return;
		}
		registry.batch( () => {
			dispatch( clearFailedPayment() );
			dispatch( { type: 'CHOSEN', choice: { name, data: NO_DATA } } );
		} );
	};

/**
 * Selects a saved payment method for the shopper; see {@link choosePaymentMethod}.
 *
 * @param tokenId Token id as a string; an unknown one changes nothing.
 */
export const chooseSavedMethod =
	( tokenId: string ): PaymentThunk< void > =>
	( { select, dispatch, registry } ) => {
		const saved = listSavedMethods(
			select.getActiveSavedPaymentMethods()
		).find( ( method ) => String( method.tokenId ) === tokenId );
		if ( saved && ! isOrderInProgress( registry ) ) {
			registry.batch( () => {
				dispatch( clearFailedPayment() );
				dispatch( {
					type: 'CHOSEN',
					choice: {
						name: saved.method.gateway,
						data: getSavedTokenData( saved ),
					},
				} );
				dispatch( change( { shouldSavePaymentMethod: false } ) );
			} );
		}
	};
