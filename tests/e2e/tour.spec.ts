import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/expect-no-overflow';
import { MUG } from './support/products';
import type { Shop } from './support/shop';
import { expect, test } from './support/shop-test';

// The browser logs lost requests, and the add-on's crash.
test.use( { allowedConsoleErrors: /.*/ } );

const stop = ( page: Page, title: string ) =>
	page.getByRole( 'listitem' ).filter( {
		has: page.getByRole( 'heading', { name: title } ),
	} );

const start = async ( page: Page, title: string, path: string ) => {
	await page.goto( '/tour/' );
	await stop( page, title ).getByRole( 'button' ).click();
	await page.waitForURL( `**${ path }` );
	await expect( page.locator( '.site-notice' ) ).toContainText( title );
};

const expectKept = async ( page: Page, title: string, number: string ) => {
	await expect( async () => {
		await page.goto( '/tour/' );
		await expect( stop( page, title ) ).toContainText( number, {
			timeout: 1000,
		} );
	} ).toPass();
	await expect( stop( page, title ) ).toContainText( 'Promise kept' );
};

/** Expects the new quantity on the server while the cart is open. */
const expectArrival = ( shop: Shop ) =>
	expect
		.poll( async () => ( await shop.cart() ).items[ 0 ]?.quantity )
		.toBe( 2 );

const ONE_ORDER = 'Orders on the server since you started: 1';
const NO_ORDER = 'Orders on the server since you started: 0';
const TWO_MUGS = 'Mugs in the cart on the server: 2';

// The usual run has a stop with an order, one that changes the cart, and one without either. Other tests prove the same
// promises elsewhere: checkout-faults, failed-payment-method, tabs, pending, refused-payment …
test( 'a double click is one order', async ( { page, checkoutPage, wire } ) => {
	const title = 'A double click is one order';
	await start( page, title, '/checkout/' );
	await checkoutPage.placeOrder.dblclick();
	await expect( checkoutPage.placeOrder ).toHaveAttribute(
		'aria-busy',
		'true'
	);
	await checkoutPage.expectPlaced();
	expect(
		wire.requests().filter( ( request ) => request === 'POST checkout' )
	).toHaveLength( 1 );
	await expectKept( page, title, ONE_ORDER );
} );

test(
	'a lost reply is not a lost order',
	{ tag: '@all' },
	async ( { page, checkoutPage } ) => {
		const title = 'A lost reply is not a lost order';
		await start( page, title, '/checkout/' );
		const lost = page.waitForEvent( 'requestfailed' );
		await checkoutPage.placeOrder.click();
		expect( ( await lost ).url() ).toContain( '/checkout' );
		await checkoutPage.expectPlaced();
		await expectKept( page, title, ONE_ORDER );
	}
);

test( 'a change that the network lost arrives', async ( {
	page,
	shop,
	cartPage,
} ) => {
	const title = 'No network, no problem';
	await start( page, title, '/cart/' );
	const lost = page.waitForEvent( 'requestfailed' );
	await cartPage.plus( MUG.name ).click();
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	await lost;
	await expectArrival( shop );
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	await expectKept( page, title, TWO_MUGS );
} );

test(
	'a change without network arrives when there is one again',
	{ tag: '@all' },
	async ( { page, shop, cartPage } ) => {
		const title = 'No network, no problem';
		await start( page, title, '/cart/' );
		await cartPage.plus( MUG.name ).hover();
		await page.context().setOffline( true );
		await cartPage.plus( MUG.name ).click();
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
		await page.context().setOffline( false );
		await expectArrival( shop );
		await expectKept( page, title, TWO_MUGS );
	}
);

test(
	'a broken add-on breaks only itself',
	{ tag: '@all' },
	async ( { page, checkoutPage } ) => {
		const title = 'A broken add-on breaks only itself';
		await start( page, title, '/checkout/' );
		await checkoutPage.method( 'Trial gateway' ).check();
		await expect(
			page.getByText( /This payment method isn’t working/ ).first()
		).toBeVisible();
		await checkoutPage.method( 'Cash on delivery' ).check();
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		await expectKept( page, title, ONE_ORDER );
	}
);

