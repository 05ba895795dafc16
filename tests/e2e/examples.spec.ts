import type { Page } from '@playwright/test';
import { hasPhp } from '../../tools/support/php.mjs';
import { PAT } from './support/checkout-page';
import { test } from './support/examples';
import { expect } from './support/shop-test';

const HAS_PHP = hasPhp( [ 'json' ] );

// One shop for both. Their policies allow no inline style or script, and the console must stay empty.
test.describe.configure( { mode: 'default' } );
test.use( { hasPhp: HAS_PHP } );

const buy = async ( page: Page ): Promise< void > => {
	await expect( page.getByText( 'Your cart is empty.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Add a Stone Mug' } ).click();
	await page.getByRole( 'link', { name: 'Proceed to Checkout' } ).click();
	const address = page.getByRole( 'group', { name: 'Shipping address' } );
	await page.getByLabel( 'Email address' ).fill( PAT.email );
	const fill = async ( label: string, value: string ) =>
		address.getByLabel( label, { exact: true } ).fill( value );
	await address.getByLabel( 'Country/Region' ).selectOption( 'US' );
	await fill( 'First name', PAT.firstName );
	await fill( 'Last name', PAT.lastName );
	await fill( 'Address', PAT.address );
	await fill( 'City', PAT.city );
	await address.getByLabel( 'State' ).selectOption( 'CA' );
	await fill( 'Phone', '5551234567' );
	const sent = page.waitForResponse( ( response ) =>
		Boolean( response.request().postData()?.includes( PAT.postcode ) )
	);
	await fill( 'ZIP Code', PAT.postcode );
	await address.getByLabel( 'ZIP Code' ).blur();
	await sent;
	await expect( page.locator( '.is-pending' ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Place Order' } ).click();
	await page.waitForURL( /order-received/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		/^Thank you/
	);
};

const ORDER = {
	status: 'processing',
	shipping: { postcode: PAT.postcode },
};

test( 'static files order from a shop on another origin, without cookies', async ( {
	page,
	examples,
} ) => {
	await page.goto( `${ examples.files }/cart.html` );
	const token = async () =>
		page.evaluate( () => localStorage.getItem( 'shopfrontCartToken' ) );
	await expect.poll( token ).toBeTruthy();
	const sentCookies: string[] = [];
	page.on( 'request', async ( request ) => {
		if ( request.url().includes( '/wp-json/' ) ) {
			sentCookies.push( ( await request.allHeaders() ).cookie ?? '' );
		}
	} );
	const orders = async () =>
		page.request.get( `${ examples.shop }/demo/orders`, {
			headers: { 'Cart-Token': cartToken },
		} );
	const cartToken = ( await token() ) ?? '';
	await buy( page );
	expect( page.url() ).toContain( examples.shop );
	expect( sentCookies.length ).toBeGreaterThan( 2 );
	expect( sentCookies.filter( Boolean ) ).toEqual( [] );
	expect( await ( await orders() ).json() ).toMatchObject( [ ORDER ] );
} );

test( 'pages of PHP order through its own origin', async ( {
	page,
	examples,
} ) => {
	test.skip( ! HAS_PHP, 'PHP is not installed' );
	await page.goto( examples.php );
	await buy( page );
	expect( page.url() ).toContain( examples.php );
	// Cookies don't depend on the port.
	const orders = await page.request.get( `${ examples.shop }/demo/orders` );
	expect( await orders.json() ).toMatchObject( [ ORDER ] );
} );

test( 'the mini-cart of PHP shows what a form added, and its drawer leads to the checkout', async ( {
	page,
	examples,
} ) => {
	test.skip( ! HAS_PHP, 'PHP is not installed' );
	await page.goto( `${ examples.php }/mug/` );
	const badge = page.getByRole( 'button', { name: /^(Number|Cart)/ } );
	await expect( badge ).toHaveAccessibleName( /: 0$/ );
	await page.getByRole( 'button', { name: 'Add a Stone Mug' } ).click();
	await expect( badge ).toHaveAccessibleName( /: 1$/ );
	await badge.click();
	const drawer = page.getByRole( 'dialog', { name: 'Your cart' } );
	await expect( drawer.getByText( 'Stone Mug' ).first() ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( drawer ).toBeHidden();
	await badge.press( 'Enter' );
	await drawer.getByRole( 'link', { name: 'Go to checkout' } ).click();
	await expect( page ).toHaveURL( `${ examples.php }/checkout/` );
	await expect( page.getByText( 'Subtotal' ).first() ).toBeVisible();
} );
