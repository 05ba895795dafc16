/** Kind of fault at an extension point. */
export type FaultKind =
	/** It threw, or its component did while rendering. */
	| 'threw'
	/** It returned another type, such as a promise or `null`. */
	| 'wrongType'
	/** Its result failed validation. */
	| 'refused'
	/** It mutated its arguments. */
	| 'mutatedInput'
	/** One call exceeded the time limit. */
	| 'slow'
	/** It was slow too often and is not called again. */
	| 'suspended'
	/** It rendered in an infinite loop. */
	| 'renderLoop'
	/** It did not respond in time. */
	| 'timeout'
	/** It registered something invalid. */
	| 'unusable';

/** Cause and advice (CONTRIBUTING.md, "Files"). */
const MESSAGES: Readonly<
	Record< FaultKind, readonly [ description: string, advice: string ] >
> = {
	threw: [ 'threw an error, and is left out', 'See the error that follows.' ],
	wrongType: [
		'answered with another type than it was given, and is left out',
		'Return the type that you receive, and no promise.',
	],
	refused: [
		'gave an answer that cannot be used here, and is left out',
		'See the reference of the point for what it takes.',
	],
	mutatedInput: [
		'wrote into what it was given, which changes nothing',
		'Return what should be different.',
	],
	slow: [
		'took longer than one answer may take',
		'The page stands still meanwhile: prepare what is slow before.',
	],
	suspended: [
		'was slow so often that it is not asked any more',
		'The page stands still meanwhile: prepare what is slow before.',
	],
	renderLoop: [
		'rendered again and again without an end, and was stopped',
		'Look for an effect that sets a state on each render.',
	],
	unusable: [
		'registered something that cannot be used, and that is left out',
		'See the reference of the point for what it takes.',
	],
	timeout: [
		'has not answered for longer than anybody should wait',
		'Answer in time, or with nothing.',
	],
};

/** Logs a fault for the developer of the add-on. */
export const logFault = (
	addOn: string,
	extensionPoint: string,
	kind: FaultKind,
	error?: unknown
): void => {
	const [ description, advice ] = MESSAGES[ kind ];
	const text = `Shopfront: "${ addOn }" at the point "${ extensionPoint }" ${ description }. ${ advice }`;
	// eslint-disable-next-line no-console -- The only way to inform the add-on's developer.
	console.error( ...( error === undefined ? [ text ] : [ text, error ] ) );
};
