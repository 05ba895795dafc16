import type { Page } from '@playwright/test';
import { expect, setSwitches, test } from '../support/wordpress-test';

test.beforeEach( ( { site } ) => {
	test.skip(
		site.kind === 'double',
		'The double of WooCommerce does not load carts for scripts.'
	);
} );

/** Holds scripts until you call the returned function. */
const holdScripts = async ( page: Page ): Promise< () => void > => {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /\/build\/wordpress\/.*\.js/, async ( route ) => {
		await released;
		await route.continue();
	} );
	return release;
};

const positions = ( page: Page ) =>
	page.evaluate( () =>
		Object.fromEntries(
			[
				...document.querySelectorAll(
					'[data-block-name] :is(h2, label[for], input[name], .wc-block-components-totals-item)'
				),
			]
				.filter(
					( element ) =>
						element.getBoundingClientRect().width > 1 &&
						! element.closest(
							'[inert], .wc-block-components-radio-control, .wp-block-woocommerce-empty-cart-block'
						)
				)
				.map( ( element ) => {
					const { x, y } = element.getBoundingClientRect();
					return [
						element.getAttribute( 'name' ) ??
							element.textContent?.replace( /\s+/g, '' ),
						[ Math.round( x ), Math.round( y ) ],
					];
				} )
		)
	);

/** Less than a pixel is rounding. */
const blockHeight = ( page: Page ) =>
	page.evaluate( () =>
		Math.round(
			document
				.querySelector(
					'[data-block-name="woocommerce/cart"], [data-block-name="woocommerce/checkout"]'
				)
				?.getBoundingClientRect().height ?? 0
		)
	);

for ( const { path, switches } of [
	{ path: '/cart/', switches: '' },
	{ path: '/checkout/', switches: '' },
	// Classic themes give forms a margin.
	{ path: '/cart/', switches: 'theme:storefront' },
	{ path: '/checkout/', switches: 'theme:storefront' },
	// Its payment method's script renders a line.
	{ path: '/checkout/', switches: 'contract' },
] ) {
	test(
		`${ path } has its final layout before scripts arrive${ switches && `, with ${ switches }` }`,
		{ tag: switches ? '@all' : [] },
		async ( { page, context, baseURL, site, addToCart } ) => {
			const { products } = site;
			if ( switches ) {
				test.skip(
					! site.hasSwitches,
					'The site has no switches for tests.'
				);
				await setSwitches( context, baseURL ?? '', switches );
			}
			await addToCart( [ products[ 0 ].id, 2 ] );
			const release = await holdScripts( page );
			await page.goto( path, { waitUntil: 'commit' } );
			await expect(
				page
					.locator( '.sf-first-paint' )
					.getByText( products[ 0 ].name, { exact: true } )
					.filter( { visible: true } )
					.first()
			).toBeVisible();
			await expect(
				page.locator( '[data-block-name] + noscript' )
			).toBeAttached();
			// The theme's fonts change heights.
			await page.evaluate( () => document.fonts.ready );
			const painted = await positions( page );
			const height = await blockHeight( page );
			release();
			await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
			await expect( page.locator( '.is-loading' ) ).toHaveCount( 0 );
			expect( Object.keys( painted ).length ).toBeGreaterThan( 2 );
			expect( height ).toBeGreaterThan( 100 );
			expect( await positions( page ) ).toMatchObject( painted );
			// That plugin's blocks, which only scripts render, follow the fields.
			if ( switches !== 'contract' ) {
				expect( await blockHeight( page ) ).toBe( height );
			}
		}
	);
}

test( 'keeps what is typed while scripts load', async ( {
	page,
	site: { products },
	addToCart,
	checkoutPage,
} ) => {
	await addToCart( [ products[ 0 ].id, 1 ] );
	// The first page shows a notice about the product, and WooCommerce's script moves focus to it.
	await page.goto( '/cart/' );
	const release = await holdScripts( page );
	await page.goto( '/checkout/', { waitUntil: 'commit' } );
	await checkoutPage.email.fill( 'pat@shop.test' );
	release();
	await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
	await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );
	await expect( checkoutPage.email ).toBeFocused();
} );
