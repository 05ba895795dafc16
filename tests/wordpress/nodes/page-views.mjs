import { chromium } from '@playwright/test';
import {
	ensureBrowser,
	BROWSER_FLAGS,
} from '../../../tools/support/browser.mjs';

/** For this many views in an hour, the table says what reaches the nodes. */
const VIEWS = 1_000_000;
const SECONDS = 3600;

/**
 * @typedef {Object} View
 * @property {string}      name
 * @property {string}      path
 * @property {number|null} most         Most requests to PHP that a view may cause; `null`: the page is not cached.
 *
 * @typedef {Object} Cost
 * @property {View}        view
 * @property {number}      requests     Requests to PHP. Files are left out, which nginx or a CDN serves.
 * @property {number}      queries
 * @property {number}      milliseconds
 * @property {number}      kilobytes    Before compression.
 */

/** @type {View[]} */
const VIEWS_OF_GUEST = [
	{ name: 'Shop, cart empty', path: '/shop/', most: 1 },
	{ name: 'Product, cart empty', path: '/product/stone-mug/', most: 1 },
];
/** @type {View[]} */
const VIEWS_WITH_CART = [
	{ name: 'Product, cart filled', path: '/product/stone-mug/', most: 1 },
	{
		name: 'Product, cart changed elsewhere',
		path: '/product/stone-mug/',
		isChanged: true,
		most: 1,
	},
	{ name: 'Shop, cart filled', path: '/shop/', most: 1 },
	{
		name: 'Shop, cart changed elsewhere',
		path: '/shop/',
		isChanged: true,
		most: 1,
	},
	{ name: 'Cart', path: '/cart/', most: null },
	{ name: 'Checkout', path: '/checkout/', most: null },
];

/** Uses the page's session, but the page's scripts don't see it. */
const changeCart = async ( page, address, product ) => {
	const api = `${ address }/wp-json/wc/store/v1/cart`;
	const cart = await page.request.get( api );
	const added = await page.request.post( `${ api }/add-item`, {
		headers: { Nonce: cart.headers().nonce },
		data: { id: product, quantity: 1 },
	} );
	if ( ! added.ok() ) {
		throw new Error( `The cart did not change: ${ added.status() }` );
	}
};

/**
 * Adds up what reached PHP. Only PHP's responses have the headers of measure-node.php; the page cache returns them with
 * a stored page too.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('./run.mjs').Shop}        shop
 * @param {View}                            view
 * @return {Promise<Cost>}
 */
const measure = async ( page, { front, product }, view ) => {
	if ( view.isChanged ) {
		await changeCart( page, front.address, product );
	}
	const seen = ( await front.requests() ).length;
	const answers = [];
	const listen = ( response ) => {
		if ( response.headers()[ 'x-queries' ] ) {
			answers.push(
				( async () => ( {
					url: response.url(),
					queries: Number( response.headers()[ 'x-queries' ] ),
					milliseconds: Number(
						response.headers()[ 'x-milliseconds' ]
					),
					bytes: ( await response.body() ).length,
				} ) )()
			);
		}
	};
	page.on( 'response', listen );
	await page.goto( front.address + view.path, {
		waitUntil: 'networkidle',
	} );
	page.off( 'response', listen );
	const reached = ( await front.requests() )
		.slice( seen )
		.filter( ( { isCached } ) => ! isCached )
		.map( ( { request } ) => request.slice( request.indexOf( ' ' ) + 1 ) );
	const fromPhp = ( await Promise.all( answers ) ).filter( ( { url } ) =>
		reached.includes( url.slice( front.address.length ) )
	);
	const sum = ( key ) =>
		fromPhp.reduce( ( total, one ) => total + one[ key ], 0 );
	return {
		view,
		requests: fromPhp.map( ( { url } ) => new URL( url ).pathname ),
		queries: sum( 'queries' ),
		milliseconds: sum( 'milliseconds' ),
		kilobytes: Math.round( sum( 'bytes' ) / 1024 ),
	};
};

const print = ( costs ) => {
	console.log(
		'\n| Page view | requests to PHP | queries | ms of PHP | KiB before compression | requests a second at a million views an hour |'
	);
	console.log( '|---|---|---|---|---|---|' );
	for ( const {
		view,
		requests,
		queries,
		milliseconds,
		kilobytes,
	} of costs ) {
		const rate = Math.round( ( requests.length * VIEWS ) / SECONDS );
		console.log(
			`| ${ view.name } | ${ requests.join( ', ' ) || 'none' } | ${ queries } | ${ milliseconds } | ${ kilobytes } | ${ rate } |`
		);
	}
	console.log( '' );
};

/**
 * What each view in a browser costs the nodes behind the page cache.
 *
 * @param {import('./run.mjs').Shop} shop
 * @return {Promise<boolean>} False if a view of a cached page caused more than one request to PHP.
 */
export const printPageViews = async ( shop ) => {
	const { front } = shop;
	const browser = await chromium.launch( {
		executablePath: await ensureBrowser(),
		args: BROWSER_FLAGS,
	} );
	try {
		const stranger = await ( await browser.newContext() ).newPage();
		// Fills the page cache and PHP's caches.
		for ( const { path } of [ ...VIEWS_OF_GUEST, ...VIEWS_WITH_CART ] ) {
			for ( let time = 0; time < shop.nodes.length; time++ ) {
				await stranger.goto( front.address + path, {
					waitUntil: 'networkidle',
				} );
			}
		}
		const costs = [];
		for ( const view of VIEWS_OF_GUEST ) {
			const guest = await ( await browser.newContext() ).newPage();
			costs.push( await measure( guest, shop, view ) );
			await guest.context().close();
		}
		const page = await ( await browser.newContext() ).newPage();
		await page.goto( `${ front.address }/product/stone-mug/` );
		await page.locator( '.single_add_to_cart_button' ).click();
		await page.waitForLoadState( 'networkidle' );
		// The first view after the addition requests the cart.
		await page.goto( `${ front.address }/product/stone-mug/`, {
			waitUntil: 'networkidle',
		} );
		for ( const view of VIEWS_WITH_CART ) {
			costs.push( await measure( page, shop, view ) );
		}
		print( costs );
		const over = costs.filter(
			( { view, requests } ) =>
				view.most !== null && requests.length > view.most
		);
		console.log(
			over.length === 0
				? 'good: no cached page view causes more than one request to PHP'
				: `FAILED: more than one request to PHP: ${ over.map( ( { view } ) => view.name ).join( ', ' ) }`
		);
		return over.length === 0;
	} finally {
		await browser.close();
	}
};
