import type { Page } from '@playwright/test';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

/** In every cart, an add-on requests a page reload. */
test.use( { shopOptions: { reloadExtension: true } } );

const countLoads = ( page: Page ) => {
	let loads = 0;
	page.on( 'load', () => loads++ );
	return () => loads;
};

test.beforeEach( async ( { shop } ) => {
	await shop.add( [ MUG.id, 1 ] );
} );

test( 'reloads the cart once for an add-on that requests it in every response', async ( {
	page,
	cartPage,
} ) => {
	await cartPage.open();
	const loads = countLoads( page );
	await cartPage.plus( MUG.name ).click();
	await expect.poll( loads ).toBe( 1 );
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	await cartPage.plus( MUG.name ).click();
	await expect( cartPage.total( 'Subtotal' ) ).toHaveText( '$54.00' );
	await page.waitForLoadState( 'networkidle' );
	expect( loads() ).toBe( 1 );
} );

test( 'keeps what is typed into the checkout, and does not interrupt its order', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	const loads = countLoads( page );
	// The block may replace the server's form while you tick the box.
	await expect( () =>
		page
			.getByRole( 'checkbox', { name: /note to your order/i } )
			.check( { timeout: 2000 } )
	).toPass();
	const note = page.getByLabel( 'Order note' );
	await checkoutPage.email.fill( 'pat@shop.test' );
	await note.pressSequentially( 'Please ring twice', { delay: 20 } );
	await checkoutPage.shipping( 'ZIP Code' ).fill( '94110' );
	await checkoutPage.shipping( 'First name' ).pressSequentially( 'Pat' );
	await expect.poll( loads ).toBe( 1 );
	await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );
	await expect( note ).toHaveValue( 'Please ring twice' );
	await expect( checkoutPage.shipping( 'ZIP Code' ) ).toHaveValue( '94110' );
	await expect( checkoutPage.shipping( 'First name' ) ).toHaveValue( 'Pat' );

	await checkoutPage.fill();
	await checkoutPage.method( 'Cash on delivery' ).check();
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	expect( await shop.orders() ).toHaveLength( 1 );
} );
