import { isOrderInProgress } from '../runtime';
import { clearPaymentError } from '../payment-error';
import { NO_DATA } from '../reducer';
import { listSavedMethods, getSavedTokenData } from '../saved-methods';
import type { PaymentThunk } from '../thunk';
import { PAYMENT_STATUS } from '../types';

const clearFailedPayment =
	(): PaymentThunk< void > =>
	( { select, dispatch, registry } ) => {
		clearPaymentError( registry );
		if ( select.hasPaymentError() ) {
			dispatch( { type: 'STATUS_SET', status: PAYMENT_STATUS.IDLE } );
		}
	};

/**
 * The shopper chose a method: what was wrong with the last one no longer matters (docs/contract/cart-and-checkout.md 4,
 * "Payment status"). An order that is under way is paid as it was asked for: until it has ended, this changes nothing.
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
 * The shopper chose a saved method; see {@link choosePaymentMethod}.
 *
 * @param tokenId As text; one that is not among the saved methods changes nothing.
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
				dispatch( { type: 'SHOULD_SAVE_SET', shouldSave: false } );
			} );
		}
	};
