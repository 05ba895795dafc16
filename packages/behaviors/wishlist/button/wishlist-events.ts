import { withEvents } from '@shopfront/behaviors/engine/event-bus';
import { createPageStyles } from '@shopfront/behaviors/engine/page-styles';
import { getStore } from '@shopfront/behaviors/wishlist/backend';
import { isRecord } from '@shopfront/store-api';
import { startMenus } from './menus';
import styles from './style.scss?text';
import { startTooltips } from './tooltips';

const addStyles = createPageStyles( styles );

/** Reads an event's options: `s` is a product, and `firstLoad` defaults to true. */
const searchOf = ( options: unknown ) => {
	const { s, firstLoad }: Record< string, unknown > = isRecord( options )
		? options
		: {};
	const productId = Number( s );
	return {
		...( productId > 0 && { productId } ),
		isFirstLoad: firstLoad !== false,
	};
};

/** The plugin's events on the document, for add-ons (docs/contract/wishlist.md 4). */
export const mount = withEvents( ( element, { signal, getEventBus } ) => {
	const { ownerDocument: page } = element;
	const view = page.defaultView ?? window;
	const store = getStore( view );
	if ( ! store ) {
		return;
	}
	addStyles( page );
	startMenus( page, signal );
	const bus = getEventBus( page );
	const start = ( root: ParentNode ) =>
		page.dispatchEvent(
			new CustomEvent( 'sf:content', { detail: { root } } )
		);
	const load = async ( search: ReturnType< typeof searchOf > ) => {
		// A chunk of its own: most pages never need it.
		const { createBackend, replaceFragments } =
			await import( '@shopfront/behaviors/wishlist/backend' );
		const loaded = await createBackend( view, store )
			.loadFragments( search )
			// The fragments don't change.
			.catch( () => null );
		if ( loaded && ! signal.aborted ) {
			replaceFragments( page, loaded.received );
			bus.emit(
				'yith_wcwl_fragments_loaded',
				loaded.requested,
				loaded.received,
				search.isFirstLoad
			);
		}
	};
	bus.emit( 'yith_wcwl_init' );
	bus.on(
		[ 'yith_wcwl_init', 'yith_wcwl_init_after_ajax' ],
		() => start( page.body ),
		signal
	);
	bus.on(
		[ 'yith_infs_added_elem' ],
		( added ) => start( added instanceof Element ? added : page.body ),
		signal
	);
	bus.on(
		[ 'yith_wcwl_reload_fragments' ],
		( options ) => void load( searchOf( options ) ),
		signal
	);
	const { values } = store.settings;
	if ( values.enable_ajax_loading ) {
		void load( { isFirstLoad: true } );
	}
	if ( values.enable_tooltip ) {
		startTooltips( page, signal );
	}
} );
