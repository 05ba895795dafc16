import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

const SCRIPT = '/hostile-add-on.js';

/** As the add-on's server code would. */
const declareAddOn = async ( page: Page ) => {
	await page.route( `**${ SCRIPT }`, ( route ) =>
		route.fulfill( {
			path: join( __dirname, 'support/hostile-add-on.js' ),
		} )
	);
	await page.route( /\/checkout\/(\?.*)?$/, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( {
			response,
			body: html.replace(
				'</head>',
				`<script type="application/json" id="shopfront-add-ons">[ { "src": "${ SCRIPT }" } ]</script></head>`
			),
		} );
	} );
};

// We log faults for the add-on's developer.
test.use( {
	allowedConsoleErrors: /[Hh]ostile|rendered more than|checkout filters must/,
	shopOptions: { paymentMethods: [ 'cod', 'bacs' ] },
} );

test.beforeEach( async ( { page, shop } ) => {
	await shop.add( [ MUG.id, 1 ] );
	await declareAddOn( page );
} );

test( 'an add-on with every kind of fault prevents no order @quick', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	await checkoutPage.fill();
	await checkoutPage.method( 'Direct bank transfer' ).check();
	await expect( page.getByText( 'Hostile!' ) ).toHaveCount( 0 );
	await expect( checkoutPage.total ).toHaveText( /\$\d/ );
	// The page ignores clicks while totals are calculated.
	await expect( async () => {
		await checkoutPage.placeOrder.click( { timeout: 2000 } );
		await page.waitForURL( /order-received/, { timeout: 5000 } );
	} ).toPass();
	const orders = await shop.orders();
	expect( orders ).toHaveLength( 1 );
	expect( orders[ 0 ] ).toMatchObject( { payment_method: 'bacs' } );
	expect( await page.title() ).not.toContain( 'Hostile!' );
} );

test.describe( 'an administrator', () => {
	test.use( {
		shopOptions: {
			paymentMethods: [ 'cod', 'bacs' ],
			administrator: true,
		},
	} );

	test( 'sees which add-on fails and why', async ( {
		page,
		checkoutPage,
	} ) => {
		await page.goto( '/checkout/?addon-report' );
		await expect( checkoutPage.email ).toBeVisible();
		await expect( page.getByText( /Hostile!/ ).first() ).toBeVisible();
		const report = page.getByRole( 'complementary', {
			name: 'Add-on report',
		} );
		await expect( report ).toContainText( 'hostile' );
		await expect( checkoutPage.method( 'Cash on delivery' ) ).toBeVisible();
	} );
} );
