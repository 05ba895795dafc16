import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/expect-no-overflow';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

// The card fields that the page offers to gateways, in the demo shop's card payment.

test.beforeEach( async ( { shop, checkoutPage } ) => {
	await shop.add( [ MUG.id, 1 ] );
	await checkoutPage.open();
} );

const number = ( page: Page ) => page.getByLabel( 'Card number' );

test( 'lead through a card, group its digits, and leave no trace of it', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	const sent: string[] = [];
	page.on( 'request', ( request ) =>
		sent.push( `${ request.url() } ${ request.postData() ?? '' }` )
	);
	await checkoutPage.fill();
	await checkoutPage.method( 'Card' ).check();
	await number( page ).click();
	await page.keyboard.type( '42424242424242421240123' );
	await expect( number( page ) ).toHaveValue( '4242 4242 4242 4242' );
	await expect( page.getByLabel( 'Expiry date (MM/YY)' ) ).toHaveValue(
		'12/40'
	);
	const code = page.getByLabel( 'Security code' );
	await expect( code ).toHaveValue( '123' );
	await expect( code ).toBeFocused();
	await expectAccessible( page, '.sf-card-fields' );
	const stored = await page.evaluate( () =>
		JSON.stringify( [ { ...localStorage }, { ...sessionStorage } ] )
	);
	expect( stored + sent.join() ).not.toMatch( /4242.?4242/ );
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	const [ order ] = await shop.orders();
	expect( order?.payment_method ).toBe( 'demo-card' );
	expect( sent.filter( ( text ) => /4242.?4242/.test( text ) ) ).toHaveLength(
		1
	);
} );

test( 'report errors at the fields, together with those of the form', async ( {
	page,
	checkoutPage,
} ) => {
	await checkoutPage.fill( { firstName: '' } );
	await checkoutPage.method( 'Card' ).check();
	await number( page ).click();
	await page.keyboard.type( '4242424242424241' );
	await page.keyboard.press( 'Tab' );
	await expect( number( page ) ).toHaveAccessibleDescription(
		'Please enter a valid card number.'
	);
	await checkoutPage.placeOrder.click();
	await expect( checkoutPage.shipping( 'First name' ) ).toBeFocused();
	await expect(
		page.getByLabel( 'Security code' )
	).toHaveAccessibleDescription( /three or four digits/ );
	await expectAccessible( page, '.sf-card-fields' );
} );

test( 'fit a narrow page from right to left, with digits from left to right', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await shop.setOptions( { locale: 'ar' } );
	await page.setViewportSize( { width: 320, height: 640 } );
	await page.reload();
	await page.locator( '[id*="demo-card"][type="radio"]' ).check();
	const input = page.locator( '#demo-card-number' );
	await input.click();
	await page.keyboard.type( '378282246310005' );
	await expect( input ).toHaveValue( '3782 822463 10005' );
	await expect( input ).toHaveCSS( 'direction', 'ltr' );
	await expect( page.locator( '#demo-card-expiry' ) ).toBeFocused();
	await expectNoOverflow( page );
	await expect( checkoutPage.placeOrder ).toHaveCount( 1 );
} );
