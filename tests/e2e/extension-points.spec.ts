import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

const SCRIPT = '/test-add-on.js';
const SOURCE = join( __dirname, 'support/extension-points-add-on.js' );
const WRITTEN =
	'<div data-block-name="test/written" data-wrap="red" class="gift"></div>';

/** As an add-on's server code would; also inserts one of its blocks. */
const declareAddOn = async ( page: Page ) => {
	await page.route( `**${ SCRIPT }`, ( route ) =>
		route.fulfill( { path: SOURCE } )
	);
	await page.route( /\/(cart|checkout)\/(\?.*)?$/, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( {
			response,
			body: html
				.replace(
					'</head>',
					`<script type="application/json" id="shopfront-add-ons">[ { "src": "${ SCRIPT }" } ]</script></head>`
				)
				.replace(
					/<div[^>]*data-block-name="woocommerce\/(cart-items|checkout-contact-information)-block"[^>]*>/,
					( tag ) => tag + WRITTEN
				),
		} );
	} );
};

/** Payment methods without their own scripts. */
const WITHOUT_ADD_ONS = { paymentMethods: [ 'cod', 'bacs' ] };

const PAGES = [
	{ name: 'cart', total: 'Estimated total', button: 'On to the till' },
	{ name: 'checkout', total: 'Total', button: 'Buy the gifts' },
] as const;

const gifts = ( page: Page ): Locator =>
	page.getByRole( 'note', { name: 'Gift' } );

const footer = ( page: Page ): Locator =>
	page.locator( '.wc-block-components-totals-footer-item' ).first();

// We log the add-on's faults for its developer.
test.use( { allowedConsoleErrors: /Shopfront: "test|A (filter|part) broke/ } );

for ( const locale of [ 'en-US', 'ar' ] ) {
	test.describe( `in ${ locale }`, () => {
		test.use( {
			shopOptions: {
				...WITHOUT_ADD_ONS,
				locale,
				shippingCalculator: true,
			},
		} );

		for ( const { name, total, button } of PAGES ) {
			// By default, one direction per page.
			const tag =
				( locale === 'ar' ) === ( name === 'checkout' )
					? []
					: [ '@all' ];
			test(
				`an add-on extends the ${ name }, and its faults affect nothing else`,
				{ tag },
				async ( { page, shop } ) => {
					await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
					await declareAddOn( page );
					await page.goto( `/${ name }/` );

					await expect( gifts( page ) ).toHaveText( [
						'red, for 3',
						'forced, for 3',
					] );
					await expect(
						page.getByText( /\(gift\)/ ).first()
					).toBeVisible();
					await expect( footer( page ) ).toContainText( ' in all' );
					await expect( footer( page ) ).toContainText( ' today' );
					if ( locale === 'en-US' ) {
						await expect( footer( page ) ).toContainText(
							`${ total } today`
						);
					}
					await expect(
						page
							.getByRole( name === 'cart' ? 'link' : 'button', {
								name: button,
							} )
							.first()
					).toBeVisible();
					for ( const about of [
						'Order',
						'Discounts',
						'Shipping',
					] ) {
						await expect(
							page.getByText(
								`${ about } of woocommerce/${ name }: 3`
							)
						).toBeVisible();
					}
					await expect( page.getByText( /broke/ ) ).toHaveCount( 0 );
					await expectAccessible( page );

					await page.evaluate( () =>
						( Reflect.get( window, 'addLate' ) as () => void )()
					);
					await expect( gifts( page ) ).toHaveCount( 3 );
					await expect( footer( page ) ).toContainText(
						' today and late'
					);
				}
			);
		}
	} );
}
