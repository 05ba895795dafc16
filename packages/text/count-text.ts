import { splitGraphemes } from './graphemes';
import { breaksWords, htmlTokens } from './html-tokens';

/** How the site's language measures the length of a text (setting `wcBlocksConfig.wordCountType`). */
export type WordCountType =
	'words' | 'characters_excluding_spaces' | 'characters_including_spaces';

/** Entities are read as the one character that they stand for, and some of them are spaces. */
const UNIT = /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);|\s+|[^\s&]+|&/giu;
const SPACE = /^(?:\s+|&nbsp;|&#160;|&#xa0;)$/iu;

const isSpace = ( unit: string ): boolean => SPACE.test( unit );

/** The pieces of a text in order, spaces among them: runs and entities, or single characters. */
const splitUnits = ( text: string, type: WordCountType ): string[] =>
	( text.match( UNIT ) ?? [] ).flatMap( ( unit ) =>
		type === 'words' || /^&.+;$/.test( unit )
			? [ unit ]
			: splitGraphemes( unit )
	);

/**
 * Walks over the words or characters of the text in some mark-up, telling the number of each and its end in the
 * source. A word that is made of several pieces (`<b>wor</b>d`, `R&amp;D`) is told for each, with the same number.
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
