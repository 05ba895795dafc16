import { cartBadge } from './support/cart-badge';
import { CAP, COASTERS, LAMP, MUG, SHIRT, TEA_TABLE } from './support/products';
import { expect, test } from './support/shop-test';

test( 'a product shows its description and price', async ( { page } ) => {
	await page.goto( CAP.path );
	await expect(
		page.getByRole( 'heading', { level: 1, name: CAP.name } )
	).toBeVisible();
	const article = page.getByRole( 'article' );
	await expect( article ).toContainText( 'Original price was: $25.00.' );
	await expect( article ).toContainText( 'Current price is: $19.99.' );
	await expect(
		article.getByRole( 'link', { name: 'Clothing' } )
	).toBeVisible();
} );

test( 'a sold-out product cannot be added', async ( { page } ) => {
	await page.goto( '/product/sold-out-desk/' );
	const article = page.getByRole( 'article' );
	await expect( article ).toContainText(
		'This product is currently out of stock and unavailable.'
	);
	await expect(
		article.getByRole( 'button', { name: 'Add to cart' } )
	).toHaveCount( 0 );
} );

test( 'quantities respect the limits of the product', async ( { page } ) => {
	const quantity = page
		.getByRole( 'article' )
		.getByRole( 'spinbutton', { name: /Quantity/ } );

	await page.goto( COASTERS.path );
	await expect( quantity ).toHaveValue( '2' );
	await quantity.press( 'ArrowUp' );
	await expect( quantity ).toHaveValue( '4' );
	await page.goto( LAMP.path );
	await expect( quantity ).toHaveCount( 0 );
} );

test( 'a variable product is added with the chosen options, once all are chosen', async ( {
	page,
	shop,
} ) => {
	await page.goto( SHIRT.path );
	const add = page
		.getByRole( 'article' )
		.getByRole( 'button', { name: 'Add to cart' } );

	await page.getByLabel( 'Size' ).selectOption( 'Medium' );
	await add.click();
	// The form asks for the missing option.
	await expect( page.getByLabel( 'Colour' ) ).toBeFocused();
	expect( ( await shop.cart() ).items ).toEqual( [] );

	await page.getByLabel( 'Colour' ).selectOption( 'Green' );
	await add.click();
	await expect( cartBadge( page, 1 ) ).toBeVisible();
	const [ item ] = ( await shop.cart() ).items;
	expect( item?.variation ).toEqual(
		expect.arrayContaining( [
			expect.objectContaining( { value: 'Medium' } ),
			expect.objectContaining( { value: 'Green' } ),
		] )
	);
} );

test( 'members of a group are added together', async ( { page, shop } ) => {
	await page.goto( TEA_TABLE.path );
	await page.getByLabel( 'Quantity: Copper Kettle' ).fill( '1' );
	await page.getByLabel( 'Quantity: Walnut Bowl' ).fill( '2' );
	await page
		.getByRole( 'article' )
		.getByRole( 'button', { name: 'Add to cart' } )
		.click();
	await expect(
		page.getByText( 'The products have been added to your cart.' )
	).toBeVisible();
	expect(
		( await shop.cart() ).items.map( ( { name, quantity } ) => [
			name,
			quantity,
		] )
	).toEqual( [
		[ 'Copper Kettle', 1 ],
		[ 'Walnut Bowl', 2 ],
	] );
} );

test( 'two clicks lead to the cart, by the drawer', async ( {
	page,
	shop,
	cartPage,
} ) => {
	await shop.add( [ MUG.id, 1 ] );
	await page.goto( MUG.path );
	await cartBadge( page, 1 ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'link', { name: 'View my cart' } )
		.click();
	await expect( page ).toHaveURL( /\/cart\/$/ );
	await expect( cartPage.line( MUG.name ) ).toBeVisible();
} );
