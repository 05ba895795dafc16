import type { Page } from '@playwright/test';
import { isRecord } from '@shopfront/store-api';
import { logIn } from '../support/log-in';
import { expect, setSwitches, test } from '../support/wordpress-test';

const ITEMS = '/wc/store/v1/shopper-lists/wishlist/items';

/** WooCommerce's list, even before the site has flushed its rewrite rules. */
const LIST = '/my-account/?wishlist';

const heart = ( page: Page, id: number ) =>
	page.locator( `.add-to-wishlist-${ id } .yith-wcwl-add-button a` ).first();
const link = ( page: Page ) => page.locator( 'a.wishlist-link' );
const message = ( page: Page ) => page.locator( '#yith-wcwl-message' );
/** Our message, in a region that announces it at once. */
const refusal = ( page: Page ) =>
	page.locator( '#yith-wcwl-popup-message[role=alert]' );
const rows = ( page: Page ) =>
	page
		.locator( '.wc-block-wishlist' )
		.getByRole( 'listitem' )
		.filter( { has: page.getByRole( 'button', { name: /^Remove / } ) } );

const emptyList = async ( page: Page ) => {
	await page.goto( LIST );
	const settings: unknown = JSON.parse(
		( await page.locator( '#shopfront-wishlist' ).textContent() ) ?? ''
	);
	const nonce = isRecord( settings ) ? String( settings.storeNonce ) : '';
	const items: Array< { key: string } > = await (
		await page.request.get( `/wp-json${ ITEMS }` )
	).json();
	for ( const { key } of items ) {
		await page.request.delete( `/wp-json${ ITEMS }/${ key }`, {
			headers: { Nonce: nonce },
		} );
	}
};

// They share one customer's list.
test.describe.configure( { mode: 'serial' } );

// Themes and avatars request files from other hosts. The browser logs refused requests, too.
test.use( { allowedConsoleErrors: /net::ERR_|status of (401|403|500)/ } );

test.beforeEach( async ( { site, page, context, baseURL } ) => {
	test.skip(
		site.kind !== 'given' || ! site.hasSwitches,
		'The double has no lists.'
	);
	await setSwitches(
		context,
		baseURL ?? '',
		'theme:twentytwentyfive',
		'wishlist',
		'shopper-lists',
		'wishlist-link'
	);
	const answer = await page.request.get( `/wp-json${ ITEMS }` );
	test.skip(
		answer.status() === 404,
		'This WooCommerce has no lists of shoppers.'
	);
	await page.goto( '/shop/' );
	test.skip(
		( await page.locator( '.yith-wcwl-icon-svg' ).count() ) === 0 ||
			( await page
				.locator( '#yith-wcwl-form, .wishlist-fragment' )
				.count() ) > 0,
		'The site has another wishlist.'
	);
} );

test( 'a guest reads that the wishlist needs a login', async ( {
	page,
	site: { products },
} ) => {
	const [ { id, path } ] = products;
	await page.goto( path );
	await heart( page, id ).click();
	await expect( message( page ) ).toHaveText( /Log in/ );
	await expect( refusal( page ) ).toContainText( /Log in/ );
	await expect( heart( page, id ) ).toContainText( 'Add to wishlist' );
	await expect( link( page ) ).toHaveText( '' );
} );

test( 'a customer adds with the keyboard, finds the product in the list and removes it there', async ( {
	page,
	site: { products },
} ) => {
	const [ { id, path, name } ] = products;
	await logIn( page.context() );
	await emptyList( page );
	await page.goto( path );
	await expect( link( page ) ).toHaveText( '' );
	await heart( page, id ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( message( page ) ).toHaveText( 'Product added!' );
	await expect( heart( page, id ) ).toContainText( 'Remove from list' );
	await expect( link( page ) ).toHaveText( '1' );
	await expect( link( page ) ).toHaveAccessibleName(
		'Wishlist, one product'
	);

	// The server knows it, and the next page shows it without another request.
	await page.goto( path );
	await expect( heart( page, id ) ).toContainText( 'Remove from list' );
	await expect( link( page ) ).toHaveText( '1' );

	// The list is the platform's: its own script removes the product, and our number follows.
	await page.goto( LIST );
	await expect( rows( page ) ).toHaveCount( 1 );
	await expect( rows( page ) ).toContainText( name );
	await rows( page )
		.getByRole( 'button', { name: `Remove ${ name } from wishlist` } )
		.click();
	await expect( rows( page ) ).toHaveCount( 0 );
	await expect( link( page ) ).toHaveText( '' );
	await page.goto( path );
	await expect( heart( page, id ) ).toContainText( 'Add to wishlist' );
} );

test( 'a button removes a product, and a refused or lost change is taken back', async ( {
	page,
	site: { products },
} ) => {
	const [ { id, path } ] = products;
	await logIn( page.context() );
	await emptyList( page );
	await page.goto( path );
	await heart( page, id ).click();
	await expect( message( page ) ).toHaveText( 'Product added!' );
	await page.route( `**${ ITEMS }/*`, ( route ) =>
		route.fulfill( { status: 500, json: { code: 'x', message: 'y' } } )
	);
	await heart( page, id ).click();
	await expect( refusal( page ) ).toContainText(
		/couldn.t change your wishlist/
	);
	await expect( heart( page, id ) ).toContainText( 'Remove from list' );
	await expect( link( page ) ).toHaveText( '1' );
	await page.unroute( `**${ ITEMS }/*` );
	await heart( page, id ).click();
	await expect( message( page ) ).toHaveText(
		'Product successfully removed.'
	);
	await expect( link( page ) ).toHaveText( '' );
	const left = await page.request.get( `/wp-json${ ITEMS }` );
	expect( await left.json() ).toEqual( [] );
} );

test( 'a button follows the variation that is chosen', async ( {
	page,
	request,
} ) => {
	const found: Array< { permalink: string; id: number } > = await (
		await request.get(
			'/wp-json/wc/store/v1/products?type=variable&per_page=1'
		)
	).json();
	const [ product ] = found;
	test.skip( ! product, 'The shop has no product with variations.' );
	await logIn( page.context() );
	await emptyList( page );
	await page.goto( product!.permalink );
	await heart( page, product!.id ).click();
	await expect( refusal( page ) ).toContainText(
		'select some product options'
	);
	for ( const choice of await page
		.locator( '.variations_form .variations select' )
		.all() ) {
		await choice.selectOption( { index: 1 } );
	}
	const id = page.locator( '.variations_form [name=variation_id]' );
	// The server finds the variation of a product with many.
	await expect( id ).toHaveValue( /^[1-9]/ );
	const variation = Number( await id.inputValue() );
	await heart( page, variation ).click();
	await expect( message( page ) ).toHaveText( 'Product added!' );
	await expect( link( page ) ).toHaveText( '1' );
	const items: Array< { id: number } > = await (
		await page.request.get( `/wp-json${ ITEMS }` )
	).json();
	expect( items.map( ( item ) => item.id ) ).toEqual( [ variation ] );
} );
