/**
 * The one entry of a page: finds the containers of blocks, and only then brings what they need. One runtime, so that
 * two blocks on a page share React, stores and libraries (design.md 7).
 */
import './public-path';
import { onContainers } from '@shopfront/host';
import { showLoadFailure } from './load-failure';

/** Brings a block to life, when its code has come. */
type Load = () => Promise< ( container: HTMLElement ) => void >;

const loadCart: Load = async () => {
	const [ { getApp }, { mount } ] = await Promise.all( [
		import( /* webpackChunkName: "cart" */ '../app' ),
		import( /* webpackChunkName: "cart" */ '../../blocks/cart/frontend' ),
	] );
	const app = await getApp();
	return ( container ) => void mount( container, app );
};

const loadCheckout: Load = async () => {
	const [ { getApp }, { mount } ] = await Promise.all( [
		import( /* webpackChunkName: "checkout" */ '../app' ),
		import(
			/* webpackChunkName: "checkout" */ '../../blocks/checkout/frontend'
		),
	] );
	const app = await getApp();
	return ( container ) => void mount( container, app );
};

/** Containers of blocks, as the server writes them (contract/blocks.md 2). */
const BLOCKS: readonly ( readonly [ selector: string, load: Load ] )[] = [
	[ '.wp-block-woocommerce-cart', loadCart ],
	[
		'.wp-block-woocommerce-checkout[data-block-name$="/checkout"]',
		loadCheckout,
	],
];

const start = () => {
	for ( const [ selector, load ] of BLOCKS ) {
		onContainers( document.body, selector, async ( container ) => {
			try {
				const bringToLife = await load();
				bringToLife( container );
			} catch ( error ) {
				showLoadFailure( container );
				throw error;
			}
		} );
	}
};

// A script in the head, or one that a page builder injects, may come before the body is read.
if ( document.readyState === 'loading' ) {
	document.addEventListener( 'DOMContentLoaded', start, { once: true } );
} else {
	start();
}
