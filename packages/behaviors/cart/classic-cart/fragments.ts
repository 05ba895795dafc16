import {
	createCookies,
	createSafeStorage,
	runInPageQueue,
	type SafeStorage,
} from '@shopfront/host';
import { COOKIES, REFRESH_FRAGMENTS_EVENT } from '@shopfront/names';
import type { ClassicContext } from './context';
import type { CustomizerGlobal, FragmentsParams } from './params';
import { replaceFragments } from './replace-fragments';
import { readFragments, readHash, sendClassic, type Fragments } from './send';

/** Lifetime of cached fragments, ms. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Session storage key: when the cart was created. */
const CREATED_KEY = 'wc_cart_created';

const PROBE_KEY = 'wc';

const WIDGET = 'div.widget_shopping_cart_content';
const HIDDEN_IF_EMPTY = '.hide_cart_widget_if_empty';

const canStore = ( storage: SafeStorage ): boolean => {
	const isStored = storage.set( PROBE_KEY, 'test' );
	storage.remove( PROBE_KEY );
	return isStored;
};

const parseFragments = ( text: string | null ): Fragments | null => {
	try {
		return readFragments( JSON.parse( text ?? 'null' ) );
	} catch {
		return null;
	}
};

/**
 * Fills the page's fragments from the session storage if their hash equals the cookie's, or from the shop, and keeps
 * them up to date (docs/contract/classic-pages.md 4).
 */
export const startFragments = (
	context: ClassicContext,
	params: FragmentsParams
): void => {
	const { view, bus } = context;
	const page = view.document;
	const cookies = createCookies( page );
	const session = createSafeStorage( view, 'sessionStorage' );
	const local = createSafeStorage( view );
	const isCached = canStore( session ) && canStore( local );
	let timer: number | undefined;

	const storeCreated = () =>
		void session.set( CREATED_KEY, String( Date.now() ) );
	const store = ( fragments: Fragments, hash: string ) => {
		if ( isCached ) {
			session.set( params.fragment_name, JSON.stringify( fragments ) );
			session.set( params.cart_hash_key, hash );
			local.set( params.cart_hash_key, hash );
		}
	};
	const showWidgets = ( isShown: boolean ) => {
		for ( const element of page.querySelectorAll( HIDDEN_IF_EMPTY ) ) {
			const widget = element.closest< HTMLElement >(
				'.widget_shopping_cart'
			);
			if ( widget ) {
				widget.style.display = isShown ? '' : 'none';
			}
		}
	};
	const showWidgetsWithItems = () =>
		showWidgets( Number( cookies.get( COOKIES.itemsInCart ) ) > 0 );

	const refresh = async () => {
		const response = await runInPageQueue( view, () =>
			sendClassic(
				view,
				params.wc_ajax_url,
				'get_refreshed_fragments',
				{ time: Date.now() },
				Number( params.request_timeout )
			)
		);
		const fragments = readFragments( response?.fragments );
		if ( ! fragments ) {
			bus.emit( 'wc_fragments_ajax_error' );
			return;
		}
		const hash = readHash( response?.cart_hash );
		replaceFragments( context, fragments );
		store( fragments, hash );
		if ( hash && isCached ) {
			storeCreated();
		}
		bus.emit( 'wc_fragments_refreshed' );
	};
	const refreshIn = ( delayMs: number ) => {
		view.clearTimeout( timer );
		timer = view.setTimeout( () => void refresh(), delayMs );
	};

	/** Returns whether the cached fragments are up to date. */
	const showCached = (): boolean => {
		const fragments = isCached
			? parseFragments( session.get( params.fragment_name ) )
			: null;
		const hash = session.get( params.cart_hash_key ) ?? '';
		const created = Number( session.get( CREATED_KEY ) );
		const remaining = created + LIFETIME_MS - Date.now();
		const isCurrent =
			hash === ( cookies.get( COOKIES.cartHash ) ?? '' ) &&
			( hash === '' || ( created > 0 && remaining > 0 ) );
		if ( ! fragments?.[ WIDGET ] || ! isCurrent ) {
			return false;
		}
		if ( hash ) {
			refreshIn( remaining );
		}
		replaceFragments( context, fragments );
		bus.emit( 'wc_fragments_loaded' );
		return true;
	};

	bus.on( [ 'added_to_cart', 'removed_from_cart' ], ( fragments, hash ) => {
		const known = readFragments( fragments );
		if ( known && isCached ) {
			if ( ! session.get( params.cart_hash_key ) ) {
				storeCreated();
			}
			store( known, readHash( hash ) );
		}
	} );
	bus.on(
		[ REFRESH_FRAGMENTS_EVENT, 'updated_wc_div' ],
		() => void refresh()
	);
	bus.on( [ 'wc_fragments_refreshed' ], () => refreshIn( LIFETIME_MS ) );
	bus.on(
		[ 'wc_fragments_loaded', 'wc_fragments_refreshed' ],
		showWidgetsWithItems
	);
	bus.on( [ 'adding_to_cart' ], () => showWidgets( true ) );
	view.addEventListener( 'storage', ( { key } ) => {
		if (
			key === params.cart_hash_key &&
			local.get( key ) !== session.get( key )
		) {
			void refresh();
		}
	} );
	view.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			for ( const widget of page.querySelectorAll( WIDGET ) ) {
				widget.replaceChildren();
			}
			bus.emit( REFRESH_FRAGMENTS_EVENT );
		}
	} );
	// Parts that render together share one request.
	const globals: object = view;
	const wp: CustomizerGlobal | undefined = Reflect.get( globals, 'wp' );
	wp?.customize?.selectiveRefresh?.bind( 'partial-content-rendered', () =>
		refreshIn( 0 )
	);
	showWidgetsWithItems();
	if ( ! showCached() ) {
		void refresh();
	}
};
