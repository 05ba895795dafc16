import type { BrowserContext, Page } from '@playwright/test';
import { createCartPage } from './support/cart-page';
import { createCheckoutPage } from './support/checkout-page';
import { expectServerCart } from './support/expect-server-cart';
import { CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.beforeEach( async ( { shop } ) => {
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
} );

const whenLoaded = async ( page: Page, open: () => Promise< void > ) => {
	const actions = page.waitForResponse( /\/actions\.[^/]*\.js/ );
	await open();
	await page.mouse.move( 5, 5 );
	await page.mouse.move( 6, 6 );
	await actions;
	// The code starts once it has been evaluated.
	await page.waitForLoadState( 'networkidle' );
};

const openSecond = async ( context: BrowserContext ) => {
	const page = await context.newPage();
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( '/wp-json/' ) ) {
			requests.push( request.url() );
		}
	} );
	return { page, requests };
};

const LOCKED = 'Your order is being placed in another tab.';

test( 'a quantity and a coupon of one tab show in another without a request', async ( {
	page,
	context,
	shop,
	cartPage,
	wire,
} ) => {
	await whenLoaded( page, cartPage.open );
	const { page: second, requests } = await openSecond( context );
	const secondCart = createCartPage( second );
	await whenLoaded( second, secondCart.open );
	requests.length = 0;

	await cartPage.plus( MUG.name ).click();
	await expect( secondCart.quantity( MUG.name ) ).toHaveValue( '3' );
	await cartPage.applyCoupon( 'ten' );
	await expect( secondCart.chip( 'ten' ) ).toBeVisible();
	await cartPage.remove( CAP.name ).click();
	await expect( secondCart.line( CAP.name ) ).toHaveCount( 0 );
	expect( requests ).toEqual( [] );
	await expectServerCart( { page: second, shop, wire } );
} );

test( 'an address of one tab shows in another, except in fields that are being edited there', async ( {
	page,
	context,
	shop,
	checkoutPage,
} ) => {
	await whenLoaded( page, checkoutPage.open );
	const { page: second } = await openSecond( context );
	const secondCheckout = createCheckoutPage( second );
	await whenLoaded( second, secondCheckout.open );
	await secondCheckout.showAddress();
	const city = secondCheckout.shipping( 'City' );
	await city.pressSequentially( 'Typed' );
	// A pause would send the field, and end the edit. The page types, because the test may be slower than the pause.
	const stopTyping = await city.evaluateHandle( ( field ) => {
		const type = ( value: string ) => {
			Reflect.set( HTMLInputElement.prototype, 'value', value, field );
			field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		};
		const timer = setInterval( () => {
			type( 'Type' );
			type( 'Typed' );
		}, 100 );
		return () => clearInterval( timer );
	} );
	await checkoutPage.fill();
	await expect( secondCheckout.shipping( 'ZIP Code' ) ).toHaveValue(
		'94105'
	);
	await stopTyping.evaluate( ( stop ) => stop() );
	await expect( city ).toHaveValue( 'Typed' );
	await expect
		.poll( async () => ( await shop.cart() ).shipping_address.city )
		.toBe( 'Typed' );
	await expect( checkoutPage.shipping( 'City' ) ).toHaveValue( 'Typed' );
} );

test( 'an order of one tab locks Place Order in another, which then shows it', async ( {
	page,
	context,
	shop,
	checkoutPage,
} ) => {
	await whenLoaded( page, checkoutPage.open );
	await checkoutPage.fill();
	const { page: second } = await openSecond( context );
	const secondCheckout = createCheckoutPage( second );
	await whenLoaded( second, async () => {
		await second.goto( '/checkout/' );
		await expect( secondCheckout.placeOrder ).toBeVisible();
	} );
	await shop.injectFault( { match: 'checkout', kind: 'delay', ms: 1500 } );
	await checkoutPage.placeOrder.click();
	await expect( second.locator( '.sf-order-outcome' ) ).toHaveText( LOCKED );
	await expect( secondCheckout.placeOrder ).toBeDisabled();
	await checkoutPage.expectPlaced();
	const [ order ] = await shop.orders();
	await expect(
		second.getByText( `Your order ${ order?.id } has been placed.` ).first()
	).toBeVisible();
	await expect(
		second.getByRole( 'link', { name: 'See your order' } )
	).toHaveAttribute( 'href', /order-received/ );
	expect( await shop.orders() ).toHaveLength( 1 );
} );

