/**
 * The one entry of a page: finds the containers of blocks, and only then brings what they need. One runtime, so that
 * two blocks on a page share React, stores and libraries (docs/decisions/specification-choices.md, "Entries").
 */
import './public-path';
import type { BlockApp } from '@shopfront/bindings';
import { onContainers } from '@shopfront/host';
import {
	ADD_ON_REPORT_QUERY,
	ADD_ONS_ELEMENT_ID,
} from '../add-ons/add-ons-element';
import { showLoadFailure } from './load-failure';

/** Which of the two builds this is; webpack.config.js puts it in. */
declare const SHOPFRONT_BUILD: 'wordpress' | 'standalone';

/** Brings a block to life, when its code has come. */
type Load = () => Promise< ( container: HTMLElement ) => void >;

/** What brings add-ons, where the page declares some, or a report on them is asked for; WordPress brings its own. Fetched beside the block. */
const loadAddOns = () =>
	SHOPFRONT_BUILD === 'standalone' &&
	( document.getElementById( ADD_ONS_ELEMENT_ID ) ||
		location.search.includes( ADD_ON_REPORT_QUERY ) )
		? import( /* webpackChunkName: "globals" */ '../globals' )
		: null;

/** The page's app, once its add-ons have had their say. A page goes without them where even that fails. */
async function openApp(
	getApp: () => Promise< BlockApp >,
	addOns: ReturnType< typeof loadAddOns >
): Promise< BlockApp > {
	const app = await getApp();
	try {
		await ( await addOns )?.startAddOns( app );
	} catch ( error ) {
		// eslint-disable-next-line no-console -- The block itself can be shown: nobody is left to hand it to.
		console.error( 'Shopfront: the add-ons could not be loaded.', error );
	}
	return app;
}

/** The chunk of the cart saves 8 KiB (brotli) on the checkout page, and that of the checkout 30 on the cart page. */
const loadCart: Load = async () => {
	const addOns = loadAddOns();
	const [ { getApp }, { mount } ] = await Promise.all( [
		import( /* webpackChunkName: "cart" */ '../app' ),
		import( /* webpackChunkName: "cart" */ '../../blocks/cart/frontend' ),
	] );
	const app = await openApp( getApp, addOns );
	return ( container ) => void mount( container, app );
};

const loadCheckout: Load = async () => {
	const addOns = loadAddOns();
	const [ { getApp }, { mount, registerBuiltInMethods } ] = await Promise.all(
		[
			import( /* webpackChunkName: "checkout" */ '../app' ),
			import(
				/* webpackChunkName: "checkout" */ '../../blocks/checkout/frontend'
			),
		]
	);
	const app = await openApp( getApp, addOns );
	// On WordPress they have scripts of their own.
	if ( SHOPFRONT_BUILD === 'standalone' ) {
		registerBuiltInMethods( app.payments, app.settings );
	}
	return ( container ) => void mount( container, app );
};

/** Containers of blocks, as the server writes them (docs/contract/blocks.md 2). */
const CART = '.wp-block-woocommerce-cart';
const CHECKOUT = '.wp-block-woocommerce-checkout';

const BLOCKS: readonly ( readonly [ selector: string, load: Load ] )[] = [
	[ CART, loadCart ],
	[ `${ CHECKOUT }[data-block-name$="/checkout"]`, loadCheckout ],
];

const start = () => {
	for ( const [ selector, load ] of BLOCKS ) {
		onContainers( document.body, selector, async ( container ) => {
			try {
				const mountBlock = await load();
				mountBlock( container );
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
