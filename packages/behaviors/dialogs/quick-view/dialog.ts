import { CLOSE_PATH, createIcon } from '@shopfront/html';
import type { QuickViewSettings } from './settings';

const PREFIX = 'sf-quick-view';

/** The dialog of a quick view and its parts. */
export interface QuickViewDialog {
	dialog: HTMLDialogElement;
	close: HTMLButtonElement;
	retry: HTMLButtonElement;
	/** Says that the product loads. */
	status: HTMLElement;
	/** Says that it could not be loaded. */
	failure: HTMLElement;
	/** Place of the product. */
	content: HTMLElement;
}

/**
 * Creates the dialog.
 *
 * @param page
 * @param settings Texts.
 * @param href     URL of the product's page.
 */
export function createDialog(
	page: Document,
	settings: QuickViewSettings,
	href: string
): QuickViewDialog {
	const create = < Tag extends keyof HTMLElementTagNameMap >(
		tag: Tag,
		name: string,
		...children: Array< Node | string >
	) => {
		const element = page.createElement( tag );
		element.className = name;
		element.append( ...children );
		return element;
	};
	const button = ( name: string, ...children: Array< Node | string > ) => {
		const element = create( 'button', name, ...children );
		element.type = 'button';
		return element;
	};
	const link = () => {
		const element = create( 'a', `${ PREFIX }__details`, settings.details );
		element.href = href;
		return element;
	};
	const close = button( `${ PREFIX }__close` );
	close.append( createIcon( page, CLOSE_PATH, { strokeWidth: 1.5 } ) );
	close.setAttribute( 'aria-label', settings.close );
	const retry = button( `${ PREFIX }__retry button`, settings.retry );
	const status = create( 'p', `${ PREFIX }__status` );
	status.setAttribute( 'role', 'status' );
	const failure = create( 'div', `${ PREFIX }__failure` );
	const buttons = create( 'p', `${ PREFIX }__actions`, retry, link() );
	const text = create( 'div', '' );
	text.setAttribute( 'role', 'alert' );
	failure.append( text, buttons );
	failure.hidden = true;
	const content = create( 'div', `${ PREFIX }__content` );
	const footer = create( 'p', `${ PREFIX }__footer`, link() );
	const dialog = create(
		'dialog',
		PREFIX,
		create(
			'div',
			`${ PREFIX }__panel`,
			close,
			status,
			failure,
			content,
			footer
		)
	);
	dialog.setAttribute( 'aria-label', settings.label );
	return { dialog, close, retry, status, failure, content };
}
