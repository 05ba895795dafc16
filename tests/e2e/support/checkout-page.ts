import { expect, type Locator, type Page } from '@playwright/test';

/** Whom an order is for, as they would type it. */
export interface Shopper {
	email: string;
	firstName: string;
	lastName: string;
	address: string;
	city: string;
	/** As the list has it. */
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

/** How long the server is waited for to be told of what was typed, ms. */
const TELL_TIMEOUT_MS = 2000;

/** The checkout page by what a shopper finds on it. */
export interface CheckoutPage {
	/** Opens it and waits for the form. */
	open: () => Promise< void >;
	email: Locator;
	/** A step of the form by its title. */
	step: ( title: string ) => Locator;
	/** A field of the shipping address. */
	shipping: ( label: string ) => Locator;
	/** Opens the shipping address where the shop shows one that it knows as a card. */
	showAddress: () => Promise< void >;
	/** Types all that a guest has to tell, and waits until the server knows of it. */
	fill: ( shopper?: Partial< Shopper > ) => Promise< void >;
	/** A way to pay. */
	method: ( name: string ) => Locator;
	placeOrder: Locator;
	/** Amounts that are being worked out. */
	pending: Locator;
	/** The amount at the foot of the summary. */
	total: Locator;
	/** Whether the order received page is shown. */
	expectPlaced: () => Promise< void >;
	/** An error that is told somewhere on the page. */
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
				// The server knows already, or the test has seen to it that it does not answer.
				.catch( () => null );
			await shipping( 'ZIP Code' ).fill( shopper.postcode );
			await shipping( 'ZIP Code' ).blur();
			await reported;
			// An order that is asked for before stops, to show the new total.
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
		expectPlaced: async () => {
			await page.waitForURL( /order-received/ );
			await expect(
				page.getByRole( 'heading', { level: 1 } )
			).toBeVisible();
		},
		alert: ( text ) =>
			page
				.locator( '.wc-block-components-notice-banner.is-error' )
				.filter( { hasText: text } ),
	};
};
