import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

// An order with each of the larger sample add-ons, and one with all of them. Anything that an add-on writes to the
// console fails the test. sample-add-ons.spec.ts orders with the smaller ones.

// The report measures elapsed time, so any script may look slow on a busy machine.
test.use( { allowedConsoleErrors: /took too long/ } );

const refillRates = ( page: Page ) =>
	page.locator( 'input[name="radio-control-refill_monthly_0"]' );

test.beforeEach( async ( { shop } ) => {
	// Enough for free shipping, so that there's a choice of rates.
	await shop.add( [ MUG.id, 10 ] );
} );

test.describe( 'safe-place', () => {
	test.use( { shopOptions: { addOns: 'safe-place' } } );

	test(
		'asks for a safe place, sends it with the order and loads no editor script',
		{ tag: '@all' },
		async ( { page, checkoutPage, shop } ) => {
			const requested: string[] = [];
			page.on( 'request', ( request ) =>
				requested.push( request.url() )
			);
			await checkoutPage.open();
			// The page sets no text, so this is the default.
			await expect( page.getByText( 'Nobody at home?' ) ).toBeVisible();
			await checkoutPage.fill();
			await page.getByLabel( 'Leave my parcel in a safe place' ).check();
			await checkoutPage.placeOrder.click();
			const error = page.getByText(
				'Enter where we can leave your parcel.'
			);
			await expect( error.first() ).toBeVisible();
			expect( await shop.orders() ).toEqual( [] );
			await page
				.getByLabel( 'Safe place', { exact: true } )
				.fill( 'Porch' );
			await expect( error ).toHaveCount( 0 );
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			await expect( page.locator( '.order-facts' ) ).toContainText(
				'Porch'
			);
			expect(
				requested.filter( ( url ) =>
					url.includes( 'safe-place-editor' )
				)
			).toEqual( [] );
		}
	);

	test(
		'clears the error of a field that is unmounted',
		{ tag: '@all' },
		async ( { page, checkoutPage } ) => {
			await checkoutPage.open();
			await checkoutPage.fill();
			const box = page.getByLabel( 'Leave my parcel in a safe place' );
			await box.check();
			await checkoutPage.placeOrder.click();
			await expect(
				page
					.getByText( 'Enter where we can leave your parcel.' )
					.first()
			).toBeVisible();
			await box.uncheck();
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
		}
	);
} );

test.describe( 'pocket', () => {
	test.use( {
		shopOptions: { addOns: 'pocket', paymentMethods: [ 'cod' ] },
	} );

	test(
		'places an order from the cart with the address and rate of its payment sheet',
		{ tag: '@all' },
		async ( { page, cartPage, shop } ) => {
			await cartPage.open();
			await page
				.frameLocator( '.pocket__button' )
				.getByRole( 'button', { name: 'Pay with Demo Pocket' } )
				.click();
			const sheet = page.frameLocator( '.pocket__sheet iframe' );
			await sheet.getByLabel( /Austin/ ).check();
			const pay = sheet.getByRole( 'button', { name: 'Pay now' } );
			await expect( pay ).toBeEnabled();
			await sheet.getByLabel( 'Free shipping' ).check();
			await expect( pay ).toBeEnabled();
			await expect( sheet.getByRole( 'status' ) ).toContainText(
				'Total: $'
			);
			const reported = await sheet.getByRole( 'status' ).innerText();
			await pay.click();
			await page.waitForURL( /order-received/ );
			const [ order ] = await shop.orders();
			expect( order ).toMatchObject( {
				payment_method: 'demo-pocket',
				status: 'processing',
				shipping: { city: 'Austin', last_name: 'Pocket' },
				billing: { email: 'penny@pocket.test' },
			} );
			expect( reported ).toContain(
				( Number( order?.total ) / 100 ).toFixed( 2 )
			);
			await expect( page.locator( '.order-facts' ) ).toContainText(
				'Free shipping'
			);
		}
	);

	test(
		'changes nothing when its payment sheet is closed',
		{ tag: '@all' },
		async ( { page, checkoutPage, shop } ) => {
			await checkoutPage.open();
			const before = ( await shop.cart() ).shipping_address;
			await page
				.frameLocator( '.pocket__button' )
				.getByRole( 'button' )
				.click();
			const sheet = page.frameLocator( '.pocket__sheet iframe' );
			await expect(
				sheet.getByRole( 'button', { name: 'Pay now' } )
			).toBeEnabled();
			await page.keyboard.press( 'Escape' );
			await expect( page.locator( '.pocket__sheet' ) ).toHaveCount( 0 );
			await expect( checkoutPage.placeOrder ).toBeEnabled();
			await expect
				.poll( async () => ( await shop.cart() ).shipping_address.city )
				.toBe( before.city );
			expect( await shop.orders() ).toEqual( [] );
		}
	);
} );

