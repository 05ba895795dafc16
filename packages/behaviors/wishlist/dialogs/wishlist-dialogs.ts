import {
	withEvents,
	type EventBus,
} from '@shopfront/behaviors/engine/event-bus';
import {
	getStore,
	readLists,
	type WishlistStore,
	createBackend,
	sendChange,
	type Answer,
	type ListTarget,
	type WishlistBackend,
} from '@shopfront/behaviors/wishlist/backend';
import { createNavigate } from '@shopfront/host';
import { htmlToText } from '@shopfront/text';
import {
	create,
	createField,
	markField,
	openDialog,
	type Popup,
} from './popup';

/** The value of a select that stands for a new list. */
const NEW = 'new';

const DEFAULT_TIMEOUT_MS = 3000;

/** State and services of a dialog. */
interface Setting {
	opener: HTMLElement;
	page: Document;
	store: WishlistStore;
	backend: WishlistBackend;
	popup: Popup;
	/** Emits an event of the body. */
	emit: EventBus[ 'emit' ];
	/** Emits an event of the document. */
	emitOnPage: EventBus[ 'emit' ];
}

const millisecondsOf = ( value: unknown ) =>
	Number( value ) > 0 ? Number( value ) : DEFAULT_TIMEOUT_MS;

/** Sends a form's change once; a lost answer is looked up by the caller's test. */
async function answerOf(
	{ store, page }: Setting,
	form: HTMLFormElement,
	send: () => Promise< Answer >,
	isDone: () => boolean
): Promise< Answer > {
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
}

/** Fills the selects and menus of the page with the lists of an answer. The option for a new list stays last. */
function showLists( { page, store }: Setting, answer: Answer ): void {
	const lists = answer.lists ?? readLists( store.state() );
	for ( const select of page.querySelectorAll< HTMLSelectElement >(
		'select.wishlist-select'
	) ) {
		const last = select.querySelector( `option[value="${ NEW }"]` );
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
					const link = create( page, 'a', 'add_to_wishlist', name );
					link.href = url;
					link.dataset.wishlistId = String( id );
					link.rel = 'nofollow';
					return create( page, 'li', '', link );
				} )
		);
	}
}

const button = (
	page: Document,
	label: string,
	className = 'button'
): HTMLButtonElement => {
	const element = create( page, 'button', className, label );
	element.type = 'submit';
	return element;
};

/** Creates a form whose submit is handled by a callback. */
function createForm(
	{ page }: Setting,
	className: string,
	onSubmit: ( form: HTMLFormElement ) => Promise< void >,
	...children: Array< Node | string >
): HTMLFormElement {
	const form = create(
		page,
		'form',
		`yith-wcwl-popup-form ${ className }`,
		...children
	);
	form.noValidate = true;
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		if ( form.getAttribute( 'aria-busy' ) !== 'true' ) {
			void onSubmit( form );
		}
	} );
	return form;
}

/** The fields of a new list. */
function newListFields( { page, store: { settings } }: Setting ) {
	const name = createField( page, {
		name: 'wishlist_name',
		className: 'wishlist-name',
		label: settings.text( 'name' ),
	} );
	const privacy = createField( page, {
		name: 'wishlist_visibility',
		className: 'wishlist-visibility',
		label: settings.text( 'privacy' ),
		options: [
			[ '0', settings.text( 'public' ) ],
			[ '1', settings.text( 'shared' ) ],
			[ '2', settings.text( 'private' ) ],
		],
	} );
	/** Returns the new list; `null` after marking an empty name. */
	const read = (): Extract< ListTarget, { kind: 'new' } > | null => {
		const value = name.querySelector( 'input' )?.value.trim() ?? '';
		markField( name, value ? '' : settings.text( 'nameMissing' ) );
		return value
			? {
					kind: 'new',
					name: value,
					privacy: Number(
						privacy.querySelector( 'select' )?.value ?? 0
					),
				}
			: null;
	};
	return { name, privacy, read };
}

/** A select with the visitor's lists, and one for a new list. */
function listSelect( { page, store }: Setting, without = '' ) {
	const { settings } = store;
	const row = createField( page, {
		name: 'wishlist_id',
		className: 'wishlist-select',
		label: settings.text( 'chooseList' ),
		options: [
			...readLists( store.state() )
				.filter( ( { token } ) => token !== without )
				.map( ( { token, name } ) => [ token, name ] as const ),
			...( settings.own.several
				? [ [ NEW, settings.text( 'newList' ) ] as const ]
				: [] ),
		],
	} );
	const select = row.querySelector( 'select' );
	return {
		row,
		select,
		read: (): ListTarget => {
			const list = readLists( store.state() ).find(
				( { token } ) => token === select?.value
			);
			return list
				? { kind: 'list', id: list.id, token: list.token }
				: { kind: 'default' };
		},
	};
}

