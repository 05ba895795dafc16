import type { BehaviorContext } from '@shopfront/behaviors/engine/behavior';
import {
	withEvents,
	type EventContext,
} from '@shopfront/behaviors/engine/event-bus';
import { loadSanitizer } from '@shopfront/behaviors/engine/sanitizer';
import {
	getStore,
	readLists,
	createBackend,
	parseHtml,
	replaceFragments,
	sendChange,
} from '@shopfront/behaviors/wishlist/backend';
import { showMessage } from '@shopfront/behaviors/wishlist/dialogs';
import { startBulk } from './bulk';
import { startCart } from './cart';
import type { PageContext } from './context';
import { startGrid } from './grid';
import { startLayout } from './layout';
import { readList } from './row';
import { startQuantities, startRemoval } from './rows';
import { startMoves } from './moves';
import { startShare } from './share';
import { startSorting } from './sort';
import { startTitle } from './title';

const FORM = '#yith-wcwl-form';

const createAnnouncer = ( page: Document ) => {
	const id = 'sf-wishlist-announcements';
	return ( text: string ) => {
		let region = page.getElementById( id );
		if ( ! region ) {
			region = page.createElement( 'div' );
			region.id = id;
			region.className = 'screen-reader-text';
			region.setAttribute( 'role', 'status' );
			page.body.append( region );
		}
		region.textContent = text;
	};
};

/** The page of a list (docs/contract/wishlist.md 3). Without script, its links and forms do the same. */
const mountForm = (
	form: HTMLFormElement,
	{ signal, getEventBus }: EventContext
): void => {
	const { ownerDocument: page } = form;
	const view = page.defaultView ?? window;
	const store = getStore( view );
	if ( ! store ) {
		return;
	}
	const backend = createBackend( view, store );
	const replace = ( next: Element ) => {
		const own = page.importNode( next, true );
		form.replaceWith( own );
		page.dispatchEvent(
			new CustomEvent( 'sf:content', { detail: { root: own } } )
		);
	};
	const context: PageContext = {
		view,
		page,
		form,
		store,
		backend,
		signal,
		bus: getEventBus( page.body ),
		list: () => readList( form ),
		send: ( change, isDone ) =>
			store.enqueue( readList( form )?.token ?? '', () =>
				sendChange( store, change, isDone )
			),
		announce: createAnnouncer( page ),
		say: ( text, options ) => showMessage( view, text, options ),
		reload: async ( request = { url: page.location.href } ) => {
			const { url, ...init } =
				'url' in request ? request : { url: form.action, ...request };
			try {
				const response = await view.fetch( url, {
					credentials: 'same-origin',
					...init,
				} );
				await loadSanitizer();
				const answer = parseHtml( await response.text() );
				const next = answer.querySelector( FORM );
				if ( response.ok && next ) {
					replace( next );
					return answer;
				}
			} catch {
				// Keep the current list.
			}
			return null;
		},
	};
	for ( const link of form.querySelectorAll< HTMLElement >(
		'[data-rel^="prettyPhoto["]'
	) ) {
		const isMove = /move/.test( link.dataset.rel ?? '' );
		link.hidden = ! backend.can( isMove ? 'move' : 'estimate' );
	}
	startTitle( context );
	startRemoval( context );
	startQuantities( context );
	startSorting( context );
	startBulk( context );
	startMoves( context );
	startGrid( context );
	startCart( context );
	startShare( context );
	startLayout( context, ( { fragments } ) => {
		const wasMobile =
			form.querySelector( '.wishlist_table.mobile' ) !== null;
		replaceFragments( page, fragments );
		getEventBus( page ).emit(
			'yith_wcwl_responsive_template',
			wasMobile,
			fragments
		);
	} );
	context.bus.on(
		[ 'moved_to_another_wishlist' ],
		() => void context.reload(),
		signal
	);
	getEventBus( page ).on(
		[ 'yith_wcwl_reload_wishlist_from_frequently' ],
		() => void context.reload(),
		signal
	);
};

const mountManage = (
	table: HTMLElement,
	{ signal }: BehaviorContext
): void => {
	const { ownerDocument: page } = table;
	const view = page.defaultView ?? window;
	const store = getStore( view );
	if ( ! store ) {
		return;
	}
	const backend = createBackend( view, store );
	if ( ! backend.can( 'privacy' ) ) {
		return;
	}
	const saved = new WeakMap< HTMLSelectElement, string >();
	const selects = table.querySelectorAll< HTMLSelectElement >(
		'.wishlist-visibility'
	);
	selects.forEach( ( select ) => saved.set( select, select.value ) );
	table.addEventListener(
		'change',
		async ( { target } ) => {
			const row =
				target instanceof HTMLSelectElement
					? target.closest< HTMLElement >( '[data-wishlist-id]' )
					: null;
			if ( ! row || ! ( target instanceof HTMLSelectElement ) ) {
				return;
			}
			const list = {
				id: Number( row.dataset.wishlistId ),
				token: row.dataset.token ?? '',
			};
			const privacy = Number( target.value );
			const answer = await store.enqueue( list.token, () =>
				sendChange(
					store,
					() => backend.setPrivacy( list, privacy ),
					() =>
						readLists( store.state() ).some(
							( one ) =>
								one.id === list.id && one.privacy === privacy
						)
				)
			);
			if ( answer.result === 'refused' ) {
				target.value = saved.get( target ) ?? target.value;
				showMessage(
					view,
					answer.message || store.settings.text( 'listGone' ),
					{ isError: true }
				);
			} else {
				saved.set( target, target.value );
				showMessage( view, store.settings.text( 'saved' ) );
			}
		},
		{ signal }
	);
};

export const mount = withEvents( ( element, context ) => {
	if ( element instanceof HTMLFormElement ) {
		mountForm( element, context );
	} else {
		mountManage( element, context );
	}
} );
