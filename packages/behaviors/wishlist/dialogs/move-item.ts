import { createElement } from '@shopfront/html';
import type { DialogContext } from './context';
import { createListSelect, createNewListFields, NEW_LIST } from './fields';
import { createForm, sendForm, showResult } from './form';

export const moveItem = ( context: DialogContext ): void => {
	const { page, store, backend, popup, opener, emit } = context;
	const { settings } = store;
	const table = opener.closest< HTMLElement >( '.wishlist_table' );
	const token = table?.dataset.token ?? '';
	const listId = Number( table?.dataset.id );
	const productId = Number( opener.dataset.productId );
	const lists = createListSelect( context, token );
	const fresh = createNewListFields( context );
	const second = createElement(
		page,
		'div',
		'yith-wcwl-second-row',
		fresh.name,
		fresh.privacy
	);
	const isNew = () => lists.select?.value === NEW_LIST;
	const update = () => {
		second.hidden = ! isNew();
	};
	lists.select?.addEventListener( 'change', update );
	update();
	const findItem = () =>
		store
			.state()
			.items.find(
				( [ id, , list ] ) => id === productId && list === listId
			);
	const move = async ( form: HTMLFormElement ) => {
		const target = isNew() ? fresh.read() : lists.read();
		// We need to know both lists and the item.
		if ( ! target || target.kind === 'default' || ! token || ! productId ) {
			return;
		}
		const itemId = findItem()?.[ 1 ] ?? '';
		const answer = await sendForm(
			context,
			form,
			() => backend.move( { productId, itemId, listId, token }, target ),
			() => ! findItem()
		);
		await showResult( context, answer, settings.text( 'saved' ) );
		if ( answer.result !== 'refused' ) {
			emit( 'moved_to_another_wishlist', null, productId );
		}
	};
	popup.content.append(
		createForm( context, {
			className: 'wishlist-move-to-another-wishlist-popup',
			submit: settings.text( 'moveButton' ),
			submitClass: 'button move_to_wishlist',
			fields: [ lists.row, second ],
			onSubmit: move,
		} )
	);
};
