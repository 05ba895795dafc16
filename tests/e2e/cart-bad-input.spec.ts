import type { Page } from '@playwright/test';
import { expectAnnounced } from './support/expect-announced';
import { expectServerCart } from './support/expect-server-cart';
import { CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

// Quantities are in cart-typing.spec.ts, refused codes in coupons.spec.ts, and changed stock in faults.spec.ts.

test.use( { shopOptions: { shippingCalculator: true } } );

test.beforeEach( ( { shop } ) => shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] ) );

const calculator = ( page: Page ) => {
	const field = ( name: string ) => page.getByRole( 'textbox', { name } );
	return {
		toggle: page.getByRole( 'button', { name: 'Change address' } ),
		update: page.getByRole( 'button', { name: 'Update' } ),
		city: field( 'City' ),
		postcode: field( 'ZIP Code' ),
	};
};

/** Runs if it's inserted as HTML. */
const HOSTILE = '<img src=x onerror="window.hostile=1">';

const expectUnaffected = async ( page: Page ) => {
	expect(
		await page.evaluate( () => Reflect.get( window, 'hostile' ) )
	).toBeUndefined();
	await expect( page.locator( 'main img[src="x"]' ) ).toHaveCount( 0 );
};

test.describe( 'a coupon for individual use', () => {
	// Browsers log refused requests to the console.
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'replaces the other coupons, and blocks the next one', async ( {
		page,
		shop,
		cartPage,
		wire,
	} ) => {
		await cartPage.open();
		await cartPage.applyCoupon( 'ten' );
		await cartPage.enterCoupon( 'solo' );
		await expect( cartPage.chip( 'solo' ) ).toBeVisible();
		await expect( cartPage.chip( 'ten' ) ).toHaveCount( 0 );

		const reason =
			'"solo" has already been applied and cannot be used in conjunction with other coupons.';
		await cartPage.enterCoupon( 'ten' );
		await expect( page.getByRole( 'alert' ) ).toHaveText( reason );
		await expect( cartPage.couponField ).toHaveAccessibleDescription(
			reason
		);
		await expect( cartPage.couponField ).toHaveValue( 'ten' );
		await expectServerCart( { page, shop, wire } );

		await cartPage.chip( 'solo' ).click();
		await expect( cartPage.chip( 'solo' ) ).toHaveCount( 0 );
		await cartPage.apply.click();
		await expect( cartPage.chip( 'ten' ) ).toBeVisible();
		await expectServerCart( { page, shop, wire } );
	} );
} );

test( 'an invalid postcode shows an error at its field, and is not sent', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await cartPage.open();
	const { toggle, update, city, postcode } = calculator( page );
	await toggle.click();
	await city.fill( 'Portland' );
	await postcode.fill( '9410' );
	await update.click();
	await expectAnnounced( page, 'Please enter a valid postcode' );
	await expect( postcode ).toHaveAccessibleDescription(
		'Please enter a valid postcode'
	);
	await expect( postcode ).toBeFocused();
	expect( wire.writes() ).toEqual( [] );

	// The rest of the page still works, and the field keeps its value.
	await cartPage.plus( MUG.name ).click();
	await expectServerCart( { page, shop, wire } );
	await expect( postcode ).toHaveValue( '9410' );
	await expect( city ).toHaveValue( 'Portland' );

	await postcode.fill( '94103' );
	await expect( postcode ).toHaveAccessibleDescription( '' );
	await update.click();
	await expect( toggle ).toBeFocused();
	await expect( page.getByText( /^Shipping to Portland/ ) ).toBeVisible();
	await expectServerCart( { page, shop, wire } );
} );

test.describe( 'a line that another window has removed', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	for ( const [ actionName, press, reason ] of [
		[ 'removed', 'remove', 'Cart item no longer exists or is invalid.' ],
		[ 'changed', 'plus', 'Cart item does not exist.' ],
	] as const ) {
		const tag = actionName === 'removed' ? [] : [ '@all' ];
		test(
			`disappears with a reason when it is ${ actionName }, and the others remain`,
			{ tag },
			async ( { page, shop, cartPage, wire } ) => {
				await cartPage.open();
				await shop.remove( MUG.id );
				await cartPage[ press ]( MUG.name ).click();
				await expect(
					page.getByRole( 'main' ).getByText( reason )
				).toBeVisible();
				await expectAnnounced( page, reason );
				await expect( cartPage.line( MUG.name ) ).toHaveCount( 0 );
				await expectServerCart( { page, shop, wire } );

				await cartPage.plus( CAP.name ).click();
				await expect( cartPage.quantity( CAP.name ) ).toHaveValue(
					'2'
				);
				await expectServerCart( { page, shop, wire } );
			}
		);
	}
} );

test.describe( 'HTML and right-to-left text', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test(
		'show as text in a coupon code',
		{ tag: '@all' },
		async ( { page, shop, cartPage, wire } ) => {
			await cartPage.open();
			for ( const code of [ HOSTILE, 'קופון 10%' ] ) {
				await cartPage.enterCoupon( code );
				await expect( page.getByRole( 'alert' ) ).toContainText(
					'cannot be applied because it does not exist.'
				);
				await expect( cartPage.couponField ).toHaveValue( code );
				await expectUnaffected( page );
			}
			await expect( page.getByRole( 'alert' ) ).toContainText(
				'קופון 10%'
			);
			await expectServerCart( { page, shop, wire } );
		}
	);

	test(
		'are not accepted as a quantity',
		{ tag: '@all' },
		async ( { page, shop, cartPage, wire } ) => {
			await cartPage.open();
			for ( const text of [ HOSTILE, 'שתיים' ] ) {
				await cartPage.quantity( MUG.name ).fill( text );
				await cartPage.quantity( MUG.name ).press( 'Tab' );
				await expect( cartPage.quantity( MUG.name ) ).toHaveValue(
					'2'
				);
			}
			await expectUnaffected( page );
			expect( wire.writes() ).toEqual( [] );
			await expectServerCart( { page, shop, wire } );
		}
	);

	test( 'show as text in an address', async ( {
		page,
		shop,
		cartPage,
		wire,
	} ) => {
		await cartPage.open();
		const { toggle, update, city, postcode } = calculator( page );
		await toggle.click();
		await postcode.fill( HOSTILE );
		await postcode.press( 'Tab' );
		await expect( postcode ).toHaveAccessibleDescription(
			'Please enter a valid postcode'
		);
		await postcode.fill( '94103' );
		for ( const [ text, shown ] of [
			[ 'תל אביב', 'תל אביב' ],
			[ `Rome ${ HOSTILE } & <b>Co</b>`, 'Rome' ],
		] as const ) {
			await city.fill( text );
			await update.click();
			await expect( toggle ).toBeFocused();
			await expect(
				page.locator( '.sf-shipping-destination__place' )
			).toContainText( shown );
			await expectUnaffected( page );
			await toggle.click();
		}
		await expectServerCart( { page, shop, wire } );
	} );
} );
