import type { Clock } from '@shopfront/host';
import type { CanMakePayment, CanMakePaymentArg } from '@shopfront/registry';

/** After this time we report results without a slow method, ms. */
export const METHOD_TIMEOUT_MS = 3000;

export interface CheckedMethod {
	readonly name: string;
	readonly canMakePayment: CanMakePayment;
}

export interface MethodResult {
	readonly isAvailable: boolean;
	/** It isn't available because of this thrown or returned error; absent without one. */
	readonly problem?: { readonly error: unknown };
}

/** By name, without methods that haven't responded yet. */
export type MethodResults = ReadonlyMap< string, MethodResult >;

const checkMethod = async (
	{ canMakePayment }: CheckedMethod,
	arg: CanMakePaymentArg
): Promise< MethodResult > => {
	try {
		const result = await canMakePayment( arg );
		return typeof result === 'object' && result && 'error' in result
			? { isAvailable: false, problem: result }
			: { isAvailable: Boolean( result ) };
	} catch ( error ) {
		return { isAvailable: false, problem: { error } };
	}
};

/**
 * Checks all methods at once. Calls `onResults` with all results so far, in the methods' order: when all have responded
 * or after three seconds, and after each later response. Resolves with the first call.
 */
export const checkMethods = (
	methods: readonly CheckedMethod[],
	arg: CanMakePaymentArg,
	clock: Clock,
	onResults: ( results: MethodResults ) => void
): Promise< void > =>
	new Promise( ( resolve ) => {
		const results = new Map< string, MethodResult >();
		let isReported = false;
		const reportResults = () => {
			isReported = true;
			onResults( results );
			resolve();
		};
		if ( methods.length === 0 ) {
			reportResults();
			return;
		}
		const timer = clock.setTimeout( reportResults, METHOD_TIMEOUT_MS );
		for ( const method of methods ) {
			void checkMethod( method, arg ).then( ( result ) => {
				results.set( method.name, result );
				if ( isReported ) {
					onResults( results );
				} else if ( results.size === methods.length ) {
					clock.clearTimeout( timer );
					reportResults();
				}
			} );
		}
	} );
