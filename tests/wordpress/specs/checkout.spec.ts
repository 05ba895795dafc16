import type { Page } from '@playwright/test';
import { expect, test } from '../support/wordpress-test';

/** The browser's message for a request that a test makes fail. */
const LOST_REQUESTS = /^Failed to load resource/;

const IS_ORDER = ( url: URL ) =>
	/\/wc\/store\/v1\/checkout$/.test( url.pathname );

/** By its ID, because merchants choose the title. */
const chequeOn = ( page: Page ) =>
	page.locator( '#radio-control-wc-payment-method-options-cheque' );

const chooseCheque = async ( page: Page ) => {
	await chequeOn( page ).check();
	await expect( chequeOn( page ) ).toBeChecked();
};

const failOrderRequest = async ( page: Page, isCommitted: boolean ) => {
	const sent: string[] = [];
	await page.route( IS_ORDER, async ( route ) => {
		const request = route.request();
		// Edits are sent as PUT, or as POST with an override header.
		if (
			request.method() !== 'POST' ||
			request.headers()[ 'x-http-method-override' ]
		) {
			return route.fallback();
		}
		sent.push( request.url() );
		if ( sent.length > 1 ) {
			return route.fallback();
		}
		if ( isCommitted ) {
			// The shop gets the order, but its response is lost.
			await route.fetch();
		}
		return route.abort( 'connectionreset' );
	} );
	return sent;
};

test.beforeEach( ( { site } ) => {
	test.skip(
		! site.paymentMethods.includes( 'cheque' ),
		'The shop takes no checks.'
	);
} );

test( 'an order says where the visit comes from, though the block starts after the page', async ( {
	page,
	site: { products },
	addToCart,
	checkoutPage,
} ) => {
	await page.goto( '/?utm_source=news&utm_campaign=spring', {
		referer: 'https://example.org/',
	} );
	// A merchant may switch it off, and the double of WooCommerce lacks it.
	test.skip(
		await page.evaluate( () => ! ( 'wc_order_attribution' in window ) ),
		'The shop does not record it.'
	);
	await addToCart( [ products[ 0 ].id, 1 ] );
	await checkoutPage.open();
	await checkoutPage.fill();
	await chooseCheque( page );
	const order = page.waitForRequest(
		( request ) =>
			IS_ORDER( new URL( request.url() ) ) &&
			request.method() === 'POST' &&
			! request.headers()[ 'x-http-method-override' ]
	);
	await checkoutPage.placeOrder.click();
	expect( ( await order ).postDataJSON().extensions ).toMatchObject( {
		'woocommerce/order-attribution': {
			source_type: 'utm',
			utm_source: 'news',
			utm_campaign: 'spring',
		},
	} );
	await checkoutPage.expectPlaced();
} );

test( 'a guest orders and pays by check', async ( {
	page,
	site: { kind, products },
	addToCart,
	checkoutPage,
	serverCart,
	placedOrder,
} ) => {
	await addToCart( [ products[ 0 ].id, 2 ] );
	await checkoutPage.open();
	await checkoutPage.fill();
	await chooseCheque( page );
	const { totals } = await serverCart();
	const total = await checkoutPage.total.innerText();
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	await expect(
		page.getByText( 'Thank you. Your order has been received.' ).first()
	).toBeVisible();
	if ( kind === 'given' ) {
		// The platform's own page confirms what the checkout showed.
		for ( const text of [
			`${ products[ 0 ].name } × 2`,
			total,
			'500 Howard Street',
			'San Francisco, CA 94105',
		] ) {
			await expect( page.locator( 'main' ) ).toContainText( text );
		}
	}
	expect( ( await placedOrder() ).total ).toBe( totals.total_price );
	expect( ( await serverCart() ).items ).toEqual( [] );
} );

