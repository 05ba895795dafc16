import type { Locator, Page } from '@playwright/test';
import type { CheckoutPage } from './support/checkout-page';
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/expect-no-overflow';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { CAP, COURSE, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.beforeEach( async ( { shop } ) => {
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
} );

/** The total's digits are its minor units. */
const readTotal = async ( { total }: CheckoutPage ) =>
	( ( await total.textContent() ) ?? '' ).replace( /\D/g, '' );

test( 'repeated clicks of a guest place one order for the displayed total, which the guest sees @quick', async ( {
	page,
	shop,
	checkoutPage,
	wire,
} ) => {
	await checkoutPage.open();
	await checkoutPage.fill();
	await expect( async () => {
		const { totals } = await shop.cart();
		expect( await readTotal( checkoutPage ) ).toBe( totals.total_price );
	} ).toPass();
	const total = await readTotal( checkoutPage );
	await checkoutPage.placeOrder.dblclick();
	await checkoutPage.placeOrder
		.click( { force: true, timeout: 300 } )
		.catch( () => {} );
	await checkoutPage.expectPlaced();
	expect(
		wire.requests().filter( ( request ) => request === 'POST checkout' )
	).toHaveLength( 1 );
	const [ order, ...others ] = await shop.orders();
	expect( others ).toEqual( [] );
	expect( order ).toMatchObject( {
		total,
		status: 'processing',
		payment_method: 'cod',
		billing: { first_name: 'Pat', email: 'pat@shop.test' },
		shipping: { city: 'San Francisco', state: 'CA', postcode: '94105' },
	} );
	await expect( page.getByText( String( order?.id ) ).first() ).toBeVisible();
	expect( ( await shop.cart() ).items ).toEqual( [] );
} );

test( 'Enter places no order in a field, one if pressed twice on the button, and none after Back', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	await checkoutPage.fill();
	await checkoutPage.email.press( 'Enter' );
	await expect( checkoutPage.placeOrder ).toBeEnabled();
	expect( page.url() ).toContain( '/checkout/' );
	expect( await shop.orders() ).toEqual( [] );

	await checkoutPage.placeOrder.focus();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Enter' );
	await checkoutPage.expectPlaced();
	expect( await shop.orders() ).toHaveLength( 1 );

	await page.goBack();
	await expect( checkoutPage.placeOrder ).toBeHidden( { timeout: 120_000 } );
	expect( await shop.orders() ).toHaveLength( 1 );
} );

test.describe( 'orders that the shop refuses', () => {
	// Browsers log refused requests.
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'stops and explains an order whose total has changed on the server', async ( {
		shop,
		checkoutPage,
	} ) => {
		await checkoutPage.open();
		await checkoutPage.fill();
		// The same shopper adds a product in another window.
		await shop.add( [ COURSE.id, 1 ] );
		await checkoutPage.placeOrder.click();
		await expect(
			checkoutPage.alert( 'Your total has changed to $' )
		).toBeVisible();
		expect( await shop.orders() ).toEqual( [] );
		await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		expect( await shop.orders() ).toHaveLength( 1 );
	} );
} );

