import type { Page } from '@playwright/test';
import type { CheckoutPage } from '../../e2e/support/checkout-page';
import { logIn } from '../support/log-in';
import { expect, setSwitches, test } from '../support/wordpress-test';

// Gateways that know only the classic checkout; see mu-plugins/shopfront-test/classic-gateways.php.

test.use( {
	allowedConsoleErrors:
		/^Failed to load resource.*( 400|ERR_CONNECTION_RESET)/,
} );

const radio = ( page: Page, gateway: string ) =>
	page.locator( `#radio-control-wc-payment-method-options-${ gateway }` );

const choose = async (
	page: Page,
	checkoutPage: CheckoutPage,
	gateway: string
) => {
	await checkoutPage.open();
	await checkoutPage.fill();
	await radio( page, gateway ).check();
};

/** Events of the classic checkout that the gateways' script has heard. */
const heard = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => Reflect.get( window, 'shopfrontClassicLog' ) );

const ordersSent = ( page: Page ) => {
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			request.method() === 'POST' &&
			/\/wc\/store\/v1\/checkout$/.test(
				new URL( request.url() ).pathname
			) &&
			! request.headers()[ 'x-http-method-override' ]
		) {
			sent.push( request.url() );
		}
	} );
	return sent;
};

test.beforeEach( async ( { context, baseURL, site, addToCart } ) => {
	test.skip(
		site.kind !== 'given' || ! site.hasSwitches,
		'The double of WooCommerce has no classic gateways.'
	);
	await setSwitches( context, baseURL ?? '', 'classic-gateways' );
	await addToCart( [ site.products[ 0 ].id, 1 ] );
} );

test( 'fields are checked and sent by the server, and only the gateway’s own checks run', async ( {
	page,
	checkoutPage,
	placedOrder,
} ) => {
	await choose( page, checkoutPage, 'test_instalments' );
	await expect( page.getByText( 'Pay in parts. Total: $' ) ).toBeVisible();
	// A script that it adds where the classic form ends.
	expect(
		await page.evaluate( () =>
			Reflect.get( window, 'shopfrontClassicBank' )
		)
	).toBe( 'North' );
	await page
		.getByRole( 'button', { name: 'Continue to the bank' } )
		.first()
		.click();
	await expect(
		page.getByText( 'Choose the number of parts.' ).first()
	).toBeVisible();
	await page.getByLabel( 'Parts' ).selectOption( '6' );
	await page
		.getByRole( 'button', { name: 'Continue to the bank' } )
		.first()
		.click();
	await checkoutPage.expectPlaced();
	// Its filter of the result, and what it has written into the new order.
	expect( page.url() ).toContain( 'parts=yes&bank=North' );
	expect( ( await placedOrder() ).id ).toBeGreaterThan( 0 );
} );

