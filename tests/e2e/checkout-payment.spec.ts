import { expectAccessible } from './support/expect-accessible';
import { CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

/** A shop with cards and a wallet. */
const WITH_CARD_AND_WALLET = {
	paymentMethods: [ 'demo-card', 'cod', 'bacs', 'demo-wallet' ],
};
const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

test.use( { shopOptions: WITH_CARD_AND_WALLET } );

test.beforeEach( async ( { shop } ) => {
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
} );

test.describe( 'a declined payment', () => {
	// Browsers log error responses.
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'can be paid with another method without retyping', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await checkoutPage.open();
		await checkoutPage.fill();
		await checkoutPage.method( 'Card' ).check();
		await page.getByLabel( 'Card number' ).fill( DECLINED );
		await page.getByLabel( 'Expiry date (MM/YY)' ).fill( '12/40' );
		await page.getByLabel( 'Security code' ).fill( '123' );
		await checkoutPage.placeOrder.click();
		await expect(
			checkoutPage.alert( 'Your card was declined.' ).first()
		).toBeVisible();
		await checkoutPage.method( 'Cash on delivery' ).check();
		await expect( page.getByLabel( 'Card number' ) ).toHaveCount( 0 );
		await expect( checkoutPage.shipping( 'First name' ) ).toHaveValue(
			'Pat'
		);
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		expect( ( await shop.orders() ).at( 0 ) ).toMatchObject( {
			payment_method: 'cod',
			status: 'processing',
		} );
	} );
} );

test(
	'pays by card and shows card errors at their fields',
	{ tag: '@all' },
	async ( { page, shop, checkoutPage } ) => {
		await checkoutPage.open();
		await checkoutPage.fill();
		await checkoutPage.method( 'Card' ).check();
		await checkoutPage.placeOrder.click();
		await expect(
			page.getByText( 'Please enter a valid card number.' ).first()
		).toBeVisible();
		await page.getByLabel( 'Card number' ).fill( GOOD );
		await page.getByLabel( 'Expiry date (MM/YY)' ).fill( '12/40' );
		await page.getByLabel( 'Security code' ).fill( '123' );
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		expect( ( await shop.orders() ).at( 0 ) ).toMatchObject( {
			payment_method: 'demo-card',
			status: 'processing',
		} );
	}
);

test(
	'payment methods are accessible and can be chosen with the keyboard',
	{ tag: '@all' },
	async ( { page, checkoutPage } ) => {
		await checkoutPage.open();
		await checkoutPage.method( 'Card' ).focus();
		await page.keyboard.press( 'ArrowDown' );
		await expect( checkoutPage.method( 'Cash on delivery' ) ).toBeFocused();
		await expect(
			page.getByText( 'Pay with cash upon delivery.' )
		).toBeVisible();
		await page.keyboard.press( 'ArrowUp' );
		await expect( checkoutPage.method( 'Card' ) ).toBeChecked();
		await expectAccessible( page );
	}
);

test( 'a wallet that fails or is closed leaves the page unchanged, and can pay afterwards', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	await checkoutPage.method( 'Cash on delivery' ).check();
	const wallet = page.getByRole( 'button', { name: 'Pay with Demo Wallet' } );
	await wallet.click();
	await expect( checkoutPage.method( 'Card' ) ).toBeDisabled();
	await page.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( checkoutPage.method( 'Cash on delivery' ) ).toBeChecked();
	await wallet.click();
	await page.getByRole( 'button', { name: 'Let it fail' } ).click();
	await expect(
		checkoutPage.alert( 'The wallet could not be reached.' )
	).toBeVisible();
	await wallet.click();
	await page.getByRole( 'button', { name: 'Pay', exact: true } ).click();
	await checkoutPage.expectPlaced();
	expect( ( await shop.orders() ).at( 0 ) ).toMatchObject( {
		payment_method: 'demo-wallet',
		status: 'processing',
	} );
} );

test( 'a wallet pays from the cart, and its code loads only in shops with a wallet', async ( {
	page,
	shop,
	cartPage,
} ) => {
	const fetched: string[] = [];
	page.on( 'request', ( request ) => fetched.push( request.url() ) );
	const isExpress = ( url: string ) => /\/express\.[^/]*\.js/.test( url );
	await cartPage.open();
	expect( fetched.filter( isExpress ) ).toEqual( [] );

	// The cart also declares the wallet's script.
	await page.route( '**/cart/', async ( route ) => {
		const response = await route.fetch();
		const body = await response.text();
		await route.fulfill( {
			response,
			body: body.replace(
				'</head>',
				`<script type="application/json" id="shopfront-add-ons">${ JSON.stringify(
					[ { src: '/assets/gateways/wallet.js' } ]
				) }</script></head>`
			),
		} );
	} );
	await cartPage.open();
	await page.getByRole( 'button', { name: 'Pay with Demo Wallet' } ).click();
	await page.getByRole( 'button', { name: 'Pay', exact: true } ).click();
	await page.waitForURL( /order-received/ );
	expect( ( await shop.orders() ).at( 0 ) ).toMatchObject( {
		payment_method: 'demo-wallet',
	} );
} );

