export type FaultKind =
	/** It threw, or its component did during render. */
	| 'threw'
	/** It returned another type, such as a promise or `null`. */
	| 'wrongType'
	/** Its result failed validation. */
	| 'refused'
	/** It mutated its arguments. */
	| 'mutatedInput'
	/** One call exceeded the time limit. */
	| 'slow'
	/** It was slow too often; we don't call it again. */
	| 'suspended'
	/** It rendered in an infinite loop. */
	| 'renderLoop'
	/** It didn't respond in time. */
	| 'timeout'
	/** It returned an error, as `canMakePayment` may. */
	| 'returnedError'
	/** It registered something invalid. */
	| 'unusable';

/** Cause and advice (docs/contribute/rules.md, "Files"). */
const MESSAGES: Readonly<
	Record< FaultKind, readonly [ description: string, advice: string ] >
> = {
	threw: [ 'threw an error and was skipped', 'See the error that follows.' ],
	wrongType: [
		'returned a value of the wrong type, which was ignored',
		'Return the type that you receive, not a promise.',
	],
	refused: [
		'returned a value that is not valid here, which was ignored',
		'See the reference of the extension point for valid values.',
	],
	mutatedInput: [
		'mutated its arguments, which has no effect',
		'Return the changed value.',
	],
	slow: [ 'took too long', 'It blocks the page: do slow work beforehand.' ],
	suspended: [
		'was slow too often and is no longer called',
		'It blocks the page: do slow work beforehand.',
	],
	renderLoop: [
		'rendered in an endless loop and was stopped',
		'Look for an effect that sets state on every render.',
	],
	returnedError: [
		'returned an error, so its payment method is not offered',
		'See the error that follows.',
	],
	unusable: [
		'registered something that is not valid, which was ignored',
		'See the reference of the extension point for valid values.',
	],
	timeout: [ 'timed out', 'Settle the promise in time, or return nothing.' ],
};

/** For the developer of the add-on. */
export const logFault = (
	addOn: string,
	extensionPoint: string,
	kind: FaultKind,
	error?: unknown
): void => {
	const [ description, advice ] = MESSAGES[ kind ];
	const text = `Shopfront: "${ addOn }" at the extension point "${ extensionPoint }" ${ description }. ${ advice }`;
	// eslint-disable-next-line no-console -- The only way to inform the add-on's developer.
	console.error( ...( error === undefined ? [ text ] : [ text, error ] ) );
};
