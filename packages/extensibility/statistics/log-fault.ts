/** In which way an add-on went wrong at a point. */
export type FaultKind =
	/** It threw, or what it was rendered with did. */
	| 'threw'
	/** It answered with something of another type; a promise and `null` are such. */
	| 'wrongType'
	/** Its answer does not pass the check of the point. */
	| 'refused'
	/** It wrote into what it was given to read. */
	| 'mutatedInput'
	/** It took longer than one answer may. */
	| 'slow'
	/** It was slow so often that it is not asked any more. */
	| 'suspended'
	/** It rendered again and again. */
	| 'renderLoop'
	/** It did not answer for as long as anybody waits. */
	| 'timeout'
	/** It registered something that cannot be used. */
	| 'unusable';

/** What happened, and what to do about it (CONTRIBUTING.md, "Files"). */
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

/** Tells the developer of an add-on what is wrong with it; the shopper's page goes on. */
export const logFault = (
	addOn: string,
	extensionPoint: string,
	kind: FaultKind,
	error?: unknown
): void => {
	const [ description, advice ] = MESSAGES[ kind ];
	const text = `Shopfront: "${ addOn }" at the point "${ extensionPoint }" ${ description }. ${ advice }`;
	// eslint-disable-next-line no-console -- The add-on's developer has no other way to learn of it.
	console.error( ...( error === undefined ? [ text ] : [ text, error ] ) );
};
