import { expectAccessible } from './support/expect-accessible';
import { expectAnnounced } from './support/expect-announced';
import { cartBadge } from './support/cart-badge';
import { SHIRT, SOCKS } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

const ACTION = '**/wp-admin/admin-ajax.php';

const linkTo = ( name: string ) => ( {
	name: new RegExp( `^Quick view.*${ name }$` ),
} );

test( 'a variation is bought in the quick view by keyboard', async ( {
	page,
	shop,
} ) => {
	await page.goto( '/shop/' );
	const link = page.getByRole( 'link', linkTo( SHIRT.name ) );
	await link.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: SHIRT.name } );
	await expect( dialog.getByRole( 'heading' ) ).toBeFocused();
	const add = dialog.getByRole( 'button', { name: 'Add to cart' } );
	await expect( add ).toHaveClass( /wc-variation-selection-needed/ );
	await dialog.getByRole( 'radio', { name: 'Large' } ).press( 'Space' );
	await dialog.getByRole( 'radio', { name: 'Green' } ).press( 'Space' );
	await expect(
		dialog.locator( '.product__summary > .price' )
	).toContainText( 'Current price is: $35.00.' );
	await expect(
		dialog.getByRole( 'img', { name: /green linen shirt/i } )
	).toBeVisible();
	await expectAccessible( page, 'dialog' );
	await dialog.getByRole( 'button', { name: 'Increase quantity' } ).click();
	await add.press( 'Enter' );
	await expect( dialog.getByRole( 'status' ).last() ).toHaveText(
		`“${ SHIRT.name }” has been added to your cart.`
	);
	expect( ( await shop.cart() ).items_count ).toBe( 2 );

	// The full-screen view is above the dialog, and Escape closes only that.
	await dialog
		.getByRole( 'button', { name: 'View full-screen image gallery' } )
		.press( 'Enter' );
	const fullScreen = page.getByRole( 'dialog', {
		name: 'Full screen image',
	} );
	await expect( fullScreen ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( fullScreen ).toHaveCount( 0 );
	await expect( dialog ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( 'dialog.sf-quick-view' ) ).toHaveCount( 0 );
	await expect( link ).toBeFocused();
	await expect( cartBadge( page, 2 ) ).toBeVisible();
	await expect( page ).toHaveURL( /\/shop\/$/ );
} );

test( 'a click before the code opens it, and Back closes it @quick', async ( {
	page,
} ) => {
	await page.route( '**/build/behaviors/quick-view*', async ( route ) => {
		await new Promise( ( resolve ) => setTimeout( resolve, 700 ) );
		await route.continue();
	} );
	await page.goto( '/shop/' );
	await page.getByRole( 'link', linkTo( SOCKS.name ) ).click();
	const dialog = page.getByRole( 'dialog', { name: SOCKS.name } );
	await expect( dialog ).toBeVisible();
	await page.goBack();
	await expect( dialog ).toBeHidden();
	await expect( page ).toHaveURL( /\/shop\/$/ );
	await page.getByRole( 'link', linkTo( SOCKS.name ) ).click();
	await expect( dialog ).toBeVisible();
	await page.mouse.click( 5, 5 );
	await expect( dialog ).toBeHidden();
} );

test(
	'it fits a small mirrored window with large text',
	{ tag: '@all' },
	async ( { page, shop } ) => {
		await shop.setOptions( { locale: 'ar' } );
		await page.setViewportSize( { width: 320, height: 640 } );
		await page.goto( '/shop/' );
		await page.evaluate( () => {
			document.documentElement.style.fontSize = '200%';
		} );
		await page.getByRole( 'link', linkTo( SHIRT.name ) ).press( 'Enter' );
		const panel = page.locator( '.sf-quick-view__panel' );
		await expect(
			panel.getByRole( 'radiogroup', { name: 'Size' } )
		).toBeVisible();
		expect(
			await panel.evaluate(
				( element ) => element.scrollWidth - element.clientWidth
			)
		).toBe( 0 );
	}
);

test.describe( 'if something fails', () => {
	test.use( {
		allowedConsoleErrors: new RegExp(
			`${ LOST_REQUESTS.source }|quick-view failed`
		),
	} );

	test( 'it offers another try and the page of the product', async ( {
		page,
		shop,
	} ) => {
		await page.route( ACTION, ( route ) => route.abort(), { times: 1 } );
		await page.goto( '/shop/' );
		await page.getByRole( 'link', linkTo( SOCKS.name ) ).press( 'Enter' );
		const dialog = page.getByRole( 'dialog' );
		await expectAnnounced( page, 'We couldn’t load the product.' );
		await expectAccessible( page, 'dialog' );
		await dialog
			.getByRole( 'button', { name: 'Try again' } )
			.press( 'Enter' );
		await expect( dialog.getByRole( 'heading' ) ).toBeFocused();

		// Someone buys the last pair between the answer and the press.
		await shop.setStock( SOCKS.id, 0 );
		await dialog.getByRole( 'button', { name: 'Add to cart' } ).click();
		await expect( dialog.locator( '[data-sf-message]' ) ).toContainText(
			/stock/
		);
		await shop.setStock( SOCKS.id, 3 );
		expect( ( await shop.cart() ).items_count ).toBe( 0 );
	} );

	test(
		'the link leads to the product without the code',
		{ tag: '@all' },
		async ( { page } ) => {
			await page.route( '**/build/behaviors/quick-view*', ( route ) =>
				route.abort()
			);
			await page.goto( '/shop/' );
			await page.getByRole( 'link', linkTo( SOCKS.name ) ).click();
			await expect( page ).toHaveURL( SOCKS.path );
		}
	);
} );
