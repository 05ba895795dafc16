import { MUG } from './support/products';
import type { Fault } from './support/shop';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.use( { allowedConsoleErrors: LOST_REQUESTS } );

test.beforeEach( async ( { shop, checkoutPage } ) => {
	await shop.add( [ MUG.id, 1 ] );
	await checkoutPage.open();
	await checkoutPage.fill();
} );

const onOrder = (
	kind: Fault[ 'kind' ],
	rest: Partial< Fault > = {}
): Fault => ( {
	match: 'checkout',
	kind,
	times: 1,
	...rest,
} );

/** What goes wrong after the shop has taken the order: the page finds out, and goes on to it. */
const TAKEN: Fault[ 'kind' ][] = [ 'drop-after', 'error-500-after', 'cut' ];

for ( const kind of TAKEN ) {
	test( `after ${ kind } the page finds the order that was placed`, async ( {
		shop,
		checkoutPage,
		wire,
	} ) => {
		await shop.injectFault( onOrder( kind ) );
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		expect( await shop.orders() ).toHaveLength( 1 );
		expect(
			wire.requests().filter( ( request ) => request === 'POST checkout' )
		).toHaveLength( 1 );
	} );
}

/** What goes wrong before the shop has taken it: the page says so, and another try is the shopper's. */
const NOT_TAKEN: Fault[ 'kind' ][] = [ 'drop-before', 'error-500', 'html' ];

for ( const kind of NOT_TAKEN ) {
	test( `after ${ kind } the page says that nothing was ordered, and everything is still there`, async ( {
		shop,
		checkoutPage,
		wire,
	} ) => {
		await shop.injectFault( onOrder( kind ) );
		await checkoutPage.placeOrder.click();
		await expect( checkoutPage.alert( 'was not placed' ) ).toBeVisible();
		expect( await shop.orders() ).toEqual( [] );
		expect(
			wire.requests().filter( ( request ) => request === 'POST checkout' )
		).toHaveLength( 1 );
		await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );
		await expect( checkoutPage.shipping( 'City' ) ).toHaveValue(
			'San Francisco'
		);
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		expect( await shop.orders() ).toHaveLength( 1 );
	} );
}

test( 'a session that has ended costs nothing', async ( {
	shop,
	checkoutPage,
} ) => {
	await shop.injectFault( onOrder( 'stale-nonce' ) );
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	expect( await shop.orders() ).toHaveLength( 1 );
} );

test( 'a page that is reloaded while the order is on its way asks first, and orders once', async ( {
	page,
	shop,
	checkoutPage,
	wire,
} ) => {
	await shop.injectFault( onOrder( 'delay', { ms: 3000 } ) );
	await checkoutPage.placeOrder.click();
	await expect.poll( wire.requests ).toContain( 'POST checkout' );
	await page.reload();
	// Placed meanwhile, or not: the page goes on to the order, or lets it be placed.
	await expect( async () => {
		const order = page.getByRole( 'link', { name: 'See your order' } );
		if ( await order.isVisible() ) {
			await order.click();
		}
		const isThere = /order-received/.test( page.url() );
		expect(
			isThere ||
				( await checkoutPage.placeOrder.isEnabled( { timeout: 500 } ) )
		).toBe( true );
	} ).toPass( { timeout: 20_000 } );
	if ( ! /order-received/.test( page.url() ) ) {
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
	}
	expect( await shop.orders() ).toHaveLength( 1 );
} );

test( 'a block that is put on the page anew while the order is on its way goes on with it, and orders once', async ( {
	page,
	shop,
	checkoutPage,
	wire,
} ) => {
	await shop.injectFault( onOrder( 'delay', { ms: 3000 } ) );
	await checkoutPage.placeOrder.click();
	await expect.poll( wire.requests ).toContain( 'POST checkout' );
	const before = wire.requests().length;
	// As a page builder does, or a script that fetches parts of the page anew.
	await page
		.locator( '.wp-block-woocommerce-checkout' )
		.evaluate( ( block: HTMLElement ) => {
			const anew = document.createElement( 'div' );
			anew.className = 'wp-block-woocommerce-checkout is-loading';
			anew.dataset.blockName = 'woocommerce/checkout';
			block.replaceWith( anew );
		} );
	await expect( checkoutPage.placeOrder ).toHaveAttribute(
		'aria-busy',
		'true'
	);
	await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );
	await checkoutPage.placeOrder.click( { force: true } );
	await checkoutPage.expectPlaced();
	expect( await shop.orders() ).toHaveLength( 1 );
	// It asks for nothing that the order's own answer tells.
	expect(
		wire
			.requests()
			.slice( before )
			.filter( ( request ) => / checkout/.test( request ) )
	).toEqual( [] );
} );

test( 'a button that is pressed once more while the page goes does not order again', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	const isLeaving = page.waitForEvent( 'console', {
		predicate: ( message ) => message.text() === 'Pressed again',
	} );
	await checkoutPage.placeOrder.evaluate( ( button: HTMLElement ) =>
		window.addEventListener( 'beforeunload', () => {
			button.click();

			console.log( 'Pressed again' );
		} )
	);
	await checkoutPage.placeOrder.click();
	await isLeaving;
	await checkoutPage.expectPlaced();
	expect( await shop.orders() ).toHaveLength( 1 );
} );

test( 'where nobody can tell, the page says how to check and offers no blind retry', async ( {
	page,
	shop,
	checkoutPage,
	wire,
} ) => {
	await page.clock.install();
	await shop.injectFault( {
		match: 'checkout',
		kind: 'drop-after',
		probability: 1,
	} );
	await checkoutPage.placeOrder.click();
	const reported = checkoutPage.alert( 'Check your email for order updates' );
	// It looks for half a minute.
	await expect( async () => {
		await page.clock.runFor( 5000 );
		await expect( reported ).toBeVisible( { timeout: 200 } );
	} ).toPass();
	await expect( checkoutPage.placeOrder ).toBeDisabled();
	expect(
		wire.requests().filter( ( request ) => request === 'POST checkout' )
	).toHaveLength( 1 );
	await shop.clearFaults();
	await page.getByRole( 'button', { name: 'Check again' } ).click();
	await checkoutPage.expectPlaced();
	expect( await shop.orders() ).toHaveLength( 1 );
} );

test( 'a card that is declined loses nothing, and another way to pay works', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await checkoutPage.method( 'Card' ).check();
	await page.getByLabel( /card number/i ).fill( '4000 0000 0000 0002' );
	await page.getByLabel( /expir/i ).fill( '12/30' );
	await page.getByLabel( /cvc|security/i ).fill( '123' );
	await checkoutPage.placeOrder.click();
	await expect( checkoutPage.alert( /declined/i ) ).toBeVisible();
	await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );
	await checkoutPage.method( 'Cash on delivery' ).check();
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	const paid = ( await shop.orders() ).filter(
		( { placed_at: placedAt } ) => placedAt !== null
	);
	expect( paid ).toHaveLength( 1 );
} );
