import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/expect-no-overflow';
import { expectLinkedErrors } from './support/expect-linked-errors';
import { COURSE, CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

// Each state of the checkout, at each screen size of the projects.

/** Expects no overflow, and a message for each invalid field, besides axe's rules. */
const expectAccessibleStates = async ( page: Page ) => {
	await expectAccessible( page );
	await expectNoOverflow( page );
	await expectLinkedErrors( page );
};

test.describe( 'the checkout of a guest', () => {
	test.beforeEach( ( { shop } ) => shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] ) );

	test( 'shows nine fields, and is accessible with an error at each', async ( {
		page,
		checkoutPage,
	} ) => {
		await checkoutPage.open();
		await page.waitForLoadState( 'networkidle' );
		const fields = page.locator(
			'.wc-block-checkout__form :is(input:not([type=radio], [type=checkbox], [tabindex="-1"]), select, textarea):visible'
		);
		// pages.spec.ts checks them as they open.
		await expect( fields ).toHaveCount( 9 );

		await checkoutPage.placeOrder.click();
		await expect( checkoutPage.email ).toBeFocused();
		await expect( page.locator( '[aria-invalid="true"]' ) ).toHaveCount(
			6
		);
		await expectAccessibleStates( page );

		await page
			.getByRole( 'button', { name: '+ Add apartment, suite, etc.' } )
			.click();
		await expect(
			checkoutPage.shipping( 'Apartment, suite, etc. (optional)' )
		).toBeFocused();
	} );

	test( 'is accessible with a filled form whose totals are pending, and with an address card', async ( {
		page,
		checkoutPage,
		wire,
	} ) => {
		await checkoutPage.open();
		await checkoutPage.fill();
		const release = await wire.hold();
		await checkoutPage.shipping( 'ZIP Code' ).fill( '94110' );
		await checkoutPage.shipping( 'ZIP Code' ).blur();
		await expect( checkoutPage.pending ).not.toHaveCount( 0 );
		await expectAccessibleStates( page );
		release();
		await expect( checkoutPage.pending ).toHaveCount( 0 );

		await page.reload();
		await expect(
			page.getByRole( 'button', { name: 'Edit shipping address' } )
		).toBeVisible();
		await expectAccessibleStates( page );
	} );

	test(
		'is accessible with pickup and a billing address',
		{ tag: '@all' },
		async ( { page, checkoutPage } ) => {
			await checkoutPage.open();
			await page.getByRole( 'radio', { name: 'Pickup' } ).check();
			await expect(
				checkoutPage.step( 'Billing address' )
			).toBeVisible();
			await expect( checkoutPage.pending ).toHaveCount( 0 );
			await expectAccessibleStates( page );
		}
	);

	test.describe( 'the checkout of a shop with all fields', () => {
		test.use( {
			shopOptions: async ( { shopOptions }, run ) =>
				run( {
					...shopOptions,
					paymentMethods: [ 'demo-card', 'cod', 'demo-wallet' ],
					severalPackages: true,
					additionalFields: 'all',
					companyField: 'required',
					generatePassword: false,
					captcha: true,
				} ),
		} );

		test( 'is accessible with an error at every field', async ( {
			page,
			checkoutPage,
		} ) => {
			await checkoutPage.open();
			await checkoutPage.fill();
			await page.getByLabel( 'Create an account' ).check();
			await page.getByLabel( 'Create a password' ).fill( 'abc' );
			await page
				.getByRole( 'checkbox', { name: 'Add a note to your order' } )
				.check();
			await checkoutPage.placeOrder.click();
			await expect(
				page.getByRole( 'region', {
					name: 'Please fix the following errors before continuing',
				} )
			).toBeVisible();
			await expectAccessibleStates( page );
		} );
	} );
} );

test.describe( 'with the styles of another theme', () => {
	// The demo shop's policy doesn't know them.
	test.use( { bypassCSP: true } );

	test( 'is readable in dark mode, if the owner has enabled it', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		// A theme that doesn't know our properties.
		await page.addInitScript( () =>
			document.addEventListener( 'DOMContentLoaded', () => {
				const style = document.createElement( 'style' );
				style.textContent =
					'.checkout-place { background: #14161a; color: #f0f0f0; }';
				document.head.append( style );
				document
					.querySelector( '.wp-block-woocommerce-checkout' )
					?.setAttribute( 'data-has-dark-controls', 'true' );
			} )
		);
		await shop.add( [ MUG.id, 2 ] );
		await checkoutPage.open();
		await checkoutPage.placeOrder.click();
		await expect( checkoutPage.email ).toBeFocused();
		await expectAccessible( page, '.checkout-place' );
	} );
} );