test( 'charges the selected rate', async ( {
	page,
	site: { products },
	addToCart,
	checkoutPage,
	serverCart,
	placedOrder,
} ) => {
	await addToCart( [ products[ 0 ].id, 10 ] );
	await checkoutPage.open();
	await checkoutPage.fill();
	const rates = checkoutPage.step( 'Shipping options' ).getByRole( 'radio' );
	await expect( rates.first() ).toBeVisible();
	test.skip( ( await rates.count() ) < 2, 'There is one rate only.' );
	await rates.last().check();
	await expect( checkoutPage.pending ).toHaveCount( 0 );
	await expect
		.poll(
			async () =>
				( await serverCart() ).shipping_rates[ 0 ]?.shipping_rates
					.filter( ( rate ) => rate.method_id !== 'pickup_location' )
					.at( -1 )?.selected
		)
		.toBe( true );
	const { totals } = await serverCart();
	await chooseCheque( page );
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	const order = await placedOrder();
	expect( order.shipping ).toBe( totals.total_shipping );
	expect( order.total ).toBe( totals.total_price );
} );

test( 'an order with pickup has no shipping costs', async ( {
	page,
	site: { products, hasPickup },
	addToCart,
	checkoutPage,
	placedOrder,
} ) => {
	test.skip( ! hasPickup, 'Nothing can be fetched from this shop.' );
	await addToCart( [ products[ 0 ].id, 1 ] );
	await checkoutPage.open();
	await page.getByRole( 'radio', { name: 'Pickup' } ).check();
	const places = checkoutPage.step( 'Pickup locations' );
	await expect( places.getByRole( 'radio' ).first() ).toBeVisible();
	await checkoutPage.email.fill( 'pat@shop.test' );
	const billing = checkoutPage.step( 'Billing address' );
	const field = ( label: string ) =>
		billing.getByLabel( label, { exact: true } );
	await field( 'First name' ).fill( 'Pat' );
	await field( 'Last name' ).fill( 'Guest' );
	await field( 'Address' ).fill( '500 Howard Street' );
	await field( 'City' ).fill( 'San Francisco' );
	await field( 'State' ).selectOption( { label: 'California' } );
	await field( 'ZIP Code' ).fill( '94105' );
	await field( 'ZIP Code' ).blur();
	await chooseCheque( page );
	await expect( checkoutPage.pending ).toHaveCount( 0 );
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	expect( ( await placedOrder() ).shipping ).toBe( '0' );
} );

test( 'an empty form shows an error at each field and places no order', async ( {
	page,
	site: { products },
	addToCart,
	checkoutPage,
} ) => {
	await addToCart( [ products[ 0 ].id, 1 ] );
	await checkoutPage.open();
	await checkoutPage.showAddress();
	await checkoutPage.placeOrder.click();
	await expect( checkoutPage.email ).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await expect( checkoutPage.email ).toBeFocused();
	expect( page.url() ).not.toContain( 'order-received' );
} );

test.describe( 'with a failing network', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test.beforeEach(
		async ( { page, site: { products }, addToCart, checkoutPage } ) => {
			await addToCart( [ products[ 0 ].id, 2 ] );
			await checkoutPage.open();
			await checkoutPage.fill();
			await chooseCheque( page );
		}
	);

	test( 'finds an order whose response is lost, and places it once', async ( {
		page,
		checkoutPage,
		placedOrder,
	} ) => {
		const sent = await failOrderRequest( page, true );
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		expect( sent ).toHaveLength( 1 );
		expect( ( await placedOrder() ).id ).toBeGreaterThan( 0 );
	} );

	test( 'reports that an unsent order was not placed, and allows a retry', async ( {
		page,
		checkoutPage,
		placedOrder,
	} ) => {
		const sent = await failOrderRequest( page, false );
		await checkoutPage.placeOrder.click();
		await expect( checkoutPage.alert( 'was not placed' ) ).toBeVisible();
		await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );
		await expect( chequeOn( page ) ).toBeChecked();
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		expect( sent ).toHaveLength( 2 );
		expect( ( await placedOrder() ).id ).toBeGreaterThan( 0 );
	} );

	test( 'keeps the rates on the page while it polls the order status', async ( {
		page,
		checkoutPage,
	} ) => {
		const rates = checkoutPage
			.step( 'Shipping options' )
			.getByRole( 'radio' );
		const before = await rates.count();
		const total = await checkoutPage.total.innerText();
		expect( before ).toBeGreaterThan( 0 );
		await failOrderRequest( page, false );
		await checkoutPage.placeOrder.click();
		await expect( checkoutPage.alert( 'was not placed' ) ).toBeVisible();
		await expect( rates ).toHaveCount( before );
		await expect( rates.first() ).toBeVisible();
		await expect( checkoutPage.total ).toHaveText( total );
		await expect(
			page.getByText( 'There are no shipping options available' )
		).toHaveCount( 0 );
	} );
} );

