import { readLists } from '@shopfront/behaviors/wishlist/backend';
import type { PageContext } from './context';
import { itemOf } from './row';

/** A row's select moves its product to the chosen list. */
export const startMoves = ( context: PageContext ): void => {
	const { form, backend, store, bus, signal } = context;
	const move = async ( select: HTMLSelectElement ) => {
		const list = context.list();
		const row = select.closest< HTMLElement >( '[data-row-id]' );
		const token = select.value;
		// We need to know both lists.
		if ( ! list || ! row || ! token || token === list.token ) {
			return;
		}
		const item = itemOf( list, row );
		select.disabled = true;
		const id =
			readLists( store.state() ).find( ( one ) => one.token === token )
				?.id ?? 0;
		const answer = await context.send(
			() => backend.move( item, { kind: 'list', id, token } ),
			() =>
				! store
					.state()
					.items.some(
						( [ productId, , listId ] ) =>
							productId === item.productId && listId === list.id
					)
		);
		select.disabled = false;
		if ( answer.result === 'refused' ) {
			select.selectedIndex = [ ...select.options ].findIndex(
				( { defaultSelected } ) => defaultSelected
			);
			context.say( answer.message || store.settings.text( 'listGone' ), {
				isError: true,
			} );
			return;
		}
		await store.lookUp();
		context.say( answer.message || store.settings.text( 'saved' ) );
		// Makes the page reload its list.
		bus.emit( 'moved_to_another_wishlist', null, item.productId );
	};
	form.addEventListener(
		'change',
		( { target } ) => {
			if (
				target instanceof HTMLSelectElement &&
				target.matches( '.change-wishlist' ) &&
				backend.can( 'move' )
			) {
				void move( target );
			}
		},
		{ signal }
	);
};
