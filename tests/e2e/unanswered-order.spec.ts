import type { BrowserContext, Page } from '@playwright/test';
import { isRecord } from '@shopfront/store-api';
import { createCheckoutPage, type CheckoutPage } from './support/checkout-page';
import { expectAccessible } from './support/expect-accessible';
import { expectLinkedErrors } from './support/expect-linked-errors';
import { expectNoOverflow } from './support/expect-no-overflow';
import { expectTouchTargets } from './support/expect-touch-targets';
import { CAP, MUG } from './support/products';
import type { Shop } from './support/shop';
import { expect, LOST_REQUESTS, test } from './support/shop-test';
import { tabTo } from './support/tab-to';

// The shop's process dies after the gateway charged the shopper.

// Browsers log the proxy's page, and refused orders.
test.use( { allowedConsoleErrors: LOST_REQUESTS } );

const panel = ( page: Page ) =>
	page.getByRole( 'group', { name: /^We don’t know yet whether order/ } );
const box = ( page: Page ) =>
	panel( page ).getByRole( 'checkbox', {
		name: 'I understand that I may be charged twice.',
	} );
const again = ( page: Page ) =>
	panel( page ).getByRole( 'button', {
		name: 'Try again with another payment method',
	} );

/** Places an order whose process dies after the charge. Returns the order's id. */
const dieAfterCharge = async (
	page: Page,
	shop: Shop,
	checkoutPage: CheckoutPage
): Promise< number > => {
	await shop.add( [ MUG.id, 2 ] );
	await checkoutPage.open();
	await checkoutPage.fill();
	await shop.injectFault( {
		match: 'checkout',
		kind: 'die-after-charge',
		status: 502,
		times: 1,
	} );
	await checkoutPage.placeOrder.click();
	await expect( panel( page ) ).toBeVisible();
	const [ order ] = await shop.orders();
	expect( order ).toMatchObject( { charges: 1, placed_at: null } );
	return order?.id ?? 0;
};

const openSecond = async ( context: BrowserContext ) => {
	const page = await context.newPage();
	return { page, checkoutPage: createCheckoutPage( page ) };
};

const expectUnanswered = async ( page: Page, id: number ) => {
	await expect( panel( page ) ).toHaveAccessibleName(
		`We don’t know yet whether order ${ id } was paid`
	);
	await expect( panel( page ) ).toBeFocused();
	await expect( createCheckoutPage( page ).placeOrder ).toBeDisabled();
	await expect(
		panel( page ).getByRole( 'link', {
			name: 'Contact us about this order',
		} )
	).toHaveAttribute( 'href', /\/contact\/$/ );
	// The panel is the only explanation.
	await expect(
		page.locator( '.wc-block-components-notice-banner' )
	).toHaveCount( 1 );
};

test( 'the page, a reload and a new tab show the order and what to do, and order nothing @quick', async ( {
	page,
	context,
	shop,
	checkoutPage,
} ) => {
	const id = await dieAfterCharge( page, shop, checkoutPage );
	await expectUnanswered( page, id );
	await page.reload();
	await expectUnanswered( page, id );
	const second = await openSecond( context );
	await second.page.goto( '/checkout/' );
	await expectUnanswered( second.page, id );
	await expect(
		second.page.getByText( 'Your order is being placed in another tab.' )
	).toHaveCount( 0 );
	await page.close();
	await second.page.reload();
	await expectUnanswered( second.page, id );
	expect( await shop.orders() ).toHaveLength( 1 );
} );

test( 'a page from before the order does not send it again', async ( {
	page,
	context,
	shop,
	checkoutPage,
} ) => {
	await shop.add( [ MUG.id, 2 ] );
	await checkoutPage.open();
	await checkoutPage.fill();
	const second = await openSecond( context );
	await second.page.goto( '/checkout/' );
	await expect( second.checkoutPage.placeOrder ).toBeEnabled();
	await shop.injectFault( {
		match: 'checkout',
		kind: 'die-after-charge',
		status: 502,
		times: 1,
	} );
	await checkoutPage.placeOrder.click();
	await expect( panel( page ) ).toBeVisible();
	await page.close();
	await second.checkoutPage.placeOrder.click( { force: true } );
	await expect( panel( second.page ) ).toBeVisible();
	expect( await shop.orders() ).toMatchObject( [ { charges: 1 } ] );
} );

