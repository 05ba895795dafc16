/**
 * The one entry of a page: finds the containers of blocks, and only then brings what they need. One runtime, so that
 * two blocks on a page share React, stores and libraries (design.md 7).
 */
import './public-path';
import { onContainers } from '@shopfront/host';
import { showLoadFailure } from './load-failure';

/** A container of the cart, as the server writes it (contract/blocks.md 2). */
const CART = '.wp-block-woocommerce-cart';

const loadCart = async () => {
	const [ { getApp }, { mount } ] = await Promise.all( [
		import( /* webpackChunkName: "cart" */ '../app' ),
		import( /* webpackChunkName: "cart" */ '../../blocks/cart/frontend' ),
	] );
	return { app: await getApp(), mount };
};

const start = () =>
	onContainers( document.body, CART, async ( container ) => {
		try {
			const { app, mount } = await loadCart();
			mount( container, app );
		} catch ( error ) {
			showLoadFailure( container );
			throw error;
		}
	} );

// A script in the head, or one that a page builder injects, may come before the body is read.
if ( document.readyState === 'loading' ) {
	document.addEventListener( 'DOMContentLoaded', start, { once: true } );
} else {
	start();
}
