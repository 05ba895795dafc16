import deprecated from '@wordpress/deprecated';
import { PAYMENT_STATUS, type PaymentStatus } from './types';

/** What payment methods get as status (docs/contract/events.md 3, `paymentStatus`). */
export interface PaymentStatusFlags {
	readonly isIdle: boolean;
	/** Whether an express method's window is open. */
	readonly isStarted: boolean;
	readonly isProcessing: boolean;
	readonly hasError: boolean;
	readonly isReady: boolean;
	readonly isDoingExpressPayment: boolean;
	/** Deprecated names; reading one logs its replacement. */
	readonly isPristine: boolean;
	readonly isFinished: boolean;
	readonly hasFailed: boolean;
	readonly isSuccessful: boolean;
}

const createFlags = (
	status: PaymentStatus,
	isDoingExpressPayment: boolean
): PaymentStatusFlags => {
	const isIdle = status === PAYMENT_STATUS.IDLE;
	const hasError = status === PAYMENT_STATUS.HAS_ERROR;
	const isReady = status === PAYMENT_STATUS.READY;
	const flags = {
		isIdle,
		isStarted: status === PAYMENT_STATUS.EXPRESS_STARTED,
		isProcessing: status === PAYMENT_STATUS.PROCESSING,
		hasError,
		isReady,
		isDoingExpressPayment,
	};
	for ( const [ name, value, alternative ] of [
		[ 'isPristine', isIdle, 'isIdle' ],
		[ 'isFinished', hasError || isReady, 'hasError or isReady' ],
		[ 'hasFailed', hasError, 'hasError' ],
		[ 'isSuccessful', isReady, 'isReady' ],
	] as const ) {
		// Not enumerable, so that copying or comparing the flags logs no warning.
		Object.defineProperty( flags, name, {
			get: () => {
				deprecated( name, { since: '9.6.0', alternative } );
				return value;
			},
		} );
	}
	return flags as PaymentStatusFlags;
};

const flagsByKey = new Map< string, PaymentStatusFlags >();

/** The same reference for equal flags. */
export const statusFlags = (
	status: PaymentStatus,
	isDoingExpressPayment: boolean
): PaymentStatusFlags => {
	const key = `${ status } ${ isDoingExpressPayment }`;
	const flags =
		flagsByKey.get( key ) ?? createFlags( status, isDoingExpressPayment );
	flagsByKey.set( key, flags );
	return flags;
};
