import type { Clock } from '@shopfront/host';
import type { CanMakePayment, CanMakePaymentArg } from '@shopfront/registry';

/** How long the others wait for one method, ms. */
export const METHOD_TIMEOUT_MS = 3000;

/** A method that can be asked. */
export interface CheckedMethod {
	readonly name: string;
	readonly canMakePayment: CanMakePayment;
}

/** What a method has answered. */
export interface MethodResult {
	readonly isAvailable: boolean;
	/** Why it cannot be used, for whoever manages the shop; `null` when it did not say. */
	readonly problem: string | null;
}

/** Answers by name; a method that has not answered has none. */
export type MethodResults = ReadonlyMap< string, MethodResult >;

/** The words of what is said to be wrong, whatever that is. */
const getErrorMessage = ( error: unknown ): string => {
	const message: unknown = Object( error ).message;
	if ( typeof message === 'string' ) {
		return message;
	}
	return typeof error === 'string' ? error : '';
};

const checkMethod = async (
	{ canMakePayment }: CheckedMethod,
	arg: CanMakePaymentArg
): Promise< MethodResult > => {
	try {
		const result = await canMakePayment( arg );
		return typeof result === 'object' && result && 'error' in result
			? { isAvailable: false, problem: getErrorMessage( result.error ) }
			: { isAvailable: Boolean( result ), problem: null };
	} catch ( error ) {
		return {
			isAvailable: false,
			problem: getErrorMessage( error ),
		};
	}
};

/**
 * Asks all methods at once, in their order. One that hangs holds up the others for three seconds at most; what it
 * says later is told later.
 *
 * @param methods
 * @param arg       What they are told.
 * @param clock
 * @param onResults Called with all answers so far: when there are all of them or patience is at an end, and then for
 *                  each answer that comes later.
 * @return When the answers have been told for the first time.
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
