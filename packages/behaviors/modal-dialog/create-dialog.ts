import { ensureId } from '@shopfront/behaviors/disclosure';
import { createPageStyles } from '@shopfront/behaviors/page-styles';
import { readSiteSettings } from '@shopfront/behaviors/site-settings';
import styles from './style.scss?text';

const addStyles = createPageStyles( styles );

const CLOSE_ICON =
	'<svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M6 6l12 12M18 6 6 18"/></svg>';

/** A dialog that is not yet shown. */
export interface DialogFrame {
	dialog: HTMLDialogElement;
	/** Place of the content. */
	content: HTMLElement;
	/** Names the dialog after the first heading of its content, if it has one. */
	nameByHeading: () => void;
}

/** How to build a dialog. */
export interface FrameOptions {
	/** Default: `sf-dialog`. */
	className?: string;
	/** Name of the dialog, while or if its content has no heading. */
	label: string;
	/** Name of the close button. Default: that of the page's settings, else an English one. */
	closeLabel?: string;
	/** Options of the element that opens it: `closeInside`, `closeMarkup`, `modal`. */
	options?: Readonly< Record< string, unknown > >;
}

/**
 * Creates a dialog with a close button and adds it to the page. Options of the element prevail over the page's settings
 * `lightbox.close_btn_inside` and `lightbox.close_markup` (docs/contract/site-behaviors.md 2.1).
 */
export function createDialog(
	page: Document,
	{ className = 'sf-dialog', label, closeLabel, options = {} }: FrameOptions
): DialogFrame {
	addStyles( page );
	const settings = readSiteSettings( page.defaultView ?? window );
	const isInside =
		options.closeInside ??
		settings.get( 'lightbox', 'close_btn_inside' ) ??
		true;
	const markup =
		options.closeMarkup ?? settings.text( 'lightbox', 'close_markup' );
	const parsed = page.createElement( 'template' );
	// As trusted as the page, which printed it.
	parsed.innerHTML = String( markup ) || CLOSE_ICON;
	let button = parsed.content.querySelector( 'button' );
	if ( ! button ) {
		button = page.createElement( 'button' );
		button.append( parsed.content );
	}
	button.classList.add( 'sf-dialog__close' );
	button.type = 'button';
	button.setAttribute( 'data-sf-close', '' );
	button.ariaLabel ||=
		closeLabel || settings.text( 'i18n', 'close' ) || 'Close';
	const content = page.createElement( 'div' );
	content.className = 'sf-dialog__content';
	const dialog = page.createElement( 'dialog' );
	dialog.className = className;
	dialog.classList.toggle(
		'has-close-outside',
		! isInside || isInside === '0'
	);
	dialog.setAttribute( 'aria-label', label );
	dialog.append( button, content );
	page.body.append( dialog );
	return {
		dialog,
		content,
		nameByHeading: () => {
			const heading = content.querySelector( 'h1,h2,h3,h4,h5,h6' );
			if ( heading ) {
				dialog.removeAttribute( 'aria-label' );
				dialog.setAttribute( 'aria-labelledby', ensureId( heading ) );
			}
		},
	};
}
