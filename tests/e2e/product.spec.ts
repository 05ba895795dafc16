import { cartBadge } from './support/cart-badge';
import { CAP, COASTERS, LAMP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

test( 'a product shows its price, and whether and in which quantities it can be added', async ( {
	page,
} ) => {
	const article = page.getByRole( 'article' );
	const quantity = article.getByRole( 'spinbutton', { name: /Quantity/ } );

	await page.goto( CAP.path );
	await expect(
		page.getByRole( 'heading', { level: 1, name: CAP.name } )
	).toBeVisible();
	await expect( article ).toContainText( 'Original price was: $25.00.' );
	await expect( article ).toContainText( 'Current price is: $19.99.' );
	await expect(
		article.getByRole( 'link', { name: 'Clothing' } )
	).toBeVisible();

	await page.goto( '/product/sold-out-desk/' );
	await expect( article ).toContainText(
		'This product is currently out of stock and unavailable.'
	);
	await expect(
		article.getByRole( 'button', { name: 'Add to cart' } )
	).toHaveCount( 0 );

	await page.goto( COASTERS.path );
	await expect( quantity ).toHaveValue( '2' );
	await quantity.press( 'ArrowUp' );
	await expect( quantity ).toHaveValue( '4' );
	await page.goto( LAMP.path );
	await expect( quantity ).toHaveCount( 0 );
} );

test(
	'two clicks lead to the cart through the drawer',
	{ tag: '@all' },
	async ( { page, shop, cartPage } ) => {
		await shop.add( [ MUG.id, 1 ] );
		await page.goto( MUG.path );
		await cartBadge( page, 1 ).click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'link', { name: 'View my cart' } )
			.click();
		await expect( page ).toHaveURL( /\/cart\/$/ );
		await expect( cartPage.line( MUG.name ) ).toBeVisible();
	}
);
