import { expectServerCart } from './support/expect-server-cart';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { readAnimations, watchAnimations } from './support/animations';
import { CAP, LAMP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

test( 'opens an empty cart without layout shift', async ( {
	page,
	cartPage,
} ) => {
	await watchLayoutShifts( page );
	await cartPage.open();
	await page.waitForLoadState( 'networkidle' );
	expect( await layoutShifts( page ) ).toEqual( [] );
} );

test.describe( 'with an error of the cart', () => {
	test.use( { shopOptions: { shippingError: 'invalid_country' } } );

	test( 'opens cart and checkout without layout shift', async ( {
		page,
		shop,
	} ) => {
		await watchLayoutShifts( page );
		await shop.add( [ MUG.id, 1 ] );
		for ( const path of [ '/cart/', '/checkout/' ] ) {
			await page.goto( path );
			await expect(
				page.getByText( 'We do not ship to this country.' ).first()
			).toBeVisible();
			await page.waitForLoadState( 'networkidle' );
			expect( await layoutShifts( page ) ).toEqual( [] );
		}
	} );
} );

test.describe( 'with reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( 'animates nothing while the cart is pending, a line is removed and prices change', async ( {
		page,
		shop,
		cartPage,
		wire,
	} ) => {
		await watchAnimations( page );
		await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
		await cartPage.open();
		await cartPage.plus( MUG.name ).click();
		await cartPage.remove( CAP.name ).click();
		await expect( cartPage.line( CAP.name ) ).toHaveCount( 0 );
		await expect( cartPage.undo( CAP.name ) ).toBeVisible();
		await expectServerCart( { page, shop, wire } );

		const release = await wire.hold();
		await cartPage.plus( MUG.name ).click();
		await cartPage.enterCoupon( 'ten' );
		await expect( cartPage.apply ).toHaveAttribute( 'aria-busy', 'true' );
		const moving = await page.evaluate( () =>
			document
				.getAnimations()
				.filter(
					( { effect } ) =>
						Number( effect?.getComputedTiming().duration ) > 1
				)
				.map( ( { effect } ) =>
					effect instanceof KeyframeEffect
						? effect.target?.outerHTML
						: ''
				)
		);
		expect( moving ).toEqual( [] );
		release();
		await expect( cartPage.chip( 'ten' ) ).toBeVisible();
		expect( await readAnimations( page ) ).toEqual( [] );
	} );
} );

test( 'opens the cart and changes a quantity without layout shift, and animates numbers and snackbars, but no row @quick', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await watchAnimations( page );
	await watchLayoutShifts( page );
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ], [ LAMP.id, 1 ] );
	await cartPage.open();
	await page.waitForLoadState( 'networkidle' );
	expect( await layoutShifts( page ) ).toEqual( [] );

	const release = await wire.hold();
	await cartPage.plus( MUG.name ).click();
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '3' );
	expect( await layoutShifts( page ) ).toEqual( [] );
	release();
	await expect
		.poll( () => readAnimations( page ) )
		.toContainEqual( expect.stringMatching( /^animate: .*pending-value/ ) );
	await expectServerCart( { page, shop, wire } );
	expect( await layoutShifts( page ) ).toEqual( [] );

	const before = await cartPage.line( LAMP.name ).boundingBox();
	await cartPage.remove( CAP.name ).click();
	await expect( cartPage.undo( CAP.name ) ).toBeVisible();
	// Cross-sells depend on the lines, so we only compare the row.
	expect( await cartPage.line( LAMP.name ).boundingBox() ).toEqual( before );
	// Its row replaces the line, so no other row moves.
	expect( await readAnimations( page ) ).not.toContainEqual(
		expect.stringMatching( /^animate: <tr/ )
	);
	await expectServerCart( { page, shop, wire } );

	await cartPage.enterCoupon( 'ten' );
	await expect
		.poll( () => readAnimations( page ) )
		.toContainEqual(
			expect.stringMatching( /^animationstart: .*snackbar/ )
		);
} );
