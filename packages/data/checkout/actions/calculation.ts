import deprecated from '@wordpress/deprecated';
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

/** Keeps orders back while something is worked out; gives what that gives, or fails as it does (public since 9.9). */
export const disableCheckoutFor =
	< Result >(
		work: () => Promise< Result >
	): CheckoutThunk< Promise< Result > > =>
	async ( { dispatch } ) => {
		dispatch( __internalStartCalculation() );
		try {
			return await work();
		} finally {
			dispatch( __internalFinishCalculation() );
		}
	};
