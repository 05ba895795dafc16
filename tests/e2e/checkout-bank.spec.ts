import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

/** This card's bank confirms payments on its own page. */
const CHALLENGED = '4000 0000 0000 3220';

test.use( { shopOptions: { paymentMethods: [ 'demo-card', 'cod' ] } } );

test.beforeEach( async ( { page, shop, checkoutPage } ) => {
	await shop.add( [ MUG.id, 2 ] );
	await checkoutPage.open();
	await checkoutPage.fill();
	await checkoutPage.method( 'Card' ).check();
	await page.getByLabel( 'Card number' ).fill( CHALLENGED );
	await page.getByLabel( 'Expiry date (MM/YY)' ).fill( '12/40' );
	await page.getByLabel( 'Security code' ).fill( '123' );
	await checkoutPage.placeOrder.click();
	await expect(
		page.getByRole( 'heading', { name: 'Is it you?' } )
	).toBeVisible();
} );

test( 'places an order when the shopper confirms the payment at the bank', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await page.getByRole( 'button', { name: 'Yes, pay' } ).click();
	await checkoutPage.expectPlaced();
	expect( await shop.orders() ).toHaveLength( 1 );
} );

for ( const [ way, button ] of [
	[ 'the answer no', 'No, do not pay' ],
	[ 'navigating back', null ],
] as const ) {
	const tag = button ? [ '@all' ] : [];
	test(
		`after ${ way } the form is restored, and another payment method places one order`,
		{ tag },
		async ( { page, shop, checkoutPage } ) => {
			await ( button
				? page.getByRole( 'button', { name: button } ).click()
				: page.goBack() );
			await expect(
				page
					.getByRole( 'group', {
						name: 'Shipping address',
						exact: true,
					} )
					.getByText( 'Pat Guest' )
			).toBeVisible();
			await checkoutPage.method( 'Cash on delivery' ).check();
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			const orders = await shop.orders();
			expect( orders ).toHaveLength( 1 );
			expect( orders[ 0 ] ).toMatchObject( {
				payment_method: 'cod',
				status: 'processing',
			} );
		}
	);
}
