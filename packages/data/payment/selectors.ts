import { getServices } from '@shopfront/data/services';
import { isRecord } from '@shopfront/store-api';
import { createRegistrySelector } from '@wordpress/data';
import deprecated from '@wordpress/deprecated';
import { usableSavedMethods } from './saved-methods';
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

export const getState = ( state: PaymentState ): PaymentState => state;

export const isPaymentIdle = ( { status }: PaymentState ): boolean =>
	status === PAYMENT_STATUS.IDLE;

/** Whether the window of an express method is open. */
export const isExpressPaymentStarted = ( { status }: PaymentState ): boolean =>
	status === PAYMENT_STATUS.EXPRESS_STARTED;

/** Whether methods are being asked for what the gateway needs. */
export const isPaymentProcessing = ( { status }: PaymentState ): boolean =>
	status === PAYMENT_STATUS.PROCESSING;

/** Whether the order can be sent, as far as payment goes. */
export const isPaymentReady = ( { status }: PaymentState ): boolean =>
	status === PAYMENT_STATUS.READY;

export const hasPaymentError = ( { status }: PaymentState ): boolean =>
	status === PAYMENT_STATUS.HAS_ERROR;

/** Whether an express method is the one that is paid with. */
export const isExpressPaymentMethodActive = ( {
	activePaymentMethod,
	availableExpressPaymentMethods,
}: PaymentState ): boolean =>
	Object.hasOwn( availableExpressPaymentMethods, activePaymentMethod );

/** Id of the saved method that is chosen; `''` for none. */
export const getActiveSavedToken = ( {
	paymentMethodData: { token },
}: PaymentState ): string =>
	typeof token === 'string' || typeof token === 'number'
		? String( token )
		: '';

/** `''` for none. */
export const getActivePaymentMethod = ( {
	activePaymentMethod,
}: PaymentState ): string => activePaymentMethod;

/** Those that can be used for this cart, in the order in which they are shown. */
export const getAvailablePaymentMethods = ( {
	availablePaymentMethods,
}: PaymentState ): AvailablePaymentMethods => availablePaymentMethods;

export const getAvailableExpressPaymentMethods = ( {
	availableExpressPaymentMethods,
}: PaymentState ): ExpressPaymentMethods => availableExpressPaymentMethods;

export const getRegisteredExpressPaymentMethods = ( {
	registeredExpressPaymentMethods,
}: PaymentState ): ExpressPaymentMethods => registeredExpressPaymentMethods;

/** What the gateway is sent. */
export const getPaymentMethodData = ( {
	paymentMethodData,
}: PaymentState ): PaymentMethodData => paymentMethodData;

/** `null` before an order was answered. */
export const getPaymentResult = ( {
	paymentResult,
}: PaymentState ): PaymentResult | null => paymentResult;

/** All that the customer has saved, whether or not it can be used for this cart. */
export const getSavedPaymentMethods = ( {
	savedPaymentMethods,
}: PaymentState ): SavedPaymentMethods => savedPaymentMethods;

export const getShouldSavePaymentMethod = ( {
	shouldSavePaymentMethod,
}: PaymentState ): boolean => shouldSavePaymentMethod;

/** Whether a part of a method has failed, so that it would pay without its data. */
export const hasMethodFailed = (
	{ failedMethods }: PaymentState,
	name: string
): boolean => failedMethods.includes( name );

/** Whether it is known which methods can be used. */
export const paymentMethodsInitialized = ( state: PaymentState ): boolean =>
	state.paymentMethodsInitialized;

export const expressPaymentMethodsInitialized = (
	state: PaymentState
): boolean => state.expressPaymentMethodsInitialized;

/** Saved methods that the shopper can choose now (contract/stores.md 3). */
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
			const result = usableSavedMethods(
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

/** For editors: titles of enabled gateways, by id, that no script has registered a method for. */
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

/** Deprecated name of `isPaymentIdle`. */
export const isPaymentPristine = ( state: PaymentState ): boolean => {
	logDeprecated( 'isPaymentPristine', 'isPaymentIdle' );
	return isPaymentIdle( state );
};

/** Deprecated name of `isExpressPaymentStarted`. */
export const isPaymentStarted = ( state: PaymentState ): boolean => {
	logDeprecated( 'isPaymentStarted', 'isExpressPaymentStarted' );
	return isExpressPaymentStarted( state );
};

/** Deprecated name of `isPaymentReady`. */
export const isPaymentSuccess = ( state: PaymentState ): boolean => {
	logDeprecated( 'isPaymentSuccess', 'isPaymentReady' );
	return isPaymentReady( state );
};

/** Deprecated name of `hasPaymentError`. */
export const isPaymentFailed = ( state: PaymentState ): boolean => {
	logDeprecated( 'isPaymentFailed', 'hasPaymentError' );
	return hasPaymentError( state );
};

/** All flags at once, as methods are told them. */
export const getPaymentStatusFlags = (
	state: PaymentState
): PaymentStatusFlags =>
	statusFlags( state.status, isExpressPaymentMethodActive( state ) );

/** Deprecated: ask for the flag that is wanted. */
export const getCurrentStatus = ( state: PaymentState ): PaymentStatusFlags => {
	deprecated( 'getCurrentStatus', {
		since: '8.9.0',
		alternative: 'isPaymentIdle, isPaymentProcessing, hasPaymentError',
	} );
	return getPaymentStatusFlags( state );
};
