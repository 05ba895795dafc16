import { expectAccessible } from './support/expect-accessible';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

test.use( {
	viewport: { width: 390, height: 844 },
	isMobile: true,
	hasTouch: true,
} );

test.beforeEach( async ( { shop } ) => {
	await shop.add( [ MUG.id, 1 ] );
} );

test( 'a bar has the total and the button, and leads from error to error', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	await checkoutPage.fill( { firstName: '', postcode: '' } );
	const bar = page.getByRole( 'region', { name: 'Place Order' } );
	await expect( bar ).toBeVisible();
	await expect( bar ).toContainText( '$' );
	await bar.getByRole( 'button', { name: 'Place Order' } ).tap();

	const stepper = page.getByRole( 'group', { name: 'Errors in the form' } );
	await expect( stepper ).toContainText( '1 of 2' );
	await expect( bar ).toBeHidden();
	await expect( checkoutPage.shipping( 'First name' ) ).toBeFocused();
	await expectAccessible( page );
	const next = stepper.getByRole( 'button', { name: 'Next' } );
	await next.tap();
	await expect( stepper ).toContainText( '2 of 2' );
	await expect( checkoutPage.shipping( 'ZIP Code' ) ).toBeFocused();
	await next.tap();
	await expect( stepper ).toContainText( '1 of 2' );

	await checkoutPage.shipping( 'First name' ).fill( 'Pat' );
	await next.tap();
	await expect( stepper ).toContainText( '2 of 2' );
	await checkoutPage.shipping( 'ZIP Code' ).fill( '94105' );
	await checkoutPage.shipping( 'ZIP Code' ).blur();
	await expect( stepper ).toBeHidden();
	await checkoutPage.shipping( 'City' ).scrollIntoViewIfNeeded();
	await bar.getByRole( 'button', { name: 'Place Order' } ).tap();
	await checkoutPage.expectPlaced();
	expect( await shop.orders() ).toHaveLength( 1 );
} );

test(
	'the bar hides while the button itself is in view, and a large window has no bar',
	{ tag: '@all' },
	async ( { page, checkoutPage } ) => {
		await checkoutPage.open();
		const bar = page.locator( '.sf-sticky-bar' );
		await checkoutPage.email.blur();
		await expect( bar ).toBeVisible();
		await checkoutPage.placeOrder.scrollIntoViewIfNeeded();
		await expect( bar ).toBeHidden();
		await page.evaluate( () => window.scrollTo( 0, 0 ) );
		await expect( bar ).toBeVisible();
		await page.setViewportSize( { width: 1280, height: 600 } );
		await expect( bar ).toBeHidden();
	}
);
