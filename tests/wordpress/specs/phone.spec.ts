import type { Locator } from '@playwright/test';
import { expect, setSwitches, test } from '../support/wordpress-test';

test.use( {
	// A phone with its browser's bars. The cart has to be longer, or it needs no bar.
	viewport: { width: 390, height: 664 },
	isMobile: true,
	hasTouch: true,
	// Themes request files from other hosts, which a local site may not reach.
	allowedConsoleErrors: /net::ERR_/,
} );

/** The element's middle is in the window, and nothing covers it. */
const isReachable = ( element: Locator ) =>
	element.evaluate( ( one ) => {
		const { left, top, width, height } = one.getBoundingClientRect();
		const found = document.elementFromPoint(
			left + width / 2,
			top + height / 2
		);
		return found !== null && ( one.contains( found ) || found === one );
	} );

for ( const theme of [ 'twentytwentyfive', 'storefront' ] ) {
	for ( const direction of [ 'ltr', 'rtl' ] ) {
		test( `nothing covers the sticky bars, and they don't cover the page's end: ${ theme } ${ direction }`, async ( {
			page,
			context,
			baseURL,
			site: { kind, hasSwitches, products },
			addToCart,
			checkoutPage,
		} ) => {
			test.skip(
				kind !== 'given' || ! hasSwitches,
				'The double has neither theme.'
			);
			await setSwitches(
				context,
				baseURL ?? '',
				`theme:${ theme }`,
				direction
			);
			await addToCart( [ products[ 0 ].id, 2 ], [ products[ 1 ].id, 1 ] );
			const bar = page.locator( '.sf-sticky-bar' );

			await page.goto( '/cart/' );
			await expect( page.locator( 'html' ) ).toHaveCSS(
				'direction',
				direction
			);
			const proceed = bar.getByRole( 'link' );
			await expect( proceed ).toBeVisible();
			// Once it's above Storefront's bar.
			await expect.poll( () => isReachable( proceed ) ).toBe( true );

			await page.goto( '/checkout/' );
			const pay = bar.getByRole( 'button' );
			await expect( pay ).toBeVisible();
			await expect( bar ).toContainText( '$' );
			expect( await isReachable( pay ) ).toBe( true );
			await pay.tap();

			const stepper = page.locator( '.sf-error-stepper' );
			await expect( stepper ).toBeVisible();
			await expect( page.locator( '#email' ) ).toBeFocused();
			const [ previous, next ] = await stepper
				.getByRole( 'button' )
				.all();
			expect( await isReachable( previous! ) ).toBe( true );
			expect( await isReachable( next! ) ).toBe( true );
			// It has the text color, which a theme's color for all buttons would hide.
			await expect( previous! ).toHaveCSS(
				'background-color',
				'rgba(0, 0, 0, 0)'
			);
			await next!.tap();
			const focused = page.locator( ':focus' );
			await expect( focused ).toHaveAttribute( 'aria-invalid', 'true' );
			expect( await isReachable( focused ) ).toBe( true );

			// A theme may have widgets below the form.
			await checkoutPage.placeOrder.evaluate( ( button ) =>
				button.scrollIntoView( { block: 'end', behavior: 'instant' } )
			);
			await expect( async () =>
				expect( await isReachable( checkoutPage.placeOrder ) ).toBe(
					true
				)
			).toPass();
		} );
	}
}
