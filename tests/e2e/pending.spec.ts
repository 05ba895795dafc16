import { expectServerCart } from './support/expect-server-cart';
import { CAP, MUG, VOUCHER } from './support/products';
import { expect, test } from './support/shop-test';

test( 'shows predictable totals immediately and marks the others as pending', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await shop.add( [ MUG.id, 2 ] );
	await cartPage.open();
	const total = cartPage.total( 'Estimated total' );
	await expect( total ).toHaveText( '$49.79' );
	const release = await wire.hold();

	await cartPage.plus( MUG.name ).click();
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '3' );
	await expect( cartPage.lineTotal( MUG.name ) ).toHaveText( '$54.00' );
	await expect( cartPage.total( 'Subtotal' ) ).toHaveText( '$54.00' );
	await expect(
		cartPage.total( 'Subtotal' ).locator( '[aria-busy]' )
	).toHaveCount( 0 );
	// Only the server calculates taxes, so the last amount stays, marked as pending.
	await expect( total.locator( '[aria-busy=true]' ) ).toHaveText( '$49.79' );
	await expect(
		cartPage.total( 'CA State Tax' ).locator( '[aria-busy=true]' )
	).toHaveText( '$3.34' );

	release();
	await expectServerCart( { page, shop, wire } );
	await expect( total ).not.toHaveText( '$49.79' );
} );

test( 'totals that can be predicted exactly are not pending', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await shop.add( [ VOUCHER.id, 1 ] );
	await cartPage.open();
	const release = await wire.hold();
	await cartPage.plus( VOUCHER.name ).click();
	await expect( cartPage.total( 'Estimated total' ) ).toHaveText( '$100.00' );
	await expect( page.locator( 'main [aria-busy=true]' ) ).toHaveCount( 0 );
	release();
	await expectServerCart( { page, shop, wire } );
} );

test(
	'a second change during the first request takes effect',
	{ tag: '@all' },
	async ( { page, shop, cartPage, wire } ) => {
		await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
		await cartPage.open();
		const release = await wire.hold();
		await cartPage.plus( MUG.name ).click();
		await expect.poll( wire.isBusy ).toBe( true );
		await cartPage.plus( MUG.name ).click();
		await cartPage.remove( CAP.name ).click();
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '4' );
		release();
		await expect( cartPage.line( CAP.name ) ).toHaveCount( 0 );
		await expectServerCart( { page, shop, wire } );
		expect( ( await shop.cart() ).items_count ).toBe( 4 );
	}
);

test( 'a pending coupon keeps the panel open and the totals marked', async ( {
	shop,
	cartPage,
	wire,
} ) => {
	await shop.add( [ MUG.id, 2 ] );
	await cartPage.open();
	const release = await wire.hold();
	await cartPage.enterCoupon( 'ten' );
	await expect( cartPage.apply ).toHaveAttribute( 'aria-busy', 'true' );
	await cartPage.apply.click( { force: true } );
	await expect(
		cartPage.total( 'Estimated total' ).locator( '[aria-busy=true]' )
	).toBeVisible();
	release();
	await expect( cartPage.chip( 'ten' ) ).toBeVisible();
	expect( wire.writes() ).toHaveLength( 1 );
} );
