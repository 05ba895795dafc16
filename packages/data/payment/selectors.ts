import { getServices } from '@shopfront/data/services';
import { isRecord } from '@shopfront/store-api';
import { createRegistrySelector } from '@wordpress/data';
import deprecated from '@wordpress/deprecated';
import { getUsableSavedMethods } from './saved-methods';
import { statusFlags, type PaymentStatusFlags } from './status';
import {
	PAYMENT_STATUS,
	type AvailablePaymentMethods,
	type ExpressPaymentMethods,
	type PaymentMethodData,
	type PaymentResult,
	type PaymentState,
	type SavedPaymentMethods,
} from './types';

/**
 * The whole state. Its shape may change: use the other selectors.
 *
 *
 * @default the values of the other selectors
 */
export const getState = ( state: PaymentState ): PaymentState => state;

/** Whether no payment is in progress. */
export const isPaymentIdle = ( { status }: PaymentState ): boolean =>
	status === PAYMENT_STATUS.IDLE;

/** Whether the shopper has pressed an express button and its window is open. */
export const isExpressPaymentStarted = ( { status }: PaymentState ): boolean =>
	status === PAYMENT_STATUS.EXPRESS_STARTED;

/** Whether the payment is being set up. */
export const isPaymentProcessing = ( { status }: PaymentState ): boolean =>
	status === PAYMENT_STATUS.PROCESSING;

/** Whether the payment is set up, so that the page can send the order. */
export const isPaymentReady = ( { status }: PaymentState ): boolean =>
	status === PAYMENT_STATUS.READY;

/** Whether the payment's setup failed. */
export const hasPaymentError = ( { status }: PaymentState ): boolean =>
	status === PAYMENT_STATUS.HAS_ERROR;

/** Whether the active method is an express method. */
export const isExpressPaymentMethodActive = ( {
	activePaymentMethod,
	availableExpressPaymentMethods,
}: PaymentState ): boolean =>
	Object.hasOwn( availableExpressPaymentMethods, activePaymentMethod );

/** Id of the active saved token; `''` for none. */
export const getActiveSavedToken = ( {
	paymentMethodData: { token },
}: PaymentState ): string =>
	typeof token === 'string' || typeof token === 'number'
		? String( token )
		: '';

/** Name of the active method; `''` for none. */
export const getActivePaymentMethod = ( {
	activePaymentMethod,
}: PaymentState ): string => activePaymentMethod;

/** Methods available for this cart, by name, in display order. */
export const getAvailablePaymentMethods = ( {
	availablePaymentMethods,
}: PaymentState ): AvailablePaymentMethods => availablePaymentMethods;

/** Express methods available for this cart, by name. */
export const getAvailableExpressPaymentMethods = ( {
	availableExpressPaymentMethods,
}: PaymentState ): ExpressPaymentMethods => availableExpressPaymentMethods;

/** Registered express methods, by name. */
export const getRegisteredExpressPaymentMethods = ( {
	registeredExpressPaymentMethods,
}: PaymentState ): ExpressPaymentMethods => registeredExpressPaymentMethods;

/** The data that the gateway gets with the order. */
export const getPaymentMethodData = ( {
	paymentMethodData,
}: PaymentState ): PaymentMethodData => paymentMethodData;

/** The payment's result; `null` before the server has responded to an order. */
export const getPaymentResult = ( {
	paymentResult,
}: PaymentState ): PaymentResult | null => paymentResult;

/** All of the customer's saved payment methods, by type. */
export const getSavedPaymentMethods = ( {
	savedPaymentMethods,
}: PaymentState ): SavedPaymentMethods => savedPaymentMethods;

/** Whether to save the payment method for later. */
export const getShouldSavePaymentMethod = ( {
	shouldSavePaymentMethod,
}: PaymentState ): boolean => shouldSavePaymentMethod;

/** Whether a part of the method has failed. The method would pay without that part's data. */
export const hasMethodFailed = (
	{ failedMethods }: PaymentState,
	name: string
): boolean => failedMethods.includes( name );