test.describe( 'pressed at the same time', () => {
	// Browsers log the second order's refusal.
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'two tabs place one order @quick', async ( {
		page,
		context,
		shop,
		checkoutPage,
	} ) => {
		await whenLoaded( page, checkoutPage.open );
		await checkoutPage.fill();
		// The other tab loads the address from the server, so it has to be complete there.
		await expect( async () => {
			const cart = await shop.cart();
			expect( cart.billing_address.email ).toBe( 'pat@shop.test' );
			expect( cart.shipping_address.postcode ).toBe( '94105' );
		} ).toPass();
		const { page: second } = await openSecond( context );
		const secondCheckout = createCheckoutPage( second );
		await whenLoaded( second, async () => {
			await second.goto( '/checkout/' );
			await expect( secondCheckout.placeOrder ).toBeEnabled();
		} );
		// Either click may lose the race: its button locks when the other tab starts, and click() would wait for it.
		await Promise.all(
			[ checkoutPage, secondCheckout ].map( ( { placeOrder } ) =>
				placeOrder.dispatchEvent( 'click' )
			)
		);
		// Either tab places it. The other opens the same order or reports its outcome, without placing another.
		const opened = () =>
			[ page, second ].filter( ( tab ) =>
				/order-received/.test( tab.url() )
			);
		await expect( async () => {
			expect( opened() ).not.toEqual( [] );
			for ( const tab of [ page, second ] ) {
				expect(
					opened().includes( tab ) ||
						( await tab
							.getByText( 'has been placed' )
							.first()
							.isVisible() )
				).toBe( true );
			}
		} ).toPass( { timeout: 120_000 } );
		expect( await shop.orders() ).toHaveLength( 1 );
	} );
} );

test( 'the lock is released when the tab that places the order is closed', async ( {
	page,
	context,
	shop,
	checkoutPage,
} ) => {
	await whenLoaded( page, checkoutPage.open );
	await checkoutPage.fill();
	const { page: second } = await openSecond( context );
	const secondCheckout = createCheckoutPage( second );
	const outcome = page.locator( '.sf-order-outcome' );
	await shop.injectFault( { match: 'checkout', kind: 'delay', ms: 20_000 } );
	await whenLoaded( second, secondCheckout.open );
	await secondCheckout.placeOrder.click();
	await expect( outcome ).toHaveText( LOCKED );
	await second.close();
	await expect( outcome ).toHaveCount( 0 );
	await expect( checkoutPage.placeOrder ).toBeEnabled();
} );

test(
	'tabs of a browser without channels and locks use the storage',
	{ tag: '@all' },
	async ( { page, context, shop, cartPage, checkoutPage } ) => {
		await context.addInitScript( () => {
			Reflect.deleteProperty( window, 'BroadcastChannel' );
			Object.defineProperty( navigator, 'locks', { value: undefined } );
		} );
		await whenLoaded( page, cartPage.open );
		const { page: second } = await openSecond( context );
		const secondCart = createCartPage( second );
		await whenLoaded( second, secondCart.open );
		await cartPage.plus( MUG.name ).click();
		await expect( secondCart.quantity( MUG.name ) ).toHaveValue( '3' );

		await whenLoaded( page, checkoutPage.open );
		await checkoutPage.fill();
		const secondCheckout = createCheckoutPage( second );
		await whenLoaded( second, secondCheckout.open );
		await shop.injectFault( {
			match: 'checkout',
			kind: 'delay',
			ms: 1500,
		} );
		await checkoutPage.placeOrder.click();
		await expect( second.locator( '.sf-order-outcome' ) ).toHaveText(
			LOCKED
		);
		await checkoutPage.expectPlaced();
		await expect(
			second.getByText( /Your order \d+ has been placed/ ).first()
		).toBeVisible();
	}
);

test.describe( 'offline', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'changes wait with a notice, survive leaving the page, and are sent on return', async ( {
		page,
		context,
		shop,
		cartPage,
		wire,
	} ) => {
		await whenLoaded( page, cartPage.open );
		await context.setOffline( true );
		await cartPage.plus( MUG.name ).click( { clickCount: 2 } );
		await expect(
			page
				.getByText(
					'You are offline. Your changes are saved when the connection returns.'
				)
				.first()
		).toBeVisible();
		await page.goto( 'about:blank' );
		await context.setOffline( false );
		expect( ( await shop.cart() ).items_count ).toBe( 3 );

		await cartPage.open();
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '4' );
		await expect
			.poll( async () => ( await shop.cart() ).items_count )
			.toBe( 5 );
		await expectServerCart( { page, shop, wire } );
	} );
} );
