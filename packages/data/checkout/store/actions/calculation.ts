import { isAbortedFailure } from '@shopfront/api';
import deprecated from '@wordpress/deprecated';
import { getRuntime } from '../../runtime';
import type { CheckoutThunk } from '../thunk';

/** Reports that a calculation of totals has started. */
export const __internalStartCalculation = () =>
	( { type: 'CALCULATION', difference: 1 } ) as const;
/** Reports that a calculation of totals has finished. */
export const __internalFinishCalculation = () =>
	( { type: 'CALCULATION', difference: -1 } ) as const;

const logDeprecated = ( name: string ) =>
	deprecated( name, { alternative: 'disableCheckoutFor', since: '9.9.0' } );

/** @deprecated Use `disableCheckoutFor`. */
export const __internalIncrementCalculating = () => {
	logDeprecated( '__internalIncrementCalculating' );
	return __internalStartCalculation();
};
/** @deprecated Use `disableCheckoutFor`. */
export const __internalDecrementCalculating = () => {
	logDeprecated( '__internalDecrementCalculating' );
	return __internalFinishCalculation();
};

/**
 * Blocks orders until a function's promise settles, and returns its value or error. After an error, a waiting order
 * isn't placed (public since 9.9).
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
			// An aborted request was superseded, or nobody needs it any more.
			if ( ! isAbortedFailure( error ) ) {
				getRuntime( registry ).order.dispatch( {
					type: 'CALCULATION_FAILED',
				} );
			}
			throw error;
		} finally {
			dispatch( __internalFinishCalculation() );
		}
	};
