import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { readAnimations, watchAnimations } from './support/animations';
import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

test.beforeEach( async ( { page, shop } ) => {
	await watchLayoutShifts( page );
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
} );

/** A slow phone on a slow line. */
const slowDown = async ( page: Page ) => {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	await session.send( 'Network.enable' );
	await session.send( 'Network.emulateNetworkConditions', {
		offline: false,
		latency: 150,
		downloadThroughput: ( 1.6 * 1024 * 1024 ) / 8,
		uploadThroughput: ( 750 * 1024 ) / 8,
	} );
};

for ( const width of [ 390, 1280 ] ) {
	test.describe( `${ width } px`, () => {
		test.use( { viewport: { width, height: 844 } } );

		test( 'nothing jumps until wallets and rates are there, on a slow phone and line', async ( {
			page,
			checkoutPage,
		} ) => {
			await slowDown( page );
			await checkoutPage.open();
			await expect(
				page.getByRole( 'button', { name: 'Pay with Demo Wallet' } )
			).toBeVisible();
			await expect(
				checkoutPage.step( 'Shipping options' ).getByRole( 'radio' )
			).toBeChecked();
			await page.waitForLoadState( 'networkidle' );
			expect( await layoutShifts( page ) ).toEqual( [] );
		} );

		test.describe( 'in a shop that asks for more', () => {
			test.use( {
				shopOptions: {
					captcha: true,
					guestCheckout: false,
					generatePassword: false,
					additionalFields: 'all',
				},
			} );

			test( 'nothing jumps when a captcha, a password and the rules of fields come', async ( {
				page,
				checkoutPage,
			} ) => {
				await slowDown( page );
				await checkoutPage.open();
				await expect(
					page.getByLabel( 'Create a password' )
				).toBeVisible();
				await expect(
					page.getByText( /What is \w+ plus \w+\?/ )
				).toBeVisible();
				await page.waitForLoadState( 'networkidle' );
				expect( await layoutShifts( page ) ).toEqual( [] );
			} );
		} );
	} );
}

test.describe( 'on a phone', () => {
	test.use( {
		viewport: { width: 390, height: 844 },
		isMobile: true,
		hasTouch: true,
	} );

	test( 'a field that is touched makes the page no wider', async ( {
		page,
		checkoutPage,
	} ) => {
		await checkoutPage.open();
		for ( const label of [ 'First name', 'Address', 'City' ] ) {
			await checkoutPage.shipping( label ).tap();
			await page.evaluate( () =>
				Promise.all(
					document.getAnimations().map( ( { finished } ) => finished )
				)
			);
		}
		// Once it was wider, a phone shows all of it, smaller.
		expect( await page.evaluate( () => window.innerWidth ) ).toBe( 390 );
	} );
} );

test.describe( 'for who wants less motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( 'nothing moves while a form is filled, refused and sent', async ( {
		page,
		checkoutPage,
	} ) => {
		await watchAnimations( page );
		await checkoutPage.open();
		await checkoutPage.placeOrder.click();
		await expect( checkoutPage.email ).toBeFocused();
		await checkoutPage.fill();
		await checkoutPage.method( 'Card' ).check();
		await checkoutPage.method( 'Cash on delivery' ).check();
		expect( await readAnimations( page ) ).toEqual( [] );
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
	} );
} );
