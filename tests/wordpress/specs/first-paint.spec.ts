import type { Page } from '@playwright/test';
import { logIn } from '../support/log-in';
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

test( 'its page names the server times of cart and first paint, where WP_DEBUG is on', async ( {
	page,
	addToCart,
	site: { products },
} ) => {
	await addToCart( [ products[ 0 ].id, 1 ] );
	for ( const path of [ '/cart/', '/checkout/' ] ) {
		const response = await page.goto( path );
		expect( response?.headers()[ 'server-timing' ] ).toMatch(
			/\bcart;dur=[\d.]+, first-paint;dur=[\d.]+/
		);
	}
} );

test( 'keeps what is typed while scripts load, also when the page reloads meanwhile', async ( {
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
	await page.reload( { waitUntil: 'commit' } );
	await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );
	await checkoutPage.email.focus();
	release();
	await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
	await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );
	await expect( checkoutPage.email ).toBeFocused();
} );

test( 'orders with the payment method that was chosen while scripts load', async ( {
	page,
	site: { products },
	addToCart,
	checkoutPage,
} ) => {
	await addToCart( [ products[ 0 ].id, 1 ] );
	await checkoutPage.open();
	await checkoutPage.fill();
	await checkoutPage.email.blur();
	await page.waitForLoadState( 'networkidle' );
	const release = await holdScripts( page );
	await page.reload( { waitUntil: 'commit' } );
	await expect( page.locator( '.sf-first-paint' ) ).toBeAttached();
	const methods = page.locator(
		'.wc-block-checkout__payment-method input[type="radio"]'
	);
	await expect( methods.first() ).toBeChecked();
	const last = methods.last();
	const method = await last.evaluate(
		( radio ) => radio.closest( 'label' )?.textContent?.trim() ?? ''
	);
	await last.check();
	await checkoutPage.placeOrder.click();
	release();
	await checkoutPage.expectPlaced();
	expect( method ).not.toBe( '' );
	await expect( page.locator( 'main' ) ).toContainText( method );
} );

const selectedMethod = ( page: Page ) =>
	page
		.locator(
			'.wc-block-checkout__payment-method input[type="radio"]:checked'
		)
		.evaluateAll( ( radios ) =>
			radios.map( ( radio ) => ( radio as HTMLInputElement ).value )
		);

test( 'selects the payment method of the last visit before and after scripts load', async ( {
	page,
	site,
	addToCart,
	checkoutPage,
} ) => {
	await addToCart( [ site.products[ 0 ].id, 1 ] );
	await checkoutPage.open();
	const methods = page.locator(
		'.wc-block-checkout__payment-method input[type="radio"]'
	);
	await expect( methods.nth( 1 ) ).toBeVisible();
	const saved = page.waitForResponse(
		( response ) => response.request().method() !== 'GET'
	);
	await methods.last().check();
	await saved;
	const chosen = await selectedMethod( page );
	const release = await holdScripts( page );
	await page.reload( { waitUntil: 'commit' } );
	await expect( methods.last() ).toBeChecked();
	expect( await selectedMethod( page ) ).toEqual( chosen );
	release();
	await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
	await expect( methods.last() ).toBeChecked();
	expect( await selectedMethod( page ) ).toEqual( chosen );
} );

test( 'orders with the default saved card while scripts load', async ( {
	page,
	site,
	baseURL,
	addToCart,
	checkoutPage,
} ) => {
	await setSwitches( page.context(), baseURL ?? '', 'card', 'saved-card' );
	await logIn( page.context() );
	await addToCart( [ site.products[ 0 ].id, 1 ] );
	await page.goto( '/cart/' );
	await checkoutPage.open();
	await checkoutPage.fill();
	await page.waitForLoadState( 'networkidle' );
	const release = await holdScripts( page );
	await page.reload( { waitUntil: 'commit' } );
	await expect(
		page.locator( '.sf-first-paint' ).getByLabel( /4242/ )
	).toBeChecked();
	const painted = await selectedMethod( page );
	await checkoutPage.placeOrder.click();
	release();
	await checkoutPage.expectPlaced();
	expect( painted ).toHaveLength( 1 );
	await expect( page.locator( 'main' ) ).toContainText(
		'Card ending in 4242'
	);
} );

test( 'chooses pickup while scripts load', async ( {
	page,
	site: { products },
	addToCart,
} ) => {
	await addToCart( [ products[ 0 ].id, 1 ] );
	await page.goto( '/cart/' );
	const release = await holdScripts( page );
	await page.goto( '/checkout/', { waitUntil: 'commit' } );
	const pickup = page.locator( '.sf-delivery-input[value="pickup"]' );
	await expect( pickup ).not.toBeChecked();
	await page
		.locator( '.wc-block-checkout__shipping-method-option' )
		.filter( { has: pickup } )
		.click();
	await expect( pickup ).toBeChecked();
	release();
	await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
	await expect( pickup ).toBeChecked();
} );

test( 'keeps the focus of a shopper who types while WooCommerce focuses its notice', async ( {
	page,
	site: { products },
	checkoutPage,
} ) => {
	const release = await holdScripts( page );
	await page.goto( `/checkout/?add-to-cart=${ products[ 0 ].id }`, {
		waitUntil: 'commit',
	} );
	await checkoutPage.email.focus();
	const [ start, rest ] = [ 'pat.who', '.types.slowly@shop.test' ];
	await page.keyboard.type( start );
	release();
	// The notice gets the focus about half a second after the scripts have run.
	await page.keyboard.type( rest, { delay: 150 } );
	await expect( checkoutPage.email ).toHaveValue( start + rest );
	await expect( checkoutPage.email ).toBeFocused();
} );
