import { withEvents } from '@shopfront/behaviors/engine/event-bus';
import {
	createBackend,
	getStore,
	readLists,
} from '@shopfront/behaviors/wishlist/backend';
import { askForEstimate } from './ask-for-estimate';
import { chooseList } from './choose-list';
import { createList } from './create-list';
import { moveItem } from './move-item';
import { openPopup } from './popup';

/** By the `data-rel` of their links. */
const DIALOGS = [
	{ name: /add_to_wishlist_/, title: 'chooseTitle', show: chooseList },
	{ name: /move_to_another_wishlist/, title: 'moveTitle', show: moveItem },
	{ name: /create_wishlist/, title: 'createTitle', show: createList },
	{ name: /ask_an_estimate/, title: 'estimateTitle', show: askForEstimate },
] as const;

/** A link to a dialog (docs/contract/wishlist.md 3). Without script, it leads to a page. */
export const mount = withEvents( ( opener, { signal, getEventBus } ) => {
	const { ownerDocument: page } = opener;
	const view = page.defaultView ?? window;
	const store = getStore( view );
	const found = DIALOGS.find( ( { name } ) =>
		name.test( opener.dataset.rel ?? '' )
	);
	if ( ! store || ! found ) {
		return undefined;
	}
	const emitOnPage = getEventBus( page ).emit;
	opener.setAttribute( 'aria-haspopup', 'dialog' );
	const open = async () => {
		if ( ! view.navigator.cookieEnabled ) {
			view.alert( store.settings.cookiesDisabled );
			return;
		}
		const popup = openPopup(
			opener,
			store.settings.text( found.title ),
			store.settings.text( 'close' )
		);
		popup.content.textContent = store.settings.text( 'loading' );
		// A cached page doesn't contain the names of lists.
		if ( readLists( store.state() ).length === 0 ) {
			await store.lookUp();
		}
		popup.content.replaceChildren();
		found.show( {
			opener,
			page,
			store,
			backend: createBackend( view, store ),
			popup,
			emit: getEventBus( page.body ).emit,
			emitOnPage,
		} );
		popup.content
			.querySelector< HTMLElement >(
				':is(input, select, textarea):not([hidden] *)'
			)
			?.focus();
		emitOnPage( 'yith_wcwl_popup_opened', popup.dialog );
	};
	opener.addEventListener(
		'click',
		( event ) => {
			if ( ! event.metaKey && ! event.ctrlKey && ! event.shiftKey ) {
				event.preventDefault();
				void open();
			}
		},
		{ signal }
	);
	return () => opener.removeAttribute( 'aria-haspopup' );
} );
