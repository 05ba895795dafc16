import { decodeEntities } from './decode-entities';
import { breaksWords, htmlTokens } from './html-tokens';

/**
 * The text of some mark-up, its entities as they are. Where a block or a line ends, words stay apart; scripts,
 * styles and comments are not text. For a text to show, see `htmlToText`.
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

/** The plain text of some mark-up: no tags, entities decoded. What an entity spells as a tag stays text. */
export const htmlToText = ( html: string ): string =>
	decodeEntities( stripTags( html ) );
