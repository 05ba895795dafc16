import type { Locator, Page } from '@playwright/test';
import { expectAnnounced } from './support/expect-announced';
import { expectServerCart } from './support/expect-server-cart';
import { CAP, MUG, VOUCHER } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

/** The quantity, the remove button and the heart. */
const expectInOneRow = async ( page: Page, line: Locator ) => {
	const middles: number[] = [];
	for ( const control of [
		line.getByRole( 'spinbutton' ),
		line.getByRole( 'button', { name: /^Remove .* from cart$/ } ),
		line.locator( '.sf-line-wishlist a' ),
	] ) {
		await expect( control ).toBeVisible();
		const { y = 0, height = 0 } = ( await control.boundingBox() ) ?? {};
		middles.push( y + height / 2 );
	}
	expect( Math.max( ...middles ) - Math.min( ...middles ) ).toBeLessThan( 8 );
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
};

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

	// Under a pointer nothing moves, however late we measure.
	await cartPage.line( VOUCHER.name ).hover();
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

const COLLAPSED_PX = 90;

test.describe( 'a removed row', () => {
	test.beforeEach( async ( { shop, cartPage } ) => {
		await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
		await cartPage.open();
	} );

	test( 'collapses once the pointer is elsewhere, and nothing moves below the pointer', async ( {
		page,
		cartPage,
	} ) => {
		const row = page.locator( '.sf-removed-line' );
		const next = cartPage.line( CAP.name );
		const before = await next.boundingBox();
		await cartPage.remove( MUG.name ).click();
		await expect( cartPage.undo( MUG.name ) ).toBeVisible();
		await cartPage.plus( CAP.name ).hover();
		// Longer than the delay and the animation together.
		await page.waitForTimeout( 1500 );
		expect( await next.boundingBox() ).toEqual( before );

		await page.mouse.move( 0, 0 );
		await expect
			.poll( async () => ( await row.boundingBox() )?.height )
			.toBeLessThan( COLLAPSED_PX );
		const collapsed = await next.boundingBox();
		await cartPage.plus( CAP.name ).hover();
		expect( await next.boundingBox() ).toEqual( collapsed );
	} );

	test( 'collapses without an animation if the shopper prefers less motion', async ( {
		page,
		cartPage,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await cartPage.remove( MUG.name ).press( 'Enter' );
		await expect( cartPage.undo( MUG.name ) ).toBeFocused();
		const row = page.locator( '.sf-removed-line' );
		await expect
			.poll( async () => ( await row.boundingBox() )?.height )
			.toBeLessThan( COLLAPSED_PX );
		const durations = await row.evaluate( ( element ) =>
			element
				.getAnimations()
				.map( ( { effect } ) => Number( effect?.getTiming().duration ) )
		);
		expect( Math.max( ...durations ) ).toBeLessThan( 1 );
	} );
} );

test.describe( 'on a tablet', () => {
	test.use( { viewport: { width: 820, height: 1180 } } );

	test( 'a line shows its remove button and its heart beside the quantity', async ( {
		page,
		shop,
		cartPage,
	} ) => {
		await shop.setOptions( { wishlistInCart: true } );
		await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
		await cartPage.open();
		await expectInOneRow( page, cartPage.line( MUG.name ) );
	} );
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 844 } } );

	test( 'a line of the drawer shows its heart beside the other controls', async ( {
		page,
		shop,
	} ) => {
		await shop.add( [ MUG.id, 2 ] );
		await page.goto( '/shop/' );
		await page.locator( '.wc-block-mini-cart__button' ).click();
		await expectInOneRow( page, page.getByRole( 'dialog' ) );
	} );
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

test( 'lists of the empty cart exist only once it shows, and their buttons work then', async ( {
	page,
	shop,
	cartPage,
} ) => {
	await shop.add( [ MUG.id, 1 ] );
	await page.addInitScript( () =>
		document.addEventListener( 'DOMContentLoaded', () =>
			Object.assign( window, {
				listsAtLoad: document.querySelectorAll(
					'.wp-block-woocommerce-cart .grid'
				).length,
			} )
		)
	);
	await cartPage.open();
	const list = page.locator( '.wp-block-woocommerce-cart .grid' );
	await expect( list ).toHaveCount( 0 );
	expect(
		await page.evaluate( () => Reflect.get( window, 'listsAtLoad' ) )
	).toBe( 0 );
	await cartPage.remove( MUG.name ).click();
	await expect( list ).toBeVisible();
	await list
		.getByRole( 'button', { name: /^Add to cart/ } )
		.first()
		.click();
	await expect( cartPage.table ).toBeVisible();
} );

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
