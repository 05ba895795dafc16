/**
 * The only entry of a page: finds the containers of blocks and lazily loads their code. With one runtime, all blocks of
 * a page share React, stores and libraries (docs/contribute/specification-choices.md, "Entries").
 */
import './public-path';
import type {
	BlockRequest,
	MiniCartBlock,
} from '@shopfront/behaviors/cart/block-loader';
import type { BlockApp } from '@shopfront/bindings';
import {
	holdPresses,
	onContainers,
	watchComposition,
	whenInputIsReadable,
} from '@shopfront/host';
import type { BLOCK_REQUEST_EVENT } from '@shopfront/names';
import {
	ADD_ON_REPORT_QUERY,
	ADD_ONS_ELEMENT_ID,
} from '@shopfront/add-on-scripts';
import { showLoadFailure } from './load-failure';

/** Defined in tools/build/create-config.cjs. */
declare const SHOPFRONT_BUILD: 'wordpress' | 'standalone';

/** Loads a block's code, and returns the function that mounts it. */
type Load = () => Promise< ( container: HTMLElement ) => void >;

/**
 * Loads add-ons and the add-on report if the page requests them, in parallel with the block's code. WordPress loads its
 * own add-ons. `hasOrderStores`: the block's code already contains the order's stores, which other pages load as a
 * separate chunk (tools/build/chunks.cjs).
 */
const loadAddOns = ( hasOrderStores = false ) => {
	if (
		SHOPFRONT_BUILD === 'standalone' &&
		( document.getElementById( ADD_ONS_ELEMENT_ID ) ||
			location.search.includes( ADD_ON_REPORT_QUERY ) )
	) {
		return hasOrderStores
			? import( /* webpackChunkName: "globals" */ '@shopfront/globals' )
			: import(
					/* webpackChunkName: "order-stores" */ '@shopfront/globals'
				);
	}
	return null;
};

/** Resolves to the app once its add-ons have run. If they fail to load, the page continues without them. */
const openApp = async (
	{ getApp }: { getApp: () => Promise< BlockApp > },
	addOns: ReturnType< typeof loadAddOns >
): Promise< BlockApp > => {
	const app = await getApp();
	try {
		await ( await addOns )?.startAddOns( app );
	} catch ( error ) {
		// eslint-disable-next-line no-console -- The block still works, and no caller could handle the error.
		console.error( 'Shopfront:', error );
	}
	return app;
};

/** Two chunks: a checkout page doesn't need the cart's 8 KiB (brotli), nor a cart page the checkout's 30. */
const loadCart: Load = async () => {
	const addOns = loadAddOns();
	const block = await import(
		/* webpackChunkName: "cart" */ './blocks/cart'
	);
	const app = await openApp( block, addOns );
	return ( container ) => void block.mount( container, app );
};

const loadCheckout: Load = async () => {
	const addOns = loadAddOns( true );
	const block = await import(
		/* webpackChunkName: "checkout" */ './blocks/checkout'
	);
	const app = await openApp( block, addOns );
	// On WordPress, these are separate scripts.
	if ( SHOPFRONT_BUILD === 'standalone' ) {
		block.registerBuiltInMethods( app.payments, app.settings );
	}
	return ( container ) => void block.mount( container, app );
};

const loadAllProducts: Load = async () => {
	const addOns = loadAddOns();
	const block = await import(
		/* webpackChunkName: "all-products" */ './blocks/all-products'
	);
	const app = await openApp( block, addOns );
	return ( container ) => void block.mount( container, app );
};

const loadMiniCart = async (): Promise< MiniCartBlock > => {
	const addOns = loadAddOns();
	const block = await import(
		/* webpackChunkName: "mini-cart" */ './blocks/mini-cart'
	);
	const app = await openApp( block, addOns );
	return {
		mount: ( part, contents ) => block.mount( part, contents, app ),
		addItem: ( ...item ) => block.addItem( app, ...item ),
	};
};

/** A literal: an import would move all names from the shared chunk into this entry, which compresses worse. */
const REQUEST_EVENT: typeof BLOCK_REQUEST_EVENT = 'sf:request';

/** The script expects the response in the same task. */
const onRequest = ( event: Event ) => {
	const { block, respond }: BlockRequest = ( event as CustomEvent ).detail;
	if ( block === 'mini-cart' ) {
		respond( loadMiniCart() );
	}
};

/** Containers from the server (docs/contract/blocks.md 2). */
const CART = '.wp-block-woocommerce-cart';
const CHECKOUT = '.wp-block-woocommerce-checkout';

/** On WordPress, WooCommerce's own script mounts blocks that the server hasn't marked. */
const ALL_PRODUCTS =
	SHOPFRONT_BUILD === 'standalone'
		? '.wp-block-woocommerce-all-products'
		: '[data-sf-block=all-products]';

const BLOCKS: readonly ( readonly [ selector: string, load: Load ] )[] = [
	[ CART, loadCart ],
	[ `${ CHECKOUT }[data-block-name$="/checkout"]`, loadCheckout ],
	[ ALL_PRODUCTS, loadAllProducts ],
];

document.addEventListener( REQUEST_EVENT, onRequest );

const start = () => {
	for ( const [ selector, load ] of BLOCKS ) {
		onContainers( document.body, selector, async ( container ) => {
			holdPresses( container );
			watchComposition( container );
			try {
				const mountBlock = await load();
				await whenInputIsReadable( container );
				mountBlock( container );
			} catch ( error ) {
				showLoadFailure( container );
				throw error;
			}
		} );
	}
};

// A script in the head, or injected by a page builder, may run before the body is parsed.
if ( document.readyState === 'loading' ) {
	document.addEventListener( 'DOMContentLoaded', start );
} else {
	start();
}
