import type { Locator, Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

test.use( {
	viewport: { width: 390, height: 844 },
	isMobile: true,
	hasTouch: true,
} );

const REMEMBERED = {
	email: 'ada@shop.test',
	'shipping-first_name': 'Ada',
	'shipping-last_name': 'Lovelace',
	'shipping-address_1': '12 Harbour Street',
	'shipping-city': 'San Francisco',
	'shipping-state': 'CA',
	'shipping-postcode': '94110',
};

/** Ids of the sample gateway's fields. */
const REMEMBERED_CARD = {
	'demo-card-number': '4242 4242 4242 4242',
	'demo-card-expiry': '12/40',
	'demo-card-cvc': '123',
};

/** As browsers do: in one task, with one event per field. */
const autofill = ( page: Page, remembered: Record< string, string > ) =>
	page.evaluate( ( values ) => {
		for ( const [ id, value ] of Object.entries( values ) ) {
			const field = document.getElementById( id );
			const isList = field instanceof HTMLSelectElement;
			const { prototype } = isList ? HTMLSelectElement : HTMLInputElement;
			Object.getOwnPropertyDescriptor( prototype, 'value' )?.set?.call(
				field,
				value
			);
			field?.dispatchEvent(
				new Event( isList ? 'change' : 'input', { bubbles: true } )
			);
		}
	}, remembered );

const readWindow = ( page: Page ) =>
	page.evaluate( () => ( {
		top: window.scrollY,
		height: window.innerHeight,
	} ) );

/** Also counts the windows that the shopper scrolls through. */
const countTaps = ( page: Page ) => {
	const count = { taps: 0, screens: 0 };
	/** Scrolls no further than needed. */
	const tap = async ( control: Locator ) => {
		await expect( control ).toBeVisible();
		const before = await readWindow( page );
		await control.scrollIntoViewIfNeeded();
		const { top, height } = await readWindow( page );
		count.screens += Math.abs( top - before.top ) / height;
		await control.tap();
		count.taps++;
	};
	return { count, tap };
};

/** The merchant's order: cards first. */
const CARDS_FIRST = { paymentMethods: [ 'demo-card', 'cod', 'demo-wallet' ] };

const placeInBar = ( page: Page ) =>
	page
		.getByRole( 'region', { name: 'Place Order' } )
		.getByRole( 'button', { name: 'Place Order' } );

const proceedInBar = ( page: Page ) =>
	page
		.locator( '.sf-sticky-bar' )
		.getByRole( 'link', { name: 'Proceed to Checkout' } );

test( 'a guest with a remembered address orders with at most six taps and two screens', async ( {
	page,
	shop,
	cartPage,
	checkoutPage,
} ) => {
	await watchLayoutShifts( page );
	await shop.add( [ MUG.id, 1 ] );
	await cartPage.open();
	const { count, tap } = countTaps( page );

	await tap( proceedInBar( page ) );
	await page.waitForURL( /checkout/ );
	// The block has replaced the server's markup.
	await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
	await tap( checkoutPage.email );
	await autofill( page, REMEMBERED );
	// The tap on the browser's suggestion.
	count.taps++;
	await tap( checkoutPage.method( 'Cash on delivery' ) );
	await expect(
		page.getByRole( 'button', { name: 'Edit: Contact information' } )
	).toBeVisible();
	await expect( checkoutPage.pending ).toHaveCount( 0 );

	/** The form's height in windows, from its first section to the end of Place Order. */
	const formScreens = await page.evaluate( () => {
		const { top = 0 } =
			document
				.querySelector( '#contact-fields' )
				?.getBoundingClientRect() ?? {};
		const { bottom = 0 } =
			document
				.querySelector(
					'.wc-block-components-checkout-place-order-button'
				)
				?.getBoundingClientRect() ?? {};
		return ( bottom - top ) / window.innerHeight;
	} );
	const shifts = ( await layoutShifts( page ) ) as {
		hadRecentInput: boolean;
	}[];
	expect(
		shifts.filter( ( { hadRecentInput } ) => ! hadRecentInput )
	).toEqual( [] );
	await tap( placeInBar( page ) );
	await checkoutPage.expectPlaced();

	console.log(
		`${ count.taps } taps, ${ count.screens.toFixed( 1 ) } screens scrolled, ` +
			`${ formScreens.toFixed( 1 ) } screens of form`
	);
	expect( await shop.orders() ).toHaveLength( 1 );
	expect( count.taps ).toBeLessThanOrEqual( 6 );
	expect( count.screens ).toBeLessThanOrEqual( 2 );
	expect( formScreens ).toBeLessThanOrEqual( 2 );
} );

test.describe( 'in a shop with cards and a wallet', () => {
	test.use( { shopOptions: CARDS_FIRST } );

	test( 'a guest whose browser fills in address and card orders with at most six taps', async ( {
		page,
		shop,
		cartPage,
		checkoutPage,
	} ) => {
		await shop.add( [ MUG.id, 1 ] );
		await cartPage.open();
		const { count, tap } = countTaps( page );
		await tap( proceedInBar( page ) );
		await page.waitForURL( /checkout/ );
		await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
		await tap( checkoutPage.email );
		await autofill( page, REMEMBERED );
		// The tap on the browser's suggestion.
		count.taps++;
		await expect( checkoutPage.method( 'Card' ) ).toBeChecked();
		await tap( page.getByLabel( 'Card number' ) );
		await autofill( page, REMEMBERED_CARD );
		count.taps++;
		await expect( checkoutPage.pending ).toHaveCount( 0 );
		// The card's fields are close to the form's own button, which replaces the bar.
		await tap( checkoutPage.placeOrder );
		await checkoutPage.expectPlaced();
		expect( ( await shop.orders() )[ 0 ] ).toMatchObject( {
			payment_method: 'demo-card',
			status: 'processing',
		} );
		expect( count.taps ).toBeLessThanOrEqual( 6 );
	} );

	test( 'a wallet pays for a filled cart with at most three taps', async ( {
		page,
		shop,
		cartPage,
		checkoutPage,
	} ) => {
		await shop.add( [ MUG.id, 1 ] );
		await cartPage.open();
		const { count, tap } = countTaps( page );
		await tap( proceedInBar( page ) );
		await page.waitForURL( /checkout/ );
		await tap(
			page.getByRole( 'button', { name: 'Pay with Demo Wallet' } )
		);
		await tap( page.getByRole( 'button', { name: 'Pay', exact: true } ) );
		await checkoutPage.expectPlaced();
		expect( ( await shop.orders() )[ 0 ] ).toMatchObject( {
			payment_method: 'demo-wallet',
		} );
		expect( count.taps ).toBeLessThanOrEqual( 3 );
	} );

	for ( const [ start, most ] of [
		[ 'the cart', 3 ],
		[ 'the drawer', 2 ],
	] as const ) {
		test( `a customer orders from ${ start } with a saved card in at most ${ most } taps`, async ( {
			page,
			shop,
			cartPage,
			checkoutPage,
		} ) => {
			await shop.becomeCustomer();
			await shop.add( [ MUG.id, 1 ] );
			const { count, tap } = countTaps( page );
			if ( start === 'the cart' ) {
				await cartPage.open();
				await tap( proceedInBar( page ) );
			} else {
				await page.goto( '/shop/' );
				await page.locator( '.wc-block-mini-cart__button' ).tap();
				await tap(
					page
						.getByRole( 'dialog' )
						.getByRole( 'link', { name: 'Go to checkout' } )
				);
			}
			await page.waitForURL( /checkout/ );
			const methods = checkoutPage
				.step( 'Payment options' )
				.getByRole( 'radio' );
			await expect( methods.first() ).toBeChecked();
			await expect( methods.first() ).toHaveAccessibleName(
				/ending in 4242/
			);
			await expect( checkoutPage.pending ).toHaveCount( 0 );
			await tap( placeInBar( page ) );
			await checkoutPage.expectPlaced();
			expect( ( await shop.orders() )[ 0 ] ).toMatchObject( {
				payment_method: 'demo-card',
				status: 'processing',
			} );
			expect( count.taps ).toBeLessThanOrEqual( most );
		} );
	}
} );
