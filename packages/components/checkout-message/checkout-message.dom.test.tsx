import { render, screen } from '@testing-library/react';
import { CheckoutEmpty } from './checkout-empty';
import { CheckoutError } from './checkout-error';
import { MustLogInPrompt } from './must-log-in-prompt';

it( 'links from an empty checkout to the shop, if there is one', () => {
	const { rerender } = render( <CheckoutEmpty shopUrl="/shop/" /> );
	expect( screen.getByRole( 'heading', { level: 2 } ) ).toHaveTextContent(
		'Your cart is currently empty!'
	);
	expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'href', '/shop/' );
	rerender( <CheckoutEmpty shopUrl="" /> );
	expect( screen.queryByRole( 'link' ) ).toBeNull();
} );

it( "shows the server's message as plain text", () => {
	render(
		<CheckoutError
			message='"Mug" is <b>out of stock</b>.'
			cartUrl="/cart/"
		/>
	);
	expect( screen.getByText( '"Mug" is out of stock.' ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Edit your cart' } )
	).toHaveAttribute( 'href', '/cart/' );
} );

it( 'links to the login page', () => {
	render( <MustLogInPrompt logInUrl="/my-account/?redirect_to=x" /> );
	expect( screen.getByRole( 'link' ) ).toHaveAttribute(
		'href',
		'/my-account/?redirect_to=x'
	);
} );