test( 'the same order is paid with another method after the shopper has accepted the risk', async ( {
	page,
	shop,
	checkoutPage,
	wire,
} ) => {
	const id = await dieAfterCharge( page, shop, checkoutPage );
	await checkoutPage.step( 'Contact information' ).scrollIntoViewIfNeeded();
	await again( page ).click();
	await expect( box( page ) ).toBeFocused();
	await expectLinkedErrors( page );
	await box( page ).check();
	await again( page ).click();
	await expect( panel( page ) ).toHaveCount( 0 );
	await expect(
		checkoutPage.step( 'Payment options' ).locator( ':focus' )
	).toBeChecked();
	await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );

	// A reload before the order goes out warns again.
	await page.reload();
	await expect( panel( page ) ).toBeVisible();
	await box( page ).check();
	await again( page ).click();
	await checkoutPage.method( 'Check payments' ).check();
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	const orders = await shop.orders();
	expect( orders.map( ( order ) => order.id ) ).toEqual( [ id ] );
	const attempts = wire
		.writes()
		.flatMap( ( { route, body } ) =>
			route === 'checkout' &&
			isRecord( body ) &&
			isRecord( body.extensions )
				? [ body.extensions.shopfront ]
				: []
		);
	const [ first ] = attempts;
	expect( attempts ).toEqual( [
		{ attempt: expect.any( String ), expected_total: expect.any( String ) },
		{
			attempt: expect.any( String ),
			expected_total: expect.any( String ),
			confirmed: isRecord( first ) && first.attempt,
		},
	] );
} );

test( 'a cart with other items is ordered at once', async ( {
	page,
	context,
	shop,
	checkoutPage,
} ) => {
	const id = await dieAfterCharge( page, shop, checkoutPage );
	await shop.add( [ CAP.id, 1 ] );
	const second = await openSecond( context );
	await second.checkoutPage.open();
	await expect( panel( second.page ) ).toHaveCount( 0 );
	await expect( second.checkoutPage.placeOrder ).toBeEnabled();
	// The first tab gets the cart from the second.
	await page.bringToFront();
	await expect( panel( page ) ).toHaveCount( 0, { timeout: 120_000 } );
	await expect(
		page.getByText( 'You can order what is in your cart now.' ).first()
	).toBeVisible();
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	const orders = await shop.orders();
	expect( orders.map( ( order ) => order.id ) ).toContain( id );
	expect( orders ).toHaveLength( 2 );
} );

for ( const [ event, title ] of [
	[ 'webhook-pays', 'opens its confirmation by itself when it is paid' ],
	[ 'was-not-paid', 'returns to the form by itself when it was not paid' ],
] as const ) {
	test( `the page ${ title }`, async ( { page, shop, checkoutPage } ) => {
		await page.clock.install();
		await shop.add( [ MUG.id, 2 ] );
		const id = await dieAfterCharge( page, shop, checkoutPage );
		await page.clock.fastForward( 15_000 );
		await expectUnanswered( page, id );
		await shop.orderEvent( id, event );
		await expect( async () => {
			await page.clock.fastForward( 30_000 );
			await expect( panel( page ) ).toHaveCount( 0, { timeout: 500 } );
		} ).toPass();
		if ( event === 'webhook-pays' ) {
			await checkoutPage.expectPlaced();
		} else {
			await expect( checkoutPage.placeOrder ).toBeEnabled();
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
		}
		expect( await shop.orders() ).toHaveLength( 1 );
	} );
}

test( 'works with the keyboard alone', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await dieAfterCharge( page, shop, checkoutPage );
	await page.reload();
	await expect( panel( page ) ).toBeFocused();
	await tabTo( page, again( page ) );
	await page.keyboard.press( 'Enter' );
	await expect( box( page ) ).toBeFocused();
	await expect( box( page ) ).toHaveAccessibleDescription(
		'Tick the box to confirm that you understand you may be charged twice.'
	);
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( panel( page ) ).toHaveCount( 0 );
	await tabTo( page, checkoutPage.placeOrder );
	await page.keyboard.press( 'Enter' );
	await checkoutPage.expectPlaced();
	expect( await shop.orders() ).toHaveLength( 1 );
} );

for ( const [ title, locale, width ] of [
	[ 'on a desktop', 'en_US', 1280 ],
	[ 'on a phone', 'en_US', 390 ],
	[ 'on a phone, right to left', 'ar', 390 ],
] as const ) {
	test.describe( title, () => {
		test.use( {
			shopOptions: { locale },
			viewport: { width, height: 900 },
		} );

		test( 'is accessible, also with twice the text size', async ( {
			page,
			shop,
			checkoutPage,
		} ) => {
			test.slow();
			const bar = page.getByRole( 'region', { name: 'Place Order' } );
			await dieAfterCharge( page, shop, checkoutPage );
			await again( page ).click();
			await expectAccessible( page );
			await expectNoOverflow( page );
			if ( width === 390 ) {
				await expectTouchTargets( page );
				await page.evaluate( () => window.scrollTo( 0, 0 ) );
				await bar.getByRole( 'button' ).dispatchEvent( 'click' );
				await expect( checkoutPage.placeOrder ).toBeFocused();
				await expect( panel( page ) ).toBeInViewport();
			}
			await page.evaluate( () => {
				document.documentElement.style.fontSize = '200%';
			} );
			await expectNoOverflow( page );
			await page.evaluate( () => window.scrollTo( 0, 0 ) );
			await expect( bar ).toBeVisible();
			// The panel is taller than the window, and a jump passes the button.
			await panel( page ).evaluate( ( element ) =>
				element.scrollIntoView( { block: 'start' } )
			);
			await expect( bar ).toBeHidden();
		} );
	} );
}
