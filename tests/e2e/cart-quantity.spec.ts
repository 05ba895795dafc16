import type { Locator } from '@playwright/test';
import { expectAnnounced } from './support/expect-announced';
import { expectServerCart } from './support/expect-server-cart';
import { COASTERS, LAMP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

const updates = ( ...quantities: number[] ) =>
	quantities.map( ( quantity ) => ( {
		route: 'cart/update-item',
		body: { key: expect.any( String ), quantity },
	} ) );

/** Clicks inside the page, so that a slow machine can't add delays. */
const clickRapidly = async ( ...buttons: Locator[] ) => {
	const elements = await Promise.all(
		buttons.map( ( button ) => button.elementHandle() )
	);
	await elements[ 0 ]?.evaluate( async ( _first, all ) => {
		for ( const element of all ) {
			if ( element instanceof HTMLElement ) {
				element.click();
			}
			await new Promise( ( resolve ) => setTimeout( resolve ) );
		}
	}, elements );
};

test.beforeEach( ( { shop } ) => shop.add( [ MUG.id, 2 ] ) );

test( 'buttons, arrow keys and typing change the quantity, and announce it @quick', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await cartPage.open();
	await cartPage.plus( MUG.name ).click();
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '3' );
	await expectAnnounced( page, 'Quantity increased to 3.' );
	await expectServerCart( { page, shop, wire } );
	await cartPage.minus( MUG.name ).click();
	await expectAnnounced( page, 'Quantity reduced to 2.' );
	await expect.poll( wire.writes ).toEqual( updates( 3, 2 ) );
	await expectServerCart( { page, shop, wire } );
	expect( ( await shop.cart() ).items_count ).toBe( 2 );

	const quantity = cartPage.quantity( MUG.name );
	await quantity.press( 'ArrowUp' );
	await quantity.press( 'ArrowUp' );
	await expect( quantity ).toHaveValue( '4' );
	await quantity.press( 'ArrowDown' );
	await expect( quantity ).toHaveValue( '3' );
	await expectServerCart( { page, shop, wire } );

	await quantity.fill( '7' );
	await quantity.press( 'Enter' );
	await expectAnnounced( page, 'Quantity increased to 7.' );
	await expect( quantity ).toBeFocused();
	await expect( page ).toHaveURL( /\/cart\/$/ );
	await expect
		.poll( () => wire.writes().slice( -1 ) )
		.toEqual( updates( 7 ) );
	await expectServerCart( { page, shop, wire } );
} );

test( 'sends one request for ten rapid clicks, and none for a quantity that is changed back', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await cartPage.open();
	await clickRapidly( ...Array( 10 ).fill( cartPage.plus( MUG.name ) ) );
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '12' );
	await expect
		.poll( async () => ( await shop.cart() ).items_count )
		.toBe( 12 );
	await expectServerCart( { page, shop, wire } );
	expect( wire.writes() ).toEqual( updates( 12 ) );
	expect( wire.requests() ).toHaveLength( 1 );

	await clickRapidly( cartPage.plus( MUG.name ), cartPage.minus( MUG.name ) );
	// Another change proves that the first one's delay has passed.
	await cartPage.enterCoupon( 'ten' );
	await expect( cartPage.chip( 'ten' ) ).toBeVisible();
	await expectServerCart( { page, shop, wire } );
	expect( wire.writes().map( ( { route } ) => route ) ).toEqual( [
		'cart/update-item',
		'cart/apply-coupon',
	] );
} );

test(
	'buttons stop at the limits, announce them, and keep focus',
	{ tag: '@all' },
	async ( { page, shop, cartPage, wire } ) => {
		await shop.add( [ COASTERS.id, 6 ], [ LAMP.id, 1 ] );
		await cartPage.open();
		const plus = cartPage.plus( COASTERS.name );
		const minus = cartPage.minus( COASTERS.name );

		await plus.click();
		await expect( cartPage.quantity( COASTERS.name ) ).toHaveValue( '8' );
		await expect( plus ).toBeDisabled();
		await expect( plus ).toBeFocused();
		await plus.click( { force: true } );
		await expectAnnounced( page, 'The maximum quantity is 8.' );
		await expectServerCart( { page, shop, wire } );

		await minus.click( { clickCount: 3 } );
		await expect( cartPage.quantity( COASTERS.name ) ).toHaveValue( '2' );
		await expect( minus ).toBeDisabled();
		await expect
			.poll( () => wire.writes().slice( -1 ) )
			.toEqual( updates( 2 ) );
		await expectServerCart( { page, shop, wire } );

		await expect( cartPage.line( LAMP.name ) ).toBeVisible();
		await expect( cartPage.quantity( LAMP.name ) ).toHaveCount( 0 );
		await expect( cartPage.plus( LAMP.name ) ).toHaveCount( 0 );
		await expect( cartPage.remove( LAMP.name ) ).toBeVisible();
	}
);