test.describe( 'refill', () => {
	test.use( { shopOptions: { addOns: 'refill' } } );

	test(
		'names the packages of cart and refill, with their items',
		{ tag: '@all' },
		async ( { checkoutPage } ) => {
			await checkoutPage.open();
			await checkoutPage.fill();
			const options = checkoutPage.step( 'Shipping options' );
			for ( const name of [ 'Shipment', 'Monthly refill' ] ) {
				await expect(
					options
						.getByRole( 'group', { name } )
						.getByRole( 'listitem' )
				).toContainText( MUG.name );
			}
			const toggle = options.getByRole( 'button', {
				name: 'Monthly refill',
			} );
			await expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
			await toggle.press( 'Enter' );
			await expect(
				options.getByRole( 'group', { name: 'Monthly refill' } )
			).toBeHidden();
			await expect(
				options.getByRole( 'group', { name: 'Shipment' } )
			).toBeVisible();
		}
	);

	test(
		'ships the refill by the selected rate',
		{ tag: '@all' },
		async ( { page, checkoutPage, shop } ) => {
			await checkoutPage.open();
			await checkoutPage.fill();
			const monthly = page.locator( '.refill-total' ).first();
			const before = await monthly.innerText();
			const rates = refillRates( page );
			await expect( rates ).toHaveCount( 2 );
			const ownRate = ( await shop.cart() ).shipping_rates[ 0 ]
				?.shipping_rates;
			await rates.nth( 1 ).click();
			await expect( rates.nth( 1 ) ).toBeChecked();
			await expect( monthly ).not.toHaveText( before );
			expect(
				( await shop.cart() ).shipping_rates[ 0 ]?.shipping_rates
			).toEqual( ownRate );
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			await expect(
				page
					.locator( '.order-facts > div' )
					.filter( { hasText: 'Monthly refill' } )
			).toContainText( 'Free shipping' );
		}
	);
} );

test.describe( 'human-check', () => {
	test.use( { shopOptions: { addOns: 'human-check' } } );

	test(
		'blocks the order until its box is checked',
		{ tag: '@all' },
		async ( { page, checkoutPage, shop } ) => {
			await checkoutPage.open();
			await checkoutPage.fill();
			await checkoutPage.placeOrder.click();
			await expect(
				page.getByText( 'Confirm that you are a person.' ).first()
			).toBeVisible();
			expect( await shop.orders() ).toEqual( [] );
			await page.getByLabel( 'I am a person' ).click();
			await expect( page.getByLabel( 'I am a person' ) ).toBeEnabled();
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
		}
	);
} );

test.describe( 'the area of human-check', () => {
	test.use( { shopOptions: { addOns: 'human-check' } } );

	test(
		'reserves its space until its script has rendered',
		{ tag: '@all' },
		async ( { page, checkoutPage } ) => {
			await page.route( '**/human-check.js', ( route ) =>
				route.fulfill( { contentType: 'text/javascript', body: '' } )
			);
			await checkoutPage.open();
			await expect( page.locator( '#human-check' ) ).toBeVisible();
		}
	);
} );

test.describe( 'direct-debit', () => {
	test.use( { shopOptions: { addOns: 'direct-debit' } } );

	test(
		'disables its fields while it requests a token, and pays',
		{ tag: '@all' },
		async ( { page, checkoutPage } ) => {
			await checkoutPage.open();
			await checkoutPage.fill();
			await checkoutPage.method( 'Direct debit' ).check();
			const account = page.getByLabel( 'Account number (IBAN)' );
			await account.fill( 'DE89' );
			await checkoutPage.placeOrder.click();
			await expect(
				page.getByText( 'Enter an account number' ).first()
			).toBeVisible();
			await account.fill( 'DE89 3704 0044 0532 0130 00' );
			const blocked = page.waitForSelector(
				'.direct-debit .blockOverlay',
				{
					state: 'attached',
				}
			);
			await page.route( '**/demo/tokens', async ( route ) => {
				await blocked;
				await route.continue();
			} );
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			await expect( page.locator( '.order-facts' ) ).toContainText(
				'•••• 3000'
			);
		}
	);

	test(
		'receives cart changes through jQuery events',
		{ tag: '@all' },
		async ( { page, checkoutPage } ) => {
			await checkoutPage.open();
			await checkoutPage.method( 'Direct debit' ).check();
			await expect(
				page.getByLabel( 'Account number (IBAN)' )
			).toBeVisible();
			await page.evaluate( () =>
				document.body.dispatchEvent(
					new CustomEvent( 'wc-blocks_added_to_cart', {
						bubbles: true,
					} )
				)
			);
			await expect(
				page.getByText( 'Your cart has changed.' )
			).toBeVisible();
		}
	);
} );