test( 'tabs agree', { tag: '@all' }, async ( { page, context } ) => {
	const title = 'Tabs agree';
	await page.goto( '/tour/' );
	const opening = context.waitForEvent( 'page' );
	await stop( page, title ).getByRole( 'button' ).click();
	const first = await opening;
	await first.waitForURL( '**/cart/' );
	const second = await context.newPage();
	await second.goto( first.url() );
	const plus = `Increase quantity of ${ MUG.name }`;
	const quantity = ( tab: Page ) =>
		tab.getByRole( 'spinbutton', { name: new RegExp( MUG.name ) } );
	await expect( quantity( second ) ).toHaveValue( '1' );
	await first.getByRole( 'button', { name: plus } ).click();
	await expect( quantity( second ) ).toHaveValue( '2' );
	await expectKept( page, title, TWO_MUGS );
} );

test( 'typed input stays after a reload', async ( { page, checkoutPage } ) => {
	const title = 'What you typed stays';
	await start( page, title, '/checkout/' );
	await checkoutPage.shipping( 'First name' ).fill( 'Grace' );
	await page.reload();
	await expect( checkoutPage.shipping( 'First name' ) ).toHaveValue(
		'Grace'
	);
	await expectKept( page, title, NO_ORDER );
} );

test(
	'back does not order again',
	{ tag: '@all' },
	async ( { page, checkoutPage } ) => {
		const title = 'Back does not order again';
		await start( page, title, '/checkout/' );
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		await page.goBack();
		await expect( page.locator( 'main' ) ).toContainText(
			/empty|See your order/
		);
		await expect( checkoutPage.placeOrder ).toBeHidden();
		await expectKept( page, title, ONE_ORDER );
	}
);

test(
	'a slow server does not slow the shopper down',
	{ tag: '@all' },
	async ( { page, cartPage } ) => {
		const title = 'A slow server does not slow you down';
		await start( page, title, '/cart/' );
		await cartPage.plus( MUG.name ).click();
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2', {
			timeout: 1000,
		} );
		await expect( page.locator( '.is-pending' ).first() ).toBeVisible();
		await expect( page.locator( '.is-pending' ) ).toHaveCount( 0 );
		await expectKept( page, title, TWO_MUGS );
	}
);

test(
	'a refused payment is not the end',
	{ tag: '@all' },
	async ( { page, checkoutPage } ) => {
		const title = 'A refused payment is not the end';
		const pay = ( name: string ) =>
			page
				.getByRole( 'dialog', { name: 'Payment window' } )
				.getByRole( 'button', { name } )
				.click();
		await start( page, title, '/checkout/' );
		await checkoutPage.method( 'Payment window' ).check();
		await checkoutPage.placeOrder.click();
		await pay( 'Decline' );
		await expect( checkoutPage.alert( /declined/ ) ).toBeVisible();
		await checkoutPage.placeOrder.click();
		await pay( 'Pay now' );
		await checkoutPage.expectPlaced();
		await expectKept( page, title, ONE_ORDER );
	}
);

test(
	'errors show the way',
	{ tag: '@all' },
	async ( { page, checkoutPage, wire } ) => {
		const title = 'Errors show the way';
		await start( page, title, '/checkout/' );
		await checkoutPage.placeOrder.click();
		await expect( checkoutPage.shipping( 'City' ) ).toBeFocused();
		await expect(
			page.getByRole( 'region', { name: /fix the following errors/ } )
		).toContainText( /ZIP/i );
		expect( wire.requests() ).not.toContain( 'POST checkout' );
		await expectKept( page, title, NO_ORDER );
	}
);

for ( const [ language, direction, heading ] of [
	[ 'en', 'ltr', 'Ten promises, kept in front of you' ],
	[ 'de', 'ltr', 'Zehn Versprechen, vor deinen Augen gehalten' ],
	[ 'ar', 'rtl', 'عشرة وعود نفي بها أمامك' ],
] as const ) {
	const tag = direction === 'rtl' ? [] : [ '@all' ];
	test(
		`the tour is accessible and fits a narrow window in ${ language }`,
		{ tag },
		async ( { page } ) => {
			await page.setViewportSize( { width: 320, height: 640 } );
			await page.goto( `/tour/?lang=${ language }` );
			const title = page.getByRole( 'heading', { name: heading } );
			await expect( title ).toHaveCSS( 'direction', direction );
			await expect(
				page.getByRole( 'main' ).getByRole( 'button' )
			).toHaveCount( 10 );
			await expectAccessible( page );
			await expectNoOverflow( page );
		}
	);
}

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'a stop opens its page with what to do',
		{ tag: '@all' },
		async ( { page } ) => {
			await start(
				page,
				'A lost reply is not a lost order',
				'/checkout/'
			);
			await expect(
				page.getByRole( 'button', { name: 'Place order' } )
			).toBeVisible();
		}
	);
} );
