import type { Page } from '@playwright/test';
import type { CheckoutPage } from '../../e2e/support/checkout-page';
import { expect, setSwitches, test } from '../support/wordpress-test';

// A plugin's postcode lookup and address provider; see mu-plugins/shopfront-test/address-help.php.

test.beforeEach( async ( { context, baseURL, site, addToCart } ) => {
	test.skip( ! site.hasSwitches, 'The site has no switches for tests.' );
	test.skip(
		site.kind === 'double',
		'The double knows two states of the United States, and no function for providers.'
	);
	await setSwitches( context, baseURL ?? '', 'address-help' );
	await addToCart( [ site.products[ 0 ].id, 1 ] );
} );

/** Focusing an address field loads the help. */
const open = async (
	page: Page,
	{ open: openPage, showAddress, shipping }: CheckoutPage
) => {
	await openPage();
	await showAddress();
	const isLoaded = page.waitForResponse( /address-help\.\w+\.js/ );
	await shipping( 'First name' ).click();
	await isLoaded;
};

test( 'a postcode fills city and state, and the order has them', async ( {
	page,
	checkoutPage,
	serverCart,
} ) => {
	const { shipping } = checkoutPage;
	await open( page, checkoutPage );
	await shipping( 'ZIP Code' ).pressSequentially( '62701' );
	await checkoutPage.expectPlace( 'Springfield', 'IL' );
	await expect( shipping( 'ZIP Code' ) ).toBeFocused();
	await expect
		.poll( async () => ( await serverCart() ).shipping_address )
		.toMatchObject( {
			city: 'Springfield',
			state: 'IL',
			postcode: '62701',
		} );
} );

test( 'several places with a postcode are a choice', async ( {
	page,
	checkoutPage,
} ) => {
	const { shipping } = checkoutPage;
	await open( page, checkoutPage );
	await shipping( 'ZIP Code' ).pressSequentially( '42223' );
	await shipping( 'Places with this postcode' ).selectOption(
		'Clarksville, Tennessee'
	);
	await checkoutPage.expectPlace( 'Clarksville', 'TN' );
} );

test( "a provider that WooCommerce's function has registered suggests addresses", async ( {
	page,
	checkoutPage,
} ) => {
	const { shipping } = checkoutPage;
	await open( page, checkoutPage );
	test.skip(
		! ( await page.evaluate( () =>
			Reflect.get( window, 'testProviderIsRegistered' )
		) ),
		'This WooCommerce has no providers of addresses.'
	);
	await shipping( 'Address' ).click();
	await page.keyboard.type( 'market' );
	await expect(
		page.getByRole( 'option', { name: '1 Market Street, Springfield' } )
	).toBeVisible();
	await expect( page.getByText( 'Addresses by Test' ) ).toBeVisible();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( shipping( 'Address' ) ).toHaveValue( '1 Market Street' );
	await checkoutPage.expectPlace( 'Springfield', 'IL' );
	expect(
		await page.evaluate( () => {
			const { activeProvider } = Reflect.get(
				window.wc,
				'addressAutocomplete'
			);
			return activeProvider.shipping?.id;
		} )
	).toBe( 'test-addresses' );
} );

test.describe( 'a pasted address', () => {
	test.use( { permissions: [ 'clipboard-read', 'clipboard-write' ] } );

	test( 'fills all fields after a click, with the country', async ( {
		page,
		checkoutPage,
		serverCart,
	} ) => {
		const { shipping } = checkoutPage;
		await open( page, checkoutPage );
		await page.evaluate( () =>
			navigator.clipboard.writeText(
				'Pat Guest\n22 High Street\nOxford\nOX1 4AH\nUnited Kingdom'
			)
		);
		await shipping( 'Address' ).click();
		await page.keyboard.press( 'ControlOrMeta+V' );
		await page
			.getByRole( 'group', { name: 'Use this address?' } )
			.getByRole( 'button', { name: 'Use this address' } )
			.click();
		await expect( shipping( 'Country/Region' ) ).toHaveValue( 'GB' );
		await expect( shipping( 'City' ) ).toHaveValue( 'Oxford' );
		await expect( shipping( 'First name' ) ).toHaveValue( 'Pat' );
		await expect
			.poll( async () => ( await serverCart() ).shipping_address )
			.toMatchObject( {
				address_1: '22 High Street',
				city: 'Oxford',
				postcode: 'OX1 4AH',
				country: 'GB',
			} );
	} );
} );
