import type { Locator, Page } from '@playwright/test';
import type { CheckoutPage } from './support/checkout-page';
import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';
import { tabTo } from './support/tab-to';

const type = async ( page: Page, field: Locator, text: string ) => {
	await tabTo( page, field );
	await page.keyboard.type( text );
};

/** Tabs to the group's checked option, and selects another with the arrow keys. */
const choose = async ( page: Page, option: Locator ) => {
	const name = ( await option.getAttribute( 'name' ) ) ?? '';
	await tabTo( page, page.locator( `[name="${ name }"]:checked` ) );
	await expect( async () => {
		if ( ! ( await option.isChecked() ) ) {
			await page.keyboard.press( 'ArrowDown' );
		}
		await expect( option ).toBeChecked( { timeout: 200 } );
	} ).toPass();
	await expect( option ).toBeFocused();
};

test.beforeEach( ( { shop } ) => shop.add( [ MUG.id, 1 ], [ CAP.id, 1 ] ) );

const expectPaid = async (
	page: Page,
	{ placeOrder, pending }: CheckoutPage
) => {
	await tabTo( page, placeOrder );
	await expect( pending ).toHaveCount( 0 );
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /order-received/ );
};

test( 'a guest orders by card @quick', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	await type( page, checkoutPage.email, 'pat@shop.test' );
	await type( page, checkoutPage.shipping( 'First name' ), 'Pat' );
	await type( page, checkoutPage.shipping( 'Last name' ), 'Guest' );
	await type( page, checkoutPage.shipping( 'Address' ), '500 Howard Street' );
	await tabTo(
		page,
		page.getByRole( 'button', { name: '+ Add apartment, suite, etc.' } )
	);
	// Shows the second address line, and moves focus to it.
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Floor 4' );
	await type( page, checkoutPage.shipping( 'City' ), 'San Francisco' );
	await type( page, checkoutPage.shipping( 'State' ), 'California' );
	await type( page, checkoutPage.shipping( 'ZIP Code' ), '94105' );
	await type(
		page,
		checkoutPage.shipping( 'Phone (optional)' ),
		'5550001111'
	);
	await choose( page, checkoutPage.method( 'Card' ) );
	await type( page, page.getByLabel( 'Card number' ), '4242424242424242' );
	await type( page, page.getByLabel( 'Expiry date (MM/YY)' ), '1240' );
	await type( page, page.getByLabel( 'Security code' ), '123' );
	await expectPaid( page, checkoutPage );
	expect( ( await shop.orders() )[ 0 ] ).toMatchObject( {
		payment_method: 'demo-card',
		shipping: {
			address_1: '500 Howard Street',
			address_2: 'Floor 4',
			city: 'San Francisco',
			state: 'CA',
			postcode: '94105',
			phone: '5550001111',
		},
		billing: { address_2: 'Floor 4' },
	} );
} );

test(
	'a guest orders with pickup',
	{ tag: '@all' },
	async ( { page, shop, checkoutPage } ) => {
		await checkoutPage.open();
		await type( page, checkoutPage.email, 'pat@shop.test' );
		await choose( page, page.getByRole( 'radio', { name: 'Pickup' } ) );
		await choose(
			page,
			checkoutPage.step( 'Pickup locations' ).getByRole( 'radio' ).last()
		);
		const billing = checkoutPage.step( 'Billing address' );
		for ( const [ label, text ] of [
			[ 'First name', 'Pat' ],
			[ 'Last name', 'Guest' ],
			[ 'Address', '500 Howard Street' ],
			[ 'City', 'San Francisco' ],
			[ 'ZIP Code', '94105' ],
		] as const ) {
			await type(
				page,
				billing.getByLabel( label, { exact: true } ),
				text
			);
		}
		await expectPaid( page, checkoutPage );
		expect( ( await shop.orders() )[ 0 ] ).toMatchObject( {
			payment_method: 'cod',
			billing: { first_name: 'Pat', postcode: '94105' },
		} );
	}
);

test.describe( 'a customer', () => {
	test(
		'orders with the saved card',
		{ tag: '@all' },
		async ( { page, shop, checkoutPage } ) => {
			await shop.becomeCustomer();
			await shop.add( [ MUG.id, 1 ] );
			await checkoutPage.open();
			await choose( page, page.getByRole( 'radio', { name: /4242/ } ) );
			await expectPaid( page, checkoutPage );
			expect( ( await shop.orders() )[ 0 ] ).toMatchObject( {
				payment_method: 'demo-card',
				shipping: { city: 'Los Angeles' },
			} );
		}
	);

	test( 'edits the saved address, with focus in its first field', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await shop.becomeCustomer();
		await shop.add( [ MUG.id, 1 ] );
		await checkoutPage.open();
		await tabTo(
			page,
			page.getByRole( 'button', { name: 'Edit shipping address' } )
		);
		await page.keyboard.press( 'Enter' );
		await expect( checkoutPage.shipping( 'Country/Region' ) ).toBeFocused();
	} );
} );
