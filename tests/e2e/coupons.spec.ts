import { atLevel } from '../run/test-level';
import { expectAnnounced } from './support/expect-announced';
import { expectServerCart } from './support/expect-server-cart';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

test.beforeEach( async ( { shop, cartPage } ) => {
	await shop.add( [ MUG.id, 2 ] );
	await cartPage.open();
} );

test( 'the panel opens on demand and submits no empty code', async ( {
	cartPage,
} ) => {
	await expect( cartPage.couponField ).toBeHidden();
	await expect( cartPage.couponToggle ).toHaveAttribute(
		'aria-expanded',
		'false'
	);
	await cartPage.couponToggle.click();
	await expect( cartPage.couponToggle ).toHaveAttribute(
		'aria-expanded',
		'true'
	);
	await expect( cartPage.apply ).toBeDisabled();
	await cartPage.couponField.fill( '   ' );
	await expect( cartPage.apply ).toBeDisabled();
} );

for ( const code of atLevel( {
	usual: [ ' Ten ' ],
	all: [ 'ten', 'TEN', ' Ten ' ],
} ) ) {
	test( `“${ code }” is accepted @quick`, async ( {
		page,
		shop,
		cartPage,
		wire,
	} ) => {
		await cartPage.couponToggle.click();
		await cartPage.couponField.fill( code );
		await cartPage.couponField.press( 'Enter' );

		await expect( cartPage.chip( 'ten' ) ).toBeVisible();
		await expectAnnounced(
			page,
			`Coupon code "${ code.trim() }" has been applied to your cart.`
		);
		await expect( cartPage.total( 'Discount' ) ).toHaveText( '-$3.60' );
		await expect( cartPage.couponField ).toBeHidden();
		await expect( cartPage.couponToggle ).toBeFocused();
		await expectServerCart( { page, shop, wire } );
	} );
}

const REFUSED = [
	[
		'nonsense',
		'Coupon "nonsense" cannot be applied because it does not exist.',
	],
	[ 'old', 'Coupon "old" has expired.' ],
	[ 'used', 'Usage limit for coupon "used" has been reached.' ],
	[ 'min200', 'The minimum spend for coupon "min200" is $200.00.' ],
	[ 'once', 'Sorry, coupon "once" is not applicable to selected products.' ],
] as const;

for ( const [ code, reason ] of REFUSED.slice(
	0,
	atLevel( { usual: 1, all: Infinity } )
) ) {
	test( `“${ code }” is refused with an error at the field`, async ( {
		page,
		shop,
		cartPage,
		wire,
	} ) => {
		await cartPage.enterCoupon( code );
		await expect( page.getByRole( 'alert' ) ).toHaveText( reason );
		await expect( cartPage.couponField ).toHaveValue( code );
		await expect( cartPage.couponField ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await expect( cartPage.couponField ).toHaveAccessibleDescription(
			reason
		);
		await expectServerCart( { page, shop, wire } );

		// Typing clears the error.
		await cartPage.couponField.press( 'x' );
		await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
	} );
}

test(
	'a code that is already applied is not applied twice',
	{ tag: '@all' },
	async ( { page, shop, cartPage, wire } ) => {
		await cartPage.applyCoupon( 'ten' );
		await cartPage.enterCoupon( 'ten' );
		await expect( page.getByRole( 'alert' ) ).toHaveText(
			'Coupon code "ten" has already been applied.'
		);
		await expectServerCart( { page, shop, wire } );
	}
);

test( 'a chip removes its coupon and moves focus nearby', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await cartPage.applyCoupon( 'ten' );
	await cartPage.enterCoupon( 'five' );
	await expect( cartPage.chip( 'five' ) ).toBeVisible();

	await cartPage.chip( 'ten' ).click();
	await expect( cartPage.chip( 'ten' ) ).toHaveCount( 0 );
	await expectAnnounced(
		page,
		'Coupon code "ten" has been removed from your cart.'
	);
	await expect( cartPage.chip( 'five' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( cartPage.chip( 'five' ) ).toHaveCount( 0 );
	await expect( cartPage.couponToggle ).toBeFocused();
	await expectServerCart( { page, shop, wire } );
	expect( wire.writes().slice( 2 ) ).toEqual( [
		{ route: 'cart/remove-coupon', body: { code: 'ten' } },
		{ route: 'cart/remove-coupon', body: { code: 'five' } },
	] );
} );
