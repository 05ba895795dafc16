import type { Browser, Page } from '@playwright/test';
import { findNginx } from '../../tools/support/nginx.mjs';
import { cartBadge } from './support/cart-badge';
import { test, type CachedShop } from './support/cached-shop-test';
import { expectAnnounced } from './support/expect-announced';
import { CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS } from './support/shop-test';

test.skip( findNginx() === null, 'nginx is not installed' );
// The file's tests share a shop and cache.
test.describe.configure( { mode: 'default' } );

const CART = 'GET /wp-json/wc/store/v1/cart';

const IDLE_TIMEOUT_MS = 2000;
const REQUEST_MS = 300;

/** Idle-time scripts have run, and had time for a request. */
const settle = ( page: Page ) =>
	page.evaluate(
		( [ timeout, delay ] ) =>
			new Promise( ( resolve ) =>
				requestIdleCallback( () => setTimeout( resolve, delay ), {
					timeout,
				} )
			),
		[ IDLE_TIMEOUT_MS, REQUEST_MS ] as const
	);

/** Expects this number of items, and returns the requests that reached the shop. */
const visit = async (
	page: Page,
	{ originRequests }: CachedShop,
	path: string,
	count: number
): Promise< string[] > => {
	await originRequests();
	await page.bringToFront();
	await page.goto( path );
	await expect( cartBadge( page, count ) ).toBeVisible();
	await settle( page );
	return originRequests();
};

/** Paths that this process has cached. */
const stored = new Set< string >();

const fillCache = async (
	browser: Browser,
	cachedShop: CachedShop,
	...paths: string[]
): Promise< void > => {
	const missing = paths.filter( ( path ) => ! stored.has( path ) );
	if ( missing.length === 0 ) {
		await cachedShop.originRequests();
		return;
	}
	const context = await browser.newContext( {
		baseURL: cachedShop.address,
		javaScriptEnabled: true,
	} );
	const page = await context.newPage();
	for ( const path of missing ) {
		await visit( page, cachedShop, path, 0 );
		stored.add( path );
	}
	await context.close();
};

const PAGES = [ '/shop/', MUG.path, '/terms/', '/' ];

test( 'a new visitor sees every page without a request to the shop', async ( {
	page,
	browser,
	cachedShop,
} ) => {
	await fillCache( browser, cachedShop, ...PAGES );
	for ( const path of PAGES ) {
		expect( await visit( page, cachedShop, path, 0 ) ).toEqual( [] );
	}
	expect( await page.context().cookies() ).toEqual( [] );
} );

for ( const visitor of [ 'guest', 'customer' ] ) {
	const tag = visitor === 'guest' ? [] : [ '@all' ];
	test(
		`a ${ visitor } sees the number of items after one request, and then after none`,
		{ tag },
		async ( { page, browser, cachedShop, shop } ) => {
			await fillCache( browser, cachedShop, ...PAGES );
			if ( visitor === 'customer' ) {
				await shop.becomeCustomer();
			}
			await shop.add( [ MUG.id, 2 ] );
			const [ first = '', ...others ] = PAGES;
			expect( await visit( page, cachedShop, first, 2 ) ).toEqual( [
				CART,
			] );
			for ( const path of others ) {
				expect( await visit( page, cachedShop, path, 2 ) ).toEqual(
					[]
				);
			}
			// Another tab changes the cart.
			await shop.add( [ CAP.id, 1 ] );
			expect( await visit( page, cachedShop, first, 3 ) ).toEqual( [
				CART,
			] );
		}
	);
}

test.describe( 'adding', () => {
	// The browser logs the refusal that renews the nonce.
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'a product is added from a stored page, which has no nonce', async ( {
		page,
		browser,
		cachedShop,
		shop,
	} ) => {
		await fillCache( browser, cachedShop, ...PAGES );
		expect( await visit( page, cachedShop, '/shop/', 0 ) ).toEqual( [] );
		await page
			.getByRole( 'button', { name: /Add to cart.*Stone Mug/ } )
			.click();
		await expectAnnounced(
			page,
			`“${ MUG.name }” has been added to your cart.`
		);
		await expect( cartBadge( page, 1 ) ).toBeVisible();
		expect( ( await shop.cart() ).items_count ).toBe( 1 );
		await settle( page );

		// The next page knows the cart.
		expect( await visit( page, cachedShop, MUG.path, 1 ) ).toEqual( [] );
	} );
} );

test( 'the drawer opens on a stored page with the request that its badge made', async ( {
	page,
	browser,
	cachedShop,
	shop,
} ) => {
	await fillCache( browser, cachedShop, '/terms/' );
	await shop.add( [ MUG.id, 2 ] );
	expect( await visit( page, cachedShop, '/terms/', 2 ) ).toEqual( [ CART ] );
	await cartBadge( page, 2 ).click();
	const drawer = page.getByRole( 'dialog' );
	await expect( drawer.getByText( MUG.name ).first() ).toBeVisible();
	expect(
		( await cachedShop.originRequests() ).filter( ( request ) =>
			request.includes( '/wp-json/' )
		)
	).toEqual( [] );

	// A change needs a nonce, which came with the badge's reply.
	await drawer.getByRole( 'button', { name: /Increase quantity/ } ).click();
	await expect( cartBadge( page, 3 ) ).toBeAttached();
	await expect
		.poll( async () => ( await shop.cart() ).items_count )
		.toBe( 3 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a form on a stored page adds, and its notice shows on a page that is not stored', async ( {
		page,
		browser,
		cachedShop,
		shop,
	} ) => {
		await fillCache( browser, cachedShop, '/shop/' );
		await page.goto( '/shop/' );
		expect( await cachedShop.originRequests() ).toEqual( [] );
		await page
			.getByRole( 'button', { name: /Add to cart.*Stone Mug/ } )
			.click();
		await expect(
			page.getByText( `“${ MUG.name }” has been added to your cart.` )
		).toBeVisible();
		await expect( cartBadge( page, 1 ) ).toBeVisible();
		expect( ( await shop.cart() ).items_count ).toBe( 1 );

		// Neither the stored page nor another visitor gets the notice.
		await page.goto( '/shop/' );
		await expect( page.locator( '.site-notice' ) ).toHaveCount( 0 );
		const context = await browser.newContext( {
			baseURL: cachedShop.address,
		} );
		const other = await context.newPage();
		await other.goto( page.url().replace( /$/, '?sf-notice=1' ) );
		await expect( other.locator( '.site-notice' ) ).toHaveCount( 0 );
		await expect( cartBadge( other, 0 ) ).toBeVisible();
		await context.close();
	} );
} );
