/** For browsers without `Intl.Segmenter` (Firefox before 125): a letter with its marks, a flag, or joined emoji. */
const GRAPHEME =
	/(?:\p{RI}\p{RI}|\P{M})[\p{M}\u{1f3fb}-\u{1f3ff}]*(?:\u200d\P{M}[\p{M}\u{1f3fb}-\u{1f3ff}]*)*|\p{M}+/gu;

/** Splits a text into the characters that readers see, each of which may be several code points. */
export const splitGraphemes = ( text: string ): string[] =>
	typeof Intl.Segmenter === 'function'
		? Array.from(
				new Intl.Segmenter().segment( text ),
				( { segment } ) => segment
			)
		: ( text.match( GRAPHEME ) ?? [] );
