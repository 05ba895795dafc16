import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from '@wordpress/element';
import { TextInput, ValidationInputError, type TextInputProps } from '..';

const onBlur = jest.fn();

const ControlledInput = ( props: Partial< TextInputProps > ) => {
	const [ value, setValue ] = useState( '' );
	return (
		<TextInput
			id="city"
			label="City"
			{ ...props }
			value={ value }
			onChange={ setValue }
			onBlur={ onBlur }
		/>
	);
};

it( 'floats its label while it is focused or filled', async () => {
	const user = userEvent.setup();
	const { container } = render( <ControlledInput /> );
	const wrapper = container.firstElementChild;
	expect( wrapper ).not.toHaveClass( 'is-active' );
	await user.click( screen.getByLabelText( 'City' ) );
	expect( wrapper ).toHaveClass( 'is-active' );
	await user.tab();
	expect( wrapper ).not.toHaveClass( 'is-active' );
	await user.type( screen.getByLabelText( 'City' ), 'Ulm' );
	await user.tab();
	expect( wrapper ).toHaveClass( 'is-active' );
	expect( onBlur ).toHaveBeenLastCalledWith( 'Ulm' );
} );

it( "is described by its help text and by the owner's ids", () => {
	render(
		<ControlledInput help="As on the letter box." aria-describedby="more" />
	);
	expect( screen.getByLabelText( 'City' ) ).toHaveAttribute(
		'aria-describedby',
		'more city__help'
	);
	expect( screen.getByText( 'As on the letter box.' ) ).toHaveAttribute(
		'id',
		'city__help'
	);
} );

it( 'shows the error state and message only while hasError is set', () => {
	const ref = createRef< HTMLInputElement >();
	render(
		<TextInput
			ref={ ref }
			id="city"
			label="City"
			onChange={ jest.fn() }
			hasError
			feedback={
				<ValidationInputError
					elementId="city"
					errorMessage="Please enter a valid city"
				/>
			}
		/>
	);
	expect( ref.current ).toBeInvalid();
	// Described, not announced: the form's owner announces errors that appear together.
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( document.getElementById( 'validate-error-city' ) ).toBeVisible();
} );

it( 'can have another accessible name', () => {
	render( <ControlledInput screenReaderLabel="City of the shop" /> );
	expect(
		screen.getByRole( 'textbox', { name: 'City of the shop' } )
	).toBeVisible();
} );

it( 'reports a text that was set without an event, formatted, before it reports the blur', () => {
	const calls: string[] = [];
	render(
		<TextInput
			id="postcode"
			label="Postcode"
			format={ ( typed ) => typed.toUpperCase() }
			onChange={ ( text ) => calls.push( `change ${ text }` ) }
			onBlur={ () => calls.push( 'blur' ) }
		/>
	);
	const input = screen.getByRole( 'textbox', { name: 'Postcode' } );
	act( () => input.focus() );
	Reflect.set( input, 'value', 'sw1y 4jh' );
	act( () => input.blur() );
	expect( calls ).toEqual( [ 'change SW1Y 4JH', 'blur' ] );
} );

it( 'reports no change on blur if the text is the same', async () => {
	const user = userEvent.setup();
	const onChange = jest.fn();
	render(
		<TextInput id="city" label="City" value="Ulm" onChange={ onChange } />
	);
	await user.click( screen.getByLabelText( 'City' ) );
	await user.tab();
	expect( onChange ).not.toHaveBeenCalled();
} );
