import { getServices, type StoreRegistry } from '@shopfront/data/services';
import {
	CART_LISTENER_COUNT_GLOBAL,
	INTERACTIVITY,
	PAGE_EVENTS,
} from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { startJQueryBridge } from './jquery-bridge';
import { hasLoaded } from '../has-loaded';
import { emitSyncRequired } from '../page-events';
import { getRuntime } from '../runtime';
import { cartStore } from '../store';

/**
 * Increments WooCommerce's global count of cart listeners, which its own scripts check before they listen. Returns the
 * function that decrements it.
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
 * Fetches the cart after another script has changed it, when the page returns from the back/forward cache, and, if a
 * fetch failed, when the network or the shopper returns (docs/contract/cart-and-checkout.md 4, "Cart refresh"). Returns
 * the function that stops it.
 */
export const startPageSync = ( registry: StoreRegistry ): ( () => void ) => {
	const { host } = getServices( registry );
	const { document, window: view } = host;
	const runtime = getRuntime( registry );
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
		if (
			! runtime.isInteractive &&
			isRecord( detail ) &&
			detail.type === INTERACTIVITY.changeType
		) {
			void cart().syncCartWithIAPIStore( detail.quantityChanges );
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
			// The first cart isn't a change.
			if (
				! runtime.isInteractive &&
				hasLoaded( registry ) &&
				! runtime.isSyncing
			) {
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
		// The page, with the cart printed into it, may come from the browser's cache.
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
};
