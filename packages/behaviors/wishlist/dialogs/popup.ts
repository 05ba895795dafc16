import { createPageStyles } from '@shopfront/behaviors/engine/page-styles';
import { CLOSE_PATH, createIcon } from '@shopfront/html';
import styles from './popup.scss?text';

const addStyles = createPageStyles( styles );

/** Class of the body while a dialog is open. */
const OPEN = 'yith-wcwl-with-pretty-photo';

/** A field of a form. */
export interface Field {
	name: string;
	className: string;
	label: string;
	/** Options of a select; missing for a text. */
	options?: ReadonlyArray< readonly [ value: string, label: string ] >;
	type?: 'text' | 'email' | 'textarea';
	autocomplete?: string;
	/** Shown for an empty value; none for an optional field. */
	missing?: string;
}

/** An open dialog. */
export interface Popup {
	dialog: HTMLDialogElement;
	content: HTMLElement;
	close: () => void;
	/** Replaces the content by a result, which closes the dialog after a while. */
	showFeedback: ( text: string, isError: boolean, timeoutMs: number ) => void;
}

/** Creates an element with a class and children. */
export function create< Tag extends keyof HTMLElementTagNameMap >(
	page: Document,
	tag: Tag,
	className: string,
	...children: Array< Node | string >
): HTMLElementTagNameMap[ Tag ] {
	const element = page.createElement( tag );
	element.className = className;
	element.append( ...children );
	return element;
}

let lastId = 0;

/** Creates a labelled field. An invalid value marks its paragraph (docs/contract/wishlist.md 3). */
export function createField( page: Document, field: Field ): HTMLElement {
	const id = `sf-wishlist-field-${ ++lastId }`;
	const label = create( page, 'label', '', field.label );
	label.htmlFor = id;
	const input = () => {
		if ( field.options ) {
			const select = create( page, 'select', field.className );
			for ( const [ value, text ] of field.options ) {
				select.append( new Option( text, value ) );
			}
			return select;
		}
		if ( field.type === 'textarea' ) {
			const area = create( page, 'textarea', field.className );
			area.rows = 3;
			area.maxLength = 2000;
			return area;
		}
		const text = create( page, 'input', field.className );
		text.type = field.type ?? 'text';
		text.maxLength = 200;
		text.autocomplete = field.autocomplete === 'email' ? 'email' : 'off';
		return text;
	};
	const control = input();
	control.id = id;
	control.name = field.name;
	const error = create( page, 'span', 'sf-field-error' );
	error.id = `${ id }-error`;
	error.hidden = true;
	return create( page, 'p', 'form-row', label, control, error );
}

/** Marks a field as invalid and focuses it, or removes the mark. */
export function markField( row: HTMLElement, message: string ): void {
	const control = row.querySelector< HTMLInputElement >(
		'input,select,textarea'
	);
	const error = row.querySelector< HTMLElement >( '.sf-field-error' );
	row.classList.toggle( 'woocommerce-invalid', message !== '' );
	if ( ! control || ! error ) {
		return;
	}
	error.textContent = message;
	error.hidden = message === '';
	if ( message ) {
		control.setAttribute( 'aria-invalid', 'true' );
		control.setAttribute( 'aria-describedby', error.id );
		control.focus();
	} else {
		control.removeAttribute( 'aria-invalid' );
		control.removeAttribute( 'aria-describedby' );
	}
}

/**
 * Opens a dialog with a title. Escape, its button, and a press beside it close it; the opener gets the focus back.
 *
 * @param opener
 * @param title
 * @param closeLabel
 */
export function openDialog(
	opener: HTMLElement,
	title: string,
	closeLabel: string
): Popup {
	const { ownerDocument: page } = opener;
	const view = page.defaultView ?? window;
	addStyles( page );
	const heading = create( page, 'h2', 'sf-wishlist-popup__title', title );
	heading.id = `sf-wishlist-title-${ ++lastId }`;
	const closing = create(
		page,
		'button',
		'sf-wishlist-popup__close close-popup'
	);
	closing.type = 'button';
	closing.append( createIcon( page, CLOSE_PATH, { strokeWidth: 1.5 } ) );
	closing.setAttribute( 'aria-label', closeLabel );
	const content = create( page, 'div', 'yith-wcwl-popup-content' );
	const panel = create(
		page,
		'div',
		'sf-wishlist-popup__panel',
		closing,
		heading,
		content
	);
	const dialog = create( page, 'dialog', 'sf-wishlist-popup', panel );
	dialog.setAttribute( 'aria-labelledby', heading.id );
	const close = () => dialog.close();
	let isPressedBeside = false;
	closing.addEventListener( 'click', close );
	dialog.addEventListener( 'pointerdown', ( { target } ) => {
		isPressedBeside = target === dialog;
	} );
	dialog.addEventListener( 'click', ( { target } ) => {
		if ( target === dialog && isPressedBeside ) {
			close();
		}
	} );
	dialog.addEventListener( 'close', () => {
		page.body.classList.remove( OPEN );
		dialog.remove();
		if ( opener.isConnected ) {
			opener.focus();
		}
	} );
	page.body.append( dialog );
	page.body.classList.add( OPEN );
	dialog.showModal();
	return {
		dialog,
		content,
		close,
		showFeedback: ( text, isError, timeoutMs ) => {
			const icon = create(
				page,
				'span',
				'heading-icon',
				isError ? '!' : '✓'
			);
			icon.setAttribute( 'aria-hidden', 'true' );
			const message = create( page, 'p', 'feedback', text );
			const box = create(
				page,
				'div',
				`yith-wcwl-popup-feedback${ isError ? ' is-error' : '' }`,
				icon,
				message
			);
			box.setAttribute( 'role', isError ? 'alert' : 'status' );
			dialog.classList.add( 'feedback' );
			content.replaceChildren( box );
			closing.focus();
			view.setTimeout( () => {
				if ( dialog.open ) {
					close();
				}
			}, timeoutMs );
		},
	};
}
