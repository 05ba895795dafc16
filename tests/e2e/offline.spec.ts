import { expectServerCart } from './support/expect-server-cart';
import { CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.use( { allowedConsoleErrors: LOST_REQUESTS } );

test( 'a change made without a network is sent when it is back, even the first', async ( {
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

test( 'a change that is lost without a network is sent when it is back', async ( {
	page,
	context,
	shop,
	cartPage,
	wire,
} ) => {
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
	// The code that sends requests loads at the latest when the page is idle.
	const client = page.waitForResponse( /\/actions\.[^/]*\.js/ );
	await cartPage.open();
	await client;
	await context.setOffline( true );
	await cartPage.plus( MUG.name ).click( { clickCount: 3 } );
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '5' );
	// It was tried, and is still wanted.
	await expect.poll( wire.requests ).not.toEqual( [] );
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '5' );
	expect( ( await shop.cart() ).items_count ).toBe( 3 );

	await context.setOffline( false );
	await expect
		.poll( async () => ( await shop.cart() ).items_count )
		.toBe( 6 );
	await expectServerCart( { page, shop, wire } );
} );

test( 'a coupon without a network says so and can be sent again', async ( {
	page,
	context,
	shop,
	cartPage,
	wire,
} ) => {
	await shop.add( [ MUG.id, 2 ] );
	await cartPage.open();
	// The form comes with the first sign of an act.
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
