import { lockBehindDialogs } from '@shopfront/behaviors/dialogs/layers';
import {
	createCloseButton,
	showDialog,
} from '@shopfront/behaviors/dialogs/modal-dialog';
import { createPageStyles } from '@shopfront/behaviors/engine/page-styles';
import { createElement } from '@shopfront/html';
import styles from './popup.scss?text';

const addStyles = createPageStyles( styles );

const OPEN = 'yith-wcwl-with-pretty-photo';

/** Default time until a result closes the dialog, ms. */
const DEFAULT_TIMEOUT_MS = 3000;

export interface Popup {
	dialog: HTMLDialogElement;
	content: HTMLElement;
	/** Replaces the content with a result, and closes the dialog after a time from the settings, ms. */
	showFeedback: ( text: string, isError: boolean, timeout: unknown ) => void;
}

let lastId = 0;

export const openPopup = (
	opener: HTMLElement,
	title: string,
	closeLabel: string
): Popup => {
	const { ownerDocument: page } = opener;
	const view = page.defaultView ?? window;
	addStyles( page );
	const heading = createElement(
		page,
		'h2',
		'sf-wishlist-popup__title',
		title
	);
	heading.id = `sf-wishlist-title-${ ++lastId }`;
	const closeButton = createCloseButton(
		page,
		'sf-wishlist-popup__close close-popup',
		closeLabel
	);
	const content = createElement( page, 'div', 'yith-wcwl-popup-content' );
	const dialog = createElement(
		page,
		'dialog',
		'sf-wishlist-popup',
		createElement(
			page,
			'div',
			'sf-wishlist-popup__panel',
			closeButton,
			heading,
			content
		)
	);
	dialog.setAttribute( 'aria-labelledby', heading.id );
	page.body.append( dialog );
	page.body.classList.add( OPEN );
	const unlock = lockBehindDialogs( page );
	const close = showDialog( dialog, {
		opener,
		onClose: () => {
			page.body.classList.remove( OPEN );
			unlock();
			dialog.remove();
		},
	} );
	return {
		dialog,
		content,
		showFeedback: ( text, isError, timeout ) => {
			const icon = createElement(
				page,
				'span',
				'heading-icon',
				isError ? '!' : '✓'
			);
			icon.setAttribute( 'aria-hidden', 'true' );
			const box = createElement(
				page,
				'div',
				`yith-wcwl-popup-feedback${ isError ? ' is-error' : '' }`,
				icon,
				createElement( page, 'p', 'feedback', text )
			);
			box.setAttribute( 'role', isError ? 'alert' : 'status' );
			dialog.classList.add( 'feedback' );
			content.replaceChildren( box );
			closeButton.focus();
			view.setTimeout(
				close,
				Number( timeout ) > 0 ? Number( timeout ) : DEFAULT_TIMEOUT_MS
			);
		},
	};
};