test.describe( 'statistics', () => {
	test.use( { shopOptions: { addOns: 'statistics' } } );

	test(
		'counts a purchase once, and lists its counts',
		{ tag: '@all' },
		async ( { page, cartPage, checkoutPage } ) => {
			await cartPage.open();
			await cartPage.plus( MUG.name ).click();
			await checkoutPage.open();
			await checkoutPage.fill();
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			// A reloaded page must not report the purchase again.
			await page.reload();
			await page.goBack();
			const counts = async () =>
				( await page.request.get( '/demo/beacon' ) ).json();
			await expect.poll( counts ).toContainEqual( {
				event: 'purchase',
				count: 1,
			} );
			expect( await counts() ).toEqual( [
				{ event: 'view_cart', count: 1 },
				{ event: 'change_quantity', count: 1 },
				{ event: 'begin_checkout', count: 1 },
				{ event: 'purchase', count: 1 },
			] );
			await page.goto( '/add-ons/' );
			await page.getByRole( 'link', { name: 'Results' } ).click();
			await expect( page.getByRole( 'definition' ) ).toHaveCount( 4 );
		}
	);
} );

test.describe( 'all of them', () => {
	test.use( {
		shopOptions: { addOns: 'all', defaultLocation: 'US:CA' },
		allowedConsoleErrors: null,
	} );

	test( 'place an order together, without console messages or layout shift', async ( {
		page,
		cartPage,
		checkoutPage,
		shop,
	} ) => {
		const shifts = async () =>
			(
				( await layoutShifts( page ) ) as { hadRecentInput: boolean }[]
			 ).filter( ( { hadRecentInput } ) => ! hadRecentInput );
		await watchLayoutShifts( page );
		await cartPage.open();
		await expect( page.locator( '.refill-total' ) ).toBeVisible();
		await expect(
			page.frameLocator( '.pocket__button' ).getByRole( 'button' )
		).toBeVisible();
		await page.waitForLoadState( 'networkidle' );
		expect( await shifts() ).toEqual( [] );
		await checkoutPage.open();
		await expect( page.getByLabel( 'I am a person' ) ).toBeVisible();
		await page.waitForLoadState( 'networkidle' );
		expect( await shifts() ).toEqual( [] );
		await checkoutPage.fill();
		await checkoutPage
			.step( 'Day of delivery' )
			.getByRole( 'radio' )
			.first()
			.check();
		await page.getByLabel( 'Leave my parcel in a safe place' ).check();
		await page.getByLabel( 'Safe place', { exact: true } ).fill( 'Porch' );
		await refillRates( page ).nth( 1 ).click();
		await expect( refillRates( page ).nth( 1 ) ).toBeChecked();
		await expect( checkoutPage.pending ).toHaveCount( 0 );
		expect( await shifts() ).toEqual( [] );
		const wrap = page
			.getByRole( 'checkbox', { name: 'Wrap it as a gift' } )
			.first();
		await wrap.check();
		await expect( wrap ).toBeEnabled();
		// The fee is a new row above the total. On a slow machine, its response comes so long after the click that the
		// browser no longer sees a connection.
		const { length: shiftsOfTheFee } = await shifts();
		await checkoutPage.method( 'Direct debit' ).check();
		await page
			.getByLabel( 'Account number (IBAN)' )
			.fill( 'DE89 3704 0044 0532 0130 00' );
		await page.getByLabel( 'I am a person' ).click();
		await expect( page.getByLabel( 'I am a person' ) ).toBeEnabled();
		await expect( checkoutPage.pending ).toHaveCount( 0 );
		expect( ( await shifts() ).slice( shiftsOfTheFee ) ).toEqual( [] );
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		for ( const reported of [ 'Porch', '•••• 3000', 'Monthly refill' ] ) {
			await expect( page.locator( '.order-facts' ) ).toContainText(
				reported
			);
		}
		await expect( page.getByText( 'Gift wrap' ) ).toBeVisible();
		expect( await shop.orders() ).toMatchObject( [
			{ payment_method: 'demo-debit', status: 'processing' },
		] );
		await expect
			.poll( async () =>
				( await page.request.get( '/demo/beacon' ) ).json()
			)
			.toContainEqual( { event: 'purchase', count: 1 } );
	} );
} );
