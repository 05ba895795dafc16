import { startTabs, type Tab } from '@shopfront/behaviors/disclosure/tabs';
import {
	readLists,
	type ListTarget,
} from '@shopfront/behaviors/wishlist/backend';
import { createElement } from '@shopfront/html';
import type { DialogContext } from './context';
import { createListSelect, createNewListFields, NEW_LIST } from './fields';
import { createForm, sendForm, showResult } from './form';

export const chooseList = ( context: DialogContext ): void => {
	const { page, store, backend, popup, opener, emit, emitOnPage } = context;
	const { settings } = store;
	const productId = Number( opener.dataset.productId );
	const productType = opener.dataset.productType ?? '';
	const add = async ( form: HTMLFormElement, target: ListTarget | null ) => {
		if ( ! target ) {
			return;
		}
		emit( 'adding_to_wishlist' );
		const answer = await sendForm(
			context,
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
		await showResult( context, answer, settings.text( 'added' ) );
		if ( answer.result !== 'refused' ) {
			emit( 'added_to_wishlist', opener, opener );
		}
	};
	const lists = createListSelect( context );
	const fresh = createNewListFields( context );
	const createTab = (
		name: string,
		label: string,
		panel: HTMLElement
	): Tab => {
		const link = createElement( page, 'button', 'show-tab', label );
		link.type = 'button';
		link.dataset.tab = name;
		link.id = `sf-wishlist-tab-${ name }`;
		link.setAttribute( 'role', 'tab' );
		panel.classList.add( 'tab' );
		panel.setAttribute( 'role', 'tabpanel' );
		panel.setAttribute( 'aria-labelledby', link.id );
		return { link, item: null, panel };
	};
	const choosing = createTab(
		'choose',
		settings.text( 'chooseTab' ),
		createForm( context, {
			className: 'choose',
			submit: settings.text( 'addButton' ),
			fields: [ lists.row ],
			onSubmit: ( form ) => add( form, lists.read() ),
		} )
	);
	const creating = createTab(
		'create',
		settings.text( 'createTab' ),
		createForm( context, {
			className: 'create',
			submit: settings.text( 'createButton' ),
			fields: [ fresh.name, fresh.privacy ],
			onSubmit: ( form ) => add( form, fresh.read() ),
		} )
	);
	const tabs = createElement(
		page,
		'div',
		'sf-wishlist-popup__tabs',
		choosing.link,
		creating.link
	);
	tabs.setAttribute( 'role', 'tablist' );
	const selectTab = startTabs( [ choosing, creating ] );
	let shown: Tab | undefined;
	const showTab = ( tab: Tab ) => {
		selectTab( tab );
		if ( tab !== shown ) {
			shown = tab;
			emitOnPage( 'yith_wcwl_tab_selected', tab.link, tab.panel );
		}
	};
	for ( const tab of [ choosing, creating ] ) {
		tab.link.addEventListener( 'click', () => showTab( tab ) );
		tab.link.addEventListener( 'focus', () => showTab( tab ) );
	}
	lists.select?.addEventListener( 'change', () => {
		if ( lists.select?.value === NEW_LIST ) {
			showTab( creating );
			creating.panel.querySelector( 'input' )?.focus();
		}
	} );
	popup.content.append(
		...( settings.own.several ? [ tabs ] : [] ),
		choosing.panel,
		creating.panel
	);
	showTab( readLists( store.state() ).length > 0 ? choosing : creating );
};
