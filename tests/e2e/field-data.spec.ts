import type { Page } from '@playwright/test';
import { MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

const SCRIPT = /field-data/;

const listen = ( page: Page ) => {
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( SCRIPT.test( request.url() ) ) {
			requests.push( request.url() );
		}
	} );
	return requests;
};

test( 'a shop without field data loads no script, sends nothing, and accepts nothing', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	const requests = listen( page );
	await shop.add( [ MUG.id, 1 ] );
	await checkoutPage.open();
	await checkoutPage.fill();
	await page.waitForLoadState( 'networkidle' );
	expect( await page.content() ).not.toMatch( SCRIPT );
	await page.goto( '/shop/' );
	expect( requests ).toEqual( [] );
	const reply = await page.request.post( '/wp-json/shopfront/v1/field-data', {
		data: { page: 'cart' },
	} );
	expect( reply.status() ).toBe( 404 );
} );

test.describe( 'a shop with field data', () => {
	test.use( {
		shopOptions: { fieldData: true, phoneField: 'hidden' },
		// The refused order.
		allowedConsoleErrors: LOST_REQUESTS,
	} );

	test( 'shows a visit with a corrected field and a refused order as quartiles', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await page.goto( '/demo/figures/' );
		await page.getByRole( 'button', { name: 'Delete the data' } ).click();
		await expect( page.getByText( 'Reports: 0' ) ).toBeVisible();

		await shop.add( [ MUG.id, 1 ] );
		const loaded = page.waitForResponse( /field-data\.js/ );
		await checkoutPage.open();
		await loaded;
		await checkoutPage.fill( { email: 'pat@shop' } );
		await checkoutPage.placeOrder.click();
		await expect( checkoutPage.email ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await checkoutPage.email.fill( 'pat@shop.test' );
		const sent = page.waitForRequest(
			( request ) =>
				request.method() === 'POST' && SCRIPT.test( request.url() )
		);
		// As when the shopper looks at another tab.
		await page.evaluate( () => {
			Object.defineProperty( document, 'visibilityState', {
				value: 'hidden',
			} );
			document.dispatchEvent(
				new Event( 'visibilitychange', { bubbles: true } )
			);
		} );
		expect(
			await ( await sent ).response().then( ( reply ) => reply?.status() )
		).toBe( 204 );

		await page.goto( '/demo/figures/' );
		await expect( page.getByText( 'Reports: 1' ) ).toBeVisible();
		await expect(
			page.getByRole( 'row', { name: /^email: corrections 1 1 1 1$/ } )
		).toBeVisible();
		await expect(
			page.getByRole( 'row', { name: /^checkout: largest paint/ } )
		).toBeVisible();
		await expect(
			page.getByRole( 'row', { name: /^checkout: layout shift/ } )
		).toBeVisible();
		await expect(
			page.getByRole( 'listitem' ).filter( { hasText: 'form: 1' } )
		).toBeVisible();
	} );

	test( 'refuses reports that are not as declared', async ( { page } ) => {
		const send = async ( data: unknown ) =>
			(
				await page.request.post( '/wp-json/shopfront/v1/field-data', {
					data,
				} )
			).status();
		expect( await send( { page: 'cart', user: 'pat' } ) ).toBe( 400 );
		expect(
			await send( {
				page: 'cart',
				refusals: Array( 20 ).fill( 'x'.repeat( 300 ) ),
			} )
		).toBe( 400 );
		expect( await send( [] ) ).toBe( 400 );
	} );
} );
