import type { Host } from '@shopfront/host';
import { isRecord } from '@shopfront/store-api';
import { emitAddedToCart, emitRemovedFromCart } from '../page-events';

interface JQueryEvents {
	on: ( names: string, listener: () => void ) => unknown;
	off: ( names: string, listener: () => void ) => unknown;
}

const isJQueryEvents = ( value: unknown ): value is JQueryEvents =>
	isRecord( value ) &&
	typeof value.on === 'function' &&
	typeof value.off === 'function';

const wrapDocument = ( { window: view, document }: Host ): unknown => {
	const jQuery: unknown = Reflect.get( view, 'jQuery' );
	return typeof jQuery === 'function' ? jQuery( document ) : null;
};

/**
 * DOM listeners don't receive WooCommerce's jQuery events for products added to or removed from the cart, so we convert
 * them into DOM events (docs/contract/events.md 2). A page may defer jQuery until it's parsed. Returns the function that
 * stops it.
 */
export const startJQueryBridge = ( host: Host ): ( () => void ) => {
	const { window: view } = host;
	let page: unknown = null;
	const onAdded = () => {
		emitAddedToCart( host, { preserveCartData: false } );
	};
	const onRemoved = () => {
		emitRemovedFromCart( host );
	};
	const connect = () => {
		page = wrapDocument( host );
		if ( isJQueryEvents( page ) ) {
			view.removeEventListener( 'load', connect );
			page.on( 'added_to_cart', onAdded );
			page.on( 'removed_from_cart', onRemoved );
		}
	};
	view.addEventListener( 'load', connect );
	connect();
	return () => {
		view.removeEventListener( 'load', connect );
		if ( isJQueryEvents( page ) ) {
			page.off( 'added_to_cart', onAdded );
			page.off( 'removed_from_cart', onRemoved );
		}
	};
};
