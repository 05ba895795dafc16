import { createCloseButton } from '@shopfront/behaviors/dialogs/modal-dialog';
import { createElement } from '@shopfront/html';
import type { QuickViewSettings } from './settings';

const PREFIX = 'sf-quick-view';

export interface QuickViewDialog {
	dialog: HTMLDialogElement;
	closeButton: HTMLButtonElement;
	retry: HTMLButtonElement;
	status: HTMLElement;
	failure: HTMLElement;
	content: HTMLElement;
}

export const createQuickView = (
	page: Document,
	settings: QuickViewSettings,
	href: string
): QuickViewDialog => {
	const create = < Tag extends keyof HTMLElementTagNameMap >(
		tag: Tag,
		name: string,
		...children: Array< Node | string >
	) => createElement( page, tag, `${ PREFIX }__${ name }`, ...children );
	const createLink = () => {
		const link = create( 'a', 'details', settings.details );
		link.href = href;
		return link;
	};
	const closeButton = createCloseButton(
		page,
		`${ PREFIX }__close`,
		settings.close
	);
	const retry = create( 'button', 'retry', settings.retry );
	retry.classList.add( 'button' );
	retry.type = 'button';
	const status = create( 'p', 'status' );
	status.setAttribute( 'role', 'status' );
	const text = page.createElement( 'div' );
	text.setAttribute( 'role', 'alert' );
	const failure = create(
		'div',
		'failure',
		text,
		create( 'p', 'actions', retry, createLink() )
	);
	failure.hidden = true;
	const content = create( 'div', 'content' );
	const dialog = createElement(
		page,
		'dialog',
		PREFIX,
		create(
			'div',
			'panel',
			closeButton,
			status,
			failure,
			content,
			create( 'p', 'footer', createLink() )
		)
	);
	dialog.setAttribute( 'aria-label', settings.label );
	return { dialog, closeButton, retry, status, failure, content };
};
