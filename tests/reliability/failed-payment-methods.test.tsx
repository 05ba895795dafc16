/**
 * @jest-environment jsdom
 */
import { screen } from '@testing-library/react';
import { createElement, useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { method } from './hostile/payment-methods';
import { HOSTILE, type PageGlobals } from './hostile/hostile-case';
import { openHostilePage, RECEIVED_URL, TYPED } from './support/hostile-page';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const MESSAGE =
	'This payment method isn’t working. Choose a different payment method or contact us.';

const SAVED = {
	customerPaymentMethods: {
		cc: [
			{
				tokenId: 7,
				method: { gateway: HOSTILE, brand: 'Visa', last4: '4242' },
				expires: '12/28',
				is_default: true,
				actions: {},
			},
		],
	},
};

let isBroken = true;
beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	document.head.innerHTML = '';
	isBroken = true;
} );
afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
	for ( const name of [ 'wp', 'wc' ] ) {
		Reflect.deleteProperty( window, name );
	}
} );

interface Given {
	eventRegistration?: {
		onPaymentSetup: ( listener: () => unknown ) => () => void;
	};
}

/** Provides the gateway's data, or throws. */
const Part = ( { eventRegistration }: Given ): ReactNode => {
	const onPaymentSetup = eventRegistration?.onPaymentSetup;
	useEffect(
		() =>
			onPaymentSetup?.( () => ( {
				type: 'success',
				meta: { paymentMethodData: { card: '4242' } },
			} ) ),
		[ onPaymentSetup ]
	);
	if ( isBroken ) {
		throw new Error( 'It broke' );
	}
	return 'Card number';
};

const open = (
	changes: object,
	settings = {},
	register = 'registerPaymentMethod'
) =>
	openHostilePage(
		{
			does: 'fails',
			script: ( { wc }: PageGlobals ) =>
				wc.wcBlocksRegistry[ register ]( method( changes ) ),
			reported: null,
			settings,
		},
		false
	);

const clearConsole = () =>
	( [ 'error', 'warn', 'info' ] as const ).forEach( ( level ) =>
		jest.mocked( console[ level ] ).mockClear()
	);

describe.each( [
	[ 'content', { content: createElement( Part ) }, {} ],
	[
		'saved token component',
		{
			savedTokenComponent: createElement( Part ),
			supports: { showSavedCards: true },
		},
		SAVED,
	],
	[ 'place order button', { placeOrderButton: Part }, {} ],
] )( 'payment method whose %s fails', ( _part, changes, settings ) => {
	it( 'blocks the order; another payment method can place it at once', async () => {
		const page = await open( changes, settings );
		await page.type();
		if ( ! Object.hasOwn( settings, 'customerPaymentMethods' ) ) {
			await page.choose( HOSTILE );
		}
		expect( screen.getAllByText( MESSAGE ) ).toHaveLength( 1 );
		const scroll = jest.spyOn( Element.prototype, 'scrollIntoView' );
		await page.placeOrder();
		expect( page.server.placedOrders ).toEqual( [] );
		// In place of the part, as the reason why no order was placed, and in the error summary.
		expect( screen.getAllByText( MESSAGE ) ).toHaveLength( 3 );
		expect( scroll ).toHaveBeenCalled();
		expect( page.typed() ).toEqual( TYPED );
		await page.choose( 'cod' );
		expect( screen.queryByText( MESSAGE ) ).toBeNull();
		await page.placeOrder();
		expect( page.server.placedOrders ).toMatchObject( [
			{ payment_method: 'cod' },
		] );
		expect( page.visitedUrls ).toEqual( [ RECEIVED_URL ] );
		page.close();
		clearConsole();
	} );
} );

it( 'places an order with a payment method that works when it is chosen again', async () => {
	const page = await open( { content: createElement( Part ) } );
	await page.type();
	await page.choose( HOSTILE );
	expect( screen.getByText( MESSAGE ) ).toBeVisible();
	isBroken = false;
	await page.choose( 'cod' );
	await page.choose( HOSTILE );
	expect( screen.getByText( 'Card number' ) ).toBeVisible();
	await page.placeOrder();
	expect( page.server.placedOrders ).toMatchObject( [
		{
			payment_method: HOSTILE,
			payment_data: expect.arrayContaining( [
				{ key: 'card', value: '4242' },
			] ),
		},
	] );
	page.close();
	clearConsole();
} );

it( 'places no order with a payment method that fails after the order was requested', async () => {
	const Later = ( {
		checkoutStatus,
	}: {
		checkoutStatus?: { isIdle: boolean };
	} ) => {
		if ( checkoutStatus?.isIdle === false ) {
			throw new Error( 'It broke' );
		}
		return 'Card number';
	};
	const page = await open( { content: createElement( Later ) } );
	await page.type();
	await page.choose( HOSTILE );
	await page.placeOrder();
	expect( page.server.placedOrders ).toEqual( [] );
	expect( screen.getAllByText( MESSAGE ) ).toHaveLength( 3 );
	page.close();
	clearConsole();
} );

it( 'hides an express payment method whose button fails, and treats its payment sheet as closed', async () => {
	let fail = () => {};
	const Button = ( { onClick }: { onClick?: () => void } ) => {
		const [ hasFailed, setHasFailed ] = useState( false );
		fail = () => setHasFailed( true );
		if ( hasFailed ) {
			throw new Error( 'It broke' );
		}
		return createElement( 'button', { type: 'button', onClick }, 'Other' );
	};
	const page = await open(
		{ content: createElement( Button ) },
		{},
		'registerExpressPaymentMethod'
	);
	await page.type();
	await page.choose( 'cod' );
	await page.act( () =>
		screen.getByRole( 'button', { name: 'Other' } ).click()
	);
	await page.act( () => fail() );
	expect( screen.queryByRole( 'button', { name: 'Other' } ) ).toBeNull();
	expect(
		document.getElementById( `express-payment-method-${ HOSTILE }` )
	).toBeNull();
	expect( screen.getByText( MESSAGE ) ).toBeVisible();
	await page.placeOrder();
	expect( page.server.placedOrders ).toMatchObject( [
		{ payment_method: 'cod' },
	] );
	page.close();
	clearConsole();
} );
