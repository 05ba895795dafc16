import { atLevel } from '../run/test-level';
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

/** Faults after the shop accepted the order: the page finds it and opens it. */
const TAKEN = atLevel< readonly Fault[ 'kind' ][] >( {
	usual: [ 'drop-after' ],
	all: [ 'drop-after', 'error-500-after', 'cut' ],
} );

for ( const kind of TAKEN ) {
	test( `after ${ kind } the page finds the placed order @quick`, async ( {
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

/** Faults before the shop accepted the order: the page reports them, and the shopper may retry. */
const NOT_TAKEN = atLevel< readonly Fault[ 'kind' ][] >( {
	usual: [ 'drop-before' ],
	all: [ 'drop-before', 'error-500', 'html' ],
} );

for ( const kind of NOT_TAKEN ) {
	test( `after ${ kind } the page reports that no order was placed, and the form keeps its input @quick`, async ( {
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

test(
	'an expired session does not interrupt an order',
	{ tag: '@all' },
	async ( { shop, checkoutPage } ) => {
		await shop.injectFault( onOrder( 'stale-nonce' ) );
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		expect( await shop.orders() ).toHaveLength( 1 );
	}
);

test( 'a reload during an order checks its status first and places one order', async ( {
	page,
	shop,
	checkoutPage,
	wire,
} ) => {
	await shop.injectFault( onOrder( 'delay', { ms: 3000 } ) );
	await checkoutPage.placeOrder.click();
	await expect.poll( wire.requests ).toContain( 'POST checkout' );
	await page.reload();
	// Depending on the outcome, the page opens the order or lets the shopper place it.
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
	} ).toPass( { timeout: 120_000 } );
	if ( ! /order-received/.test( page.url() ) ) {
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
	}
	expect( await shop.orders() ).toHaveLength( 1 );
} );

test(
	'a block that is remounted during an order continues it and places one order',
	{ tag: '@all' },
	async ( { page, shop, checkoutPage, wire } ) => {
		await shop.injectFault( onOrder( 'delay', { ms: 3000 } ) );
		await checkoutPage.placeOrder.click();
		await expect.poll( wire.requests ).toContain( 'POST checkout' );
		const before = wire.requests().length;
		// Page builders do this, and scripts that refresh parts of a page.
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
		// The order's response arrives, so there's no status to poll.
		expect(
			wire
				.requests()
				.slice( before )
				.filter( ( request ) => / checkout/.test( request ) )
		).toEqual( [] );
	}
);

test( 'pressing the button again during the redirect places no second order', async ( {
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

test( 'an unknown outcome shows how to check it and offers no blind retry', async ( {
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
	const reported = page.getByText( 'This page keeps checking by itself.' );
	// The page polls for half a minute.
	await expect( async () => {
		await page.clock.fastForward( 5000 );
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

test(
	'a declined card loses no input, and another payment method works',
	{ tag: '@all' },
	async ( { page, shop, checkoutPage } ) => {
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
	}
);
