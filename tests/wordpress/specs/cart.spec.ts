import { expect, test } from '../support/wordpress-test';

test( "the cart shows its lines and the server's total", async ( {
	site: { products },
	addToCart,
	cartPage,
	serverCart,
} ) => {
	const [ first, second ] = products;
	await addToCart( [ first.id, 2 ], [ second.id, 1 ] );
	await cartPage.open();
	await expect( cartPage.line( first.name ) ).toBeVisible();
	await expect( cartPage.line( second.name ) ).toBeVisible();
	await expect( cartPage.quantity( first.name ) ).toHaveValue( '2' );
	const { items } = await serverCart();
	expect( items.map( ( { quantity } ) => quantity ) ).toEqual( [ 2, 1 ] );
	await expect( cartPage.proceed ).toHaveAttribute( 'href', /\/checkout\/$/ );
} );

test( 'a changed quantity reaches the server, and the page shows the new total', async ( {
	page,
	site: { products },
	addToCart,
	cartPage,
	serverCart,
} ) => {
	const [ product ] = products;
	await addToCart( [ product.id, 1 ] );
	await cartPage.open();
	const before = await cartPage.lineTotal( product.name ).innerText();
	// WooCommerce saves the session of every request, so a read at the same time could store the old cart again.
	const response = page.waitForResponse(
		( one ) => one.request().method() === 'POST'
	);
	await cartPage.plus( product.name ).click();
	await cartPage.plus( product.name ).click();
	await expect( cartPage.quantity( product.name ) ).toHaveValue( '3' );
	await response;
	await expect
		.poll( async () => ( await serverCart() ).items[ 0 ]?.quantity )
		.toBe( 3 );
	await expect( cartPage.lineTotal( product.name ) ).not.toHaveText( before );
} );

test( 'a removed line is removed on the server, and undo restores it', async ( {
	page,
	site: { products },
	addToCart,
	cartPage,
	serverCart,
} ) => {
	const [ first, second ] = products;
	await addToCart( [ first.id, 2 ], [ second.id, 1 ] );
	await cartPage.open();
	await cartPage.remove( first.name ).click();
	await expect( cartPage.line( first.name ) ).toHaveCount( 0 );
	await expect
		.poll( async () => ( await serverCart() ).items.length )
		.toBe( 1 );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( cartPage.line( first.name ) ).toBeVisible();
	await expect
		.poll( async () => ( await serverCart() ).items.length )
		.toBe( 2 );
} );

test( 'removing the last line shows the empty cart', async ( {
	site: { products },
	addToCart,
	cartPage,
} ) => {
	await addToCart( [ products[ 0 ].id, 1 ] );
	await cartPage.open();
	await cartPage.remove( products[ 0 ].name ).click();
	await expect( cartPage.emptyHeading ).toBeVisible();
} );

test( 'a coupon lowers the total until it is removed', async ( {
	site: { products, coupon },
	addToCart,
	cartPage,
	serverCart,
} ) => {
	test.skip(
		coupon === null,
		'The shop has no coupon that these tests know.'
	);
	await addToCart( [ products[ 0 ].id, 2 ] );
	await cartPage.open();
	const before = ( await serverCart() ).totals.total_price;
	await cartPage.enterCoupon( coupon ?? '' );
	await expect( cartPage.chip( coupon ?? '' ) ).toBeVisible();
	const { totals } = await serverCart();
	expect( Number( totals.total_price ) ).toBeLessThan( Number( before ) );
	await cartPage.chip( coupon ?? '' ).click();
	await expect( cartPage.chip( coupon ?? '' ) ).toHaveCount( 0 );
	await expect
		.poll( async () => ( await serverCart() ).totals.total_price )
		.toBe( before );
} );

test( 'an unknown coupon code shows an error at its field', async ( {
	page,
	site: { products },
	addToCart,
	cartPage,
} ) => {
	await addToCart( [ products[ 0 ].id, 1 ] );
	await cartPage.open();
	await cartPage.enterCoupon( 'no-such-code' );
	await expect( page.getByText( /no-such-code/ ).first() ).toBeVisible();
	await expect( cartPage.chip( 'no-such-code' ) ).toHaveCount( 0 );
} );
