import type { Page } from '@playwright/test';
import type { CheckoutPage } from '../../e2e/support/checkout-page';
import { expect, setSwitches, test } from '../support/wordpress-test';

// A gateway's own script with the page's card fields; see mu-plugins/shopfront-test/card-gateway.php.

const DECLINED = '4000000000000002';
const THROWS = '4000000000000119';
const GOOD = '4242424242424242';

test.use( { allowedConsoleErrors: /^Failed to load resource.* 400/ } );

const field = ( page: Page, name: string ) =>
	page.locator( `#test-card-${ name }` );
const refusal = ( page: Page ) => page.locator( '.sf-payment-refusal' );

/** Types over the number, and on through the fields as they get focus. */
const typeCard = async ( page: Page, number: string ) => {
	await field( page, 'number' ).click( { clickCount: 3 } );
	await page.keyboard.type( `${ number }1240` );
	await page.keyboard.type( '123' );
};

const chooseCard = async ( page: Page, checkoutPage: CheckoutPage ) => {
	await checkoutPage.open();
	await checkoutPage.fill();
	await page
		.locator( '#radio-control-wc-payment-method-options-demo-card' )
		.check();
	await expect( field( page, 'number' ) ).toBeVisible();
};

for ( const { source, name } of [
	{ source: 'card', name: 'its props' },
	{ source: 'card-global', name: 'the global library' },
] ) {
	// Both are the same component.
	const tag = source === 'card' ? [] : [ '@all' ];
	test.describe( `with card fields of ${ name }`, { tag }, () => {
		test.beforeEach(
			async ( {
				context,
				baseURL,
				site,
				addToCart,
				checkoutPage,
				page,
			} ) => {
				test.skip(
					! site.hasSwitches,
					'The site has no switches for tests.'
				);
				await setSwitches( context, baseURL ?? '', source );
				await addToCart( [ site.products[ 0 ].id, 1 ] );
				await chooseCard( page, checkoutPage );
			}
		);

		test( 'a card pays after a refused one', async ( {
			page,
			site,
			checkoutPage,
			placedOrder,
		} ) => {
			await typeCard( page, DECLINED );
			await expect( field( page, 'number' ) ).toHaveValue(
				'4000 0000 0000 0002'
			);
			await expect( page.locator( '.sf-card-brand' ) ).toHaveText(
				'Visa'
			);
			await expect( field( page, 'expiry' ) ).toHaveValue( '12/40' );
			await expect( field( page, 'cvc' ) ).toHaveValue( '123' );
			await expect( field( page, 'cvc' ) ).toBeFocused();
			await checkoutPage.placeOrder.click();
			await expect( refusal( page ) ).toContainText(
				'Your card was declined.'
			);
			await expect( refusal( page ) ).toContainText(
				'You have not been charged.'
			);
			// The platform's styles would stretch it, and turn it upside down.
			const icon = page.locator(
				'.is-error:has(.sf-payment-refusal) > svg'
			);
			await expect( icon ).toHaveCSS( 'transform', 'none' );
			const box = await icon.boundingBox();
			expect( box?.height ).toBeCloseTo( box?.width ?? 0 );
			await refusal( page )
				.getByRole( 'button', { name: 'Use another card' } )
				.click();
			await expect( field( page, 'number' ) ).toBeFocused();
			await typeCard( page, GOOD );
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			expect( ( await placedOrder() ).id ).toBeGreaterThan( 0 );
			if ( site.kind === 'given' ) {
				await expect(
					page.getByText( 'Card ending in 4242' ).first()
				).toBeVisible();
			}
		} );

		test( 'says nothing about the money after a fault of the gateway', async ( {
			page,
			checkoutPage,
		} ) => {
			await typeCard( page, THROWS );
			await checkoutPage.placeOrder.click();
			await expect( refusal( page ) ).toContainText(
				'If your bank shows a payment for it, contact us'
			);
			await expect( refusal( page ) ).not.toContainText( 'charged' );
		} );

		test( 'checks a card before anything is sent', async ( {
			page,
			checkoutPage,
		} ) => {
			const orders: string[] = [];
			page.on( 'request', ( request ) => {
				if (
					request.method() === 'POST' &&
					/store\/v1\/checkout/.test( request.url() ) &&
					! request.headers()[ 'x-http-method-override' ]
				) {
					orders.push( request.url() );
				}
			} );
			await field( page, 'number' ).fill( '4242424242424241' );
			await field( page, 'number' ).blur();
			await expect( field( page, 'number' ) ).toHaveAccessibleDescription(
				'Please enter a valid card number.'
			);
			await checkoutPage.placeOrder.click();
			await expect( field( page, 'number' ) ).toBeFocused();
			await expect( field( page, 'expiry' ) ).toHaveAttribute(
				'aria-invalid',
				'true'
			);
			await expect( field( page, 'cvc' ) ).toHaveAccessibleDescription(
				/three or four digits/
			);
			expect( orders ).toEqual( [] );
		} );
	} );
}
