import { splitGraphemes } from './graphemes';

/**
 * Returns a text's first characters, with `...` if it omits something. Removes spaces before the suffix.
 *
 * @param text
 * @param limit  Number of characters that readers see, without the suffix (docs/contract/site-behaviors.md 4).
 * @param suffix
 *
 * @example
 * trimText( 'One two three', 4 ); // 'One...'
 */
export const trimText = (
	text: string,
	limit = 100,
	suffix = '...'
): string => {
	// A text never has more characters than code units.
	if ( text.length <= limit ) {
		return text;
	}
	const characters = splitGraphemes( text );
	return characters.length > limit
		? characters.slice( 0, limit ).join( '' ).trimEnd() + suffix
		: text;
};
