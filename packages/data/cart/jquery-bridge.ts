import type { Host } from '@shopfront/host';
import { isRecord } from '@shopfront/store-api';
import { emitAddedToCart, emitRemovedFromCart } from './page-events';

/** As much of jQuery as is listened with. */
interface JQueryEvents {
	on: ( names: string, listener: () => void ) => unknown;
	off: ( names: string, listener: () => void ) => unknown;
}

const isJQueryEvents = ( value: unknown ): value is JQueryEvents =>
	isRecord( value ) &&
	typeof value.on === 'function' &&
	typeof value.off === 'function';

/** The page's document as jQuery wraps it, where the page has jQuery. */
const wrapDocument = ( { window: view, document }: Host ): unknown => {
	const jQuery: unknown = Reflect.get( view, 'jQuery' );
	return typeof jQuery === 'function' ? jQuery( document ) : null;
};

/**
 * Hands on what the platform's older scripts tell by jQuery, which no DOM listener hears: that something was put into
 * the cart or taken out of it (docs/contract/events.md 2). Returns the stop.
 */
export function startJQueryBridge( host: Host ): () => void {
	const page = wrapDocument( host );
	if ( ! isJQueryEvents( page ) ) {
		return () => undefined;
	}
	const onAdded = () => {
		emitAddedToCart( host, { preserveCartData: false } );
	};
	const onRemoved = () => {
		emitRemovedFromCart( host );
	};
	page.on( 'added_to_cart', onAdded );
	page.on( 'removed_from_cart', onRemoved );
	return () => {
		page.off( 'added_to_cart', onAdded );
		page.off( 'removed_from_cart', onRemoved );
	};
}
