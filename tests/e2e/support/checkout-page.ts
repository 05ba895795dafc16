import { expect, type Locator, type Page } from '@playwright/test';

export interface Shopper {
	email: string;
	firstName: string;
	lastName: string;
	address: string;
	city: string;
	state: string;
	postcode: string;
}

export const PAT: Shopper = {
	email: 'pat@shop.test',
	firstName: 'Pat',
	lastName: 'Guest',
	address: '500 Howard Street',
	city: 'San Francisco',
	state: 'California',
	postcode: '94105',
};

/** Until the page sends typed input, ms. */
const TELL_TIMEOUT_MS = 2000;

/** Controls of the checkout page as a shopper sees them. */
export interface CheckoutPage {
	/** Waits for the form. */
	open: () => Promise< void >;
	email: Locator;
	step: ( title: string ) => Locator;
	shipping: ( label: string ) => Locator;
	/** Opens the shipping form if a known address shows as a card. */
	showAddress: () => Promise< void >;
	/** All fields that a guest needs. Waits until the server has them. */
	fill: ( shopper?: Partial< Shopper > ) => Promise< void >;
	method: ( name: string ) => Locator;
	placeOrder: Locator;
	pending: Locator;
	total: Locator;
	/** In the shipping address; the state by its code. */
	expectPlace: ( city: string, state: string ) => Promise< void >;
	expectPlaced: () => Promise< void >;
	alert: ( text: string | RegExp ) => Locator;
}

export const createCheckoutPage = ( page: Page ): CheckoutPage => {
	const step = ( title: string ) =>
		page.getByRole( 'group', { name: title, exact: true } );
	const shippingStep = step( 'Shipping address' );
	const shipping = ( label: string ) =>
		shippingStep.getByLabel( label, { exact: true } );
	const placeOrder = page.locator(
		'.wc-block-components-checkout-place-order-button'
	);
	const pending = page.locator( '.sf-pending-value.is-pending' );
	const email = page.getByLabel( 'Email address', { exact: true } );
	const showAddress = async () => {
		const edit = page.getByRole( 'button', {
			name: 'Edit shipping address',
		} );
		if ( await edit.isVisible() ) {
			await edit.click();
		}
	};
	return {
		showAddress,
		open: async () => {
			await page.goto( '/checkout/' );
			await expect( email ).toBeVisible();
			await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
		},
		email,
		step,
		shipping,
		fill: async ( changes = {} ) => {
			const shopper = { ...PAT, ...changes };
			await showAddress();
			await email.fill( shopper.email );
			await shipping( 'First name' ).fill( shopper.firstName );
			await shipping( 'Last name' ).fill( shopper.lastName );
			await shipping( 'Address' ).fill( shopper.address );
			await shipping( 'City' ).fill( shopper.city );
			await shipping( 'State' ).selectOption( { label: shopper.state } );
			const reported = page
				.waitForResponse(
					( response ) =>
						response
							.request()
							.postData()
							?.includes( shopper.postcode ) ?? false,
					{ timeout: TELL_TIMEOUT_MS }
				)
				// The server has the input already, or the test prevents its response.
				.catch( () => null );
			await shipping( 'ZIP Code' ).fill( shopper.postcode );
			await shipping( 'ZIP Code' ).blur();
			await reported;
			// An order placed before that would stop, to show the new total.
			await expect( pending ).toHaveCount( 0 );
		},
		method: ( name ) =>
			step( 'Payment options' ).getByRole( 'radio', { name } ),
		placeOrder,
		pending,
		total: page
			.locator(
				'.wc-block-components-totals-footer-item .wc-block-components-totals-item__value'
			)
			.first(),
		expectPlace: async ( city, state ) => {
			await expect( shipping( 'City' ) ).toHaveValue( city );
			await expect( shipping( 'State' ) ).toHaveValue( state );
		},
		expectPlaced: async () => {
			await page.waitForURL( /order-received/ );
			// WooCommerce 9.6 and 10.0 have no heading on this page.
			await expect(
				page
					.locator( 'h1, .wc-block-order-confirmation-status' )
					.first()
			).toBeVisible();
		},
		alert: ( text ) =>
			page
				.locator( '.wc-block-components-notice-banner.is-error' )
				.filter( { hasText: text } ),
	};
};
