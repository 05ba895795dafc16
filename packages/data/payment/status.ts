import deprecated from '@wordpress/deprecated';
import { PAYMENT_STATUS, type PaymentStatus } from './types';

/** Status of the payment, as passed to methods (docs/contract/events.md 3, `paymentStatus`). */
export interface PaymentStatusFlags {
	readonly isIdle: boolean;
	/** Whether the window of an express method is open. */
	readonly isStarted: boolean;
	readonly isProcessing: boolean;
	readonly hasError: boolean;
	readonly isReady: boolean;
	/** Whether the active method is an express method. */
	readonly isDoingExpressPayment: boolean;
	/** Deprecated names; reading one logs its replacement. */
	readonly isPristine: boolean;
	readonly isFinished: boolean;
	readonly hasFailed: boolean;
	readonly isSuccessful: boolean;
}

/** Logs once that a flag is deprecated. */
const logDeprecatedFlag = ( name: string, alternative: string ): void =>
	deprecated( name, { since: '9.6.0', alternative } );

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
		get isPristine() {
			logDeprecatedFlag( 'isPristine', 'isIdle' );
			return isIdle;
		},
		get isFinished() {
			logDeprecatedFlag( 'isFinished', 'hasError or isReady' );
			return hasError || isReady;
		},
		get hasFailed() {
			logDeprecatedFlag( 'hasFailed', 'hasError' );
			return hasError;
		},
		get isSuccessful() {
			logDeprecatedFlag( 'isSuccessful', 'isReady' );
			return isReady;
		},
	};
	// Not enumerable, so that copying or comparing the flags logs no warning.
	for ( const name of [
		'isPristine',
		'isFinished',
		'hasFailed',
		'isSuccessful',
	] ) {
		Object.defineProperty( flags, name, { enumerable: false } );
	}
	return flags;
};

const flagsByKey = new Map< string, PaymentStatusFlags >();

/** Returns the flags of a status; the same reference for equal flags. */
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
