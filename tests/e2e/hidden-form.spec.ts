import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

test.beforeEach( async ( { page, shop } ) => {
	await watchLayoutShifts( page );
	await shop.becomeCustomer();
	await shop.add( [ MUG.id, 1 ], [ CAP.id, 1 ] );
} );

const editButton = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Edit shipping address' } );

const openCard = async ( page: Page ) => {
	await page.goto( '/checkout/' );
	await expect( editButton( page ) ).toBeVisible();
	await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
};

/** As scripts of add-ons and password managers do. */
const writeInto = ( page: Page, id: string, value: string ) =>
	page.locator( `#${ id }` ).evaluate( ( field, text ) => {
		const { prototype } =
			field instanceof HTMLSelectElement
				? HTMLSelectElement
				: HTMLInputElement;
		Object.getOwnPropertyDescriptor( prototype, 'value' )?.set?.call(
			field,
			text
		);
		for ( const type of [ 'input', 'change' ] ) {
			field.dispatchEvent( new Event( type, { bubbles: true } ) );
		}
	}, value );

for ( const width of [ 390, 1280 ] ) {
	const tag = width === 390 ? [] : [ '@all' ];
	test.describe( `${ width } px`, { tag }, () => {
		test.use( { viewport: { width, height: 844 } } );

		test( 'the form behind the address card takes no space, no focus and causes no layout shift', async ( {
			page,
			checkoutPage,
		} ) => {
			await openCard( page );
			await page.waitForLoadState( 'networkidle' );
			expect( await layoutShifts( page ) ).toEqual( [] );
			await expect( page.locator( '#shipping-city' ) ).toHaveValue(
				'Los Angeles'
			);
			await expect(
				checkoutPage.step( 'Shipping address' ).getByRole( 'textbox' )
			).toHaveCount( 0 );
			const heights = await page.evaluate( () =>
				[
					'.wc-block-components-address-address-wrapper',
					'.wc-block-components-address-card',
				].map(
					( selector ) =>
						document
							.querySelector( selector )
							?.getBoundingClientRect().height
				)
			);
			expect( heights[ 0 ] ).toBe( heights[ 1 ] );
			await editButton( page ).focus();
			await page.keyboard.press( 'Tab' );
			await expect( page.locator( '#shipping :focus' ) ).toHaveCount( 0 );
			await expectAccessible( page );

			await editButton( page ).click();
			await expect( page.locator( '#shipping-country' ) ).toBeFocused();
			await expect( checkoutPage.shipping( 'City' ) ).toBeVisible();
			await expect( editButton( page ) ).toHaveCount( 0 );
			await expectAccessible( page );
		} );
	} );
}

test( 'a value that a script sets in the hidden form reaches the order', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await openCard( page );
	await writeInto( page, 'shipping-first_name', 'Grace' );
	await writeInto( page, 'shipping-address_2', 'Floor 4' );
	await expect( page.getByText( 'Grace Customer' ) ).toBeVisible();
	await expect( page.getByText( 'Floor 4' ).first() ).toBeVisible();
	await expect( editButton( page ) ).toBeVisible();
	await expect
		.poll( async () => ( await shop.cart() ).shipping_address )
		.toMatchObject( { first_name: 'Grace', address_2: 'Floor 4' } );
	await expect( checkoutPage.pending ).toHaveCount( 0 );
	await checkoutPage.method( 'Cash on delivery' ).check();
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	const [ order ] = await shop.orders();
	expect( order?.shipping ).toMatchObject( {
		first_name: 'Grace',
		address_2: 'Floor 4',
	} );
} );

test(
	'a required field that a script clears opens the form and stops the order',
	{ tag: '@all' },
	async ( { page, checkoutPage, wire } ) => {
		await openCard( page );
		await writeInto( page, 'shipping-city', '' );
		await expect( checkoutPage.shipping( 'City' ) ).toBeVisible();
		await checkoutPage.placeOrder.click();
		await expect( checkoutPage.shipping( 'City' ) ).toBeFocused();
		await expect(
			checkoutPage.shipping( 'City' )
		).toHaveAccessibleDescription( /city/ );
		expect( wire.requests() ).not.toContain( 'POST checkout' );
	}
);