test( 'shows what a gateway says when the bank has sent the shopper back', async ( {
	page,
	context,
	baseURL,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	await page.goto( `${ page.url() }?bank=refused` );
	await expect(
		page
			.getByRole( 'alert' )
			.filter( { hasText: 'The bank has refused the payment.' } )
	).toBeVisible();
	for ( const theme of [ 'twentytwentyfive', 'storefront' ] ) {
		await setSwitches(
			context,
			baseURL ?? '',
			'classic-gateways',
			`theme:${ theme }`
		);
		await page.goto( '/?bank-answer=closed' );
		await expect(
			page.getByText( 'The bank is closed.' ).first()
		).toBeVisible();
		await expect( checkoutPage.placeOrder ).toBeVisible();
	}
} );

test( 'a script prepares the payment, and tries again after a refusal', async ( {
	page,
	checkoutPage,
} ) => {
	const sent = ordersSent( page );
	await choose( page, checkoutPage, 'test_token' );
	await checkoutPage.placeOrder.click();
	// The script's own message, in its place.
	await expect( page.locator( '#token-error' ) ).toHaveText(
		'Enter the card number.'
	);
	await expect( checkoutPage.placeOrder ).toBeEnabled();
	expect( sent ).toHaveLength( 0 );
	await page.getByLabel( 'Card number' ).fill( '4000000000000002' );
	await checkoutPage.placeOrder.click();
	await expect(
		page.getByText( 'Your card was declined.' ).first()
	).toBeVisible();
	expect( await heard( page ) ).toContain( 'checkout_error' );
	await page.getByLabel( 'Card number' ).fill( '4242424242424242' );
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	expect( sent ).toHaveLength( 2 );
} );

test( 'a script continues after the order in a dialog', async ( {
	page,
	checkoutPage,
} ) => {
	await choose( page, checkoutPage, 'test_dialog' );
	await checkoutPage.placeOrder.click();
	await page.getByLabel( 'Code', { exact: true } ).fill( '1111' );
	await page.getByRole( 'button', { name: 'Confirm' } ).click();
	await expect(
		page.getByText( 'The code is wrong.' ).first()
	).toBeVisible();
	await checkoutPage.placeOrder.click();
	await page.getByLabel( 'Code', { exact: true } ).fill( '1234' );
	await page.getByRole( 'button', { name: 'Confirm' } ).click();
	await checkoutPage.expectPlaced();
} );

test( 'a script continues after the order at a fragment of the page, and tries again after a failure', async ( {
	page,
	checkoutPage,
} ) => {
	const sent = ordersSent( page );
	await choose( page, checkoutPage, 'test_token' );
	await page.getByLabel( 'Card number' ).fill( '4000000000003220' );
	await checkoutPage.placeOrder.click();
	await page.getByRole( 'button', { name: 'No', exact: true } ).click();
	await expect( page.locator( '#token-error' ) ).toHaveText(
		'The bank does not know you.'
	);
	await checkoutPage.placeOrder.click();
	await page.getByRole( 'button', { name: 'Yes', exact: true } ).click();
	await checkoutPage.expectPlaced();
	expect( sent ).toHaveLength( 2 );
} );

test( 'what is typed stays while another method is selected and the total changes', async ( {
	page,
	checkoutPage,
} ) => {
	await choose( page, checkoutPage, 'test_instalments' );
	await page.getByLabel( 'Parts' ).selectOption( '3' );
	await radio( page, 'test_token' ).check();
	await expect( page.getByLabel( 'Parts' ) ).toBeHidden();
	await page.getByLabel( 'Card number' ).fill( '4242' );
	await radio( page, 'test_instalments' ).check();
	await expect( page.getByLabel( 'Parts' ) ).toHaveValue( '3' );
	await radio( page, 'test_token' ).check();
	await expect( page.getByLabel( 'Card number' ) ).toHaveValue( '4242' );
	await expect
		.poll( () => heard( page ) )
		.toEqual(
			expect.arrayContaining( [
				'payment_method_selected',
				'updated_checkout',
			] )
		);
	// Its script asks for a new cart.
	const read = page.waitForRequest( /\/wc\/store\/v1\/cart\?/ );
	await page.evaluate( () =>
		document.body.dispatchEvent( new Event( 'update_checkout' ) )
	);
	await read;
	// Forms in forms would be sent together.
	await expect( page.locator( 'form form' ) ).toHaveCount( 0 );
	await expect(
		page.locator( 'script[src*="frontend/checkout"]' )
	).toHaveCount( 0 );
} );

test( 'the check lets a plugin pass that only adds a script where the classic form ends', async ( {
	context,
	page,
} ) => {
	await logIn( context );
	// WooCommerce leads the first visit to its wizard.
	await page.goto( '/wp-admin/' );
	await page.goto(
		'/wp-admin/admin.php?page=wc-settings&tab=advanced&section=shopfront'
	);
	await page
		.getByRole( 'link', { name: 'Check again (Instalments)' } )
		.click();
	await expect( page ).toHaveURL( /section=shopfront/ );
	await expect(
		page.getByRole( 'listitem' ).filter( { hasText: 'Instalments' } )
	).toContainText( 'Offered on the checkout.' );
} );

test( 'an order whose answer is lost is placed once', async ( {
	page,
	checkoutPage,
	serverCart,
} ) => {
	const sent = ordersSent( page );
	let isFirst = true;
	await page.route( /\/wc\/store\/v1\/checkout\?/, async ( route ) => {
		if (
			! isFirst ||
			route.request().method() !== 'POST' ||
			route.request().headers()[ 'x-http-method-override' ]
		) {
			return route.fallback();
		}
		isFirst = false;
		// The shop gets the order.
		await route.fetch();
		return route.abort( 'connectionreset' );
	} );
	await choose( page, checkoutPage, 'test_token' );
	await page.getByLabel( 'Card number' ).fill( '4242424242424242' );
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	expect( sent ).toHaveLength( 1 );
	expect( ( await serverCart() ).items ).toEqual( [] );
} );
