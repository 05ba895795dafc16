import { countUnits, type WordCountType } from './count-text';
import { needsEndTag, htmlTokens } from './html-tokens';

/** Names of the elements that are open at the end of some mark-up, the innermost first. */
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
 * The first words of a text or of mark-up, with an ellipsis when something was left out. Tags do not count, stay
 * around what they are around, and are closed where the text is cut. Shorter texts are given back as they are.
 *
 * For languages without spaces between words the limit is in characters, as the site's setting says. The result
 * is as trustworthy as what went in: sanitise it before it is shown as HTML.
 *
 * @param html      Text or mark-up.
 * @param limit     How much is kept; 15 words for the description of a cart item
 *                  (docs/contract/cart-and-checkout.md 9).
 * @param countType What is counted.
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
