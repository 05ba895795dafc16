import type { Page } from '@playwright/test';
import type { CheckoutPage } from './support/checkout-page';
import { expectAccessible } from './support/expect-accessible';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';
import { tabTo } from './support/tab-to';

test.use( { shopOptions: { paymentMethods: [ 'demo-dialog', 'cod' ] } } );

const PAYING = /Finish your payment in the window that opened/;
const UNPAID = /Your order is saved but not paid yet/;

const dialogOf = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Payment window' } );
/** In the page itself; live regions are outside `main`. */
const onPage = ( page: Page, text: RegExp | string ) =>
	page.locator( 'main' ).getByText( text );
const press = ( page: Page, name: string ) =>
	dialogOf( page ).getByRole( 'button', { name } ).click();
const back = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Back to payment options' } );

test.beforeEach( async ( { page, shop, checkoutPage } ) => {
	await page.addInitScript( () => {
		window.addEventListener( 'hashchange', () => {
			const count = Number( sessionStorage.getItem( 'changes' ) ?? 0 );
			sessionStorage.setItem( 'changes', String( count + 1 ) );
		} );
		window.addEventListener( 'beforeunload', ( event ) => {
			// This listener runs first, so our prompt prevents the event after it.
			setTimeout( () => {
				if ( event.defaultPrevented ) {
					sessionStorage.setItem( 'prompted', 'yes' );
				}
			} );
		} );
	} );
	await shop.add( [ MUG.id, 2 ] );
	await checkoutPage.open();
	await checkoutPage.fill();
	await checkoutPage.method( 'Payment window' ).check();
	await checkoutPage.placeOrder.click();
	await expect( dialogOf( page ) ).toBeVisible();
} );

const stored = ( page: Page, key: string ) =>
	page.evaluate( ( name ) => sessionStorage.getItem( name ), key );

test( "payment in a provider's dialog places one order @quick", async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await expect( onPage( page, PAYING ) ).toBeVisible();
	await expect( onPage( page, 'Your order has been placed.' ) ).toHaveCount(
		0
	);
	expect( await stored( page, 'changes' ) ).toBe( '1' );
	await expect(
		dialogOf( page ).getByRole( 'button', { name: 'Pay now' } )
	).toBeFocused();
	await press( page, 'Pay now' );
	await checkoutPage.expectPlaced();
	expect( await stored( page, 'prompted' ) ).toBeNull();
	expect( await shop.orders() ).toMatchObject( [ { status: 'processing' } ] );
} );

/** In the usual run, each payment method gets one of the four cases. */
const isUsual = ( index: number, method: string ) =>
	index === ( method === 'Payment window' ? 0 : 3 );

for ( const [ index, [ way, leave ] ] of (
	[
		[
			'the dialog was closed without a word',
			async ( page: Page, { placeOrder }: CheckoutPage ) => {
				const orders: string[] = [];
				page.on( 'request', ( request ) => {
					if (
						request.method() === 'POST' &&
						/store\/v1\/checkout/.test( request.url() )
					) {
						orders.push( request.url() );
					}
				} );
				await press( page, 'Close' );
				await expect( onPage( page, PAYING ) ).toBeVisible();
				await expectAccessible( page );
				// Place Order does nothing until the shopper goes back.
				await placeOrder.click( { force: true, clickCount: 3 } );
				await expect( onPage( page, PAYING ) ).toBeVisible();
				expect( orders ).toEqual( [] );
				await back( page ).click();
			},
		],
		[
			'the payment was declined',
			( page: Page ) => press( page, 'Decline' ),
		],
		[
			'the browser went back',
			async ( page: Page ) => {
				await press( page, 'Close' );
				await page.goBack();
			},
		],
		[
			'the page was loaded again without the fragment',
			async ( page: Page ) => {
				await press( page, 'Close' );
				await page.evaluate( () =>
					window.history.replaceState( null, '', '/checkout/' )
				);
				await page.reload();
			},
		],
	] as const
 ).entries() ) {
	for ( const method of [ 'Payment window', 'Cash on delivery' ] ) {
		const tag = isUsual( index, method ) ? [] : [ '@all' ];
		test(
			`after ${ way }, ${ method } pays the same order`,
			{ tag },
			async ( { page, shop, checkoutPage } ) => {
				await leave( page, checkoutPage );
				await expect( onPage( page, UNPAID ) ).toBeVisible();
				await expect( onPage( page, PAYING ) ).toHaveCount( 0 );
				await expect( checkoutPage.email ).toHaveValue(
					'pat@shop.test'
				);
				await checkoutPage.method( method ).check();
				await checkoutPage.placeOrder.click();
				if ( method === 'Payment window' ) {
					await press( page, 'Pay now' );
				}
				await checkoutPage.expectPlaced();
				expect( await shop.orders() ).toMatchObject( [
					{ status: 'processing' },
				] );
			}
		);
	}
}

test( 'reloading the page with the fragment opens the dialog again without placing an order', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await page.reload();
	await expect( dialogOf( page ) ).toBeVisible();
	await expect( onPage( page, PAYING ) ).toBeVisible();
	await press( page, 'Pay now' );
	await checkoutPage.expectPlaced();
	expect( await shop.orders() ).toHaveLength( 1 );
	await page.goBack();
	await expect(
		onPage( page, /^Your order \d+ has been placed\.$/ )
	).toBeVisible();
} );

test(
	'a second tab pays the same order, and the first finds it placed',
	{ tag: '@all' },
	async ( { page, shop, checkoutPage, context } ) => {
		await press( page, 'Close' );
		const other = await context.newPage();
		await other.goto( '/checkout/' );
		await other.getByRole( 'radio', { name: 'Cash on delivery' } ).check();
		await other
			.locator( '.wc-block-components-checkout-place-order-button' )
			.click();
		await other.waitForURL( /order-received/ );
		await page.bringToFront();
		await back( page ).click();
		await checkoutPage.expectPlaced();
		expect( await shop.orders() ).toMatchObject( [
			{ status: 'processing' },
		] );
	}
);

test(
	'the dialog works with the keyboard alone and shows focus',
	{ tag: '@all' },
	async ( { page, shop, checkoutPage } ) => {
		await page.keyboard.press( 'Escape' );
		await expect( dialogOf( page ) ).toHaveCount( 0 );
		await tabTo( page, back( page ) );
		await page.keyboard.press( 'Enter' );
		await expect( checkoutPage.method( 'Payment window' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await expect( checkoutPage.method( 'Cash on delivery' ) ).toBeChecked();
		await tabTo( page, checkoutPage.placeOrder );
		await page.keyboard.press( 'Enter' );
		await checkoutPage.expectPlaced();
		expect( await shop.orders() ).toHaveLength( 1 );
	}
);
