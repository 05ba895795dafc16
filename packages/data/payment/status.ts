import deprecated from '@wordpress/deprecated';
import { PAYMENT_STATUS, type PaymentStatus } from './types';

/** Where the payment stands, as methods are told (docs/contract/events.md 3, `paymentStatus`). */
export interface PaymentStatusFlags {
	readonly isIdle: boolean;
	/** Whether the window of an express method is open. */
	readonly isStarted: boolean;
	readonly isProcessing: boolean;
	readonly hasError: boolean;
	readonly isReady: boolean;
	/** Whether an express method is the one that is paid with. */
	readonly isDoingExpressPayment: boolean;
	/** Deprecated names; reading one logs what to read instead. */
	readonly isPristine: boolean;
	readonly isFinished: boolean;
	readonly hasFailed: boolean;
	readonly isSuccessful: boolean;
}

/** Logs once that a flag is not to be read any more. */
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
	// Whoever copies or compares all flags has not asked for the old ones.
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

/** The flags of a status; the same object for the same answer. */
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
