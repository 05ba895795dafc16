import type { Browser, Page } from '@playwright/test';
import { findNginx } from '../tools/nginx.mjs';
import { cartBadge } from './support/cart-badge';
import { test, type CachedShop } from './support/cached-shop-test';
import { expectAnnounced } from './support/expect-announced';
import { CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS } from './support/shop-test';

test.skip( findNginx() === null, 'nginx is not installed' );
// One shop and cache for all tests of the file.
test.describe.configure( { mode: 'default' } );

const CART = 'GET /wp-json/wc/store/v1/cart';

/** Opens a page and returns the requests that reached the shop until the page is idle. */
async function visit(
	page: Page,
	{ originRequests }: CachedShop,
	path: string
): Promise< string[] > {
	await originRequests();
	await page.goto( path );
	await page.waitForLoadState( 'networkidle' );
	return originRequests();
}

/** Fills the cache as a stranger does, once for each path. */
async function fillCache(
	browser: Browser,
	cachedShop: CachedShop,
	...paths: string[]
): Promise< void > {
	const context = await browser.newContext( {
		baseURL: cachedShop.address,
	} );
	const page = await context.newPage();
	for ( const path of paths ) {
		await visit( page, cachedShop, path );
	}
	await context.close();
}

const PAGES = [ '/shop/', MUG.path, '/terms/', '/' ];

test( 'a new visitor sees every page without a request to the shop', async ( {
	page,
	browser,
	cachedShop,
} ) => {
	await fillCache( browser, cachedShop, ...PAGES );
	for ( const path of PAGES ) {
		expect( await visit( page, cachedShop, path ) ).toEqual( [] );
		await expect( cartBadge( page, 0 ) ).toBeVisible();
	}
	expect( await page.context().cookies() ).toEqual( [] );
} );

for ( const visitor of [ 'guest', 'customer' ] ) {
	test( `a ${ visitor } sees the number of items after one request, and then after none`, async ( {
		page,
		browser,
		cachedShop,
		shop,
	} ) => {
		await fillCache( browser, cachedShop, ...PAGES );
		if ( visitor === 'customer' ) {
			await shop.becomeCustomer();
		}
		await shop.add( [ MUG.id, 2 ] );
		const [ first = '', ...others ] = PAGES;
		expect( await visit( page, cachedShop, first ) ).toEqual( [ CART ] );
		await expect( cartBadge( page, 2 ) ).toBeVisible();
		for ( const path of others ) {
			expect( await visit( page, cachedShop, path ) ).toEqual( [] );
			await expect( cartBadge( page, 2 ) ).toBeVisible();
		}
		// Another device of the customer, or a form, changes the cart.
		await shop.add( [ CAP.id, 1 ] );
		expect( await visit( page, cachedShop, first ) ).toEqual( [ CART ] );
		await expect( cartBadge( page, 3 ) ).toBeVisible();
	} );
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
		expect( await visit( page, cachedShop, '/shop/' ) ).toEqual( [] );
		await page
			.getByRole( 'button', { name: /Add to cart.*Stone Mug/ } )
			.click();
		await expectAnnounced(
			page,
			`“${ MUG.name }” has been added to your cart.`
		);
		await expect( cartBadge( page, 1 ) ).toBeVisible();
		expect( ( await shop.cart() ).items_count ).toBe( 1 );
		await page.waitForLoadState( 'networkidle' );

		// The next page knows the cart.
		expect( await visit( page, cachedShop, MUG.path ) ).toEqual( [] );
		await expect( cartBadge( page, 1 ) ).toBeVisible();
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a form on a stored page adds, and its notice shows on a page that is not stored', async ( {
		page,
		browser,
		cachedShop,
		shop,
	} ) => {
		await fillCache( browser, cachedShop, ...PAGES );
		expect( await visit( page, cachedShop, '/shop/' ) ).toEqual( [] );
		await page
			.getByRole( 'button', { name: /Add to cart.*Stone Mug/ } )
			.click();
		await expect(
			page.getByText( `“${ MUG.name }” has been added to your cart.` )
		).toBeVisible();
		await expect( cartBadge( page, 1 ) ).toBeVisible();
		expect( ( await shop.cart() ).items_count ).toBe( 1 );

		// Neither the cache nor another visitor has the notice.
		expect( await visit( page, cachedShop, '/shop/' ) ).toEqual( [] );
		await expect( page.locator( '.site-notice' ) ).toHaveCount( 0 );
		const context = await browser.newContext( {
			baseURL: cachedShop.address,
		} );
		const other = await context.newPage();
		await other.goto( '/shop/?sf-notice=1' );
		await expect( other.locator( '.site-notice' ) ).toHaveCount( 0 );
		await expect( cartBadge( other, 0 ) ).toBeVisible();
		await context.close();
	} );
} );