/** Shows the result of a dialog, and tells the rest of the page. */
async function finish( setting: Setting, answer: Answer, done: string ) {
	const { store, popup } = setting;
	await store.lookUp();
	const isError = answer.result === 'refused';
	if ( ! isError ) {
		showLists( setting, answer );
	}
	popup.showFeedback(
		answer.message || ( isError ? store.settings.text( 'failed' ) : done ),
		isError,
		millisecondsOf( store.settings.values.popup_timeout )
	);
}

/** Adds a product to a list that the shopper chooses or creates, in two tabs. */
function chooseList( setting: Setting ): void {
	const { page, store, backend, popup, opener, emit, emitOnPage } = setting;
	const { settings } = store;
	const productId = Number( opener.dataset.productId );
	const productType = opener.dataset.productType ?? '';
	const add = async ( form: HTMLFormElement, target: ListTarget | null ) => {
		if ( ! target ) {
			return;
		}
		emit( 'adding_to_wishlist' );
		const answer = await answerOf(
			setting,
			form,
			() =>
				backend.add( {
					productId,
					productType,
					target,
					button: opener,
				} ),
			() =>
				store
					.state()
					.items.some(
						( [ id, , listId ] ) =>
							id === productId &&
							( target.kind !== 'list' || listId === target.id )
					)
		);
		await finish( setting, answer, settings.text( 'added' ) );
		if ( answer.result !== 'refused' ) {
			emit( 'added_to_wishlist', opener, opener );
		}
	};
	const lists = listSelect( setting );
	const fresh = newListFields( setting );
	const choose = createForm(
		setting,
		'choose',
		( form ) => add( form, lists.read() ),
		lists.row,
		create(
			page,
			'div',
			'yith-wcwl-popup-footer',
			button( page, settings.text( 'addButton' ) )
		)
	);
	const createTab = createForm(
		setting,
		'create',
		( form ) => add( form, fresh.read() ),
		fresh.name,
		fresh.privacy,
		create(
			page,
			'div',
			'yith-wcwl-popup-footer',
			button( page, settings.text( 'createButton' ) )
		)
	);
	const panels = { choose, create: createTab };
	const tabs = create( page, 'div', 'sf-wishlist-popup__tabs' );
	tabs.setAttribute( 'role', 'tablist' );
	const names = [ 'choose', 'create' ] as const;
	const buttons = names.map( ( name ) => {
		const tab = create(
			page,
			'button',
			'show-tab',
			settings.text( name === 'choose' ? 'chooseTab' : 'createTab' )
		);
		tab.type = 'button';
		tab.dataset.tab = name;
		tab.id = `sf-wishlist-tab-${ name }`;
		tab.setAttribute( 'role', 'tab' );
		return tab;
	} );
	const select = ( shown: ( typeof names )[ number ], isFocused = false ) => {
		names.forEach( ( name, index ) => {
			const tab = buttons[ index ];
			const panel = panels[ name ];
			panel.hidden = name !== shown;
			tab?.setAttribute( 'aria-selected', String( name === shown ) );
			if ( tab ) {
				tab.tabIndex = name === shown ? 0 : -1;
			}
			if ( name === shown && isFocused ) {
				tab?.focus();
			}
		} );
		emitOnPage(
			'yith_wcwl_tab_selected',
			buttons[ names.indexOf( shown ) ],
			panels[ shown ]
		);
	};
	names.forEach( ( name, index ) => {
		const panel = panels[ name ];
		panel.classList.add( 'tab', name );
		panel.setAttribute( 'role', 'tabpanel' );
		panel.setAttribute( 'aria-labelledby', buttons[ index ]?.id ?? '' );
		buttons[ index ]?.addEventListener( 'click', () => select( name ) );
	} );
	tabs.append( ...buttons );
	tabs.addEventListener( 'keydown', ( { key } ) => {
		if ( /^(Arrow(Left|Right)|Home|End)$/.test( key ) ) {
			const [ first, second ] = [
				panels.choose.hidden,
				panels.create.hidden,
			];
			select( first && ! second ? 'choose' : 'create', true );
		}
	} );
	lists.select?.addEventListener( 'change', () => {
		if ( lists.select?.value === NEW ) {
			select( 'create' );
			createTab.querySelector( 'input' )?.focus();
		}
	} );
	popup.content.append(
		...( settings.own.several ? [ tabs ] : [] ),
		choose,
		createTab
	);
	select( readLists( store.state() ).length > 0 ? 'choose' : 'create' );
}

