import { expectFocusVisible } from './support/expect-focus-visible';
import { expectTouchTargets } from './support/expect-touch-targets';
import { CAP, LAMP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

test.beforeEach( ( { shop } ) =>
	shop.add(
		...[ MUG, CAP, LAMP ].map( ( { id } ): [ number, number ] => [ id, 1 ] )
	)
);

for ( const { width, height, hasBar } of [
	{ width: 390, height: 664, hasBar: true },
	// 1280 x 1024 px at 400 % zoom.
	{ width: 320, height: 256, hasBar: false },
] ) {
	// The smaller one has the least space.
	const tag = hasBar ? [ '@all' ] : [];
	test.describe( `${ width } x ${ height } px`, { tag }, () => {
		test.use( { viewport: { width, height } } );

		test( 'never covers a focused control in the cart', async ( {
			page,
			cartPage,
		} ) => {
			await cartPage.open();
			const bar = page.getByRole( 'region', { name: 'Checkout' } );
			await expect( bar ).toBeVisible( { visible: hasBar } );
			await expectFocusVisible( page );

			// Two snackbars of three lines: WebKit needs space for a control beside the paddings.
			const free = await page.evaluate( () => {
				const { style } = document.documentElement;
				style.setProperty( '--sf-snackbar-size', '188px' );
				const { scrollPaddingTop, scrollPaddingBottom } =
					getComputedStyle( document.documentElement );
				return (
					innerHeight -
					parseFloat( scrollPaddingTop ) -
					parseFloat( scrollPaddingBottom )
				);
			} );
			expect( free ).toBeGreaterThanOrEqual( 44 );
		} );
	} );
}

test.describe( 'a touch screen', () => {
	test.use( {
		viewport: { width: 390, height: 664 },
		isMobile: true,
		hasTouch: true,
	} );

	test( 'hides the bar while the on-screen keyboard is open', async ( {
		page,
		cartPage,
	} ) => {
		await cartPage.open();
		const bar = page.getByRole( 'region', { name: 'Checkout' } );
		await expect( bar ).toBeVisible();
		await cartPage.quantity( MUG.name ).tap();
		await expect( bar ).toBeHidden();
		await page.keyboard.press( 'Tab' );
		await expect( bar ).toBeVisible();
	} );

	test( 'gives each control enough space for a finger', async ( {
		page,
		cartPage,
		checkoutPage,
	} ) => {
		await cartPage.open();
		await cartPage.enterCoupon( 'ten' );
		await expect( cartPage.chip( 'ten' ) ).toBeVisible();
		await expect( cartPage.plus( MUG.name ) ).toHaveCSS(
			'touch-action',
			'manipulation'
		);
		// The notice covers the header for some seconds.
		await page
			.getByRole( 'region', { name: 'Messages' } )
			.getByRole( 'button' )
			.tap();
		await expectTouchTargets( page );

		await checkoutPage.open();
		await checkoutPage.placeOrder.click();
		await expect(
			page.getByRole( 'link', { name: /enter an? .*address/i } ).first()
		).toBeVisible();
		await expectTouchTargets( page );
	} );
} );
