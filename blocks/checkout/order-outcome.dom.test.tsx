import { act, fireEvent, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { flushSync } from 'react-dom';
import { checkoutStore } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import type { OrderState } from '@shopfront/order';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import {
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const NEXT_PAGE = 'http://shop.test/checkout/order-received/83/';
const PLACED = 'Your order has been placed.';

let page: TestCheckout;
const dispatchState = ( order: OrderState ) =>
	void page.app.registry.dispatch( checkoutStore ).setOrderState( order );
const move = ( order: OrderState ) => act( () => dispatchState( order ) );
const setPaymentStatus = ( paymentStatus: string ) =>
	act( () => {
		void page.app.registry
			.dispatch( paymentStore )
			.__internalSetPaymentResult( {
				message: '',
				paymentStatus,
				redirectUrl: NEXT_PAGE,
				paymentDetails: {},
			} );
	} );

beforeEach( async () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	page = openCheckout( cartResponse( [ cartItem() ] ) );
	// Lazy parts load on first interaction.
	await act( async () => {
		fireEvent.pointerDown( document.body );
		await jest.advanceTimersByTimeAsync( 3000 );
	} );
} );
afterEach( () => {
	page.close();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'links to a placed order if the redirect takes longer than ten seconds', () => {
	setPaymentStatus( 'success' );
	move( { status: 'succeeded', redirectUrl: NEXT_PAGE, run: 1 } );
	act( () => jest.advanceTimersByTime( 9999 ) );
	expect( screen.queryByText( PLACED ) ).toBeNull();
	act( () => jest.advanceTimersByTime( 1 ) );
	expect( screen.getByText( PLACED ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'See your order' } )
	).toHaveAttribute( 'href', NEXT_PAGE );
} );

describe( "order that is paid in a provider's window", () => {
	const PAYING = /Finish your payment in the window that opened/;
	const setOrderStatus = ( status: string ) =>
		act( () => {
			void page.app.registry.dispatch( checkoutStore ).mergeState( {
				orderStatus: status,
				redirectUrl: '#pay-83',
			} );
		} );

	it.each( [ 'paying', 'checkingPayment' ] as const )(
		'is not reported as placed in the status %s and cannot be placed again',
		( status ) => {
			setPaymentStatus( 'success' );
			setOrderStatus( 'pending' );
			move( {
				status,
				reason: 'payAgain',
				redirectUrl: '#pay-83',
				run: 1,
			} );
			expect( screen.queryByText( PLACED ) ).toBeNull();
			expect( screen.getByText( PAYING ) ).toBeVisible();
			expect(
				screen.getByRole( 'button', { name: 'Place Order' } )
			).toHaveAttribute( 'aria-disabled', 'true' );
		}
	);

	it( 'is not reported as placed while a success observer of its add-on takes the payment', () => {
		setPaymentStatus( 'success' );
		setOrderStatus( 'pending' );
		move( { status: 'succeeded', redirectUrl: NEXT_PAGE, run: 1 } );
		act( () => jest.advanceTimersByTime( 10_000 ) );
		expect( screen.queryByText( PLACED ) ).toBeNull();
		expect( screen.getByText( PAYING ) ).toBeVisible();
	} );

	it( 'is not reported as placed during the redirect to a provider', () => {
		setPaymentStatus( 'success' );
		setOrderStatus( 'pending' );
		move( {
			status: 'complete',
			hasError: false,
			previousAttempt: null,
			redirectUrl: 'http://bank.test/pay',
			run: 1,
		} );
		expect( screen.queryByText( PLACED ) ).toBeNull();
	} );

	it( 'moves focus to the place-order button when the shopper returns to the payment', async () => {
		move( { status: 'paying', redirectUrl: '#pay-83', run: 1 } );
		const back = screen.getByRole( 'button', {
			name: 'Back to payment options',
		} );
		back.focus();
		fireEvent.click( back );
		move( {
			status: 'checkingPayment',
			reason: 'payAgain',
			redirectUrl: '#pay-83',
			run: 2,
		} );
		expect( back ).toHaveFocus();
		move( {
			status: 'idle',
			hasError: false,
			previousAttempt: null,
			run: 3,
		} );
		expect(
			screen.getByRole( 'button', { name: 'Place Order' } )
		).toHaveFocus();
	} );
} );

it.each( [
	[ 'success', true ],
	[ 'pending', false ],
] )(
	'reports the order as placed during the redirect (payment %s): %s',
	( paymentStatus, isPlaced ) => {
		setPaymentStatus( paymentStatus );
		move( {
			status: 'complete',
			hasError: false,
			previousAttempt: null,
			redirectUrl: NEXT_PAGE,
			run: 1,
		} );
		expect( screen.queryByText( PLACED ) !== null ).toBe( isPlaced );
	}
);

describe( 'during a calculation', () => {
	const DELAY = /This is taking longer than usual/;
	const WAITING = /Your order will be placed as soon as that is done/;
	let finish = () => {};
	const work = () =>
		act( () => {
			void page.app.registry
				.dispatch( checkoutStore )
				.disableCheckoutFor(
					() =>
						new Promise< void >(
							( resolve ) => ( finish = resolve )
						)
				);
		} );
	const placeOrder = () =>
		screen.getByRole( 'button', { name: 'Place Order' } );

	it( 'holds a submitted order and shows that beside the button', async () => {
		work();
		expect( placeOrder() ).not.toHaveAttribute( 'aria-disabled' );
		move( {
			status: 'waiting',
			next: 'validating',
			total: '1000',
			previousAttempt: null,
			run: 1,
		} );
		expect( placeOrder() ).toHaveAttribute( 'aria-busy', 'true' );
		act( () => jest.advanceTimersByTime( 299 ) );
		expect( screen.queryByText( WAITING ) ).toBeNull();
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( screen.getByText( WAITING ) ).toBeVisible();
		expect( speak ).toHaveBeenCalledWith(
			expect.stringMatching( WAITING )
		);
		act( () => jest.advanceTimersByTime( 10_000 ) );
		expect( screen.queryByText( WAITING ) ).toBeNull();
		expect( screen.getByText( DELAY ) ).toBeVisible();
	} );

	it.each( [
		[ 'after', 300 ],
		[ 'before', 299 ],
	] )(
		'does not announce the wait over an error of its payment that comes %s the message',
		( _, waitedMs ) => {
			work();
			const waiting = {
				status: 'waiting',
				next: 'settingUpPayment',
				total: '1000',
				previousAttempt: null,
				run: 1,
			} as const;
			move( waiting );
			act( () => jest.advanceTimersByTime( waitedMs ) );
			jest.mocked( speak ).mockClear();
			act( () => {
				// React commits each state before the previous state's updates.
				flushSync( () =>
					dispatchState( {
						...waiting,
						status: 'settingUpPayment',
						run: 2,
					} )
				);
				flushSync( () =>
					dispatchState( {
						status: 'idle',
						hasError: true,
						previousAttempt: null,
						run: 3,
					} )
				);
				jest.advanceTimersByTime( 1 );
			} );
			act( () => jest.advanceTimersByTime( 1000 ) );
			expect( screen.queryByText( WAITING ) ).toBeNull();
			expect( speak ).not.toHaveBeenCalled();
		}
	);

	it( 'shows a delay message after ten seconds and continues to wait', async () => {
		work();
		act( () => jest.advanceTimersByTime( 9999 ) );
		expect( screen.queryByText( DELAY ) ).toBeNull();
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( screen.getByText( DELAY ) ).toBeVisible();
		expect( speak ).toHaveBeenCalledWith( expect.stringMatching( DELAY ) );
		act( () => jest.advanceTimersByTime( 600_000 ) );
		expect( screen.getByText( DELAY ) ).toBeVisible();
		await act( async () => finish() );
		expect( screen.queryByText( DELAY ) ).toBeNull();
	} );

	it( 'restarts the delay for the next calculation', async () => {
		work();
		act( () => jest.advanceTimersByTime( 6000 ) );
		await act( async () => finish() );
		work();
		act( () => jest.advanceTimersByTime( 6000 ) );
		expect( screen.queryByText( DELAY ) ).toBeNull();
	} );
} );

it( 'says that it is placing the order, on the button and once to screen readers', () => {
	const placing = 'Placing your order…';
	const spoken = () =>
		jest
			.mocked( speak )
			.mock.calls.filter( ( [ text ] ) => text === placing );
	jest.mocked( speak ).mockClear();
	move( {
		status: 'settingUpPayment',
		total: '1800',
		previousAttempt: null,
		run: 1,
	} );
	expect( screen.getByRole( 'button', { name: placing } ) ).toHaveAttribute(
		'aria-busy',
		'true'
	);
	expect( spoken() ).toHaveLength( 0 );
	move( {
		status: 'sending',
		attempt: { key: 'a', total: '1800' },
		run: 1,
	} );
	act( () => jest.advanceTimersByTime( 5000 ) );
	expect( spoken() ).toHaveLength( 1 );
} );
