import { PAT } from './support/checkout-page';
import { expectAccessible } from './support/expect-accessible';
import type { Browser, Page } from '@playwright/test';
import { cartBadge } from './support/cart-badge';
import { COASTERS, LAMP, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.use( {
	javaScriptEnabled: false,
	// The page preloads the block's files, which go unused without JavaScript.
	allowedConsoleErrors: /was preloaded using link preload but not used/,
} );

/** Without JavaScript, this content shows and a block's first paint doesn't. */
const withoutScript = ( page: Page ) => page.locator( 'noscript' );

test( 'a plain form adds a product', async ( { page, shop } ) => {
	await page.goto( '/shop/' );
	await page
		.getByRole( 'button', { name: /Add to cart.*Stone Mug/ } )
		.click();
	await expect( page ).toHaveURL( /\/shop\/$/ );
	await expect(
		page.getByText( '“Stone Mug” has been added to your cart.' )
	).toBeVisible();
	await expect( cartBadge( page, 1 ) ).toBeVisible();

	// A reload neither repeats the message nor adds the product again.
	await page.reload();
	await expect(
		page.getByText( '“Stone Mug” has been added to your cart.' )
	).toHaveCount( 0 );
	expect( ( await shop.cart() ).items_count ).toBe( 1 );
} );

test( 'the next page shows the reason of a refusal', async ( {
	page,
	shop,
} ) => {
	await shop.add( [ LAMP.id, 1 ] );
	await page.goto( LAMP.path );
	await page
		.getByRole( 'article' )
		.getByRole( 'button', { name: 'Add to cart' } )
		.click();
	await expect(
		page.getByText( 'The quantity of "Reading Lamp" cannot be changed' )
	).toBeVisible();
} );

test( 'the cart is an editable table with a link to the checkout', async ( {
	page,
	shop,
} ) => {
	await shop.add( [ MUG.id, 2 ], [ COASTERS.id, 4 ] );
	await page.goto( '/cart/' );
	const total = page.locator( 'dl' ).getByText( '$52.00' );
	await expect( total ).toBeVisible();

	await withoutScript( page )
		.getByLabel( 'Quantity of Stone Mug' )
		.fill( '5' );
	await page.getByRole( 'button', { name: 'Update cart' } ).click();
	await expect( page.getByText( 'Cart updated.' ) ).toBeVisible();
	await expect(
		withoutScript( page ).getByLabel( 'Quantity of Stone Mug' )
	).toHaveValue( '5' );
	await expect( total ).toHaveCount( 0 );

	await page.getByRole( 'button', { name: 'Remove Coaster Pair' } ).click();
	await expect( page.getByText( 'Item removed.' ) ).toBeVisible();
	expect(
		( await shop.cart() ).items.map( ( { id, quantity } ) => [
			id,
			quantity,
		] )
	).toEqual( [ [ MUG.id, 5 ] ] );

	await page.getByRole( 'link', { name: 'Proceed to Checkout' } ).click();
	await expect( page ).toHaveURL( /\/checkout\/$/ );
} );

/** axe needs JavaScript, so the context has it, but without the page's own scripts. */
const expectAccessibleMarkup = async ( browser: Browser, page: Page ) => {
	// Without JavaScript, a loading block's styles hide everything but its element.
	const body = ( await page.content() )
		.replace( /<script\b.*?<\/script>|<\/?noscript>/gs, '' )
		.replaceAll( 'is-loading', '' );
	const context = await browser.newContext( { javaScriptEnabled: true } );
	const copy = await context.newPage();
	await copy.route( page.url(), ( route ) =>
		route.fulfill( { contentType: 'text/html', body } )
	);
	await copy.goto( page.url() );
	await expect( copy.getByRole( 'alert' ) ).toBeVisible();
	for ( const width of [ 390, 1280 ] ) {
		await copy.setViewportSize( { width, height: 844 } );
		await expectAccessible( copy );
	}
	await context.close();
};

test( 'the checkout places one order with a plain form @quick', async ( {
	browser,
	page,
	shop,
} ) => {
	await shop.add( [ MUG.id, 2 ] );
	await page.goto( '/checkout/' );
	const order = page.getByRole( 'button', { name: 'Place order' } );
	await withoutScript( page ).getByLabel( 'Email address' ).fill( PAT.email );
	await withoutScript( page )
		.getByLabel( 'First name' )
		.fill( PAT.firstName );
	await order.click();
	const city = page.getByRole( 'textbox', { name: 'City' } );
	await expect( city ).toHaveAccessibleDescription(
		'Please enter a valid city'
	);
	await expect(
		withoutScript( page ).getByLabel( 'First name' )
	).toHaveValue( PAT.firstName );
	await expectAccessibleMarkup( browser, page );

	await withoutScript( page ).getByLabel( 'Last name' ).fill( PAT.lastName );
	await withoutScript( page )
		.getByLabel( 'Address', { exact: true } )
		.fill( PAT.address );
	await city.fill( PAT.city );
	await withoutScript( page ).getByLabel( 'ZIP Code' ).fill( PAT.postcode );
	await page.getByRole( 'radio', { name: /Direct bank transfer/ } ).check();
	await order.dblclick();
	await expect( page ).toHaveURL( /\/checkout\/order-received\// );
	expect( await shop.orders() ).toMatchObject( [
		{ status: 'on-hold', shipping: { postcode: PAT.postcode } },
	] );
} );

test.describe( 'an order whose server died', () => {
	test.use( {
		allowedConsoleErrors: new RegExp(
			`${ LOST_REQUESTS.source }|was preloaded using link preload but not used`
		),
	} );

	test( 'is sent again with a plain form only after the shopper has accepted the risk', async ( {
		browser,
		page,
		shop,
	} ) => {
		await shop.add( [ MUG.id, 2 ] );
		await shop.injectFault( {
			match: '/checkout',
			kind: 'die-after-charge',
			status: 502,
			times: 1,
		} );
		const fill = async () => {
			await page.goto( '/checkout/' );
			const field = ( label: string ) =>
				withoutScript( page ).getByLabel( label, { exact: true } );
			await field( 'Email address' ).fill( PAT.email );
			await field( 'First name' ).fill( PAT.firstName );
			await field( 'Last name' ).fill( PAT.lastName );
			await field( 'Address' ).fill( PAT.address );
			await field( 'City' ).fill( PAT.city );
			await field( 'ZIP Code' ).fill( PAT.postcode );
		};
		const order = page.getByRole( 'button', { name: 'Place order' } );
		await fill();
		await order.click();
		await expect(
			page.getByRole( 'heading', { name: 'Something is broken here' } )
		).toBeVisible();

		await fill();
		const [ { id } = { id: 0 } ] = await shop.orders();
		await expect(
			page.getByRole( 'heading', {
				name: `We don’t know yet whether order ${ id } was paid`,
			} )
		).toBeVisible();
		const accept = page.getByRole( 'checkbox', {
			name: 'I understand that I may be charged twice.',
		} );
		await order.click();
		await expect( accept ).toHaveAccessibleDescription(
			/^We didn’t send your order/
		);
		expect( await shop.orders() ).toMatchObject( [ { charges: 1 } ] );
		await expectAccessibleMarkup( browser, page );

		await accept.check();
		await order.click();
		await expect( page ).toHaveURL( /\/checkout\/order-received\// );
		expect( await shop.orders() ).toMatchObject( [
			{ id, status: 'processing', charges: 2 },
		] );
	} );
} );

test(
	'the empty cart shows a message and links back to the shop',
	{ tag: '@all' },
	async ( { page } ) => {
		await page.goto( '/cart/' );
		await expect(
			page.getByText( 'Your cart is currently empty!' ).first()
		).toBeVisible();
		await page.getByRole( 'link', { name: 'Browse the shop' } ).click();
		await expect( page ).toHaveURL( /\/shop\/$/ );
	}
);
