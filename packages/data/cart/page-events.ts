import type { Host } from '@shopfront/host';
import { PAGE_EVENTS } from '@shopfront/names';

const emit = ( host: Host, name: string, detail?: object ) =>
	host.document.body.dispatchEvent(
		new CustomEvent( name, { bubbles: true, cancelable: true, detail } )
	);

/** Notifies the page that a product is being added to the cart. */
export const emitAddingToCart = ( host: Host ) =>
	emit( host, PAGE_EVENTS.addingToCart );

/**
 * Notifies the page that a product was added to the cart. With `preserveCartData` listeners need not fetch the cart.
 */
export const emitAddedToCart = (
	host: Host,
	detail: { preserveCartData: boolean }
) => emit( host, PAGE_EVENTS.addedToCart, detail );

/** Notifies the page that an item was removed from the cart. */
export const emitRemovedFromCart = ( host: Host ) =>
	emit( host, PAGE_EVENTS.removedFromCart );

/** Notifies the page's interactivity store that the cart has changed. */
export const emitSyncRequired = ( host: Host ) =>
	host.window.dispatchEvent(
		new CustomEvent( PAGE_EVENTS.syncRequired, {
			detail: { type: 'from_@wordpress/data' },
		} )
	);
