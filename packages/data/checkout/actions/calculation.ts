import { isAbortedFailure } from '@shopfront/api';
import deprecated from '@wordpress/deprecated';
import { getRuntime } from '../runtime';
import type { CheckoutThunk } from '../thunk';

export const __internalStartCalculation = () =>
	( { type: 'CALCULATION', difference: 1 } ) as const;
export const __internalFinishCalculation = () =>
	( { type: 'CALCULATION', difference: -1 } ) as const;

const outOfDate = ( name: string ) =>
	deprecated( name, { alternative: 'disableCheckoutFor', since: '9.9.0' } );

export const __internalIncrementCalculating = () => {
	outOfDate( '__internalIncrementCalculating' );
	return __internalStartCalculation();
};
export const __internalDecrementCalculating = () => {
	outOfDate( '__internalDecrementCalculating' );
	return __internalFinishCalculation();
};

/**
 * Keeps orders back while something is worked out; gives what that gives, or fails as it does: an order that waits for
 * it has to be asked for anew then (public since 9.9).
 */
export const disableCheckoutFor =
	< Result >(
		work: () => Promise< Result >
	): CheckoutThunk< Promise< Result > > =>
	async ( { dispatch, registry } ) => {
		dispatch( __internalStartCalculation() );
		try {
			return await work();
		} catch ( error ) {
			// What was taken back has been asked for anew, or is not wanted.
			if ( ! isAbortedFailure( error ) ) {
				getRuntime( registry ).order.dispatch( {
					type: 'NOT_CALCULATED',
				} );
			}
			throw error;
		} finally {
			dispatch( __internalFinishCalculation() );
		}
	};