test( 'the form shows the phone field as the merchant has configured it', async ( {
	site: { products },
	addToCart,
	checkoutPage,
} ) => {
	await addToCart( [ products[ 0 ].id, 1 ] );
	await checkoutPage.open();
	await checkoutPage.showAddress();
	// Visible and optional by default.
	await expect( checkoutPage.shipping( 'Phone (optional)' ) ).toBeVisible();
} );

for ( const width of [ 1280, 390 ] ) {
	test(
		`no radio button overlaps its label at ${ width } px`,
		{ tag: width === 390 ? [] : '@all' },
		async ( { page, site: { products }, addToCart, checkoutPage } ) => {
			await page.setViewportSize( { width, height: 900 } );
			await addToCart( [ products[ 0 ].id, 1 ] );
			await checkoutPage.open();
			await checkoutPage.fill();
			const options = page.locator(
				'.wc-block-components-radio-control__option'
			);
			await expect( options.first() ).toBeVisible();
			for ( const option of await options.all() ) {
				const input = await option
					.locator( 'input' )
					.first()
					.boundingBox();
				const label = await option
					.locator( '[class*="__label"]' )
					.first()
					.boundingBox();
				if ( input && label ) {
					expect( input.x + input.width ).toBeLessThanOrEqual(
						label.x
					);
				}
			}
		}
	);
}

test( 'notifies listeners once of a selected rate, and once of a changed address', async ( {
	page,
	site: { products },
	addToCart,
	checkoutPage,
} ) => {
	await addToCart( [ products[ 0 ].id, 10 ] );
	await checkoutPage.open();
	await page.evaluate( () => {
		const receivedEvents: string[] = [];
		Object.assign( window, { receivedEvents } );
		const { hooks } = Reflect.get( window, 'wp' );
		for ( const name of [
			'set-selected-shipping-rate',
			'set-shipping-address',
		] ) {
			hooks.addAction(
				`experimental__woocommerce_blocks-checkout-${ name }`,
				'test',
				() => receivedEvents.push( name )
			);
		}
	} );
	await checkoutPage.fill();
	const rates = checkoutPage.step( 'Shipping options' ).getByRole( 'radio' );
	await expect( rates.first() ).toBeVisible();
	test.skip( ( await rates.count() ) < 2, 'There is one rate only.' );
	const receivedEvents = () =>
		page.evaluate(
			() => Reflect.get( window, 'receivedEvents' ) as string[]
		);
	const countRates = async () =>
		( await receivedEvents() ).filter(
			( name ) => name === 'set-selected-shipping-rate'
		).length;
	await expect( checkoutPage.pending ).toHaveCount( 0 );
	// The first answer to an address reports the server's choice.
	const before = await countRates();
	await rates.last().check();
	await expect( checkoutPage.pending ).toHaveCount( 0 );
	await expect.poll( countRates ).toBe( before + 1 );
	expect( await receivedEvents() ).toContain( 'set-shipping-address' );
} );
