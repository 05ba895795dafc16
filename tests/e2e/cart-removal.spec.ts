import { expectAnnounced } from './support/expect-announced';
import { expectServerCart } from './support/expect-server-cart';
import { CAP, MUG, VOUCHER } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test( 'a removed line leaves a row in its place, with the focus on Undo', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ], [ VOUCHER.id, 1 ] );
	await cartPage.open();
	const boxes = () =>
		Promise.all(
			[ CAP, VOUCHER ].map( ( { name } ) =>
				cartPage.line( name ).boundingBox()
			)
		);
	const before = await boxes();

	await cartPage.remove( MUG.name ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( cartPage.undo( MUG.name ) ).toBeFocused();
	expect( await boxes() ).toEqual( before );
	await expectAnnounced( page, 'Stone Mug has been removed from your cart.' );
	await expectServerCart( { page, shop, wire } );

	await cartPage.remove( VOUCHER.name ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( cartPage.undo( VOUCHER.name ) ).toBeFocused();
	await expect( cartPage.undo( MUG.name ) ).toBeVisible();
	expect( wire.writes().map( ( { route } ) => route ) ).toEqual( [
		'cart/remove-item',
		'cart/remove-item',
	] );
	await expectServerCart( { page, shop, wire } );

	await cartPage.undo( MUG.name ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	await expect(
		cartPage
			.line( MUG.name )
			.getByRole( 'link', { name: MUG.name, exact: true } )
			.last()
	).toBeFocused();
	await expect( cartPage.table.getByRole( 'row' ).nth( 1 ) ).toContainText(
		MUG.name
	);
	// The server lists the restored line last.
	expect(
		( await shop.cart() ).items.map( ( { name, quantity } ) => [
			name,
			quantity,
		] )
	).toEqual( [
		[ CAP.name, 1 ],
		[ MUG.name, 2 ],
	] );
} );

test(
	'a row that is being removed remains visible and ignores clicks',
	{ tag: '@all' },
	async ( { shop, cartPage, wire } ) => {
		await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
		await cartPage.open();
		const release = await wire.hold();

		await cartPage.remove( MUG.name ).click();
		await expect( cartPage.line( MUG.name ) ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		await expect( cartPage.quantity( MUG.name ) ).toBeDisabled();
		await cartPage.remove( MUG.name ).click( { force: true } );
		release();
		await expect( cartPage.line( MUG.name ) ).toHaveCount( 0 );
		expect( wire.writes() ).toHaveLength( 1 );
	}
);

test( 'the empty cart focuses its heading when it replaces the cart', async ( {
	page,
	shop,
	cartPage,
} ) => {
	await shop.add( [ MUG.id, 2 ] );
	await cartPage.open();
	await cartPage.remove( MUG.name ).click();
	await expect( cartPage.emptyHeading ).toBeFocused();
	await expectAnnounced( page, 'Stone Mug has been removed from your cart.' );
	await expect( cartPage.table ).toHaveCount( 0 );
	await expect( cartPage.proceed ).toHaveCount( 0 );
	expect( ( await shop.cart() ).items ).toEqual( [] );

	await page.keyboard.press( 'Shift+Tab' );
	await expect( cartPage.undo( MUG.name ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	await expect( cartPage.emptyHeading ).toHaveCount( 0 );
} );

test.describe( 'a removal with a server error', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'restores the row and shows the reason', async ( {
		page,
		shop,
		cartPage,
		wire,
	} ) => {
		await shop.add( [ MUG.id, 2 ] );
		await cartPage.open();
		await shop.injectFault( {
			match: 'cart/remove-item',
			kind: 'error-500',
		} );
		await cartPage.remove( MUG.name ).click();
		await expectAnnounced(
			page,
			'Our shop had a problem, so your last change may not have been saved. Please reload the page and try again. If this happens again, please contact us.'
		);
		await expect( cartPage.quantity( MUG.name ) ).toBeEnabled();
		await expectServerCart( { page, shop, wire } );
	} );
} );
