import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { readAnimations, watchAnimations } from './support/animations';
import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

test.beforeEach( async ( { page, shop } ) => {
	await watchLayoutShifts( page );
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
} );

/** A slow phone with a slow connection. */
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
	const tag = width === 1280 ? [ '@all' ] : [];
	test.describe( `${ width } px`, { tag }, () => {
		test.use( { viewport: { width, height: 844 } } );

		test( 'loads wallets and rates without layout shift on a slow phone and connection @quick', async ( {
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

		test.describe( 'in a shop with more fields', () => {
			test.use( {
				shopOptions: {
					captcha: true,
					guestCheckout: false,
					generatePassword: false,
					additionalFields: 'all',
				},
			} );

			test(
				'loads a captcha, a password field and form rules without layout shift',
				{ tag: '@all' },
				async ( { page, checkoutPage } ) => {
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
				}
			);
		} );
	} );
}

test(
	'lines do not move while only the start of a text has arrived',
	{ tag: '@all' },
	async ( { page } ) => {
		await page.route( '**/empty', ( route ) =>
			route.fulfill( { contentType: 'text/html', body: '' } )
		);
		await page.goto( '/empty' );
		await page.evaluate( async () => {
			const html = await ( await fetch( '/checkout/' ) ).text();
			const cut = html.indexOf( 'Or continue below' ) + 2;
			const nextFrame = () =>
				new Promise( ( resolve ) =>
					requestAnimationFrame( () => setTimeout( resolve ) )
				);
			document.open();
			document.write( html.slice( 0, cut ) );
			const isStyled = () =>
				[
					...document.querySelectorAll< HTMLLinkElement >(
						'link[rel=stylesheet]'
					),
				].every( ( { sheet } ) => sheet );
			while (
				! document.querySelector( '[class*="continue-rule"]' ) ||
				! isStyled()
			) {
				await nextFrame();
			}
			await nextFrame();
			await nextFrame();
			// Styles from `document.write` don't block rendering.
			Reflect.get( window, 'layoutShifts' ).splice( 0 );
			document.write( html.slice( cut ) );
			document.close();
		} );
		await expect( page.getByText( 'Or continue below' ) ).toBeVisible();
		expect( await layoutShifts( page ) ).toEqual( [] );
	}
);

test.describe( 'on a phone', () => {
	test.use( {
		viewport: { width: 390, height: 844 },
		isMobile: true,
		hasTouch: true,
	} );

	test(
		'focusing a field does not widen the page',
		{ tag: '@all' },
		async ( { page, checkoutPage } ) => {
			await checkoutPage.open();
			for ( const label of [ 'First name', 'Address', 'City' ] ) {
				await checkoutPage.shipping( label ).tap();
				await page.evaluate( () =>
					Promise.all(
						document
							.getAnimations()
							.map( ( { finished } ) => finished )
					)
				);
			}
			// A phone zooms out once the page is wider than the screen.
			expect( await page.evaluate( () => window.innerWidth ) ).toBe(
				390
			);
		}
	);
} );

for ( const { width, isLong } of [
	{ width: 390, isLong: true },
	{ width: 1280, isLong: false },
] ) {
	const tag = isLong ? [] : [ '@all' ];
	test.describe( `a payment description at ${ width } px`, { tag }, () => {
		test.use( {
			viewport: { width, height: 844 },
			shopOptions: { paymentMethods: [ 'bacs', 'cod' ] },
		} );

		test( `${ isLong ? 'is collapsed and expands' : 'has no toggle' }, without layout shift`, async ( {
			page,
			checkoutPage,
		} ) => {
			await slowDown( page );
			await checkoutPage.open();
			const text = page.getByText( 'directly into our bank account' );
			await expect( text ).toBeVisible();
			await page.waitForLoadState( 'networkidle' );
			expect( await layoutShifts( page ) ).toEqual( [] );
			const more = page.getByRole( 'button', { name: 'Read more' } );
			await expect( more ).toHaveCount( isLong ? 1 : 0 );
			if ( isLong ) {
				const getHeight = async () =>
					( await text.boundingBox() )?.height ?? 0;
				const collapsed = await getHeight();
				await more.click();
				const less = page.getByRole( 'button', { name: 'Read less' } );
				await expect( less ).toBeFocused();
				await expect( less ).toHaveAttribute( 'aria-expanded', 'true' );
				expect( await getHeight() ).toBeGreaterThan( collapsed );
			}
		} );
	} );
}

test.describe( 'with reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( 'animates nothing while a form is filled, refused and sent', async ( {
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
