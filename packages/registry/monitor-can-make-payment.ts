import type { AddOnMonitor } from './add-on-monitor';
import type {
	CanMakePayment,
	CanMakePaymentAnswer,
} from './can-make-payment-arg';

const EXTENSION_POINT = 'canMakePayment';

/** Isolates the argument, and records what the check throws or returns as error. Doesn't change the result. */
export const monitorCanMakePayment = (
	addOn: string,
	canMakePayment: CanMakePayment,
	{ getIsolate, statistics }: AddOnMonitor
): CanMakePayment => {
	const isolate = getIsolate( addOn, EXTENSION_POINT );
	const fail = ( error: unknown ): never => {
		statistics.recordFault( addOn, EXTENSION_POINT, 'threw', error );
		throw error;
	};
	const report = ( answer: CanMakePaymentAnswer ): CanMakePaymentAnswer => {
		if ( typeof answer === 'object' && answer && 'error' in answer ) {
			statistics.recordFault(
				addOn,
				EXTENSION_POINT,
				'returnedError',
				Object( answer.error ).message ?? answer.error
			);
		}
		return answer;
	};
	return ( arg ) => {
		let answer: ReturnType< CanMakePayment >;
		try {
			answer = canMakePayment( isolate( arg ) );
		} catch ( error ) {
			return fail( error );
		}
		return answer instanceof Promise
			? answer.then( report, fail )
			: report( answer );
	};
};
