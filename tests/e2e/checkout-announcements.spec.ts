import type { Page } from '@playwright/test';
import { announcements } from './support/announcements';
import { expectAccessible } from './support/expect-accessible';
import { CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.beforeEach( async ( { shop } ) => {
	await shop.add( [ MUG.id, 1 ], [ CAP.id, 1 ] );
} );

/** Fails if the announcement comes twice. */
const expectAnnouncedOnce = async ( page: Page, what: RegExp ) => {
	const matching = async () =>
		( await announcements( page ) ).filter( ( text ) => what.test( text ) );
	await expect.poll( matching ).not.toEqual( [] );
	// A repeat would arrive with the remaining requests, or in the frame after them.
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestAnimationFrame( () => requestAnimationFrame( resolve ) )
			)
	);
	expect( await matching() ).toHaveLength( 1 );
};

test( 'announces nothing when the page opens, and found rates once', async ( {
	page,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	await page.waitForLoadState( 'networkidle' );
	expect( await announcements( page ) ).toEqual( [] );
	const change = async ( act: Promise< unknown > ) => {
		const changed = page.waitForResponse( /batch|update-customer/ );
		await act;
		await changed;
	};
	await change( checkoutPage.shipping( 'State' ).selectOption( 'Nevada' ) );
	await checkoutPage.shipping( 'ZIP Code' ).fill( '89501' );
	await change( checkoutPage.shipping( 'ZIP Code' ).blur() );
	await expectAnnouncedOnce( page, /shipping option was found/i );
	// With the heading of announcements, which @wordpress/a11y shows with the first one.
	await expectAccessible( page );
} );

test( 'announces a refusal once and explains it at the invalid field', async ( {
	page,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	await checkoutPage.fill( { email: 'pat@' } );
	await checkoutPage.placeOrder.focus();
	await page.evaluate( () => {
		Reflect.get( window, 'announcements' ).splice( 0 );
	} );
	await page.keyboard.press( 'Enter' );
	await expect( checkoutPage.email ).toBeFocused();
	await expect( checkoutPage.email ).toHaveAccessibleDescription(
		/valid email address/
	);
	await expectAnnouncedOnce( page, /Your order was not placed: 1 field/ );
} );

test.describe( 'a new account', () => {
	test.use( { shopOptions: { generatePassword: false } } );

	test(
		'announces the password strength during typing',
		{ tag: '@all' },
		async ( { page, checkoutPage } ) => {
			await checkoutPage.open();
			await page.getByLabel( 'Create an account' ).check();
			await page
				.getByLabel( 'Create a password' )
				.fill( 'tide-Mill-93-harp' );
			// Until the library loads, length and kinds of characters give another level, which may be announced first.
			await expectAnnouncedOnce(
				page,
				/Password strength: Very strong \(17 characters/
			);
		}
	);
} );

test.describe( 'an order', () => {
	test.use( {
		allowedConsoleErrors: LOST_REQUESTS,
		shopOptions: { paymentMethods: [ 'demo-card', 'cod' ] },
	} );

	test( 'announces that its status is being checked', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await checkoutPage.open();
		await checkoutPage.method( 'Cash on delivery' ).check();
		await checkoutPage.fill();
		await shop.injectFault( { match: 'checkout', kind: 'drop-before' } );
		await checkoutPage.placeOrder.click();
		await expectAnnouncedOnce( page, /Checking the status of your order/ );
		await shop.clearFaults();
	} );
} );
