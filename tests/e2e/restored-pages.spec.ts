import type { Page } from '@playwright/test';
import { findWholeBrowser } from '../../tools/support/browser.mjs';
import { CAP, MUG } from './support/products';
import { expect, test as base } from './support/shop-test';

// Pages that Chromium shows again as they were (`pageshow` with `persisted`). Playwright switches that off by default.

const browserPath = findWholeBrowser();

const test = base.extend( {
	launchOptions: [
		async ( { launchOptions }, run ) =>
			run( {
				...launchOptions,
				executablePath: browserPath ?? undefined,
				ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
			} ),
		{ scope: 'worker' },
	],
} );

// Never in CI, which installs the whole browser (tools/support/browser.mjs).
test.skip( browserPath === null, 'The headless shell restores no pages' );

/** Playwright waits for a load, which does not happen. */
const goBack = async ( page: Page ) => {
	await page.evaluate( () => history.back() );
	await expect
		.poll( () =>
			page
				.evaluate( () => Reflect.get( window, 'isRestored' ) )
				.catch( () => false )
		)
		.toBe( true );
};

test.beforeEach( async ( { page, shop } ) => {
	await page.addInitScript( () =>
		window.addEventListener( 'pageshow', ( { persisted } ) => {
			Reflect.set( window, 'isRestored', persisted );
		} )
	);
	// Chromium drops pages with `no-store` when cookies change, as by a cart. Other browsers and hosts don't.
	await page.route( /\/(cart|checkout)\/$/, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( {
			response,
			headers: { ...response.headers(), 'cache-control': 'private' },
		} );
	} );
	await shop.add( [ MUG.id, 1 ] );
} );

test( 'the cart shows what was added on the page after it', async ( {
	page,
	shop,
	cartPage,
} ) => {
	await cartPage.open();
	await expect( cartPage.line( MUG.name ) ).toBeVisible();
	await page.goto( '/terms/' );
	await shop.add( [ CAP.id, 1 ] );
	await goBack( page );
	await expect( cartPage.line( CAP.name ) ).toBeVisible();
} );

test( 'the checkout of an order says that it is placed, and places none again', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	await checkoutPage.fill();
	await checkoutPage.method( 'Cash on delivery' ).check();
	await expect( checkoutPage.pending ).toHaveCount( 0 );
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	await goBack( page );
	await expect(
		page.getByText( /Your order \d+ has been placed/ ).first()
	).toBeVisible();
	await expect( checkoutPage.placeOrder ).toHaveCount( 0 );
	expect( await shop.orders() ).toHaveLength( 1 );
} );
