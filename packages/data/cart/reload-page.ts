import {
	getPageCheckout,
	getServices,
	type StoreRegistry,
} from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import type { Host } from '@shopfront/host';
import { NOTICE_CONTEXTS, STORE_KEYS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import type { CartData } from './types';

/** Marks in session storage that we've reloaded the page. */
const MARK = 'shopfrontReloaded';

/** How long the shopper must pause typing before we reload, ms. The browser loses keys pressed during a reload. */
export const TYPING_PAUSE_MS = 1500;

const TEXT_FIELD =
	'textarea, input:not([type="radio"], [type="checkbox"], [type="button"])';

const waiting = new WeakSet< StoreRegistry >();

const requestsReload = ( data: unknown ): boolean =>
	isRecord( data ) && data.reload === true;

/** If there's an older cart, only a request that it didn't contain counts. */
const isReloadRequested = (
	cart: Pick< CartData, 'extensions' >,
	older?: Pick< CartData, 'extensions' >
): boolean =>
	Object.entries( cart.extensions ).some(
		( [ namespace, data ] ) =>
			requestsReload( data ) &&
			! requestsReload(
				older && Reflect.get( older.extensions, namespace )
			)
	);

const showsCart = ( registry: StoreRegistry ): boolean =>
	registry
		.select( storeNoticesStore )
		.getRegisteredContainers()
		.some(
			( context ) =>
				context === NOTICE_CONTEXTS.CART ||
				context === NOTICE_CONTEXTS.CHECKOUT
		);

/** Calls `onPause` when the shopper isn't typing: at once if no text field has focus. */
const whenNotTyping = (
	{ document, clock }: Pick< Host, 'document' | 'clock' >,
	onPause: () => void
): ( () => void ) => {
	const { activeElement } = document;
	if ( ! activeElement?.matches( TEXT_FIELD ) ) {
		onPause();
		return () => {};
	}
	let timer: unknown;
	const wait = () => {
		clock.clearTimeout( timer );
		timer = clock.setTimeout( onPause, TYPING_PAUSE_MS );
	};
	wait();
	document.addEventListener( 'input', wait );
	return () => {
		clock.clearTimeout( timer );
		document.removeEventListener( 'input', wait );
	};
};

/**
 * Reloads cart or checkout if an add-on requests it in the cart's `extensions` (docs/contract/events.md 7). Waits for
 * pending cart changes, and while the shopper is typing. Doesn't reload during an order, because the shopper must see
 * its outcome. After a reload, we reload again only for a new request and after the shopper has used the page, so that
 * an add-on that requests it in every cart reloads the page once. The page saves and restores the form.
 */
export const reloadIfRequested = (
	registry: StoreRegistry,
	before: Pick< CartData, 'extensions' >,
	after: Pick< CartData, 'extensions' >
): void => {
	const { host } = getServices( registry );
	const wasReloaded = host.sessionStorage.get( MARK ) !== null;
	if (
		waiting.has( registry ) ||
		! isReloadRequested( after, wasReloaded ? before : undefined ) ||
		! showsCart( registry ) ||
		( wasReloaded && ! host.window.navigator.userActivation?.hasBeenActive )
	) {
		return;
	}
	const hasPendingChanges = () =>
		registry.select( STORE_KEYS.cart ).getCartOperations?.().length > 0;
	const stops: Array< () => void > = [];
	let isPaused = false;
	const reload = () => {
		if ( ! isPaused || hasPendingChanges() ) {
			return;
		}
		stops.forEach( ( stop ) => stop() );
		waiting.delete( registry );
		if (
			! getPageCheckout( registry )?.isOrderRequested() &&
			// Without the mark, we couldn't recognize a loop.
			host.sessionStorage.set( MARK, '1' )
		) {
			host.reload();
		}
	};
	waiting.add( registry );
	stops.push( registry.subscribe( reload, STORE_KEYS.cart ) );
	stops.push(
		whenNotTyping( host, () => {
			isPaused = true;
			reload();
		} )
	);
};
