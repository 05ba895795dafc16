import type { Clock } from '@shopfront/host';
import type { CanMakePayment, CanMakePaymentArg } from '@shopfront/registry';

/** How long the others wait for one method, ms. */
export const PATIENCE_MS = 3000;

/** A method that can be asked. */
export interface AskedMethod {
	readonly name: string;
	readonly canMakePayment: CanMakePayment;
}

/** What a method has answered. */
export interface MethodAnswer {
	readonly isAvailable: boolean;
	/** Why it cannot be used, for whoever manages the shop; `null` when it did not say. */
	readonly problem: string | null;
}

/** Answers by name; a method that has not answered has none. */
export type MethodAnswers = ReadonlyMap< string, MethodAnswer >;

/** The words of what is said to be wrong, whatever that is. */
const wordsOf = ( error: unknown ): string => {
	const message: unknown = Object( error ).message;
	if ( typeof message === 'string' ) {
		return message;
	}
	return typeof error === 'string' ? error : '';
};

const ask = async (
	{ canMakePayment }: AskedMethod,
	arg: CanMakePaymentArg
): Promise< MethodAnswer > => {
	try {
		const answer = await canMakePayment( arg );
		return typeof answer === 'object' && answer && 'error' in answer
			? { isAvailable: false, problem: wordsOf( answer.error ) }
			: { isAvailable: Boolean( answer ), problem: null };
	} catch ( error ) {
		return {
			isAvailable: false,
			problem: wordsOf( error ),
		};
	}
};

/**
 * Asks all methods at once, in their order. One that hangs holds up the others for three seconds at most; what it
 * says later is told later.
 *
 * @param methods
 * @param arg     What they are told.
 * @param clock
 * @param tell    Called with all answers so far: when there are all of them or patience is at an end, and then for
 *                each answer that comes later.
 * @return When the answers have been told for the first time.
 */
export const askMethods = (
	methods: readonly AskedMethod[],
	arg: CanMakePaymentArg,
	clock: Clock,
	tell: ( answers: MethodAnswers ) => void
): Promise< void > =>
	new Promise( ( resolve ) => {
		const answers = new Map< string, MethodAnswer >();
		let isTold = false;
		const tellNow = () => {
			isTold = true;
			tell( answers );
			resolve();
		};
		if ( methods.length === 0 ) {
			tellNow();
			return;
		}
		const timer = clock.setTimeout( tellNow, PATIENCE_MS );
		for ( const method of methods ) {
			void ask( method, arg ).then( ( answer ) => {
				answers.set( method.name, answer );
				if ( isTold ) {
					tell( answers );
				} else if ( answers.size === methods.length ) {
					clock.clearTimeout( timer );
					tellNow();
				}
			} );
		}
	} );
