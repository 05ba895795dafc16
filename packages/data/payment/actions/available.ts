import { preferredMethod, allOf, savedTokenData } from '../saved-methods';
import { NO_DATA, type PaymentAction } from '../reducer';
import type { PaymentThunk } from '../thunk';
import {
	PAYMENT_STATUS,
	type AvailablePaymentMethods,
	type ExpressPaymentMethods,
} from '../types';

/** Forgets a saved method that cannot be used: the gateway would be sent what the shopper does not see. */
const dropGoneToken =
	(): PaymentThunk< void > =>
	( { select, dispatch } ) => {
		const token = select.getActiveSavedToken();
		const usable = allOf( select.getActiveSavedPaymentMethods() );
		if (
			token &&
			! usable.some( ( { tokenId } ) => String( tokenId ) === token ) &&
			allOf( select.getSavedPaymentMethods() ).some(
				( { tokenId } ) => String( tokenId ) === token
			)
		) {
			dispatch( { type: 'DATA_SET', data: NO_DATA } );
		}
	};

/**
 * Chooses a method where the one that is chosen cannot be used (docs/contract/stores.md 3, "Default choice"): the
 * customer's default among saved ones, else the first saved one, else the first there is.
 */
const chooseDefault =
	(): PaymentThunk< void > =>
	( { select, dispatch } ) => {
		const available = select.getAvailablePaymentMethods();
		const active = select.getActivePaymentMethod();
		if (
			Object.hasOwn( available, active ) ||
			select.isExpressPaymentMethodActive()
		) {
			dispatch( dropGoneToken() );
			return;
		}
		const saved = preferredMethod(
			allOf( select.getActiveSavedPaymentMethods() )
		);
		if ( saved ) {
			dispatch( {
				type: 'CHOSEN',
				choice: {
					name: saved.method.gateway,
					data: savedTokenData( saved ),
				},
			} );
			return;
		}
		dispatch( { type: 'STATUS_SET', status: PAYMENT_STATUS.IDLE } );
		dispatch( {
			type: 'CHOSEN',
			choice: {
				name: Object.keys( available )[ 0 ] ?? '',
				data: NO_DATA,
			},
		} );
	};

/** Sets the usable methods, in their order. Chooses another method if the chosen one is not among them. */
export const __internalSetAvailablePaymentMethods =
	( methods: AvailablePaymentMethods ): PaymentThunk< void > =>
	( { dispatch, registry } ) =>
		registry.batch( () => {
			dispatch( { type: 'METHODS_FOUND', methods } );
			dispatch( chooseDefault() );
		} );

/** Sets the usable express methods. */
export const __internalSetAvailableExpressPaymentMethods = (
	methods: ExpressPaymentMethods
): PaymentAction => ( { type: 'EXPRESS_METHODS_FOUND', methods } );

/** Sets the registered express methods. */
export const __internalSetRegisteredExpressPaymentMethods = (
	methods: ExpressPaymentMethods
): PaymentAction => ( { type: 'EXPRESS_METHODS_REGISTERED', methods } );

/** Removes a method from the usable ones. */
export const __internalRemoveAvailablePaymentMethod =
	( name: string ): PaymentThunk< void > =>
	( { dispatch, registry } ) =>
		registry.batch( () => {
			dispatch( { type: 'METHOD_GONE', name } );
			dispatch( chooseDefault() );
		} );

/** Removes an express method from the usable ones. */
export const __internalRemoveAvailableExpressPaymentMethod = (
	name: string
): PaymentAction => ( { type: 'EXPRESS_METHOD_GONE', name } );

/** Sets whether the usable methods are known. */
export const __internalSetPaymentMethodsInitialized =
	( isKnown: boolean ): PaymentThunk< void > =>
	( { dispatch, registry } ) =>
		registry.batch( () => {
			dispatch( { type: 'METHODS_KNOWN', isKnown } );
			if ( isKnown ) {
				dispatch( chooseDefault() );
			}
		} );

/** Sets whether the usable express methods are known. */
export const __internalSetExpressPaymentMethodsInitialized = (
	isKnown: boolean
): PaymentAction => ( { type: 'EXPRESS_METHODS_KNOWN', isKnown } );
