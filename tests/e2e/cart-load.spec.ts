import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

test( 'the block replaces the skeleton without a request', async ( {
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

test( 'a page restored from history shows the current cart', async ( {
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

test( 'proceeding sends pending changes before it opens the checkout', async ( {
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
