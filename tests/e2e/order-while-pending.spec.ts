import type { Locator, Page } from '@playwright/test';
import { announcements } from './support/announcements';
import type { CheckoutPage } from './support/checkout-page';
import { MUG } from './support/products';
import type { Fault } from './support/shop';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

const WAITING = /Your order will be placed as soon as that is done/;

/** Longer than a shopper takes to press the button, ms. */
const SLOW_MS = 2000;

const onAddress = (
	kind: Fault[ 'kind' ],
	rest: Partial< Fault > = {}
): Fault => ( { match: 'cart/update-customer', kind, ...rest } );

test.beforeEach( async ( { shop, checkoutPage } ) => {
	await shop.add( [ MUG.id, 1 ] );
	await checkoutPage.open();
	await checkoutPage.fill();
} );

const orderFromPostcode = async (
	page: Page,
	checkoutPage: CheckoutPage,
	postcode: string
) => {
	await checkoutPage.shipping( 'ZIP Code' ).fill( postcode );
	// Shoppers don't wait until a button looks enabled, so click immediately.
	await checkoutPage.placeOrder.click( { force: true } );
	await expect( checkoutPage.pending ).not.toHaveCount( 0 );
};

/** In the page, regardless of scrolling. */
const placeOf = ( { placeOrder }: CheckoutPage ) =>
	placeOrder.evaluate( ( button ) => {
		const { top, width, height } = button.getBoundingClientRect();
		return { top: Math.round( top + window.scrollY ), width, height };
	} );

/** The text starts beside its spinner, not on a new line. */
const isBesideSpinner = ( line: Locator ) =>
	line.evaluate( ( { firstElementChild, lastChild } ) => {
		const text = document.createRange();
		text.selectNodeContents( lastChild ?? document.body );
		const { left, top, bottom } = text.getBoundingClientRect();
		const spinner = firstElementChild?.getBoundingClientRect();
		return (
			spinner !== undefined &&
			spinner.right <= left &&
			Math.abs( spinner.top + spinner.bottom - top - bottom ) < 4
		);
	} );

test( 'the order waits, shows that it waits, and is placed automatically, once', async ( {
	page,
	shop,
	checkoutPage,
	wire,
} ) => {
	const before = await placeOf( checkoutPage );
	// Hold the response, so that the checks below have enough time.
	const release = await wire.hold();
	await orderFromPostcode( page, checkoutPage, '94110' );
	await expect( checkoutPage.placeOrder ).toHaveAttribute(
		'aria-busy',
		'true'
	);
	await expect( checkoutPage.placeOrder ).toBeFocused();
	const reported = page.locator( '.sf-order-outcome' );
	await expect( reported ).toHaveText( WAITING );
	expect( await isBesideSpinner( reported ) ).toBe( true );
	expect( await announcements( page ) ).toContainEqual(
		expect.stringMatching( WAITING )
	);
	expect( await placeOf( checkoutPage ) ).toEqual( before );
	// Another click, and a late edit, while the order waits.
	await checkoutPage.placeOrder.click( { force: true } );
	await checkoutPage.shipping( 'Last name' ).fill( 'Visitor' );
	release();
	await checkoutPage.expectPlaced();
	const orders = await shop.orders();
	expect( orders ).toHaveLength( 1 );
	expect( orders[ 0 ]?.shipping ).toMatchObject( {
		postcode: '94110',
		last_name: 'Visitor',
	} );
	expect(
		wire.requests().filter( ( request ) => request === 'POST checkout' )
	).toHaveLength( 1 );
} );

test( 'the order stops if the total has changed, and shows the new one', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await shop.injectFault( onAddress( 'delay', { ms: SLOW_MS } ) );
	await checkoutPage
		.shipping( 'State' )
		.selectOption( { label: 'New York' } );
	await checkoutPage.shipping( 'City' ).fill( 'New York' );
	await orderFromPostcode( page, checkoutPage, '10001' );
	// The shop responds slowly to each change of the address.
	await expect( checkoutPage.alert( 'total has changed to' ) ).toBeVisible( {
		timeout: 120_000,
	} );
	await expect( checkoutPage.pending ).toHaveCount( 0 );
	const total = ( await checkoutPage.total.textContent() ) ?? '';
	await expect( checkoutPage.alert( 'total has changed to' ) ).toContainText(
		total
	);
	await expect( checkoutPage.placeOrder ).toBeFocused();
	expect( await shop.orders() ).toEqual( [] );
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	expect( ( await shop.orders() )[ 0 ]?.total ).toBe(
		total.replace( /\D/g, '' )
	);
} );

test.describe( 'an order whose address request fails', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'stops, shows the reason, and keeps the typed input', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await shop.injectFault( onAddress( 'error-500' ) );
		await orderFromPostcode( page, checkoutPage, '94110' );
		await expect(
			checkoutPage.alert( 'last change could not be saved' )
		).toBeVisible( { timeout: 120_000 } );
		expect( await shop.orders() ).toEqual( [] );
		await expect( checkoutPage.shipping( 'ZIP Code' ) ).toHaveValue(
			'94110'
		);
		await shop.clearFaults();
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		expect( ( await shop.orders() )[ 0 ]?.shipping ).toMatchObject( {
			postcode: '94110',
		} );
	} );
} );
