import { decodeEntities } from './decode-entities';
import { breaksWords, htmlTokens } from './html-tokens';

/**
 * Returns HTML's text, with its entities. Separates words at the ends of blocks and lines; omits scripts, styles and
 * comments. For text to display, use `htmlToText`.
 */
export const stripTags = ( html: string ): string => {
	let text = '';
	for ( const token of htmlTokens( html ) ) {
		if ( token.kind === 'text' ) {
			text += token.text;
		} else if ( breaksWords( token.name ) && ! /\s$/.test( text ) ) {
			text += ' ';
		}
	}
	return text.trim();
};

/** No tags, entities decoded. Encoded tags become text. */
export const htmlToText = ( html: string ): string =>
	decodeEntities( stripTags( html ) );
