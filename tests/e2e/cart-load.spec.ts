import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

test( 'the block takes the place of the skeleton without asking for anything', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
	await cartPage.open();
	await page.waitForLoadState( 'networkidle' );

	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	await expect( cartPage.quantity( CAP.name ) ).toHaveValue( '1' );
	await expect( page.locator( '.sf-skeleton' ) ).toHaveCount( 0 );
	await expect( page.locator( '.is-loading' ) ).toHaveCount( 0 );
	await expect( page.locator( 'noscript table' ) ).toHaveCount( 0 );
	expect( wire.requests() ).toEqual( [] );
} );

test( 'a page out of the history shows the cart of now', async ( {
	page,
	shop,
	cartPage,
} ) => {
	await shop.add( [ MUG.id, 2 ] );
	await cartPage.open();
	await page.goto( MUG.path );
	await shop.add( [ MUG.id, 3 ] );
	await page.goBack();
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '5' );
} );

test( 'proceeding leads to the checkout, after what was just changed is sent', async ( {
	page,
	shop,
	cartPage,
} ) => {
	await shop.add( [ MUG.id, 2 ] );
	await cartPage.open();
	await cartPage.plus( MUG.name ).click();
	await cartPage.proceed.click();
	await page.waitForURL( /\/checkout\/$/ );
	expect( ( await shop.cart() ).items_count ).toBe( 3 );
} );
