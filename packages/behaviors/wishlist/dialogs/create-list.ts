import { readLists } from '@shopfront/behaviors/wishlist/backend';
import { createNavigate } from '@shopfront/host';
import type { DialogContext } from './context';
import { createNewListFields } from './fields';
import { createForm, sendForm, showResult } from './form';

export const createList = ( context: DialogContext ): void => {
	const { page, store, backend, popup, opener } = context;
	const { settings } = store;
	const fresh = createNewListFields( context );
	const before = readLists( store.state() ).length;
	const create = async ( form: HTMLFormElement ) => {
		const list = fresh.read();
		if ( ! list ) {
			return;
		}
		const answer = await sendForm(
			context,
			form,
			() => backend.create( list.name, list.privacy ),
			() => readLists( store.state() ).length > before
		);
		await showResult( context, answer, settings.text( 'saved' ) );
		const { defaultView: view } = page;
		if (
			answer.result !== 'refused' &&
			opener instanceof HTMLAnchorElement
		) {
			// The link's page shows the new list.
			popup.dialog.addEventListener( 'close', () =>
				createNavigate( ( url ) => view?.location.assign( url ) )(
					opener.href
				)
			);
		}
	};
	popup.content.append(
		createForm( context, {
			className: 'wishlist-create-popup',
			submit: settings.text( 'createList' ),
			fields: [ fresh.name, fresh.privacy ],
			onSubmit: create,
		} )
	);
};
