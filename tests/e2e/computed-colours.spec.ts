import type { Page } from '@playwright/test';
import { expectPlainColours } from './support/computed-colours';
import { CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

const LOOKS: Record< string, ( page: Page ) => Promise< unknown > > = {
	'its own colours': async () => {},
	"the colours of a theme's presets": ( page ) =>
		page.evaluate( () => {
			document.documentElement.style.cssText =
				'--wp--preset--color--contrast: #111; --wp--preset--color--base: #fbfaf3; --sf-color-accent: #503aa8';
		} ),
	'dark controls': ( page ) =>
		page.evaluate( () =>
			document
				.querySelector(
					'.wp-block-woocommerce-cart, .wp-block-woocommerce-checkout'
				)
				?.classList.add( 'has-dark-controls' )
		),
};

/** Also with the pointer over each kind of button. */
const expectPlainEverywhere = async ( page: Page ) => {
	await expectPlainColours( page );
	for ( const selector of [
		'.wc-block-components-button.contained:enabled',
		'.wc-block-components-quantity-selector__button--plus',
		'.wc-block-cart-item__remove-link',
	] ) {
		const button = page.locator( selector ).first();
		if ( await button.isVisible() ) {
			await button.hover();
			await expectPlainColours( page );
		}
	}
};

for ( const [ look, apply, locale ] of [
	...Object.entries( LOOKS ).map(
		( [ name, change ] ) => [ name, change, 'en_US' ] as const
	),
	[ 'its own colours', async () => {}, 'ar' ] as const,
] ) {
	// Colors don't depend on the direction, and a theme's presets replace the page's.
	const tag = locale === 'ar' || look === 'its own colours' ? [ '@all' ] : [];
	test.describe( `with ${ look } in ${ locale }`, { tag }, () => {
		test.use( {
			shopOptions: { locale, generatePassword: false },
			allowedConsoleErrors: LOST_REQUESTS,
		} );

		test(
			'the cart computes its colors as rgb()',
			{ tag: look === 'dark controls' ? [ '@all' ] : [] },
			async ( { page, shop } ) => {
				await shop.add( [ MUG.id, 1 ], [ CAP.id, 2 ] );
				await page.goto( '/cart/' );
				await apply( page );
				await page
					.locator( '.wc-block-components-panel__button' )
					.click();
				const code = page.locator(
					'.wc-block-components-totals-coupon__form input'
				);
				await code.fill( 'nothing' );
				await code.press( 'Enter' );
				await expect( code ).toHaveAttribute( 'aria-invalid', 'true' );
				await expectPlainEverywhere( page );
				const removed = page.waitForResponse(
					/\/(batch|remove-item)\b/
				);
				await page
					.locator( '.wc-block-cart-item__remove-link' )
					.first()
					.click();
				await expectPlainColours( page );
				// Otherwise the request could overlap with the removals below.
				await removed;
				for ( const { id } of [ MUG, CAP ] ) {
					await shop.remove( id );
				}
				await page.reload();
				await apply( page );
				await expect(
					page.locator( '.wc-block-cart__empty-cart__title' )
				).toBeVisible();
				await expectPlainColours( page );
			}
		);

		test(
			'the checkout computes its colors as rgb()',
			{ tag: '@all' },
			async ( { page, shop, checkoutPage } ) => {
				await shop.add( [ MUG.id, 1 ], [ CAP.id, 2 ] );
				await page.goto( '/checkout/' );
				await apply( page );
				await page.locator( '#email' ).fill( 'nobody' );
				await page
					.locator( '#order-notes input[type="checkbox"]' )
					.check();
				await page
					.locator( '.wc-block-checkout__create-account input' )
					.check();
				await expect(
					page.locator( '#account-password' )
				).toBeVisible();
				await expectPlainEverywhere( page );
				await checkoutPage.placeOrder.click();
				await expect(
					page.locator( '.sf-error-summary' )
				).toBeVisible();
				await expectPlainColours( page );
				await page
					.locator( '.wc-block-checkout__shipping-method-option' )
					.last()
					.click();
				await expect(
					page.locator( '#pickup-options input' ).first()
				).toBeChecked();
				await expectPlainColours( page );
			}
		);

		test(
			'a checkout with an address card and a notice computes its colors as rgb()',
			{ tag: look === 'dark controls' ? [] : [ '@all' ] },
			async ( { page, shop, checkoutPage } ) => {
				await shop.setOptions( { generatePassword: true } );
				await shop.becomeCustomer();
				await shop.add( [ MUG.id, 1 ] );
				await page.goto( '/checkout/' );
				await apply( page );
				await expect(
					page.locator( '.wc-block-components-address-card' ).first()
				).toBeVisible();
				await shop.injectFault( {
					match: 'checkout',
					kind: 'error-500',
					times: 1,
				} );
				await checkoutPage.placeOrder.click();
				await expect(
					page.locator( '.wc-block-components-notice-banner' ).first()
				).toBeVisible();
				await expectPlainColours( page );
			}
		);
	} );
}
