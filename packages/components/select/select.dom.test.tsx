import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select, type SelectProps } from '..';

const onChange = jest.fn();
const open = ( props: Partial< SelectProps > = {} ) =>
	render(
		<Select
			id="state"
			label="State"
			options={ [
				{ value: 'CA', label: 'California' },
				{ value: 'NY', label: 'New York' },
			] }
			value="CA"
			onChange={ onChange }
			{ ...props }
		/>
	);
const field = () => screen.getByRole( 'combobox', { name: 'State' } );

beforeEach( () => onChange.mockClear() );

it( 'shows the selected option and reports changes', async () => {
	const user = userEvent.setup();
	open();
	expect( field() ).toHaveDisplayValue( 'California' );
	await user.selectOptions( field(), 'New York' );
	expect( onChange ).toHaveBeenCalledWith( 'NY' );
} );

it( 'has an empty option that cannot be selected if a value is required', () => {
	const { rerender } = open( {
		value: '',
		placeholder: 'Select a state',
		required: true,
	} );
	const empty = screen.getByRole( 'option', { name: 'Select a state' } );
	expect( field() ).toHaveDisplayValue( 'Select a state' );
	expect( empty ).toBeDisabled();
	rerender(
		<Select
			id="state"
			label="State"
			options={ [] }
			value=""
			onChange={ onChange }
			placeholder="Select a state"
		/>
	);
	expect(
		screen.getByRole( 'option', { name: 'Select a state' } )
	).toBeEnabled();
} );

it( 'shows the error state with the message', () => {
	open( { hasError: true, feedback: 'Please select a state' } );
	expect( field() ).toBeInvalid();
	expect( screen.getByText( 'Please select a state' ) ).toBeVisible();
} );

it.each( [
	[ 'reports an option on blur that was selected without an event', 'CA' ],
	[ 'does not report on blur the option shown for an unknown value', 'XX' ],
] )( '%s', ( _title, value ) => {
	open( { value } );
	act( () => field().focus() );
	if ( value === 'CA' ) {
		Reflect.set( field(), 'value', 'NY' );
	}
	act( () => field().blur() );
	expect( onChange.mock.calls ).toEqual( value === 'CA' ? [ [ 'NY' ] ] : [] );
} );
