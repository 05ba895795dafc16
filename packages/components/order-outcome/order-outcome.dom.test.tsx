import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { OrderOutcome } from './order-outcome';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const onCheckAgain = jest.fn();

beforeEach( () => jest.mocked( speak ).mockClear() );

it.each( [
	[ 'locked', 'Your order is being placed in another tab.' ],
	[ 'checking', 'Checking the status of your order…' ],
	[
		'delayed',
		'We are still preparing your order. It will be placed when that is done. This is taking longer than usual.',
	],
	[
		'waiting',
		'We are calculating your total. Your order will be placed as soon as that is done, unless the total changes.',
	],
] as const )( 'shows and announces that the order is %s', ( kind, message ) => {
	render(
		<OrderOutcome outcome={ { kind } } onCheckAgain={ onCheckAgain } />
	);
	expect( screen.getByText( message ) ).toBeVisible();
	expect( speak ).toHaveBeenCalledWith( message );
} );

it( 'checks the order again on request and explains that this does not place another', async () => {
	render(
		<OrderOutcome
			outcome={ { kind: 'unknown' } }
			onCheckAgain={ onCheckAgain }
		/>
	);
	expect(
		screen.getByText( /Checking again won’t place a second order/ )
	).toBeVisible();
	expect(
		screen.getByText( /This page keeps checking by itself/ )
	).toBeVisible();
	expect( speak ).toHaveBeenCalledTimes( 1 );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Check again' } )
	);
	expect( onCheckAgain ).toHaveBeenCalledTimes( 1 );
} );

describe( 'an order without an answer of the gateway', () => {
	const onPayAgain = jest.fn();
	const renderUnanswered = ( {
		orderNumber = '1024',
		contactUrl = 'mailto:shop@shop.test',
	} = {} ) =>
		render(
			<OrderOutcome
				outcome={ { kind: 'unanswered', orderNumber, contactUrl } }
				onCheckAgain={ onCheckAgain }
				onPayAgain={ onPayAgain }
			/>
		);
	const again = () =>
		screen.getByRole( 'button', {
			name: 'Try again with another payment method',
		} );
	const box = () =>
		screen.getByRole( 'checkbox', {
			name: 'I understand that I may be charged twice.',
		} );

	beforeEach( () => onPayAgain.mockClear() );

	it( 'gets the focus with the known facts and the first step', () => {
		renderUnanswered();
		const panel = screen.getByRole( 'group', {
			name: 'We don’t know yet whether order 1024 was paid',
		} );
		expect( panel ).toHaveFocus();
		expect( panel ).toHaveAccessibleDescription(
			/check your email or bank account first/
		);
		// Once: the focus announces it.
		expect( speak ).not.toHaveBeenCalled();
		expect(
			screen.getByRole( 'link', { name: 'Contact us about this order' } )
		).toHaveAttribute( 'href', 'mailto:shop@shop.test' );
	} );

	it( 'is announced, without moving the focus, while the shopper is in a field', () => {
		render( <input aria-label="Note" /> );
		screen.getByRole( 'textbox' ).focus();
		renderUnanswered( { orderNumber: '' } );
		expect( screen.getByRole( 'textbox' ) ).toHaveFocus();
		expect( jest.mocked( speak ).mock.calls ).toEqual( [
			[ 'We don’t know yet whether your order was paid' ],
		] );
	} );

	it.each( [ '', 'javascript:alert(1)' ] )(
		'has no link to the contact %p',
		( contactUrl ) => {
			renderUnanswered( { contactUrl } );
			expect( screen.queryByRole( 'link' ) ).toBeNull();
		}
	);

	it( 'is tried again only after the shopper has accepted the risk, with the keyboard alone', async () => {
		const user = userEvent.setup();
		renderUnanswered();
		expect( box() ).toHaveAccessibleDescription(
			/you will be charged twice/
		);
		await user.tab();
		await user.tab();
		await user.tab();
		expect( again() ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		expect( onPayAgain ).not.toHaveBeenCalled();
		expect( box() ).toHaveFocus();
		expect( box() ).toBeInvalid();
		expect( box() ).toHaveAccessibleDescription(
			'Tick the box to confirm that you understand you may be charged twice.'
		);
		await user.keyboard( ' ' );
		expect( box() ).toBeValid();
		await user.tab();
		await user.keyboard( '{Enter}' );
		expect( onPayAgain ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( "an order that is paid in a provider's window", () => {
	const onPayAgain = jest.fn();
	const renderPaying = ( isChecking: boolean ) =>
		render(
			<OrderOutcome
				outcome={ { kind: 'paying', isChecking } }
				onCheckAgain={ onCheckAgain }
				onPayAgain={ onPayAgain }
			/>
		);
	const back = () =>
		screen.getByRole( 'button', { name: 'Back to payment options' } );

	beforeEach( () => onPayAgain.mockClear() );

	it( 'is announced politely without moving the focus', () => {
		const message =
			'Finish your payment in the window that opened. Your order is saved and will be confirmed once it is paid.';
		renderPaying( false );
		expect( screen.getByText( message ) ).toBeVisible();
		expect( speak ).toHaveBeenCalledWith( message, 'polite' );
		expect( document.body ).toHaveFocus();
	} );

	it( 'can be retried', async () => {
		renderPaying( false );
		await userEvent.click( back() );
		expect( onPayAgain ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is checked once per click and preserves the focus meanwhile', async () => {
		renderPaying( true );
		await userEvent.click( back() );
		expect( back() ).toHaveFocus();
		expect( back() ).toHaveAttribute( 'aria-busy', 'true' );
		expect( onPayAgain ).not.toHaveBeenCalled();
	} );
} );

it.each( [
	[ 'not placed', false, /was not placed.*reload the page/i ],
	[ 'placed', true, /has been placed.*do not place it again/i ],
] )(
	'explains why an order that was %s cannot be tried again, and what to do',
	( _, isPlaced, text ) => {
		render(
			<OrderOutcome
				outcome={ { kind: 'stopped', isPlaced } }
				onCheckAgain={ onCheckAgain }
			/>
		);
		expect( screen.getByText( text ) ).toBeVisible();
	}
);

it( 'links to a placed order if its URL is valid', () => {
	const { rerender } = render(
		<OrderOutcome
			outcome={ {
				kind: 'placed',
				redirectUrl: '/order-received/9',
				orderNumber: '9',
			} }
			onCheckAgain={ onCheckAgain }
		/>
	);
	expect( screen.getByText( 'Your order 9 has been placed.' ) ).toBeVisible();
	expect( screen.getByRole( 'link' ) ).toHaveAttribute(
		'href',
		'/order-received/9'
	);
	rerender(
		<OrderOutcome
			outcome={ {
				kind: 'placed',
				redirectUrl: 'javascript:alert(1)',
				orderNumber: '',
			} }
			onCheckAgain={ onCheckAgain }
		/>
	);
	expect( screen.queryByRole( 'link' ) ).toBeNull();
	expect( screen.getByText( 'Your order has been placed.' ) ).toBeVisible();
} );