test( 'typed and chosen values survive a reload @quick', async ( {
	page,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	await checkoutPage.fill( { postcode: '9410', email: 'not an address' } );
	await checkoutPage.method( 'Direct bank transfer' ).check();
	await page
		.getByRole( 'checkbox', { name: 'Add a note to your order' } )
		.check();
	await page.getByRole( 'textbox', { name: /note/i } ).fill( 'Ring twice' );
	await page.reload();
	await expect( checkoutPage.email ).toHaveValue( 'not an address' );
	await expect( checkoutPage.shipping( 'City' ) ).toHaveValue(
		'San Francisco'
	);
	await expect( checkoutPage.shipping( 'ZIP Code' ) ).toHaveValue( '9410' );
	await expect( page.getByRole( 'textbox', { name: /note/i } ) ).toHaveValue(
		'Ring twice'
	);
	await expect( checkoutPage.method( 'Direct bank transfer' ) ).toBeChecked();
} );

test(
	'missing input prevents the order and focuses the first missing field',
	{ tag: '@all' },
	async ( { page, shop, checkoutPage } ) => {
		await checkoutPage.open();
		await checkoutPage.placeOrder.click();
		await expect(
			page.getByText( 'Please enter a valid email address' ).first()
		).toBeVisible();
		await expect( checkoutPage.email ).toBeFocused();
		await expect( checkoutPage.email ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		expect( await shop.orders() ).toEqual( [] );
	}
);

test( 'an order without shipping asks for no shipping address', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await shop.remove( MUG.id );
	await shop.remove( CAP.id );
	await shop.add( [ COURSE.id, 1 ] );
	await checkoutPage.open();
	await expect( checkoutPage.step( 'Shipping address' ) ).toBeHidden();
	await expect( checkoutPage.step( 'Billing address' ) ).toBeVisible();
	await expect( page.getByText( 'Shipping options' ) ).toBeHidden();
} );

test.describe( 'a bank transfer', () => {
	for ( const { width, locale } of [
		{ width: 1280, locale: 'en_US' },
		{ width: 390, locale: 'ar' },
	] as const ) {
		test.describe( `${ width } px wide, in ${ locale }`, () => {
			test.use( {
				viewport: { width, height: 844 },
				shopOptions: { locale, paymentMethods: [ 'bacs' ] },
			} );

			test( 'has its account and reference to copy, by keyboard and without a shift', async ( {
				page,
				context,
				shop,
			} ) => {
				await context.grantPermissions( [
					'clipboard-read',
					'clipboard-write',
				] );
				await page.goto( await shop.orderToPay( MUG.id ) );
				await watchLayoutShifts( page );
				await page.locator( '.pay-form [type="submit"]' ).click();
				const copy = page.getByRole( 'button', {
					name: 'Copy: IBAN',
				} );
				// The script of the button.
				await page.waitForLoadState( 'load' );
				await copy.focus();
				await page.keyboard.press( 'Enter' );
				await expect( copy ).toHaveClass( /is-copied/ );
				await expect( page.getByRole( 'status' ).last() ).toHaveText(
					'Copied: IBAN'
				);
				expect(
					await page.evaluate( () => navigator.clipboard.readText() )
				).toBe( 'DE00000000000000000000' );
				expect( await layoutShifts( page ) ).toEqual( [] );
				await expectAccessible( page );
				await expectNoOverflow( page );
			} );
		} );
	}
} );

const moveDown = ( page: Page, distance = '150px' ) =>
	page.locator( '#payment-method' ).evaluate( ( step, length ) => {
		step.style.paddingBlockEnd = length;
	}, distance );

test.describe( 'Place Order moves while it is pressed', () => {
	test.beforeEach( async ( { page, checkoutPage } ) => {
		await checkoutPage.open();
		await checkoutPage.fill();
		await expect( checkoutPage.pending ).toHaveCount( 0 );
		await checkoutPage.placeOrder.hover();
		await page.mouse.down();
		await moveDown( page );
	} );

	test( 'and the press counts', async ( { page, checkoutPage } ) => {
		await page.mouse.up();
		await checkoutPage.expectPlaced();
	} );

	test( 'and a pointer that leaves it cancels the press', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await page.mouse.move( 20, 20, { steps: 4 } );
		await page.mouse.up();
		await expect( checkoutPage.placeOrder ).toBeEnabled();
		expect( await shop.orders() ).toEqual( [] );
	} );
} );

test.describe( 'Place Order moves during a touch', () => {
	test.use( { hasTouch: true } );

	const middleOf = async ( control: Locator ) => {
		await control.scrollIntoViewIfNeeded();
		const { x, y, width, height } = ( await control.boundingBox() ) ?? {
			x: 0,
			y: 0,
			width: 0,
			height: 0,
		};
		return { x: x + width / 2, y: y + height / 2 };
	};

	/** Returns a function that lifts the finger. */
	const touch = async (
		page: Page,
		...touchPoints: { x: number; y: number }[]
	) => {
		const session = await page.context().newCDPSession( page );
		await session.send( 'Input.dispatchTouchEvent', {
			type: 'touchStart',
			touchPoints,
		} );
		return () =>
			session.send( 'Input.dispatchTouchEvent', {
				type: 'touchEnd',
				touchPoints: [],
			} );
	};

	test.beforeEach( async ( { checkoutPage } ) => {
		await checkoutPage.open();
		await checkoutPage.fill();
		await expect( checkoutPage.pending ).toHaveCount( 0 );
	} );

	test( 'and the touch counts', async ( { page, checkoutPage } ) => {
		const release = await touch(
			page,
			await middleOf( checkoutPage.placeOrder )
		);
		await moveDown( page );
		await release();
		await checkoutPage.expectPlaced();
	} );

	test( 'to a finger that touched something else, and no order is placed', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await moveDown( page );
		const { x, y } = await middleOf( checkoutPage.placeOrder );
		// Below the payment methods, where the button is about to be.
		await moveDown( page, '300px' );
		const release = await touch( page, { x, y } );
		await moveDown( page );
		const click = await checkoutPage.placeOrder.evaluateHandle(
			( button ) => ( {
				came: new Promise( ( resolve ) =>
					button.addEventListener( 'click', resolve )
				),
			} )
		);
		await release();
		await click.evaluate( async ( { came } ) => void ( await came ) );
		expect( await checkoutPage.placeOrder.isEnabled() ).toBe( true );
		expect( await shop.orders() ).toEqual( [] );
		await page.touchscreen.tap( x, y );
		await checkoutPage.expectPlaced();
	} );
} );
