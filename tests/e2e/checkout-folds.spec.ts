import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/expect-no-overflow';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { MUG } from './support/products';
import { PAT } from './support/checkout-page';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.use( {
	viewport: { width: 390, height: 844 },
	isMobile: true,
	hasTouch: true,
} );

test.beforeEach( async ( { shop } ) => {
	await shop.add( [ MUG.id, 1 ] );
} );

const editContact = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Edit: Contact information' } );
const editAddress = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Edit shipping address' } );

const unexpectedShifts = async ( page: Page ) =>
	( ( await layoutShifts( page ) ) as { hadRecentInput: boolean }[] ).filter(
		( { hadRecentInput } ) => ! hadRecentInput
	);

test( 'finished sections fold when the shopper moves on, and the tapped element stays in place', async ( {
	page,
	checkoutPage,
} ) => {
	await watchLayoutShifts( page );
	await checkoutPage.open();
	await checkoutPage.fill();
	const method = checkoutPage.method( 'Cash on delivery' );
	await method.scrollIntoViewIfNeeded();
	const place = await method.boundingBox();
	await method.tap();
	await expect( editContact( page ) ).toBeVisible();
	await expect( editAddress( page ) ).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Edit: Shipping options' } )
	).toBeVisible();
	expect( await method.boundingBox() ).toEqual( place );
	await expect( method ).toBeFocused();
	expect( await unexpectedShifts( page ) ).toEqual( [] );

	await expect( checkoutPage.step( 'Contact information' ) ).toContainText(
		PAT.email
	);
	await expectAccessible( page );
	await expectNoOverflow( page );

	await editContact( page ).tap();
	await expect( checkoutPage.email ).toBeFocused();
	await expect( checkoutPage.email ).toHaveValue( PAT.email );
	await method.tap();
	await expect( editAddress( page ) ).toBeVisible();
	await expect( checkoutPage.email ).toBeVisible();
} );

test( 'a server error opens a folded section and gets the focus', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	await checkoutPage.fill( { email: 'pat@shop.test' } );
	await checkoutPage.method( 'Cash on delivery' ).tap();
	await expect( editContact( page ) ).toBeVisible();
	// An add-on rejects it when the shopper places the order.
	await page.evaluate( () => {
		const { data } = Reflect.get( window, 'wp' ) as {
			data: {
				dispatch: ( store: string ) => {
					setValidationErrors: ( errors: object ) => void;
				};
			};
		};
		data.dispatch( 'wc/store/validation' ).setValidationErrors( {
			billing_email: {
				message: 'This address is blocked.',
				hidden: true,
			},
		} );
	} );
	await expect( editContact( page ) ).toBeHidden();
	await checkoutPage.placeOrder.tap();
	await expect( checkoutPage.email ).toBeFocused();
	await expect( checkoutPage.email ).toHaveAccessibleDescription(
		/This address is blocked/
	);
	expect( await shop.orders() ).toEqual( [] );
	await checkoutPage.email.fill( 'pat2@shop.test' );
	await checkoutPage.placeOrder.tap();
	await checkoutPage.expectPlaced();
} );

test(
	'an order is placed from folded sections',
	{ tag: '@all' },
	async ( { page, shop, checkoutPage } ) => {
		await checkoutPage.open();
		await checkoutPage.fill();
		await checkoutPage.method( 'Check payments' ).tap();
		await expect( editAddress( page ) ).toBeVisible();
		await checkoutPage.placeOrder.tap();
		await checkoutPage.expectPlaced();
		expect( await shop.orders() ).toHaveLength( 1 );
	}
);

test.describe( 'before the scripts', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'a known address is a line from the first paint on, and nothing moves', async ( {
		page,
		checkoutPage,
	} ) => {
		await checkoutPage.open();
		await checkoutPage.fill();
		await watchLayoutShifts( page );
		// The server's HTML without scripts.
		await page.route( /\/build\/.*\.js/, ( route ) => route.abort() );
		await page.goto( '/checkout/', { waitUntil: 'commit' } );
		const card = page
			.locator( '.wc-block-components-address-card' )
			.first();
		await expect( card ).toBeVisible();
		const printed = await card.boundingBox();
		expect( printed?.height ).toBeLessThan( 60 );
		await page.unroute( /\/build\/.*\.js/ );
		await checkoutPage.open();
		await expect( editAddress( page ) ).toBeEnabled();
		expect( await card.boundingBox() ).toEqual( printed );
		expect( await layoutShifts( page ) ).toEqual( [] );
	} );
} );

test( 'a section that the shopper has left folds when the code for it loads', async ( {
	page,
	checkoutPage,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /\/order\.\w+\.js/, async ( route ) => {
		await released;
		await route.continue();
	} );
	await checkoutPage.open();
	await page.locator( '#email' ).fill( PAT.email );
	await page.locator( '#payment-method input' ).first().tap();
	release();
	await expect( page.locator( '.sf-folded-section' ).first() ).toContainText(
		PAT.email
	);
} );

test.describe( 'from right to left', () => {
	test.use( { shopOptions: { locale: 'ar' } } );

	test( 'folded sections are readable in a narrow window with large text', async ( {
		page,
		checkoutPage,
	} ) => {
		await page.setViewportSize( { width: 320, height: 640 } );
		// Nothing folds before the scripts run.
		await checkoutPage.open();
		await page.locator( '#email' ).fill( PAT.email );
		await page.locator( '#payment-method input' ).first().tap();
		const line = page.locator( '.sf-folded-section' ).first();
		await expect( line ).toContainText( PAT.email );
		await expectNoOverflow( page );
		await expectAccessible( page );
		await page.evaluate( () => {
			document.documentElement.style.fontSize = '200%';
		} );
		const { x = -1, width = 0 } = ( await line.boundingBox() ) ?? {};
		expect( x ).toBeGreaterThanOrEqual( 0 );
		expect( x + width ).toBeLessThanOrEqual( 320 );
	} );
} );
