import { trustedHtml } from '@shopfront/html';
import type { ClassicContext } from './context';
import type { Fragments } from './send';

/** Returns the elements for a selector; none if another script sent an invalid one. */
const find = ( page: Document, selector: string ): HTMLElement[] => {
	try {
		return [ ...page.querySelectorAll< HTMLElement >( selector ) ];
	} catch {
		return [];
	}
};

/**
 * Replaces elements of the page by HTML of the shop. With jQuery, it also removes listeners of add-ons from the old
 * elements. If the focus was in a replaced element, the new one gets it.
 */
export function replaceFragments(
	{ view }: Pick< ClassicContext, 'view' >,
	fragments: Fragments
): void {
	const page = view.document;
	for ( const [ selector, html ] of Object.entries( fragments ) ) {
		const elements = find( page, selector );
		const hasFocus = elements.some( ( element ) =>
			element.contains( page.activeElement )
		);
		for ( const element of elements ) {
			element.classList.add( 'updating' );
			if ( view.jQuery ) {
				view.jQuery( element ).replaceWith( html );
			} else {
				const template = page.createElement( 'template' );
				// Widgets of the shop, with what its plugins add.
				template.innerHTML = trustedHtml( html );
				element.replaceWith( template.content );
			}
		}
		const [ replaced ] = hasFocus ? find( page, selector ) : [];
		if ( replaced ) {
			replaced.tabIndex = -1;
			replaced.focus();
		}
	}
}
