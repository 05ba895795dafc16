import { isPlainClick } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { openInline } from './open-inline';
import { readTarget } from './read-target';

/** Notices of forms, which a visitor has to see. Source: docs/contract/site-behaviors.md 2. */
const NOTICES =
	'.woocommerce-error,.woocommerce-message,.woocommerce-info,.wc-block-components-notice-banner';

const TERMS = '.woocommerce-terms-and-conditions';

const labelOf = ( element: HTMLElement ) =>
	element.ariaLabel || element.title || element.textContent?.trim() || '';

/** Returns the element that an opener names; `null` for panels, which open themselves, and for an id that is missing. */
const findTarget = ( opener: HTMLElement ): HTMLElement | null => {
	const element = opener.ownerDocument.getElementById(
		readTarget( opener ).slice( 1 )
	);
	return element instanceof HTMLDialogElement ? null : element;
};

/** A link or button that shows an element of the page in a dialog. Without script, a link leads to the element. */
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

/** A link whose dialog opens by itself, after the milliseconds in `data-sf-lightbox-auto`, unless another one is open then. */
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

/** A login popup with a notice, such as a wrong password: it opens by itself, and the notice gets the focus. */
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
 * The link to the terms in a classic checkout, which shows the terms of the page in a dialog instead of the platform's script, which
 * unfolds them between the fields. Without such terms, the link opens their page.
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
				// The platform's script listens on the body.
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
