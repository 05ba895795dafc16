import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlaceOrderButton } from './place-order-button';

const user = userEvent.setup();
const onClick = jest.fn();

beforeEach( () => onClick.mockClear() );

it( 'places the order', async () => {
	render( <PlaceOrderButton label="Place Order" onClick={ onClick } /> );
	await user.click( screen.getByRole( 'button', { name: 'Place Order' } ) );
	expect( onClick ).toHaveBeenCalledTimes( 1 );
} );

it( 'shows the price after the label', () => {
	render(
		<PlaceOrderButton label="Pay now" price="$54.00" onClick={ onClick } />
	);
	expect( screen.getByRole( 'button' ) ).toHaveAccessibleName(
		'Pay now $54.00'
	);
	expect( screen.getByRole( 'button' ) ).toHaveTextContent(
		'Pay now · $54.00'
	);
} );

it.each( [
	[ 'is disabled', { isDisabled: true } ],
	[ 'is processing', { isProcessing: true } ],
	[ 'is done', { isDone: true } ],
] )( 'does nothing and preserves the focus while it %s', async ( _, state ) => {
	const { rerender } = render(
		<PlaceOrderButton label="Place Order" onClick={ onClick } />
	);
	const button = screen.getByRole( 'button' );
	button.focus();
	rerender(
		<PlaceOrderButton
			label="Place Order"
			onClick={ onClick }
			{ ...state }
		/>
	);
	expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( button ).toHaveFocus();
	await user.click( button );
	await user.keyboard( '{Enter}' );
	expect( onClick ).not.toHaveBeenCalled();
} );

it( 'says what happens while the order is being placed', () => {
	render(
		<PlaceOrderButton
			label="Place Order"
			price="$54.00"
			isProcessing
			busyLabel="Placing your order…"
			onClick={ onClick }
		/>
	);
	expect( screen.getByRole( 'button' ) ).toHaveAccessibleName(
		'Placing your order…'
	);
} );