test( 'the payment method is locked from the click on, even before the code for orders has loaded', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	let shouldContinue = () => {};
	const gate = new Promise< void >( ( resolve ) => {
		shouldContinue = resolve;
	} );
	await page.route( /\/order\.[^/]*js$/, async ( route ) => {
		await gate;
		await route.continue();
	} );
	await checkoutPage.open();
	await checkoutPage.fill();
	await checkoutPage.method( 'Direct bank transfer' ).check();
	// A click while the server recalculates totals starts no order, so we repeat it.
	await expect( async () => {
		await checkoutPage.placeOrder.click();
		await expect( checkoutPage.method( 'Cash on delivery' ) ).toBeDisabled(
			{ timeout: 500 }
		);
	} ).toPass();
	await checkoutPage
		.method( 'Cash on delivery' )
		.evaluate( ( radio: HTMLElement ) => radio.click() );
	await expect( checkoutPage.method( 'Direct bank transfer' ) ).toBeChecked();
	shouldContinue();
	await checkoutPage.expectPlaced();
	expect( ( await shop.orders() ).at( 0 ) ).toMatchObject( {
		payment_method: 'bacs',
	} );
} );

test(
	'coupons that depend on the payment method or address are removed when those change',
	{ tag: '@all' },
	async ( { page, cartPage, checkoutPage } ) => {
		await checkoutPage.open();
		await checkoutPage.fill( { email: 'customer@shop.test' } );
		await checkoutPage.method( 'Cash on delivery' ).check();
		await expect( checkoutPage.pending ).toHaveCount( 0 );
		for ( const code of [ 'cash', 'casey' ] ) {
			await cartPage.enterCoupon( code );
			await expect( cartPage.chip( code ) ).toBeVisible();
		}

		await checkoutPage.method( 'Direct bank transfer' ).check();
		await expect( cartPage.chip( 'cash' ) ).toHaveCount( 0 );
		await expect(
			page.getByText( /"cash" coupon has been removed/ ).first()
		).toBeVisible();
		await expect( cartPage.chip( 'casey' ) ).toBeVisible();

		await checkoutPage.email.fill( 'pat@shop.test' );
		await checkoutPage.email.blur();
		await expect( cartPage.chip( 'casey' ) ).toHaveCount( 0 );
		await expect(
			page.getByText( /"casey" coupon has been removed/ ).first()
		).toBeVisible();
	}
);

test( 'a coupon that the chosen payment method ends is explained beside it, and nothing jumps', async ( {
	page,
	cartPage,
	checkoutPage,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await checkoutPage.open();
	await checkoutPage.method( 'Cash on delivery' ).check();
	await expect( checkoutPage.pending ).toHaveCount( 0 );
	await page
		.getByRole( 'button', { name: /Order summary/ } )
		.first()
		.click();
	await cartPage.enterCoupon( 'cash' );
	const applied = page.getByText( /"cash" has been applied/ );
	await expect( applied.first() ).toBeVisible();

	const transfer = checkoutPage.method( 'Direct bank transfer' );
	await transfer.scrollIntoViewIfNeeded();
	const topOf = async () => ( await transfer.boundingBox() )?.y ?? NaN;
	const top = await topOf();
	await transfer.check();
	const reason = checkoutPage
		.step( 'Payment options' )
		.getByText( /"cash" coupon has been removed/ )
		.first();
	await expect( reason ).toBeInViewport();
	await expect( applied ).toHaveCount( 0 );
	// Longer than a smooth scroll takes.
	await page.waitForTimeout( 1000 );
	await expect( transfer ).toBeFocused();
	await expect( transfer ).toBeInViewport();
	// The notice itself may push it.
	expect( Math.abs( ( await topOf() ) - top ) ).toBeLessThan( 150 );

	await checkoutPage.placeOrder.click();
	await expect( page.locator( '.sf-error-summary' ) ).toContainText(
		'email address'
	);
	await expect( page.locator( '.sf-error-summary' ) ).not.toContainText(
		'coupon'
	);
} );
