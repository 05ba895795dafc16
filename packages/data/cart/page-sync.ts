import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { CART_LISTENER_COUNT_GLOBAL, PAGE_EVENTS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { startJQueryBridge } from './jquery-bridge';
import { hasLoaded } from './has-loaded';
import { emitSyncRequired } from './page-events';
import { getRuntime } from './runtime';
import { cartStore } from './store';
import type { InteractivityChanges } from './actions/sync';

const filterStrings = ( value: unknown ): string[] =>
	Array.isArray( value )
		? value.filter( ( each ): each is string => typeof each === 'string' )
		: [];

const filterNumbers = ( value: unknown ): number[] =>
	Array.isArray( value )
		? value.filter( ( each ): each is number => typeof each === 'number' )
		: [];

/** What the interactivity store says it has changed (docs/contract/stores.md 1.2); anything else is nothing. */
const parseChanges = ( value: unknown ): InteractivityChanges => {
	const changes = isRecord( value ) ? value : {};
	return {
		cartItemsPendingQuantity: filterStrings(
			changes.cartItemsPendingQuantity
		),
		cartItemsPendingDelete: filterStrings( changes.cartItemsPendingDelete ),
		productsPendingAdd: filterNumbers( changes.productsPendingAdd ),
	};
};

/**
 * Counts us among those who listen for the cart, where the platform's own scripts look before they do so too. Returns how
 * to leave.
 */
const registerListener = (
	view: Window,
	remove: () => void
): ( () => void ) => {
	const known: unknown = Reflect.get( view, CART_LISTENER_COUNT_GLOBAL );
	const counter: Record< string, unknown > =
		isRecord( known ) && known.count ? known : { count: 0, remove };
	const add = ( delta: number ) => {
		counter.count = Number( counter.count ) + delta;
	};
	Reflect.set( view, CART_LISTENER_COUNT_GLOBAL, counter );
	add( 1 );
	return () => add( -1 );
};

const isHistoryNavigation = ( view: Window ): boolean => {
	const [ entry ] =
		view.performance?.getEntriesByType?.( 'navigation' ) ?? [];
	return (
		entry !== undefined && 'type' in entry && entry.type === 'back_forward'
	);
};

/**
 * Keeps the cart true to what happens elsewhere on the page and in the browser (docs/contract/cart-and-checkout.md 4,
 * "Cart refresh"): asks the server anew when another script has changed the cart, when the page comes back out of the
 * history, and, after the server could not be asked, when the network or the shopper returns. Returns the stop.
 */
export function startPageSync( registry: StoreRegistry ): () => void {
	const { host } = getServices( registry );
	const { document, window: view } = host;
	const cart = () => registry.dispatch( cartStore );
	const refresh = () => void cart().refreshAfterChange();

	const onCartEvent = ( event: Event ) => {
		const detail = event instanceof CustomEvent ? event.detail : null;
		if ( ! ( isRecord( detail ) && detail.preserveCartData === true ) ) {
			refresh();
		}
	};
	const onPageShow = ( { persisted }: PageTransitionEvent ) => {
		if ( persisted ) {
			refresh();
		}
	};
	const onSync = ( event: Event ) => {
		const detail = event instanceof CustomEvent ? event.detail : null;
		if ( isRecord( detail ) && detail.type === 'from_iAPI' ) {
			void cart().syncCartWithIAPIStore(
				parseChanges( detail.quantityChanges )
			);
		}
	};
	const refreshIfStale = ( isBack: boolean ) => {
		if ( isBack && registry.select( cartStore ).isCartDataStale() ) {
			refresh();
		}
	};

	let lastCart = registry.select( cartStore ).getServerCart();
	const stopWatching = registry.subscribe( () => {
		const currentCart = registry.select( cartStore ).getServerCart();
		if ( currentCart !== lastCart ) {
			lastCart = currentCart;
			// The first cart is news to nobody.
			if ( hasLoaded( registry ) && ! getRuntime( registry ).isSyncing ) {
				emitSyncRequired( host );
			}
		}
	}, cartStore );
	const stopBridge = startJQueryBridge( host );
	const stopOnline = host.online.subscribe( refreshIfStale );
	const stopVisible = host.visibility.subscribe( refreshIfStale );

	const { body } = document;
	const stopListening = () => {
		body.removeEventListener( PAGE_EVENTS.addedToCart, onCartEvent );
		body.removeEventListener( PAGE_EVENTS.removedFromCart, onCartEvent );
	};
	body.addEventListener( PAGE_EVENTS.addedToCart, onCartEvent );
	body.addEventListener( PAGE_EVENTS.removedFromCart, onCartEvent );
	const unregister = registerListener( view, stopListening );
	view.addEventListener( 'pageshow', onPageShow );
	view.addEventListener( PAGE_EVENTS.syncRequired, onSync );
	if ( isHistoryNavigation( view ) ) {
		// The page, and the cart printed into it, may come from the browser's cache.
		refresh();
	}

	return () => {
		stopWatching();
		stopBridge();
		stopOnline();
		stopVisible();
		stopListening();
		unregister();
		view.removeEventListener( 'pageshow', onPageShow );
		view.removeEventListener( PAGE_EVENTS.syncRequired, onSync );
	};
}
