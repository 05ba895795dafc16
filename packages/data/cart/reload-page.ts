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

/** Key of the mark, in session storage, that the page was reloaded. */
const MARK = 'shopfrontReloaded';

/** Time without input in a focused field before the page is reloaded, ms. Keys pressed during a reload are lost. */
export const TYPING_PAUSE_MS = 1500;

/** Fields that the shopper may be typing in. */
const TEXT_FIELD =
	'textarea, input:not([type="radio"], [type="checkbox"], [type="button"])';

/** Registries whose page is about to be reloaded. */
const waiting = new WeakSet< StoreRegistry >();

const requestsReload = ( data: unknown ): boolean =>
	isRecord( data ) && data.reload === true;

/** Whether the cart has a reload request. With an older cart, only a request that the older one had not counts. */
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

/** Whether the page shows the cart or the checkout. */
const showsCart = ( registry: StoreRegistry ): boolean =>
	registry
		.select( storeNoticesStore )
		.getRegisteredContainers()
		.some(
			( context ) =>
				context === NOTICE_CONTEXTS.CART ||
				context === NOTICE_CONTEXTS.CHECKOUT
		);

/** Calls `onPause` when the shopper is not typing, at once if no text field has focus. Returns a function that stops it. */
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
 * Reloads cart or checkout if an add-on requests it in the cart's `extensions` (docs/contract/events.md 7).
 * Waits for pending cart changes, and while the shopper is typing. Does not reload during an order, whose outcome the
 * shopper must see. A page that was reloaded is reloaded again only for a new request, and only after the shopper has
 * used it, so that an add-on that requests it in every cart reloads the page once. The form is saved and restored.
 */
export function reloadIfRequested(
	registry: StoreRegistry,
	before: Pick< CartData, 'extensions' >,
	after: Pick< CartData, 'extensions' >
): void {
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
			// Without the mark, a loop could not be recognized.
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
}
