import type { Page } from '@playwright/test';
import { expectContrast } from './support/expect-contrast';
import { LOOKS } from './support/looks';
import { MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

/** Whether a color is closer to black than to white. */
const isDark = ( page: Page, selector: string, property: string ) =>
	page
		.locator( selector )
		.first()
		.evaluate( ( element, name ) => {
			const color = getComputedStyle( element ).getPropertyValue( name );
			const [ red = 0, green = 0, blue = 0, alpha = 1 ] = (
				color.match( /[\d.]+/g ) ?? []
			).map( Number );
			// Before its styles arrive, a control can be transparent.
			return alpha < 1 ? color : red + green + blue < 3 * 128;
		}, property );

test.use( {
	contextOptions: { reducedMotion: 'reduce' },
	colorScheme: 'dark',
	allowedConsoleErrors: LOST_REQUESTS,
	trace: 'off',
} );

for ( const { name, open } of LOOKS ) {
	test( `${ name }: texts are legible on a dark page`, async ( {
		page,
		shop,
		cartPage,
		checkoutPage,
	} ) => {
		await open( { page, shop, cartPage, checkoutPage } );
		await expect
			.poll( () => isDark( page, 'body', 'background-color' ) )
			.toBe( true );
		await page.waitForLoadState( 'networkidle' );
		await expectContrast( page );
	} );
}

test.describe( 'on a page of another theme', () => {
	// The demo shop's policy doesn't know the styles.
	test.use( { bypassCSP: true } );

	/** The blocks, without the demo shop's styles and its declaration of both schemes. */
	const openIn = async ( page: Page, css: string ) => {
		await page.route( '**/assets/*.css', ( route ) =>
			route.fulfill( {
				contentType: 'text/css',
				body: `body { background: Canvas; color: CanvasText; } ${ css }`,
			} )
		);
		await page.route( '**/checkout/', async ( route ) => {
			const response = await route.fetch();
			await route.fulfill( {
				response,
				// Without the shop's styles, the font isn't used.
				body: ( await response.text() ).replace(
					/<meta name="color-scheme"[^>]*>|<link[^>]*as="font"[^>]*>/g,
					''
				),
			} );
		} );
		await page.goto( '/checkout/' );
		await expect( page.locator( '#email' ) ).toBeVisible();
		await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
	};

	test.beforeEach( ( { shop } ) => shop.add( [ MUG.id, 1 ] ) );

	for ( const [ theme, css ] of [
		[ 'says nothing', '' ],
		[ 'is light', ':root { color-scheme: light; }' ],
		[
			'has light presets',
			':root { --wp--preset--color--contrast: #111; --wp--preset--color--base: #fff; }',
		],
	] as const ) {
		test( `the checkout stays light on a dark system if the theme ${ theme }`, async ( {
			page,
		} ) => {
			await openIn( page, css );
			await expect
				.poll( () => isDark( page, '#email', 'background-color' ) )
				.toBe( false );
			await expect
				.poll( () => isDark( page, '#email', 'color' ) )
				.toBe( true );
			expect(
				await page.evaluate(
					() =>
						getComputedStyle( document.documentElement ).colorScheme
				)
			).toBe( css.includes( 'scheme' ) ? 'light' : 'normal' );
		} );
	}

	for ( const scheme of [ 'dark', 'light dark' ] ) {
		test( `the checkout is dark if the theme declares "${ scheme }"`, async ( {
			page,
			checkoutPage,
		} ) => {
			await openIn( page, `:root { color-scheme: ${ scheme }; }` );
			await expect
				.poll( () => isDark( page, '#email', 'background-color' ) )
				.toBe( true );
			await expect
				.poll( () => isDark( page, '#email', 'color' ) )
				.toBe( false );
			await checkoutPage.placeOrder.click();
			await expect( page.locator( '.sf-error-summary' ) ).toBeVisible();
			await expectContrast( page );
		} );
	}

	test( 'the checkout follows a part of the page that declares "dark"', async ( {
		page,
	} ) => {
		await openIn(
			page,
			'.wp-block-woocommerce-checkout { color-scheme: dark; }'
		);
		await expect
			.poll( () => isDark( page, '#email', 'background-color' ) )
			.toBe( true );
		await expect.poll( () => isDark( page, 'body', 'color' ) ).toBe( true );
	} );
} );
