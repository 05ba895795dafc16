import type { Host } from '@shopfront/host';
import { PAGE_EVENTS } from '@shopfront/names';

const emit = ( host: Host, name: string, detail?: object ) =>
	host.document.body.dispatchEvent(
		new CustomEvent( name, { bubbles: true, cancelable: true, detail } )
	);

/** Tells the page that a product is on its way into the cart. */
export const emitAddingToCart = ( host: Host ) =>
	emit( host, PAGE_EVENTS.addingToCart );

/** Tells the page that a product is in the cart. With `preserveCartData` listeners need not ask for the cart again. */
export const emitAddedToCart = (
	host: Host,
	detail: { preserveCartData: boolean }
) => emit( host, PAGE_EVENTS.addedToCart, detail );

/** Tells the page that something was taken out of the cart. */
export const emitRemovedFromCart = ( host: Host ) =>
	emit( host, PAGE_EVENTS.removedFromCart );

/** Tells the interactivity store of this page that the cart has changed here. */
export const emitSyncRequired = ( host: Host ) =>
	host.window.dispatchEvent(
		new CustomEvent( PAGE_EVENTS.syncRequired, {
			detail: { type: 'from_@wordpress/data' },
		} )
	);
