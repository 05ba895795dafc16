import { cartBadge } from './support/cart-badge';
import { expectAnnounced } from './support/expect-announced';
import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

const PATH = '/classic/';

test( 'buttons, widget and badge of a classic page show the same cart', async ( {
	page,
	shop,
} ) => {
	await page.goto( PATH );
	const widget = page.locator( '.widget_shopping_cart' );
	await expect(
		widget.getByText( 'No products in the cart.' )
	).toBeVisible();

	for ( const { name } of [ MUG, CAP ] ) {
		await page
			.getByRole( 'button', { name: `Add to cart: “${ name }”` } )
			.click();
	}
	await expectAnnounced(
		page,
		`“${ CAP.name }” has been added to your cart`
	);
	await expect(
		widget.getByRole( 'link', { name: MUG.name } )
	).toBeVisible();
	await expect(
		widget.getByRole( 'link', { name: CAP.name } )
	).toBeVisible();
	await expect( cartBadge( page, 2 ) ).toBeVisible();

	await widget
		.getByRole( 'button', { name: `Remove ${ MUG.name } from cart` } )
		.click();
	await expect( widget.getByRole( 'link', { name: MUG.name } ) ).toHaveCount(
		0
	);
	await expect( cartBadge( page, 1 ) ).toBeVisible();
	expect( ( await shop.cart() ).items.map( ( { name } ) => name ) ).toEqual( [
		CAP.name,
	] );

	// The next page reuses the stored fragments.
	await page.reload();
	await expect(
		widget.getByRole( 'link', { name: CAP.name } )
	).toBeVisible();
	await expect( cartBadge( page, 1 ) ).toBeVisible();
} );

test( 'the widgets of this page and of the next one follow a change in the drawer', async ( {
	page,
	shop,
} ) => {
	await shop.add( [ MUG.id, 1 ] );
	await page.goto( PATH );
	const widget = page.locator( '.widget_shopping_cart' );
	await expect( widget.getByText( '1 × $18.00' ) ).toBeVisible();
	const refreshes: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'get_refreshed_fragments' ) ) {
			refreshes.push( request.url() );
		}
	} );
	await cartBadge( page, 1 ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: /Increase quantity/ } )
		.click();
	await expect( widget.getByText( '2 × $18.00' ) ).toBeVisible();
	await page.goto( PATH );
	await expect( widget.getByText( '2 × $18.00' ) ).toBeVisible();
	expect( refreshes ).toHaveLength( 1 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a classic button is a link that adds', async ( { page, shop } ) => {
		await page.goto( PATH );
		await page
			.getByRole( 'button', { name: `Add to cart: “${ MUG.name }”` } )
			.click();
		await expect(
			page.getByText( `“${ MUG.name }” has been added to your cart.` )
		).toBeVisible();
		await expect( cartBadge( page, 1 ) ).toBeVisible();
		expect( ( await shop.cart() ).items_count ).toBe( 1 );
	} );
} );
