import { ensureId } from '@shopfront/behaviors/engine/dom';
import { createPageStyles } from '@shopfront/behaviors/engine/page-styles';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { CLOSE_PATH, createElement, createIcon } from '@shopfront/html';
import styles from './style.scss?text';

const addStyles = createPageStyles( styles );

export interface DialogFrame {
	dialog: HTMLDialogElement;
	content: HTMLElement;
	/** Labels the dialog with its content's first heading, if it has one. */
	nameByHeading: () => void;
}

export interface FrameOptions {
	className?: string;
	/** Name of the dialog if its content has no heading, or not yet. */
	label: string;
	/** Label of the close button. Defaults to the page's setting, then to English. */
	closeLabel?: string;
	/** `closeInside` and `modal`, from the opening element. */
	options?: Readonly< Record< string, unknown > >;
}

export const createCloseButton = (
	page: Document,
	className: string,
	label: string
): HTMLButtonElement => {
	const button = createElement(
		page,
		'button',
		className,
		createIcon( page, CLOSE_PATH, { strokeWidth: 1.5 } )
	);
	button.type = 'button';
	button.setAttribute( 'data-sf-close', '' );
	button.setAttribute( 'aria-label', label );
	return button;
};

/**
 * Creates a dialog with a close button and adds it to the page. The element's `closeInside` overrides the page's
 * setting `lightbox.close_btn_inside` (docs/contract/site-behaviors.md 2.1).
 */
export const createDialog = (
	page: Document,
	{ className = 'sf-dialog', label, closeLabel, options = {} }: FrameOptions
): DialogFrame => {
	addStyles( page );
	const settings = readSiteSettings( page.defaultView ?? window );
	const isInside =
		options.closeInside ??
		settings.get( 'lightbox', 'close_btn_inside' ) ??
		true;
	const button = createCloseButton(
		page,
		'sf-dialog__close',
		closeLabel || settings.text( 'i18n', 'close' ) || 'Close'
	);
	const content = createElement( page, 'div', 'sf-dialog__content' );
	const dialog = createElement( page, 'dialog', className, button, content );
	dialog.classList.toggle(
		'has-close-outside',
		! isInside || isInside === '0'
	);
	dialog.setAttribute( 'aria-label', label );
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
};
