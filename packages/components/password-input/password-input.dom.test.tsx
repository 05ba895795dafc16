import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { PasswordInput } from './password-input';

const Form = ( { isDisabled = false } ) => {
	const [ value, setValue ] = useState( '' );
	return (
		<PasswordInput
			id="new"
			label="New password"
			value={ value }
			onChange={ setValue }
			disabled={ isDisabled }
		/>
	);
};
const field = () => screen.getByLabelText( 'New password' );

it( 'shows and hides the password without losing it or the focus', async () => {
	render( <Form /> );
	await userEvent.type( field(), 'aA1-' );
	expect( field() ).toHaveAttribute( 'type', 'password' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Show password' } )
	);
	expect( field() ).toHaveAttribute( 'type', 'text' );
	expect( field() ).toHaveFocus();
	expect( field() ).toHaveValue( 'aA1-' );
	await userEvent.keyboard( 'bB2' );
	expect( field() ).toHaveValue( 'aA1-bB2' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Hide password' } )
	);
	expect( field() ).toHaveAttribute( 'type', 'password' );
} );

it( 'is operated by keyboard: the button follows the field and keeps the focus', async () => {
	render( <Form /> );
	await userEvent.tab();
	expect( field() ).toHaveFocus();
	await userEvent.tab();
	const button = screen.getByRole( 'button', { name: 'Show password' } );
	expect( button ).toHaveFocus();
	expect( button ).toHaveAttribute( 'aria-controls', field().id );
	await userEvent.keyboard( ' ' );
	expect( field() ).toHaveAttribute( 'type', 'text' );
	expect( button ).toHaveFocus();
	expect( button ).toHaveAccessibleName( 'Hide password' );
} );

it( 'submits no form and corrects no spelling', async () => {
	const onSubmit = jest.fn( ( event ) => event.preventDefault() );
	render(
		<form onSubmit={ onSubmit }>
			<Form />
		</form>
	);
	await userEvent.click( screen.getByRole( 'button' ) );
	expect( onSubmit ).not.toHaveBeenCalled();
	expect( field() ).toHaveAttribute( 'spellcheck', 'false' );
	expect( field() ).toHaveAttribute( 'autocapitalize', 'none' );
} );

it( 'has a disabled button while the field is disabled', () => {
	render( <Form isDisabled /> );
	expect( screen.getByRole( 'button' ) ).toBeDisabled();
} );
