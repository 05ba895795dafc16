import { expectServerCart } from './support/expect-server-cart';
import { CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.use( { allowedConsoleErrors: LOST_REQUESTS } );

test( 'sends a change that was made offline when the network returns, even the first change @quick', async ( {
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

test( 'a change survives a reload before the code that sends it has loaded', async ( {
	page,
	shop,
	cartPage,
} ) => {
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /\/actions\.[^/]*\.js/, async ( route ) => {
		await released;
		// The first page's request ends with it.
		await route.continue().catch( () => {} );
	} );
	await page.goto( '/cart/' );
	await cartPage.plus( CAP.name ).click( { clickCount: 2 } );
	await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
	await expect( cartPage.quantity( CAP.name ) ).toHaveValue( '3' );
	await page.reload( { waitUntil: 'commit' } );
	release();
	await expect
		.poll( async () => ( await shop.cart() ).items_count )
		.toBe( 5 );
	await expect( cartPage.quantity( CAP.name ) ).toHaveValue( '3' );
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
	// One request went out, and the change is still pending.
	await expect.poll( wire.requests ).not.toEqual( [] );
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '5' );
	expect( ( await shop.cart() ).items_count ).toBe( 3 );

	await context.setOffline( false );
	await expect
		.poll( async () => ( await shop.cart() ).items_count )
		.toBe( 6 );
	await expectServerCart( { page, shop, wire } );
} );

for ( const isLeft of [ false, true ] ) {
	const tag = isLeft ? [] : [ '@all' ];
	test(
		`a coupon and an addition wait with other changes and are sent once${ isLeft ? ' by the next page' : '' }`,
		{ tag },
		async ( { page, context, shop, cartPage, wire } ) => {
			await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
			await cartPage.open();
			await cartPage.remove( CAP.name ).click();
			await expect( cartPage.undo( CAP.name ) ).toBeVisible();

			await context.setOffline( true );
			await cartPage.plus( MUG.name ).click();
			await cartPage.enterCoupon( 'ten' );
			await expect( cartPage.couponField ).toBeHidden();
			await expect(
				page.getByText( 'ten (waiting)', { exact: true } )
			).toBeVisible();
			await cartPage.undo( CAP.name ).click();
			await expect( cartPage.undo( CAP.name ) ).toHaveAttribute(
				'aria-busy',
				'true'
			);
			expect( ( await shop.cart() ).items_count ).toBe( 2 );

			if ( isLeft ) {
				await page.goto( 'about:blank' );
			}
			await context.setOffline( false );
			if ( isLeft ) {
				await cartPage.open();
			}
			await expect( cartPage.chip( 'ten' ) ).toBeVisible();
			await expect( cartPage.quantity( CAP.name ) ).toHaveValue( '1' );
			expect( ( await shop.cart() ).items_count ).toBe( 4 );
			await expectServerCart( { page, shop, wire } );
		}
	);
}

test( 'a coupon that the shop refuses after the return is explained at its form', async ( {
	page,
	context,
	shop,
	cartPage,
} ) => {
	await shop.add( [ MUG.id, 2 ] );
	await cartPage.open();
	// The form loads on first interaction, so open it before the network goes.
	await cartPage.openCoupons();
	await context.setOffline( true );
	await cartPage.enterCoupon( 'nosuchcode' );
	await expect(
		page.getByText( 'nosuchcode (waiting)', { exact: true } )
	).toBeVisible();
	await page.goto( 'about:blank' );
	await context.setOffline( false );
	await cartPage.open();
	await expect( page.getByRole( 'alert' ) ).toContainText( 'nosuchcode' );
	await expect( cartPage.couponField ).toBeVisible();
} );
