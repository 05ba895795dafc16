import { createEmit } from '@shopfront/behaviors/engine/dom';
import {
	createDialog,
	showDialog,
	type DialogOptions,
} from '@shopfront/behaviors/dialogs/modal-dialog';
import { openPanel } from './open-panel';

/** From this width on, a sidebar has space on the page and isn't a panel. */
const LARGE = '(min-width: 850px)';

/** You open a login to type. */
const LOGIN_FIELD = '.woocommerce-form-login [name=username]';

/** Functions that put back the element that a dialog shows, or showed until its fade ends. */
const restores = new WeakMap< HTMLElement, () => void >();

export interface InlineOptions {
	opener?: HTMLElement | null;
	/** `closeInside` and `modal`. */
	options: Readonly< Record< string, unknown > >;
	/** Name of the dialog if its content has no heading. */
	label: string;
	/** Side of the window. Omit it for a dialog in the middle. */
	side?: string;
	/** Focused instead of the close button. */
	focus?: HTMLElement | null;
}

/**
 * Shows an element of the page in a dialog. We move the element itself and put it back when the dialog has closed, so
 * that its fields and listeners stay.
 */
export const openInline = (
	element: HTMLElement,
	{ opener = null, options, label, side, focus }: InlineOptions
): void => {
	const page = element.ownerDocument;
	const name = side ? 'offcanvas' : 'lightbox';
	if (
		element.closest( 'dialog[open]' ) ||
		! createEmit( name )( opener ?? element, 'open', { opener } )
	) {
		return;
	}
	restores.get( element )?.();
	const { dialog, content, nameByHeading } = createDialog( page, {
		className: side ? 'sf-offcanvas is-enhanced' : 'sf-dialog',
		label,
		options,
	} );
	const place = page.createComment( '' );
	const { hidden } = element;
	element.replaceWith( place );
	element.hidden = false;
	content.append( element );
	nameByHeading();
	const isPersistent =
		options.modal === true &&
		content.querySelector( '[data-sf-close]' ) !== null;
	if ( isPersistent ) {
		dialog.firstElementChild?.remove();
	}
	const controller = new AbortController();
	const restore = () => {
		restores.delete( element );
		element.hidden = hidden;
		place.replaceWith( element );
		dialog.remove();
	};
	restores.set( element, restore );
	if ( focus ) {
		focus.tabIndex = -1;
	}
	const dialogOptions: Omit< DialogOptions, 'name' > = {
		opener,
		initialFocus:
			focus ?? content.querySelector< HTMLElement >( LOGIN_FIELD ),
		isPersistent,
		onClose: () => controller.abort(),
		onClosed: () => {
			// The element may have been opened again during the fade.
			if ( restores.get( element ) === restore ) {
				restore();
			}
		},
	};
	if ( side ) {
		dialog.dataset.sfSide = side;
		const close = openPanel( dialog, dialogOptions );
		page.defaultView
			?.matchMedia?.( LARGE )
			.addEventListener?.( 'change', close, {
				signal: controller.signal,
			} );
	} else {
		showDialog( dialog, { ...dialogOptions, name } );
	}
};
