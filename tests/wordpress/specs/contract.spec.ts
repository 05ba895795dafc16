import type { Page } from '@playwright/test';
import { expect, setSwitches, test } from '../support/wordpress-test';

/** With our blocks, and with the platform's to compare. */
const BLOCKS = [
	{ whose: 'our', switches: [ 'contract' ] },
	{ whose: "the platform's", switches: [ 'contract', 'plugin-off' ] },
];

const METHODS = [ 'sample-payment', 'cod', 'cheque', 'bacs' ]
	.map( ( id ) => `#radio-control-wc-payment-method-options-${ id }` )
	.join();

interface Recorded {
	events: string[];
	order: Record< string, string >;
	gateway: string;
}

const readRecorded = async ( page: Page ): Promise< Recorded > =>
	JSON.parse(
		( await page.locator( '#sample-events' ).textContent() ) ?? ''
	);

const readSettings = ( page: Page, ...keys: string[] ) =>
	page.evaluate(
		( wanted ) =>
			wanted.map( ( key ) =>
				window.wc.wcSettings.getSetting( key, 'missing' )
			),
		keys
	);

/** -1 for a missing script. */
const readScriptPositions = ( page: Page ) =>
	page.evaluate( () => {
		const paths = [ ...document.scripts ].map(
			( { src } ) => src.split( '?' )[ 0 ] ?? ''
		);
		const positionOf = ( name: string ) =>
			paths.findIndex( ( path ) => path.endsWith( `/${ name }.js` ) );
		return {
			integration: positionOf( 'sample-integration' ),
			payment: positionOf( 'sample-payment' ),
			filtered: positionOf( 'sample-filtered' ),
		};
	} );

const GIFT = 'sample/gift with a red ribbon';

for ( const { whose, switches } of BLOCKS ) {
	test.describe( `a plugin that uses the whole contract, with ${ whose } blocks`, () => {
		// The platform reports the tests' own reads of `window.wc`, and deprecated uses of its own code. The browser
		// reports the refused order, and scripts that the platform preloads but uses late on a slow computer.
		test.use( {
			allowedConsoleErrors:
				whose === 'our'
					? /^\[WooCommerce\] An inline or unknown script accessed|status of 400|showSpinner prop is deprecated/
					: /^\[WooCommerce\] An inline or unknown script accessed|status of 400|showSpinner prop is deprecated|preloaded using link preload but not used/,
		} );

		test.skip(
			process.env.WORDPRESS_KIND !== 'given',
			'The contract is that of the real WooCommerce.'
		);

		test.beforeEach( async ( { context, baseURL, site, addToCart } ) => {
			test.skip(
				! site.hasSwitches,
				'The site has no switches for tests.'
			);
			await setSwitches( context, baseURL ?? '', ...switches );
			await addToCart( [ site.products[ 0 ].id, 1 ] );
		} );

		test( 'the cart shows its integration, data and filters', async ( {
			page,
			site,
		} ) => {
			await page.goto( '/cart/' );
			await expect(
				page
					.getByText( `${ site.products[ 0 ].name } (sample)` )
					.first()
			).toBeVisible();
			expect( await readSettings( page, 'sample-cart_data' ) ).toEqual( [
				{ block: 'cart', is_initialized: true },
			] );
			expect( ( await readRecorded( page ) ).events ).toEqual(
				expect.arrayContaining( [
					'woocommerce_blocks_enqueue_cart_block_scripts_before',
					'woocommerce_blocks_cart_enqueue_data',
					'woocommerce_blocks_enqueue_cart_block_scripts_after',
				] )
			);
			await page
				.getByRole( 'button', { name: 'Choose the ribbon' } )
				.click();
			await expect( page.getByText( 'Gift: ribbon' ) ).toBeVisible();
			await page.reload();
			await expect( page.getByText( 'Gift: ribbon' ) ).toBeVisible();
		} );

		test( 'the checkout shows its settings, scripts and blocks', async ( {
			page,
		} ) => {
			const response = await page.goto( '/checkout/' );
			test.skip(
				! ( await response?.text() )?.includes( 'sample/gift' ),
				'This WordPress does not render inner blocks that a filter adds.'
			);
			await expect( page.getByText( GIFT ) ).toBeVisible();
			await expect(
				page.getByText( 'extra/card with a blue ribbon' )
			).toBeVisible();
			// The cart requires a feature that no other method supports.
			await expect( page.locator( METHODS ) ).toHaveCount( 1 );
			const [ data, value, lazy, products, methods ] = await readSettings(
				page,
				'sample-checkout_data',
				'sampleValue',
				'sampleLazy',
				'sampleProducts',
				'paymentMethodData'
			);
			expect( data ).toEqual( {
				block: 'checkout',
				is_initialized: true,
			} );
			expect( [ value, lazy ] ).toEqual( [
				'first',
				'computed when the page is printed',
			] );
			expect( products ).toHaveLength( 1 );
			expect( methods ).toMatchObject( {
				'sample-payment': { title: 'Sample payment' },
			} );
			expect( methods ).not.toHaveProperty( 'sample-inactive' );
			const { events } = await readRecorded( page );
			expect( events ).toContain(
				'woocommerce_hydration_request_after_callbacks'
			);
			const order = events.filter( ( event ) =>
				event.includes( '_checkout_' )
			);
			expect( order ).toEqual( [
				'woocommerce_blocks_enqueue_checkout_block_scripts_before',
				'woocommerce_blocks_checkout_enqueue_data',
				'woocommerce_blocks_enqueue_checkout_block_scripts_after',
			] );
			const { integration, payment, filtered } =
				await readScriptPositions( page );
			expect(
				Math.min( integration, payment, filtered )
			).toBeGreaterThan( 0 );
			// Integrations come before payment methods.
			expect( integration ).toBeLessThan( payment );
		} );

		test( 'an order passes through its fields, payment and hooks', async ( {
			page,
			checkoutPage,
		} ) => {
			await checkoutPage.open();
			await checkoutPage.fill();
			await page.getByLabel( 'Sample contact' ).fill( 'bad' );
			// The only method is selected. The platform hides its radio button up to WooCommerce 10.
			await expect( page.locator( METHODS ) ).toBeChecked();
			await expect(
				page.getByText( 'Pay with a sample.' )
			).toBeVisible();
			await checkoutPage.placeOrder.click();
			const message = page.getByText( 'The contact is bad.' ).first();
			const showsMessage =
				whose === 'our' ||
				( await page.evaluate( () =>
					Boolean( Reflect.get( window.wc, 'blocksCheckoutEvents' ) )
				) );
			test.skip(
				! showsMessage,
				"The platform's own checkout has no events, and does not show errors of the server at fields."
			);
			await expect( message ).toBeVisible();
			await page.getByLabel( 'Sample contact' ).fill( 'good' );
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			const { order, gateway } = await readRecorded( page );
			expect( gateway ).toBe( 'sample-payment' );
			expect( order ).toMatchObject( {
				'_wc_other/sample/contact': 'GOOD',
				_sample_context: 'token 5 for sample-payment',
				_sample_paid_by: 'process_payment',
			} );
			expect( order._sample_hooks ).toMatch(
				/update_order_meta.*order_processed$/
			);
		} );
	} );
}
