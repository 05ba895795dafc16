import { expectServerCart } from './support/expect-server-cart';
import { CALLIGRAPHY, MUG, NOTES, PLATTER } from './support/products';
import { expect, test } from './support/shop-test';

test( 'HTML in product texts is harmless in the listing, on its page and in the cart', async ( {
	page,
	shop,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await shop.add( [ NOTES.id, 1 ] );
	for ( const path of [ '/product-category/paper/', NOTES.path, '/cart/' ] ) {
		await page.goto( path );
		await page.waitForLoadState( 'networkidle' );

		const named = page.getByRole( 'main' ).getByText( '“Sketches”' );
		await expect( named.first() ).toBeVisible();
		// Allowed HTML is rendered, not shown as text.
		await expect(
			page.getByRole( 'emphasis' ).getByText( 'Notes' ).first()
		).toBeVisible();
		expect(
			await page.evaluate( () => Reflect.get( window, 'hostile' ) )
		).toBeUndefined();
		await expect( page.locator( 'main iframe' ) ).toHaveCount( 0 );
		await expect(
			page.locator( 'main [onclick], main [onload]' )
		).toHaveCount( 0 );
		await expect( page.locator( 'a[href^="javascript:"]' ) ).toHaveCount(
			0
		);
	}
	const { origin } = new URL( page.url() );
	expect(
		asked.filter( ( address ) => ! address.startsWith( origin ) )
	).toEqual( [] );
} );

test( 'products with long, formatted and right-to-left names can be changed and removed', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	const all = [ PLATTER, NOTES, CALLIGRAPHY ];
	await shop.add(
		[ MUG.id, 1 ],
		...all.map( ( { id } ): [ number, number ] => [ id, 1 ] )
	);
	await cartPage.open();
	for ( const { name } of all ) {
		await cartPage.plus( name ).click();
		await expect( cartPage.quantity( name ) ).toHaveValue( '2' );
	}
	await expectServerCart( { page, shop, wire } );
	for ( const { name } of all ) {
		await cartPage.remove( name ).click();
		await expect( cartPage.line( name ) ).toHaveCount( 0 );
	}
	await expectServerCart( { page, shop, wire } );
} );