/** Whether the available methods are known. */
export const paymentMethodsInitialized = ( state: PaymentState ): boolean =>
	state.paymentMethodsInitialized;

/** Whether the available express methods are known. */
export const expressPaymentMethodsInitialized = (
	state: PaymentState
): boolean => state.expressPaymentMethodsInitialized;

/** Saved payment methods available to the shopper, by type (docs/contract/stores.md 3). */
export const getActiveSavedPaymentMethods = createRegistrySelector(
	( select ) => {
		let last: {
			saved: SavedPaymentMethods;
			available: AvailablePaymentMethods;
			result: SavedPaymentMethods;
		} | null = null;
		return ( state: PaymentState ): SavedPaymentMethods => {
			const {
				savedPaymentMethods: saved,
				availablePaymentMethods: available,
			} = state;
			if ( last?.saved === saved && last.available === available ) {
				return last.result;
			}
			const methods = getServices( {
				select,
			} ).payments.getPaymentMethods();
			const result = getUsableSavedMethods(
				saved,
				( gateway ) =>
					Object.hasOwn( available, gateway ) &&
					methods[ gateway ]?.supports.showSavedCards === true
			);
			last = { saved, available, result };
			return result;
		};
	}
);

/** In the editor: titles of enabled gateways without a registered method, by id. */
export const getIncompatiblePaymentMethods = createRegistrySelector(
	( select ) => {
		let last: Readonly< Record< string, string > > = {};
		return (): Readonly< Record< string, string > > => {
			const { payments, settings } = getServices( { select } );
			const gateways = settings.getSetting( 'globalPaymentMethods' );
			const methods = payments.getPaymentMethods();
			const missing = Object.fromEntries(
				( Array.isArray( gateways ) ? gateways : [] ).flatMap(
					( gateway: unknown ) =>
						isRecord( gateway ) &&
						typeof gateway.id === 'string' &&
						! Object.hasOwn( methods, gateway.id )
							? [ [ gateway.id, String( gateway.title ) ] ]
							: []
				)
			);
			if (
				Object.keys( missing ).join() !== Object.keys( last ).join()
			) {
				last = missing;
			}
			return last;
		};
	}
);

const logDeprecated = ( name: string, alternative: string ): void =>
	deprecated( name, { since: '9.6.0', alternative } );

/** @deprecated Use `isPaymentIdle`. */
export const isPaymentPristine = ( state: PaymentState ): boolean => {
	logDeprecated( 'isPaymentPristine', 'isPaymentIdle' );
	return isPaymentIdle( state );
};

/** @deprecated Use `isExpressPaymentStarted`. */
export const isPaymentStarted = ( state: PaymentState ): boolean => {
	logDeprecated( 'isPaymentStarted', 'isExpressPaymentStarted' );
	return isExpressPaymentStarted( state );
};

/** @deprecated Use `isPaymentReady`. */
export const isPaymentSuccess = ( state: PaymentState ): boolean => {
	logDeprecated( 'isPaymentSuccess', 'isPaymentReady' );
	return isPaymentReady( state );
};

/** @deprecated Use `hasPaymentError`. */
export const isPaymentFailed = ( state: PaymentState ): boolean => {
	logDeprecated( 'isPaymentFailed', 'hasPaymentError' );
	return hasPaymentError( state );
};

export const getPaymentStatusFlags = (
	state: PaymentState
): PaymentStatusFlags =>
	statusFlags( state.status, isExpressPaymentMethodActive( state ) );

/**
 * @deprecated Use the selector of each status.
 *
 * @default an idle payment
 */
export const getCurrentStatus = ( state: PaymentState ): PaymentStatusFlags => {
	deprecated( 'getCurrentStatus', {
		since: '8.9.0',
		alternative: 'isPaymentIdle, isPaymentProcessing, hasPaymentError',
	} );
	return getPaymentStatusFlags( state );
};
