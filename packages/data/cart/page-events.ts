import type { Host } from '@shopfront/host';
import { PAGE_EVENTS } from '@shopfront/names';

const emit = ( host: Host, name: string, detail?: object ) =>
	host.document.body.dispatchEvent(
		new CustomEvent( name, { bubbles: true, cancelable: true, detail } )
	);

export const emitAddingToCart = ( host: Host ) =>
	emit( host, PAGE_EVENTS.addingToCart );

/** With `preserveCartData`, listeners needn't fetch the cart. */
export const emitAddedToCart = (
	host: Host,
	detail: { preserveCartData: boolean }
) => emit( host, PAGE_EVENTS.addedToCart, detail );

export const emitRemovedFromCart = ( host: Host ) =>
	emit( host, PAGE_EVENTS.removedFromCart );

export const emitSyncRequired = ( host: Host ) =>
	host.window.dispatchEvent(
		new CustomEvent( PAGE_EVENTS.syncRequired, {
			detail: { type: 'from_@wordpress/data' },
		} )
	);
