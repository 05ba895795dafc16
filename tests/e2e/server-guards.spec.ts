import { MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';
import type { Wire } from './support/wire';

test.use( { allowedConsoleErrors: LOST_REQUESTS } );

test.beforeEach( ( { shop } ) => shop.add( [ MUG.id, 1 ] ) );

const ordersSent = ( wire: Wire ) =>
	wire.requests().filter( ( request ) => request === 'POST checkout' );

for ( const orderAttempts of [ true, false ] ) {
	test(
		`a total that rose on the server stops the order, and shows, on a host ${ orderAttempts ? 'with' : 'without' } our plugin`,
		{ tag: orderAttempts ? [ '@all' ] : [] },
		async ( { shop, checkoutPage, wire } ) => {
			await shop.setOptions( { orderAttempts } );
			await checkoutPage.open();
			await checkoutPage.fill();
			const before = await checkoutPage.total.textContent();
			await shop.setOptions( { handlingFee: true } );
			await checkoutPage.placeOrder.click();
			const alert = checkoutPage.alert( 'total has changed to' );
			await expect( alert ).toBeVisible();
			const total = ( await checkoutPage.total.textContent() ) ?? '';
			expect( total ).not.toBe( before );
			await expect( alert ).toContainText( total );
			expect( await shop.orders() ).toEqual( [] );
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			expect( ordersSent( wire ) ).toHaveLength( 2 );
			expect( ( await shop.orders() )[ 0 ]?.total ).toBe(
				total.replace( /\D/g, '' )
			);
		}
	);
}

test( 'an order of a blocked session is refused once, and the payment step does not repeat it', async ( {
	page,
	shop,
	checkoutPage,
	wire,
} ) => {
	await shop.setOptions( { paymentMethods: [ 'cod' ] } );
	await checkoutPage.open();
	await checkoutPage.fill();
	await shop.setOptions( { blockedSession: true } );
	await checkoutPage.placeOrder.click();
	const refusal = checkoutPage.alert( 'help@shop.test' );
	await expect( refusal ).toHaveCount( 1 );
	await expect( checkoutPage.placeOrder ).toBeEnabled();

	// The next cart has no payment methods any more.
	await checkoutPage.shipping( 'ZIP Code' ).fill( '94110' );
	await checkoutPage.shipping( 'ZIP Code' ).blur();
	await expect( checkoutPage.method( 'Cash on delivery' ) ).toHaveCount( 0 );
	await expect( refusal ).toHaveCount( 1 );
	await expect( page.getByText( 'no payment methods' ) ).toHaveCount( 0 );

	await checkoutPage.placeOrder.click();
	await expect( refusal ).toBeFocused();
	expect( ordersSent( wire ) ).toHaveLength( 1 );
	expect(
		wire.requests().filter( ( request ) => request.includes( 'order/' ) )
	).toEqual( [] );
	expect( await shop.orders() ).toEqual( [] );
} );

test( 'a checkout of a blocked session says once that there are no payment methods, and sends nothing', async ( {
	page,
	shop,
	checkoutPage,
	wire,
} ) => {
	await shop.setOptions( {
		paymentMethods: [ 'cod' ],
		blockedSession: true,
	} );
	await checkoutPage.open();
	await checkoutPage.fill();
	const message = page.getByText(
		'There are no payment methods available. Please contact us for help placing your order.'
	);
	await expect( message ).toHaveCount( 1 );
	await checkoutPage.placeOrder.click();
	await expect(
		page.locator( '.wc-block-checkout__no-payment-methods-notice' )
	).toBeFocused();
	await expect( message ).toHaveCount( 1 );
	await expect( page.getByText( /went wrong|contact us for/ ) ).toHaveCount(
		1
	);
	expect( ordersSent( wire ) ).toEqual( [] );
} );
