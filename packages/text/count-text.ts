import { splitGraphemes } from './graphemes';
import { breaksWords, htmlTokens } from './html-tokens';

/** How the site's language counts text (setting `wcBlocksConfig.wordCountType`). */
export type WordCountType =
	'words' | 'characters_excluding_spaces' | 'characters_including_spaces';

/** An entity counts as one character, and some entities are spaces. */
const UNIT = /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);|\s+|[^\s&]+|&/giu;
const SPACE = /^(?:\s+|&nbsp;|&#160;|&#xa0;)$/iu;

const isSpace = ( unit: string ): boolean => SPACE.test( unit );

/** Splits a text in order, including spaces: into runs and entities, or single characters. */
const splitUnits = ( text: string, type: WordCountType ): string[] =>
	( text.match( UNIT ) ?? [] ).flatMap( ( unit ) =>
		type === 'words' || /^&.+;$/.test( unit )
			? [ unit ]
			: splitGraphemes( unit )
	);

/**
 * Yields the number and the end offset of each word or character in HTML's text. A word in several parts
 * (`<b>wor</b>d`, `R&amp;D`) comes once per part, with the same number.
 */
export function* countUnits(
	html: string,
	type: WordCountType
): Generator< { count: number; end: number } > {
	let count = 0;
	let isInWord = false;
	for ( const token of htmlTokens( html ) ) {
		if ( token.kind !== 'text' ) {
			isInWord = isInWord && ! breaksWords( token.name );
			continue;
		}
		let end = token.start;
		for ( const unit of splitUnits( token.text, type ) ) {
			end += unit.length;
			const isCounted =
				type === 'characters_including_spaces' || ! isSpace( unit );
			if ( isCounted && ! ( type === 'words' && isInWord ) ) {
				count++;
			}
			isInWord = isCounted;
			if ( isCounted ) {
				yield { count, end };
			}
		}
	}
}