/** Moves an item to another list, or to a new one. */
function moveItem( setting: Setting ): void {
	const { page, store, backend, popup, opener, emit } = setting;
	const { settings } = store;
	const table = opener.closest< HTMLElement >( '.wishlist_table' );
	const token = table?.dataset.token ?? '';
	const listId = Number( table?.dataset.id );
	const productId = Number( opener.dataset.productId );
	const lists = listSelect( setting, token );
	const fresh = newListFields( setting );
	const second = create(
		page,
		'div',
		'yith-wcwl-second-row',
		fresh.name,
		fresh.privacy
	);
	const isNew = () => lists.select?.value === NEW;
	const update = () => {
		second.hidden = ! isNew();
	};
	lists.select?.addEventListener( 'change', update );
	update();
	const form = createForm(
		setting,
		'wishlist-move-to-another-wishlist-popup',
		async ( element ) => {
			const target = isNew() ? fresh.read() : lists.read();
			// Both lists and the item have to be known.
			if (
				! target ||
				target.kind === 'default' ||
				! token ||
				! productId
			) {
				return;
			}
			const item = store
				.state()
				.items.find(
					( [ id, , list ] ) => id === productId && list === listId
				);
			const answer = await answerOf(
				setting,
				element,
				() =>
					backend.move(
						{ productId, itemId: item?.[ 1 ] ?? '', listId, token },
						target
					),
				() =>
					! store
						.state()
						.items.some(
							( [ id, , list ] ) =>
								id === productId && list === listId
						)
			);
			await finish( setting, answer, settings.text( 'saved' ) );
			if ( answer.result !== 'refused' ) {
				emit( 'moved_to_another_wishlist', null, productId );
			}
		},
		lists.row,
		second,
		create(
			page,
			'div',
			'yith-wcwl-popup-footer',
			button(
				page,
				settings.text( 'moveButton' ),
				'button move_to_wishlist'
			)
		)
	);
	popup.content.append( form );
}

/** Creates an empty list. */
function createList( setting: Setting ): void {
	const { page, store, backend, popup, opener } = setting;
	const { settings } = store;
	const fresh = newListFields( setting );
	const before = readLists( store.state() ).length;
	const form = createForm(
		setting,
		'wishlist-create-popup',
		async ( element ) => {
			const list = fresh.read();
			if ( ! list ) {
				return;
			}
			const answer = await answerOf(
				setting,
				element,
				() => backend.create( list.name, list.privacy ),
				() => readLists( store.state() ).length > before
			);
			await finish( setting, answer, settings.text( 'saved' ) );
			const { defaultView: view } = page;
			if (
				answer.result !== 'refused' &&
				opener instanceof HTMLAnchorElement
			) {
				// The page that the link leads to shows the new list.
				popup.dialog.addEventListener( 'close', () =>
					createNavigate( ( url ) => view?.location.assign( url ) )(
						opener.href
					)
				);
			}
		},
		fresh.name,
		fresh.privacy,
		create(
			page,
			'div',
			'yith-wcwl-popup-footer',
			button( page, settings.text( 'createList' ) )
		)
	);
	popup.content.append( form );
}

/** Sends the list to the merchant. */
function askForEstimate( setting: Setting ): void {
	const { page, store, backend, popup, opener } = setting;
	const { settings } = store;
	const token =
		opener
			.closest( 'form' )
			?.querySelector< HTMLInputElement >( '#wishlist_id' )?.value ?? '';
	const description = create(
		page,
		'p',
		'popup-description',
		settings.text( 'estimateHelp' )
	);
	const email = createField( page, {
		name: 'reply_email',
		className: 'reply-email',
		label: settings.text( 'email' ),
		type: 'email',
		autocomplete: 'email',
	} );
	const note = createField( page, {
		name: 'additional_notes',
		className: 'additional-notes',
		label: settings.text( 'note' ),
		type: 'textarea',
	} );
	const form = createForm(
		setting,
		'wishlist-ask-an-estimate-popup',
		async ( element ) => {
			const fields: Record< string, string > = { wishlist_id: token };
			for ( const [ name, value ] of new FormData( element ) ) {
				fields[ name ] = String( value );
			}
			// A second request would be a second mail, so a lost answer is reported.
			const answer = await answerOf(
				setting,
				element,
				() => backend.askForEstimate( fields ),
				() => false
			);
			form.querySelector( '.woocommerce-error' )?.remove();
			if ( answer.result === 'refused' ) {
				const error = create(
					page,
					'p',
					'woocommerce-error',
					answer.message || settings.text( 'failed' )
				);
				error.setAttribute( 'role', 'alert' );
				description.after( error );
				return;
			}
			popup.showFeedback(
				htmlToText( answer.message ),
				false,
				millisecondsOf( settings.values.time_to_close_prettyphoto )
			);
		},
		description,
		email,
		note,
		create(
			page,
			'div',
			'yith-wcwl-popup-footer',
			button( page, settings.text( 'send' ) )
		)
	);
	popup.content.append( form );
}

/** The dialogs, by the name that their link has in `data-rel`. */
const DIALOGS = [
	{ name: /add_to_wishlist_/, title: 'chooseTitle', show: chooseList },
	{ name: /move_to_another_wishlist/, title: 'moveTitle', show: moveItem },
	{ name: /create_wishlist/, title: 'createTitle', show: createList },
	{ name: /ask_an_estimate/, title: 'estimateTitle', show: askForEstimate },
] as const;

/** A link that opens a dialog of wishlists (docs/contract/wishlist.md 3). Without script it leads to a page. */
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
		const popup = openDialog(
			opener,
			store.settings.text( found.title ),
			store.settings.text( 'close' )
		);
		popup.content.textContent = store.settings.text( 'loading' );
		// Names of lists are not part of pages of caches.
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
