import {
	readLists,
	sendChange,
	type Answer,
} from '@shopfront/behaviors/wishlist/backend';
import { createElement } from '@shopfront/html';
import type { DialogContext } from './context';
import { NEW_LIST } from './fields';

interface FormOptions {
	className: string;
	submit: string;
	submitClass?: string;
	fields: readonly HTMLElement[];
	onSubmit: ( form: HTMLFormElement ) => Promise< void >;
}

export const createForm = (
	{ page }: DialogContext,
	{ className, submit, submitClass = 'button', fields, onSubmit }: FormOptions
): HTMLFormElement => {
	const button = createElement( page, 'button', submitClass, submit );
	button.type = 'submit';
	const form = createElement(
		page,
		'form',
		`yith-wcwl-popup-form ${ className }`,
		...fields,
		createElement( page, 'div', 'yith-wcwl-popup-footer', button )
	);
	form.noValidate = true;
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		if ( form.getAttribute( 'aria-busy' ) !== 'true' ) {
			void onSubmit( form );
		}
	} );
	return form;
};

/** Sends a change once. If the response is lost, `isDone` decides whether it was made. */
export const sendForm = async (
	{ store, page }: DialogContext,
	form: HTMLFormElement,
	send: () => Promise< Answer >,
	isDone: () => boolean
): Promise< Answer > => {
	const buttons = form.querySelectorAll< HTMLButtonElement >( 'button' );
	form.setAttribute( 'aria-busy', 'true' );
	buttons.forEach( ( button ) => {
		button.disabled = true;
	} );
	try {
		return await sendChange(
			store,
			() => store.enqueue( '', send ),
			isDone
		);
	} finally {
		form.removeAttribute( 'aria-busy' );
		buttons.forEach( ( button ) => {
			button.disabled = false;
		} );
		page.dispatchEvent( new CustomEvent( 'sf:wishlist-changed' ) );
	}
};

/** Updates the page's selects and menus with an answer's lists. The option for a new list stays last. */
const showLists = ( { page, store }: DialogContext, answer: Answer ): void => {
	const lists = answer.lists ?? readLists( store.state() );
	for ( const select of page.querySelectorAll< HTMLSelectElement >(
		'select.wishlist-select'
	) ) {
		const last = select.querySelector( `option[value="${ NEW_LIST }"]` );
		const { value } = select;
		select.replaceChildren(
			...lists.map(
				( { name, id, token } ) =>
					new Option(
						name,
						select.dataset.values === 'id' ? String( id ) : token
					)
			),
			...( last ? [ last ] : [] )
		);
		select.value = value;
	}
	for ( const menu of page.querySelectorAll( 'ul.yith-wcwl-dropdown' ) ) {
		menu.replaceChildren(
			...lists
				.filter( ( one ) => ! one.default )
				.map( ( { name, id, url } ) => {
					const link = createElement(
						page,
						'a',
						'add_to_wishlist',
						name
					);
					link.href = url;
					link.dataset.wishlistId = String( id );
					link.rel = 'nofollow';
					return createElement( page, 'li', '', link );
				} )
		);
	}
};

/** Shows the result in the dialog, and updates the rest of the page. */
export const showResult = async (
	context: DialogContext,
	answer: Answer,
	done: string
) => {
	const { store, popup } = context;
	await store.lookUp();
	const isError = answer.result === 'refused';
	if ( ! isError ) {
		showLists( context, answer );
	}
	popup.showFeedback(
		answer.message || ( isError ? store.settings.text( 'failed' ) : done ),
		isError,
		store.settings.values.popup_timeout
	);
};
