/** Parts of speech that tell a pronoun from an adjective: "those of", "those that", "those." have no noun. */
const NO_NOUN =
	/\b(?:those|these)(?= (?:of|in|on|at|to|for|from|with|without|that|which|who|whose|are|is|were|was|have|has|do|does|can|must|and|or|above|below|inside|beside)\b| ?[.,;:)]|$)|\b(?:ones|none)\b/gi;
const THOSE_OF = /\b(?:those|that) of\b/gi;
const IS_NONE = /\b(?:is|are|was|were|has|have) (?:none|no)\b/gi;
const CONTRACTION =
	/\b(?:\w+n['’]t|(?:I|you|we|they|it|he|she|who|there|here|that|what|let)['’](?:s|re|ve|ll|d|m))\b/gi;
const READER = /\b(?:you|your|yours|we|our|ours|us)\b/gi;
const IRREGULAR =
	'been|begun|bound|broken|brought|built|chosen|cut|done|drawn|driven|found|forgotten|given|gone|held|hidden|kept|known|laid|left|let|lost|made|meant|met|overridden|paid|put|read|rebuilt|reset|run|said|seen|sent|set|shown|shut|split|spent|stolen|taken|taught|thought|thrown|told|typed|understood|withdrawn|written';
const PASSIVE = new RegExp(
	`\\b(?:am|is|are|was|were|be|been|being|gets?|got)(?: (?:not|never|always|also|only|then|still|already|already been|\\w+ly))? (?:[a-z]+ed|${ IRREGULAR })\\b`,
	'gi'
);

/** More words make a sentence long. Most are below 20 (docs/contribute/rules.md, "Words"). */
const LONG_SENTENCE = 30;

const count = ( text, pattern ) => text.match( pattern )?.length ?? 0;

const countWords = ( text ) => count( text, /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu );

/**
 * Splits a paragraph into sentences.
 *
 * @param {string} text
 * @return {string[]} At least one word each.
 */
export const readSentences = ( text ) =>
	text
		.split( /(?<=[.!?:][)"”']?)\s+(?=[A-Z`‹("“'\d])/ )
		.filter( ( sentence ) => countWords( sentence ) > 0 );

/**
 * Counts the words and forms of a text.
 *
 * @param {string} text A sentence or more.
 */
const countForms = ( text ) => ( {
	words: countWords( text ),
	thoseOf: count( text, THOSE_OF ),
	noNoun: count( text, NO_NOUN ),
	isNone: count( text, IS_NONE ),
	passive: count( text, PASSIVE ),
	contractions: count( text, CONTRACTION ),
	reader: count( text, READER ),
} );

/**
 * Says how much a sentence deserves to be read aloud: the higher, the more.
 *
 * @param {string} sentence
 */
export const scoreSentence = ( sentence ) => {
	const { words, thoseOf, noNoun, isNone, passive } = countForms( sentence );
	return (
		3 * thoseOf +
		2 * noNoun +
		2 * isNone +
		passive +
		Math.min( 3, Math.max( 0, words - LONG_SENTENCE ) / 10 )
	);
};

const percentile = ( sorted, share ) =>
	sorted[
		Math.min( sorted.length - 1, Math.floor( sorted.length * share ) )
	] ?? 0;

/**
 * Measures texts together.
 *
 * @param {string[]} texts
 * @return {Record<string, number>} Forms in 1,000 words; `median` and `longest` (90th percentile) in words of a sentence; `passive` in percent of
 * sentences. All 0 for no text.
 */
export const measure = ( texts ) => {
	const sentences = texts.flatMap( readSentences );
	const forms = sentences.map( countForms );
	const sum = ( name ) =>
		forms.reduce( ( total, each ) => total + each[ name ], 0 );
	const words = sum( 'words' );
	const inThousand = ( name ) =>
		words ? ( 1000 * sum( name ) ) / words : 0;
	const lengths = forms
		.map( ( each ) => each.words )
		.sort( ( a, b ) => a - b );
	return {
		words,
		thoseOf: inThousand( 'thoseOf' ),
		noNoun: inThousand( 'noNoun' ),
		isNone: inThousand( 'isNone' ),
		contractions: inThousand( 'contractions' ),
		reader: inThousand( 'reader' ),
		median: percentile( lengths, 0.5 ),
		longest: percentile( lengths, 0.9 ),
		passive: sentences.length
			? ( 100 * forms.filter( ( each ) => each.passive > 0 ).length ) /
				sentences.length
			: 0,
	};
};
