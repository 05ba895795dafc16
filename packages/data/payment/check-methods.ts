import type { Clock } from '@shopfront/host';
import type { CanMakePayment, CanMakePaymentArg } from '@shopfront/registry';

/** Timeout after which results are reported without a slow method, ms. */
export const METHOD_TIMEOUT_MS = 3000;

/** A method to check. */
export interface CheckedMethod {
	readonly name: string;
	readonly canMakePayment: CanMakePayment;
}

/** Result of `canMakePayment`. */
export interface MethodResult {
	readonly isAvailable: boolean;
	/** The thrown or returned error because of which it is not available; absent without one. */
	readonly problem?: { readonly error: unknown };
}

/** Results by name, without methods that have not responded yet. */
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
 * Checks all methods at once, in their order. Calls `onResults` with all results so far: when all methods have responded
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
