import { expectServerCart } from './support/expect-server-cart';
import { CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.use( { allowedConsoleErrors: LOST_REQUESTS } );

test( 'sends a change that was made offline when the network returns, even the first change', async ( {
	page,
	context,
	shop,
	cartPage,
	wire,
} ) => {
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
	await cartPage.open();
	await context.setOffline( true );
	await cartPage.plus( MUG.name ).click( { clickCount: 3 } );
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '5' );
	expect( ( await shop.cart() ).items_count ).toBe( 3 );

	await context.setOffline( false );
	await expect
		.poll( async () => ( await shop.cart() ).items_count )
		.toBe( 6 );
	await expectServerCart( { page, shop, wire } );
} );

test( 'sends a change again that was lost when the network failed', async ( {
	page,
	context,
	shop,
	cartPage,
	wire,
} ) => {
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
	// The API client loads when the page is idle at the latest.
	const client = page.waitForResponse( /\/actions\.[^/]*\.js/ );
	await cartPage.open();
	await client;
	await context.setOffline( true );
	await cartPage.plus( MUG.name ).click( { clickCount: 3 } );
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '5' );
	// One request was sent, and the change is still pending.
	await expect.poll( wire.requests ).not.toEqual( [] );
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '5' );
	expect( ( await shop.cart() ).items_count ).toBe( 3 );

	await context.setOffline( false );
	await expect
		.poll( async () => ( await shop.cart() ).items_count )
		.toBe( 6 );
	await expectServerCart( { page, shop, wire } );
} );

test( 'a coupon reports that it needs a network and can be submitted again', async ( {
	page,
	context,
	shop,
	cartPage,
	wire,
} ) => {
	await shop.add( [ MUG.id, 2 ] );
	await cartPage.open();
	// The form loads on first interaction, so it has to be open before the network is lost.
	await cartPage.openCoupons();
	await context.setOffline( true );
	await cartPage.enterCoupon( 'ten' );
	await expect( page.getByRole( 'alert' ) ).toHaveText(
		'You are offline. Please check your internet connection.'
	);
	await expect( cartPage.couponField ).toHaveValue( 'ten' );

	await context.setOffline( false );
	await cartPage.apply.click();
	await expect( cartPage.chip( 'ten' ) ).toBeVisible();
	await expectServerCart( { page, shop, wire } );
} );
