import type { Page } from '@playwright/test';
import { htmlToText } from '../../demo-shop/text';
import { expectAccessible } from './support/expect-accessible';
import { expectAnnounced } from './support/expect-announced';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.use( { shopOptions: { saveForLater: true } } );

const saveButton = ( name: string ) => ( {
	name: `Save for later: ${ name }`,
	exact: true,
} );

const savedItems = async ( page: Page ): Promise< string[] > => {
	const html = await ( await page.request.get( '/cart/' ) ).text();
	const [ section = '' ] =
		html.match(
			/<section aria-labelledby="saved-for-later">.*?<\/section>/s
		) ?? [];
	return [ ...section.matchAll( /<li>(.*?)<\/li>/gs ) ].map( ( [ , item ] ) =>
		htmlToText( item ?? '' )
			.replace( /\s+/g, ' ' )
			.trim()
	);
};

test( 'a customer saves a line for later, with its new quantity, and takes it back', async ( {
	page,
	shop,
	cartPage,
} ) => {
	await shop.becomeCustomer();
	await shop.add( [ MUG.id, 1 ], [ CAP.id, 1 ] );
	await watchLayoutShifts( page );
	await cartPage.open();
	const save = page.getByRole( 'button', saveButton( MUG.name ) );
	await expect( save ).toBeVisible();
	// The first paint has it too.
	expect( await layoutShifts( page ) ).toEqual( [] );
	await expectAccessible( page );

	// The server saves its own cart's quantity.
	await cartPage.plus( MUG.name ).click();
	await save.focus();
	await page.keyboard.press( 'Enter' );
	await expect( cartPage.undo( MUG.name ) ).toBeFocused();
	await expectAnnounced(
		page,
		'Stone Mug has been saved for later and removed from your cart.\nUse Undo to put it back.'
	);
	await expect(
		page.getByRole( 'row' ).filter( { hasText: 'Saved for later.' } )
	).toHaveCount( 1 );
	expect( ( await shop.cart() ).items.map( ( { name } ) => name ) ).toEqual( [
		CAP.name,
	] );
	expect( await savedItems( page ) ).toEqual( [ 'Stone Mug × 2' ] );

	await page.keyboard.press( 'Enter' );
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	await page.reload();
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	expect( await savedItems( page ) ).toEqual( [] );
} );

test( 'undo leaves in the list what it had before', async ( {
	page,
	shop,
	cartPage,
} ) => {
	await shop.becomeCustomer();
	for ( const quantity of [ 3, 2 ] ) {
		await shop.add( [ MUG.id, quantity ] );
		await cartPage.open();
		await page.getByRole( 'button', saveButton( MUG.name ) ).click();
		await expect( cartPage.undo( MUG.name ) ).toBeVisible();
	}
	await cartPage.undo( MUG.name ).click();
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	await expect
		.poll( () => savedItems( page ) )
		.toEqual( [ 'Stone Mug × 3' ] );
} );

test.describe( 'a list that cannot be reached', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'leaves the line in the cart, and says so', async ( {
		page,
		shop,
		cartPage,
	} ) => {
		await shop.becomeCustomer();
		await shop.add( [ MUG.id, 1 ] );
		await cartPage.open();
		await page.route( '**/shopper-lists/**', ( route ) =>
			route.fulfill( {
				status: 404,
				json: {
					code: 'woocommerce_rest_shopper_list_not_found',
					message: 'Your saved list isn’t available right now.',
					data: { status: 404 },
				},
			} )
		);
		await page.getByRole( 'button', saveButton( MUG.name ) ).click();
		await expect(
			page
				.getByText( 'Your saved list isn’t available right now.' )
				.first()
		).toBeVisible();
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '1' );
		await expect(
			page.getByRole( 'button', saveButton( MUG.name ) )
		).toBeEnabled();
	} );
} );

test( 'guests have no list', async ( { page, shop, cartPage } ) => {
	await shop.add( [ MUG.id, 1 ] );
	await cartPage.open();
	await expect( cartPage.plus( MUG.name ) ).toBeEnabled();
	await expect( page.getByText( /save for later/i ) ).toHaveCount( 0 );
} );
