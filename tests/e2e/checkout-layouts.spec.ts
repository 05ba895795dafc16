import { expectNoOverflow } from './support/expect-no-overflow';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

test( 'places an order, from the listing to the order received page @quick', async ( {
	page,
	shop,
	cartPage,
	checkoutPage,
} ) => {
	await shop.add( [ MUG.id, 1 ] );
	await cartPage.open();
	await cartPage.plus( MUG.name ).click();
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	await page
		.getByRole( 'link', { name: 'Proceed to Checkout' } )
		.first()
		.click();
	await expect( checkoutPage.email ).toBeVisible();
	await checkoutPage.fill();
	await expectNoOverflow( page );
	// By keyboard, which phones have too.
	await checkoutPage.placeOrder.focus();
	await page.keyboard.press( 'Enter' );
	await checkoutPage.expectPlaced();
	await expectNoOverflow( page );
	const [ order, ...others ] = await shop.orders();
	expect( others ).toEqual( [] );
	expect( order ).toMatchObject( {
		status: 'processing',
		billing: { first_name: 'Pat', address_1: '500 Howard Street' },
	} );
} );
