import { trustedHtml } from '@shopfront/html';
import type { ClassicContext } from './context';
import type { Fragments } from './send';

/** Returns no elements for an invalid selector: selectors come from other scripts, too. */
const find = ( page: Document, selector: string ): HTMLElement[] => {
	try {
		return [ ...page.querySelectorAll< HTMLElement >( selector ) ];
	} catch {
		return [];
	}
};

/** Replaces elements with the shop's HTML, and keeps the focus. jQuery also removes add-ons' listeners. */
export const replaceFragments = (
	{ view }: Pick< ClassicContext, 'view' >,
	fragments: Fragments
): void => {
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
				// The shop's widgets, including the markup that its plugins add.
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
};
