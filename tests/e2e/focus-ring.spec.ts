import type { Locator, Page } from '@playwright/test';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

/** Returns the contrast of the two colors of the focused element's ring, and its name. */
const readRing = ( control: Locator ) =>
	control.evaluate( ( element ) => {
		const luminance = ( color: string ) => {
			const [ red = 0, green = 0, blue = 0 ] = (
				color.match( /[\d.]+/g ) ?? []
			)
				.slice( 0, 3 )
				.map( ( text ) => {
					const part = Number( text ) / 255;
					return part <= 0.04045
						? part / 12.92
						: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
				} );
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const { outlineColor, boxShadow } = getComputedStyle( element );
		const [ low = 0, high = 0 ] = [ outlineColor, boxShadow ]
			.map( luminance )
			.sort( ( one, other ) => one - other );
		return {
			name: element.outerHTML.slice( 0, 80 ),
			contrast:
				boxShadow === 'none' ? 0 : ( high + 0.05 ) / ( low + 0.05 ),
		};
	} );

/** Presses Tab, and expects a ring of two colors around each control in some parts of the page. */
const expectRings = async ( page: Page, selector: string, count: number ) => {
	const controls = page.locator( selector );
	await expect( controls.first() ).toBeVisible();
	// The keyboard is in use.
	await page.keyboard.press( 'Tab' );
	for ( const control of ( await controls.all() ).slice( 0, count ) ) {
		await control.focus();
		const { name, contrast } = await readRing( control );
		expect( contrast, name ).toBeGreaterThan( 3 );
	}
};

for ( const colorScheme of [ 'light', 'dark' ] as const ) {
	test.describe( `on a ${ colorScheme } page`, () => {
		test.use( { colorScheme } );

		test( 'a ring of two colors is around controls, on pictures and films too', async ( {
			page,
		} ) => {
			await page.goto( '/' );
			await expectRings( page, '.site-header a:visible', 3 );
			await expectRings(
				page,
				'.sf-slider__arrow,[data-sf-slider] button',
				4
			);
			await page.goto( '/product/ships-lantern/' );
			await page
				.getByRole( 'button', {
					name: 'View full-screen image gallery',
				} )
				.press( 'Enter' );
			await expectRings( page, '.pswp__button:visible', 6 );
		} );

		test( 'the ring around links and buttons of the checkout has two colors', async ( {
			page,
			shop,
			checkoutPage,
		} ) => {
			await shop.add( [ MUG.id, 1 ] );
			await checkoutPage.open();
			await expectRings(
				page,
				'.wc-block-checkout__login-prompt, .wc-block-components-panel__button',
				2
			);
		} );
	} );
}

test.describe( 'in high contrast', () => {
	test.use( { contextOptions: { forcedColors: 'active' } } );

	test( 'the selected tab of a product differs from the others', async ( {
		page,
	} ) => {
		await page.goto( '/product/stone-mug/' );
		const looks = await page
			.locator( '.wc-tabs a' )
			.evaluateAll( ( tabs ) =>
				tabs.map( ( tab ) => {
					const { backgroundColor, borderBottomColor } =
						getComputedStyle( tab );
					return `${ backgroundColor } ${ borderBottomColor }`;
				} )
			);
		expect( looks ).toHaveLength( 3 );
		expect( looks[ 0 ] ).not.toBe( looks[ 1 ] );
		expect( looks[ 1 ] ).toBe( looks[ 2 ] );
	} );
} );
