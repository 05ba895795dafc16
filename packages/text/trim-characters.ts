import { graphemesOf } from './graphemes';

/**
 * The first characters of a plain text and a suffix, or the text itself when it is not longer than the limit. A
 * character is what a reader takes for one: neither a letter and its accent nor an emoji is cut in two.
 * Source: specification 9 (Text trim).
 *
 * @param text   Plain text, entities decoded.
 * @param limit  Characters kept; the suffix comes on top.
 * @param suffix What stands for the rest.
 */
export const trimCharacters = (
	text: string,
	limit = 100,
	suffix = '...'
): string => {
	// There are never more characters than code units, so most texts need no further look.
	if ( text.length <= limit ) {
		return text;
	}
	const characters = graphemesOf( text );
	return characters.length <= limit
		? text
		: characters.slice( 0, limit ).join( '' ) + suffix;
};
