import type { Page } from '@playwright/test';
import { announcements } from './support/announcements';
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/expect-no-overflow';
import { MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

// What the payment step says about a refused payment, and how the shopper goes on.

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const THROWS = '4000000000000119';
const FAILS = '4000000000000127';

test.use( {
	allowedConsoleErrors: LOST_REQUESTS,
	shopOptions: { paymentMethods: [ 'demo-card', 'cod' ] },
} );

test.beforeEach( async ( { shop, checkoutPage } ) => {
	await shop.add( [ MUG.id, 1 ] );
	await checkoutPage.open();
} );

const fillCard = async ( page: Page, number: string ) => {
	await page.getByLabel( 'Card number' ).fill( number );
	await page.getByLabel( 'Expiry date (MM/YY)' ).fill( '12/40' );
	await page.getByLabel( 'Security code' ).fill( '123' );
};
const card = ( page: Page ) => page.locator( '.sf-payment-refusal' );
const action = ( page: Page, name: string ) =>
	card( page ).getByRole( 'button', { name } );

for ( const [ number, fact ] of [
	[ DECLINED, 'You have not been charged.' ],
	[ THROWS, 'If your bank shows a payment for it, contact us' ],
	[ FAILS, 'If your bank shows a payment for it, contact us' ],
] as const ) {
	// The keyboard test below proves that a declined card isn't charged.
	const tag = number === THROWS ? [] : [ '@all' ];
	test(
		`says after card ${ number } whether it was charged`,
		{ tag },
		async ( { page, checkoutPage } ) => {
			await checkoutPage.fill();
			await fillCard( page, number );
			await checkoutPage.placeOrder.click();
			await expect( card( page ) ).toContainText( fact );
			if ( number !== DECLINED ) {
				await expect( card( page ) ).not.toContainText( 'charged' );
			}
		}
	);
}

test( 'a lost answer shows no refusal and places one order', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await checkoutPage.fill();
	await fillCard( page, GOOD );
	await shop.injectFault( {
		match: 'checkout',
		kind: 'drop-after',
		times: 1,
	} );
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	await expect( card( page ) ).toHaveCount( 0 );
	expect( await shop.orders() ).toHaveLength( 1 );
} );

test(
	'a lost answer about a declined card claims nothing about the charge',
	{ tag: '@all' },
	async ( { page, shop, checkoutPage } ) => {
		await checkoutPage.fill();
		await fillCard( page, DECLINED );
		await shop.injectFault( {
			match: 'checkout',
			kind: 'drop-after',
			times: 1,
		} );
		await checkoutPage.placeOrder.click();
		await expect( checkoutPage.alert( /was not placed/ ) ).toBeVisible();
		await expect(
			page.getByText( 'You have not been charged' )
		).toHaveCount( 0 );
	}
);

test( 'leads by keyboard to another card, which pays without typing anything else', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	await checkoutPage.fill();
	await fillCard( page, DECLINED );
	await page.waitForLoadState( 'networkidle' );
	await checkoutPage.placeOrder.focus();
	await page.evaluate( () => {
		Reflect.get( window, 'announcements' ).splice( 0 );
	} );
	await page.keyboard.press( 'Enter' );
	const notice = page.getByRole( 'group', {
		name: 'Your payment didn’t go through. You have not been charged.',
	} );
	await expect( notice ).toBeFocused();
	await expect( notice ).toBeInViewport();
	expect( await announcements( page ) ).toEqual( [
		'Placing your order…',
		'Your card was declined.',
	] );
	await expectAccessible( page );
	await page.keyboard.press( 'Tab' );
	await expect( action( page, 'Try again' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByLabel( 'Card number' ) ).toBeFocused();
	// The old number is selected.
	await page.keyboard.type( GOOD );
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	const orders = await shop.orders();
	expect( orders.map( ( { status } ) => status ) ).toEqual( [
		'processing',
	] );
} );

test( 'tries again with one request, keeps the focus, and announces the next refusal', async ( {
	page,
	checkoutPage,
	wire,
} ) => {
	await checkoutPage.fill();
	await fillCard( page, DECLINED );
	await checkoutPage.placeOrder.click();
	await expect( card( page ) ).toBeVisible();
	const release = await wire.hold();
	// Twice before the page can react.
	await action( page, 'Try again' ).evaluate( ( button: HTMLElement ) => {
		button.click();
		button.click();
	} );
	await expect( card( page ) ).toHaveCount( 0 );
	await expect( checkoutPage.placeOrder ).toHaveAttribute(
		'aria-busy',
		'true'
	);
	const posts = page.waitForResponse(
		( response ) =>
			response.request().method() === 'POST' &&
			/store\/v1\/checkout/.test( response.url() )
	);
	release();
	await posts;
	await expect( card( page ) ).toBeVisible();
	await expect(
		page.getByRole( 'group', { name: /Your payment didn’t go through/ } )
	).toBeFocused();
} );

for ( const { name, width, textSize, locale } of [
	{ name: '320 px', width: 320, textSize: '100%', locale: 'en_US' },
	{ name: '320 px, mirrored', width: 320, textSize: '100%', locale: 'ar' },
	{ name: 'twice the text', width: 640, textSize: '200%', locale: 'en_US' },
] as const ) {
	// The mirrored page has the least space.
	const tag = locale === 'ar' ? [] : [ '@all' ];
	test.describe( name, { tag }, () => {
		test.use( {
			viewport: { width, height: 800 },
			shopOptions: { locale, paymentMethods: [ 'demo-card', 'cod' ] },
		} );

		test( 'fits without horizontal scrolling or truncated text', async ( {
			page,
			checkoutPage,
		} ) => {
			await page.evaluate( ( size ) => {
				document.documentElement.style.fontSize = size;
			}, textSize );
			await checkoutPage.fill();
			await fillCard( page, THROWS );
			await checkoutPage.placeOrder.click();
			await expect( card( page ) ).toBeVisible();
			await expectNoOverflow( page );
			await expectAccessible( page );
		} );
	} );
}
