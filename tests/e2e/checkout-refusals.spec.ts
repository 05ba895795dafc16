import type { Page } from '@playwright/test';
import { announcements } from './support/announcements';
import { MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.use( {
	allowedConsoleErrors: LOST_REQUESTS,
	shopOptions: { paymentMethods: [ 'demo-card', 'cod' ] },
} );

test.beforeEach( async ( { shop, checkoutPage } ) => {
	await shop.add( [ MUG.id, 1 ] );
	await checkoutPage.open();
} );

const clearAnnouncements = ( page: Page ) =>
	page.evaluate( () => {
		Reflect.get( window, 'announcements' ).splice( 0 );
	} );

const summary = ( page: Page ) =>
	page.getByRole( 'region', { name: /Please fix the following errors/ } );

const fillCard = async ( page: Page, number: string ) => {
	await page.getByLabel( 'Card number' ).fill( number );
	await page.getByLabel( 'Expiry date (MM/YY)' ).fill( '12/40' );
	await page.getByLabel( 'Security code' ).fill( '123' );
};

test( 'reports an empty form with its card in one round, announced once', async ( {
	page,
	checkoutPage,
} ) => {
	await checkoutPage.placeOrder.focus();
	await clearAnnouncements( page );
	await page.keyboard.press( 'Enter' );
	await expect( checkoutPage.email ).toBeFocused();
	const errors = summary( page ).getByRole( 'listitem' );
	await expect( errors.last() ).toHaveText(
		/Payment options\s+Please enter the three or four digits/
	);
	await expect( errors.first() ).toHaveText( /Contact information/ );
	const count = await errors.count();
	expect( await announcements( page ) ).toEqual( [
		`Your order was not placed: ${ count } fields need your attention.`,
	] );
	await summary( page )
		.getByRole( 'link', { name: /valid card number/ } )
		.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByLabel( 'Card number' ) ).toBeFocused();
} );

test(
	'an order waits for the fields of the card, so that the list of its errors is complete',
	{ tag: '@all' },
	async ( { page, checkoutPage } ) => {
		let release = () => {};
		const released = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await page.route( /\/card-fields\.[^/]*js$/, async ( route ) => {
			await released;
			await route.continue();
		} );
		await page.reload();
		await checkoutPage.placeOrder.click();
		const errors = summary( page ).getByRole( 'listitem' );
		await expect( checkoutPage.placeOrder ).toBeDisabled();
		await expect( errors ).toHaveCount( 0 );
		release();
		await expect( errors.last() ).toHaveText( /three or four digits/ );
	}
);

for ( const [ name, number, reason ] of [
	[ 'a declined card', '4000000000000002', 'Your card was declined.' ],
	[ 'a gateway that throws', '4000000000000119', '' ],
] as const ) {
	const tag = reason ? [] : [ '@all' ];
	test(
		`${ name } moves the focus to its notice in the payment step`,
		{ tag },
		async ( { page, checkoutPage } ) => {
			await checkoutPage.fill();
			await fillCard( page, number );
			// An order that waits for a request announces that first.
			await page.waitForLoadState( 'networkidle' );
			await checkoutPage.placeOrder.focus();
			await clearAnnouncements( page );
			await page.keyboard.press( 'Enter' );
			const step = checkoutPage.step( 'Payment options' );
			const notice = step.locator( '.is-error' );
			await expect( notice ).toBeFocused();
			await expect( notice ).toContainText( reason );
			await expect( notice ).toBeInViewport();
			await expect( summary( page ).getByRole( 'listitem' ) ).toHaveText(
				[ /^Payment options/ ]
			);
			expect( await announcements( page ) ).toEqual( [
				'Placing your order…',
				expect.stringContaining( reason ),
			] );
			await page.keyboard.press( 'Tab' );
			await expect( step.locator( ':focus' ) ).toHaveCount( 1 );
		}
	);
}

test(
	'the wait for a total is not announced over errors of the card',
	{ tag: '@all' },
	async ( { page, checkoutPage, wire } ) => {
		await checkoutPage.fill();
		const release = await wire.hold();
		await checkoutPage.shipping( 'ZIP Code' ).fill( '94110' );
		await checkoutPage.placeOrder.click( { force: true } );
		await expect( page.locator( '.sf-order-outcome' ) ).toBeVisible();
		release();
		await expect( page.getByLabel( 'Card number' ) ).toBeFocused();
		await expect
			.poll( async () => ( await announcements( page ) ).at( -1 ) )
			.toBe( 'Your order was not placed: 3 fields need your attention.' );
		await page.waitForLoadState( 'networkidle' );
		expect( ( await announcements( page ) ).at( -1 ) ).toMatch(
			/3 fields need your attention/
		);
	}
);
