import { cartBadge } from './support/cart-badge';
import { COASTERS, LAMP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

test.use( {
	javaScriptEnabled: false,
	// The page preloads the files of the block, which go unused without JavaScript.
	allowedConsoleErrors: /was preloaded using link preload but not used/,
} );

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

	await page.getByLabel( 'Quantity of Stone Mug' ).fill( '5' );
	await page.getByRole( 'button', { name: 'Update cart' } ).click();
	await expect( page.getByText( 'Cart updated.' ) ).toBeVisible();
	await expect( page.getByLabel( 'Quantity of Stone Mug' ) ).toHaveValue(
		'5'
	);
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

test( 'the empty cart shows a message and links back to the shop', async ( {
	page,
} ) => {
	await page.goto( '/cart/' );
	await expect(
		page.getByText( 'Your cart is currently empty!' ).first()
	).toBeVisible();
	await page.getByRole( 'link', { name: 'Browse the shop' } ).click();
	await expect( page ).toHaveURL( /\/shop\/$/ );
} );
