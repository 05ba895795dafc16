import { countUnits, type WordCountType } from './count-text';
import { needsEndTag, htmlTokens } from './html-tokens';

/** The names of elements that are still open at the end, innermost first. */
const openElements = ( html: string ): string[] => {
	const open: string[] = [];
	for ( const token of htmlTokens( html ) ) {
		if ( token.kind === 'open' && needsEndTag( token.name ) ) {
			open.unshift( token.name );
		} else if ( token.kind === 'close' && open.includes( token.name ) ) {
			open.splice( 0, open.indexOf( token.name ) + 1 );
		}
	}
	return open;
};

/**
 * Returns a text's or HTML's first words, with an ellipsis if it omits something. Tags don't count, and close where the
 * text ends. Leaves shorter texts unchanged.
 *
 * For languages without spaces between words, the limit is in characters, depending on the site's setting. The result
 * is as unsafe as the input: sanitize it before you render it as HTML.
 *
 * @param html      Text or HTML.
 * @param limit     Maximum length; 15 words for a cart item's description (docs/contract/cart-and-checkout.md 9).
 * @param countType Unit of the limit.
 *
 * @example
 * trimWords( '<p>One <b>two three</b></p>', 2 ); // '<p>One <b>two…</b></p>'
 */
export const trimWords = (
	html: string,
	limit: number,
	countType: WordCountType = 'words'
): string => {
	let keptLength = 0;
	for ( const { count, end } of countUnits( html, countType ) ) {
		if ( count > limit ) {
			const start = html.slice( 0, keptLength ).trimEnd();
			const endTags = openElements( start )
				.map( ( name ) => `</${ name }>` )
				.join( '' );
			return limit > 0 ? `${ start }…${ endTags }` : '';
		}
		keptLength = end;
	}
	return html;
};
