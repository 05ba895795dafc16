import { getPageCheckout, getServices } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { NOTICE_CONTEXTS, STORE_KEYS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import type { CartData } from './types';

/** Key of the mark, in session storage, that the page was reloaded. */
const MARK = 'shopfrontReloaded';

const requestsReload = ( data: unknown ): boolean =>
	isRecord( data ) && data.reload === true;

/** Whether the newer cart has a request that the older one had not. A repeated request is not a new one. */
const isReloadRequested = (
	before: Pick< CartData, 'extensions' >,
	after: Pick< CartData, 'extensions' >
): boolean =>
	Object.entries( after.extensions ).some(
		( [ namespace, data ] ) =>
			requestsReload( data ) &&
			! requestsReload( Reflect.get( before.extensions, namespace ) )
	);

/** Whether the page shows the cart or the checkout. */
const showsCart = ( registry: DataRegistry ): boolean =>
	registry
		.select( storeNoticesStore )
		.getRegisteredContainers()
		.some(
			( context ) =>
				context === NOTICE_CONTEXTS.CART ||
				context === NOTICE_CONTEXTS.CHECKOUT
		);

/**
 * Reloads cart or checkout if an add-on requests it in the cart's `extensions` (docs/contract/events.md 7).
 * Waits for pending cart changes. Does not reload during an order, whose outcome the shopper must see. A page
 * that was reloaded is reloaded again only after the shopper has used it, so that it cannot reload in a loop. The form is
 * saved and restored.
 */
export function reloadIfRequested(
	registry: DataRegistry,
	before: Pick< CartData, 'extensions' >,
	after: Pick< CartData, 'extensions' >
): void {
	if ( ! isReloadRequested( before, after ) || ! showsCart( registry ) ) {
		return;
	}
	const { host } = getServices( registry );
	const wasReloaded = host.sessionStorage.get( MARK ) !== null;
	if (
		wasReloaded &&
		! host.window.navigator.userActivation?.hasBeenActive
	) {
		return;
	}
	const hasPendingChanges = () =>
		registry.select( STORE_KEYS.cart ).getCartOperations?.().length > 0;
	let isDone = false;
	const reload = () => {
		if ( isDone || hasPendingChanges() ) {
			return;
		}
		isDone = true;
		stop();
		if (
			! getPageCheckout( registry )?.isOrderRequested() &&
			// Without the mark, a loop could not be recognized.
			host.sessionStorage.set( MARK, '1' )
		) {
			host.reload();
		}
	};
	const stop = registry.subscribe( reload, STORE_KEYS.cart );
	reload();
}
