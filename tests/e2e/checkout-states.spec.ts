import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

test.beforeEach( ( { shop } ) => shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] ) );

test.describe( 'a checkout that fails to render', () => {
	// React and the browser log the thrown error.
	test.use( { allowedConsoleErrors: /No room|error occurred/ } );

	test( 'shows an error, and restores everything on retry', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await checkoutPage.open();
		await checkoutPage.fill();
		await page.addInitScript( () => {
			const { ResizeObserver: Real } = window;
			Object.assign( window, {
				isBroken: true,
				ResizeObserver: class extends Real {
					constructor( callback: ResizeObserverCallback ) {
						super( callback );
						if ( Reflect.get( window, 'isBroken' ) ) {
							throw new Error( 'No room.' );
						}
					}
				},
			} );
		} );
		await page.reload();
		await expect( page.getByText( 'Oops!' ) ).toBeVisible();
		const retry = page.getByRole( 'button', { name: 'Retry' } );
		await retry.focus();
		await page.keyboard.press( 'Enter' );
		await expect( retry ).toBeFocused();

		await page.evaluate( () =>
			Object.assign( window, { isBroken: false } )
		);
		await retry.click();
		await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );
		await expect( page.getByText( MUG.name ).first() ).toBeVisible();
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		expect( await shop.orders() ).toHaveLength( 1 );
	} );
} );

for ( const width of [ 390, 1280 ] ) {
	const tag = width === 390 ? [] : [ '@all' ];
	test(
		`no message covers the Place Order button, ${ width } px wide`,
		{ tag },
		async ( { page, checkoutPage } ) => {
			await page.setViewportSize( { width, height: 700 } );
			await checkoutPage.open();
			const summary = page.getByRole( 'button', {
				name: /^Order summary/,
			} );
			if ( await summary.isVisible() ) {
				await summary.click();
			}
			await page.getByRole( 'button', { name: 'Add coupons' } ).click();
			await page.getByLabel( 'Enter code' ).fill( 'ten' );
			await page.keyboard.press( 'Enter' );
			const message = page
				.getByRole( 'region', { name: 'Messages' } )
				.locator( '.wc-block-components-notice-snackbar' );
			await expect( message ).toBeVisible();
			for ( const block of [ 'end', 'center', 'start' ] as const ) {
				await checkoutPage.placeOrder.evaluate(
					( button, where ) =>
						button.scrollIntoView( {
							block: where,
							behavior: 'instant',
						} ),
					block
				);
				const button = await checkoutPage.placeOrder.boundingBox();
				const box = await message.boundingBox();
				expect( button ).not.toBeNull();
				expect( box ).not.toBeNull();
				expect(
					( box?.y ?? 0 ) + ( box?.height ?? 0 ) <=
						( button?.y ?? 0 ) ||
						( button?.y ?? 0 ) + ( button?.height ?? 0 ) <=
							( box?.y ?? 0 )
				).toBe( true );
			}
		}
	);
}
