import {
	getPreferredMethod,
	listSavedMethods,
	getSavedTokenData,
} from '../saved-methods';
import { change, NO_DATA, type PaymentAction } from '../reducer';
import type { PaymentThunk } from '../thunk';
import {
	PAYMENT_STATUS,
	type AvailablePaymentMethods,
	type ExpressPaymentMethods,
} from '../types';

/** If a saved payment method isn't available, its gateway would charge a card that the shopper doesn't see. */
const removeUnusableToken =
	(): PaymentThunk< void > =>
	( { select, dispatch } ) => {
		const token = select.getActiveSavedToken();
		const usable = listSavedMethods(
			select.getActiveSavedPaymentMethods()
		);
		if (
			token &&
			! usable.some( ( { tokenId } ) => String( tokenId ) === token ) &&
			listSavedMethods( select.getSavedPaymentMethods() ).some(
				( { tokenId } ) => String( tokenId ) === token
			)
		) {
			dispatch( change( { paymentMethodData: NO_DATA } ) );
		}
	};

/**
 * Selects another method if the active one isn't available (docs/contract/stores.md 3, "Default choice"): the
 * customer's default saved method, else the first saved one, else the first available one.
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
			dispatch( removeUnusableToken() );
			return;
		}
		const saved = getPreferredMethod(
			listSavedMethods( select.getActiveSavedPaymentMethods() )
		);
		if ( saved ) {
			dispatch( {
				type: 'CHOSEN',
				choice: {
					name: saved.method.gateway,
					data: getSavedTokenData( saved ),
				},
			} );
			return;
		}
		dispatch( change( { status: PAYMENT_STATUS.IDLE } ) );
		dispatch( {
			type: 'CHOSEN',
			choice: {
				name: Object.keys( available )[ 0 ] ?? '',
				data: NO_DATA,
			},
		} );
	};

/** Sets the available methods, in their order. Selects another method if the active one isn't among them. */
export const __internalSetAvailablePaymentMethods =
	( methods: AvailablePaymentMethods ): PaymentThunk< void > =>
	( { dispatch, registry } ) =>
		registry.batch( () => {
			dispatch( change( { availablePaymentMethods: methods } ) );
			dispatch( chooseDefault() );
		} );

/** Sets the available express methods. */
export const __internalSetAvailableExpressPaymentMethods = (
	methods: ExpressPaymentMethods
): PaymentAction => change( { availableExpressPaymentMethods: methods } );

/** Sets the registered express methods. */
export const __internalSetRegisteredExpressPaymentMethods = (
	methods: ExpressPaymentMethods
): PaymentAction => change( { registeredExpressPaymentMethods: methods } );

/** Removes a method from the available ones. */
export const __internalRemoveAvailablePaymentMethod =
	( name: string ): PaymentThunk< void > =>
	( { dispatch, registry } ) =>
		registry.batch( () => {
			dispatch( { type: 'METHOD_REMOVED', name } );
			dispatch( chooseDefault() );
		} );

/** Removes an express method from the available ones. */
export const __internalRemoveAvailableExpressPaymentMethod = (
	name: string
): PaymentAction => ( { type: 'EXPRESS_METHOD_REMOVED', name } );

/** Sets whether the available methods are known. */
export const __internalSetPaymentMethodsInitialized =
	( isInitialized: boolean ): PaymentThunk< void > =>
	( { dispatch, registry } ) =>
		registry.batch( () => {
			dispatch( change( { paymentMethodsInitialized: isInitialized } ) );
			if ( isInitialized ) {
				dispatch( chooseDefault() );
			}
		} );

/** Sets whether the available express methods are known. */
export const __internalSetExpressPaymentMethodsInitialized = (
	isInitialized: boolean
): PaymentAction =>
	change( { expressPaymentMethodsInitialized: isInitialized } );
