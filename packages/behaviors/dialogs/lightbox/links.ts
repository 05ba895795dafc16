import { isPlainClick } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { openInline } from './open-inline';
import { readTarget } from './read-target';

/** Notices that a visitor has to see (docs/contract/site-behaviors.md 2). */
const NOTICES =
	'.woocommerce-error,.woocommerce-message,.woocommerce-info,.wc-block-components-notice-banner';

const TERMS = '.woocommerce-terms-and-conditions';

const labelOf = ( element: HTMLElement ) =>
	element.ariaLabel || element.title || element.textContent?.trim() || '';

/** `null` for a missing id, and for panels, which listen for their links themselves. */
const findTarget = ( opener: HTMLElement ): HTMLElement | null => {
	const element = opener.ownerDocument.getElementById(
		readTarget( opener ).slice( 1 )
	);
	return element instanceof HTMLDialogElement ? null : element;
};

/** A link or button that shows an element of the page in a dialog. Without script, a link jumps to the element. */
export const mountLink: Behavior[ 'mount' ] = (
	opener,
	{ options, signal }
) => {
	opener.addEventListener(
		'click',
		( event ) => {
			const element = findTarget( opener );
			if ( element && isPlainClick( event ) ) {
				event.preventDefault();
				openInline( element, {
					opener,
					options,
					label: labelOf( opener ),
					side: opener.dataset.sfSide,
				} );
			}
		},
		{ signal }
	);
};

/** Opens the link's dialog after the milliseconds in `data-sf-lightbox-auto`, unless another dialog is open by then. */
export const mountAuto: Behavior[ 'mount' ] = (
	opener,
	{ options, signal }
) => {
	const page = opener.ownerDocument;
	const timer = setTimeout(
		() => {
			const element = findTarget( opener );
			if ( element && ! page.querySelector( 'dialog[open]' ) ) {
				openInline( element, {
					options,
					label: labelOf( opener ),
				} );
			}
		},
		Number( opener.dataset.sfLightboxAuto ) || 0
	);
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
};

/** Opens a login popup with a notice, such as a wrong password, and focuses the notice. */
export const mountLogin: Behavior[ 'mount' ] = ( popup, { options } ) => {
	const opener = popup.ownerDocument.querySelector< HTMLElement >(
		`[data-sf-open="#${ popup.id }"]`
	);
	openInline( popup, {
		opener,
		options,
		label: opener ? labelOf( opener ) : '',
		focus: popup.querySelector< HTMLElement >( NOTICES ),
	} );
};

/**
 * Shows the terms of a classic checkout in a dialog. WooCommerce's script would unfold them between the fields. If the
 * page doesn't contain the terms, the link opens their page.
 */
export const mountTerms: Behavior[ 'mount' ] = (
	opener,
	{ options, signal }
) => {
	opener.addEventListener(
		'click',
		( event ) => {
			const element = (
				opener.closest( `${ TERMS }-wrapper` ) ?? opener.ownerDocument
			).querySelector< HTMLElement >( TERMS );
			if ( element && isPlainClick( event ) ) {
				event.preventDefault();
				// WooCommerce's script listens on the body.
				event.stopPropagation();
				openInline( element, {
					opener,
					options,
					label: labelOf( opener ),
				} );
			}
		},
		{ signal }
	);
};