test.describe( 'payment at the checkout', () => {
	test.use( {
		shopOptions: async ( { shopOptions }, run ) =>
			run( {
				...shopOptions,
				paymentMethods: [ 'demo-card', 'cod', 'demo-wallet' ],
			} ),
		allowedConsoleErrors: LOST_REQUESTS,
	} );

	test( 'is accessible with an empty card form, a declined card and a wallet', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await shop.add( [ MUG.id, 2 ] );
		await checkoutPage.open();
		await checkoutPage.fill();
		await checkoutPage.placeOrder.click();
		await expect(
			page.getByText( 'Please enter a valid card number.' ).first()
		).toBeVisible();
		await expectAccessible( page, '.wc-block-checkout__payment-method' );
		await expectLinkedErrors( page );

		await page.getByLabel( 'Card number' ).fill( '4000000000000002' );
		await page.getByLabel( 'Expiry date (MM/YY)' ).fill( '12/40' );
		await page.getByLabel( 'Security code' ).fill( '123' );
		await checkoutPage.placeOrder.click();
		await expect( checkoutPage.alert( /declined/ ).first() ).toBeVisible();
		await expectAccessibleStates( page );

		await page
			.getByRole( 'button', { name: 'Pay with Demo Wallet' } )
			.click();
		await expect(
			page.getByRole( 'button', { name: 'Cancel' } )
		).toBeVisible();
		await expectAccessibleStates( page );
	} );

	test(
		'is accessible for a customer with a saved card, as is their account',
		{ tag: '@all' },
		async ( { page, shop, checkoutPage } ) => {
			await shop.becomeCustomer();
			await shop.add( [ MUG.id, 1 ] );
			await checkoutPage.open();
			await expect(
				page.getByRole( 'radio', { name: /4242/ } )
			).toBeChecked();
			await expectAccessibleStates( page );
			await page.goto( '/my-account/' );
			await expect( page.getByText( /4242/ ).first() ).toBeVisible();
			await expectAccessibleStates( page );
		}
	);
} );

test.describe( 'an order with an unknown outcome', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test(
		'is accessible while the status is polled and when polling gives up',
		{ tag: '@all' },
		async ( { page, shop, checkoutPage } ) => {
			// The test clock makes everything slower.
			test.slow();
			await page.clock.install();
			await shop.add( [ MUG.id, 1 ] );
			await checkoutPage.open();
			await checkoutPage.fill();
			await shop.injectFault( {
				match: 'checkout',
				kind: 'drop-before',
			} );
			await checkoutPage.placeOrder.click();
			await expect(
				page.getByText( 'Checking the status of your order…' ).first()
			).toBeVisible();
			await expectAccessibleStates( page );
			const again = page.getByRole( 'button', { name: 'Check again' } );
			await expect( async () => {
				await page.clock.fastForward( 10_000 );
				await expect( again ).toBeVisible( { timeout: 200 } );
			} ).toPass();
			await expectAccessibleStates( page );
		}
	);
} );

test.describe( 'a checkout without a form', () => {
	test.describe( 'a shop for customers only', () => {
		test.use( {
			shopOptions: async ( { shopOptions }, run ) =>
				run( {
					...shopOptions,
					guestCheckout: false,
					signUp: false,
				} ),
		} );

		test(
			'is accessible with its login link',
			{ tag: '@all' },
			async ( { page, shop } ) => {
				await shop.add( [ MUG.id, 1 ] );
				await page.goto( '/checkout/' );
				await expect(
					page.getByRole( 'link', { name: 'Log in to check out' } )
				).toBeVisible();
				await expectAccessibleStates( page );
			}
		);
	} );

	test(
		'is accessible with its link back to the shop',
		{ tag: '@all' },
		async ( { page } ) => {
			await page.goto( '/checkout/' );
			await expect(
				page.getByRole( 'link', { name: 'Browse the store' } )
			).toBeVisible();
			await expectAccessibleStates( page );
		}
	);
} );

test(
	'is accessible with a placed order and with an unpaid one',
	{ tag: '@all' },
	async ( { page, shop, checkoutPage } ) => {
		await shop.add( [ MUG.id, 2 ] );
		await checkoutPage.open();
		await checkoutPage.fill();
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		await expectAccessibleStates( page );
		await page.goto( await shop.orderToPay( COURSE.id ) );
		await expect(
			page.getByRole( 'button', { name: /^Pay/ } )
		).toBeVisible();
		await expectAccessibleStates( page );
	}
);
