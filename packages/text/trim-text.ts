import { splitGraphemes } from './graphemes';

/**
 * Returns the first characters of a text, with `...` if something was omitted. Spaces before the suffix are removed. Returns shorter
 * texts unchanged.
 *
 * @param text
 * @param limit  Maximum number of characters as readers see them, without the suffix (docs/contract/site-behaviors.md 4).
 * @param suffix
 *
 * @example
 * trimText( 'One two three', 4 ); // 'One...'
 */
export function trimText( text: string, limit = 100, suffix = '...' ): string {
	// No text has more characters than code units.
	if ( text.length <= limit ) {
		return text;
	}
	const characters = splitGraphemes( text );
	return characters.length > limit
		? characters.slice( 0, limit ).join( '' ).trimEnd() + suffix
		: text;
}
