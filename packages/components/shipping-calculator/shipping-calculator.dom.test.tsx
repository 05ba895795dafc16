import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShippingCalculator, ShippingDestination } from '..';
import type { ShippingCalculatorProps } from './shipping-calculator';

const field = ( key: string, label: string, rest = {} ) => ( {
	key,
	label,
	optionalLabel: `${ label } (optional)`,
	required: true,
	hidden: false,
	...rest,
} );
const calls = { onChange: jest.fn(), onBlur: jest.fn(), onSubmit: jest.fn() };
const user = userEvent.setup();

const calculator = ( props: Partial< ShippingCalculatorProps > = {} ) => (
	<ShippingCalculator
		fields={ [
			field( 'country', 'Country/Region', { autocomplete: 'country' } ),
			field( 'city', 'City', { required: false } ),
			field( 'state', 'State' ),
			field( 'postcode', 'ZIP Code', { autocomplete: 'postal-code' } ),
		] }
		values={ { country: 'US', state: 'CA', postcode: '94105' } }
		messages={ {} }
		countries={ { DE: 'Germany', US: 'United States (US)' } }
		states={ { CA: 'California', NY: 'New York' } }
		locale="en_US"
		isUpdating={ false }
		{ ...calls }
		{ ...props }
	/>
);
const update = () => screen.getByRole( 'button', { name: 'Update' } );

beforeEach( () => jest.clearAllMocks() );

it( 'has selects and inputs that add-ons and browsers know', async () => {
	render( calculator() );
	const country = screen.getByRole( 'combobox', { name: 'Country/Region' } );
	expect( country ).toHaveDisplayValue( 'United States (US)' );
	expect( country ).toHaveAttribute( 'id', 'shipping-country' );
	await user.selectOptions( country, 'Germany' );
	expect( calls.onChange ).toHaveBeenCalledWith( 'country', 'DE' );

	const postcode = screen.getByRole( 'textbox', { name: 'ZIP Code' } );
	expect( postcode ).toHaveAttribute( 'name', 'shipping_postcode' );
	expect( postcode ).toHaveAttribute(
		'autocomplete',
		'section-shipping shipping postal-code'
	);
	await user.type( postcode, '1' );
	expect( calls.onChange ).toHaveBeenLastCalledWith( 'postcode', '941051' );
	await user.tab();
	expect( calls.onBlur ).toHaveBeenLastCalledWith( 'postcode' );
	expect(
		screen.getByRole( 'textbox', { name: 'City (optional)' } )
	).not.toBeRequired();
} );

it( 'has a state input if the country has no list, and hides fields that the country does not use', () => {
	const fields = [
		field( 'state', 'County' ),
		field( 'postcode', 'Postcode', { hidden: true, required: false } ),
	];
	render( calculator( { fields, states: {}, values: { state: 'Kent' } } ) );
	expect( screen.getByRole( 'textbox', { name: 'County' } ) ).toHaveValue(
		'Kent'
	);
	expect( screen.queryByLabelText( /Postcode/ ) ).toBeNull();
} );

it( 'selects no state initially', () => {
	render( calculator( { values: { country: 'US' } } ) );
	expect(
		screen.getByRole( 'combobox', { name: 'State' } )
	).toHaveDisplayValue( 'Select a state' );
} );

it( 'shows errors at their fields and focuses the first', async () => {
	const { rerender } = render( calculator() );
	await user.click( update() );
	expect( calls.onSubmit ).toHaveBeenCalledTimes( 1 );
	rerender( calculator( { isUpdating: true } ) );
	const messages = { postcode: 'Please enter a valid postcode' };
	rerender( calculator( { messages } ) );
	const postcode = screen.getByRole( 'textbox', { name: 'ZIP Code' } );
	expect( postcode ).toHaveFocus();
	expect( postcode ).toBeInvalid();
	expect( postcode ).toHaveAccessibleDescription( messages.postcode );
} );

it( 'submits once, also on Enter', async () => {
	const { rerender } = render( calculator() );
	await user.type( screen.getByLabelText( 'ZIP Code' ), '{Enter}' );
	expect( calls.onSubmit ).toHaveBeenCalledTimes( 1 );
	rerender( calculator( { isUpdating: true } ) );
	expect( update() ).toHaveAttribute( 'aria-busy', 'true' );
	await user.type( screen.getByLabelText( 'ZIP Code' ), '{Enter}' );
	expect( calls.onSubmit ).toHaveBeenCalledTimes( 1 );
} );

describe( 'ShippingDestination', () => {
	const onToggle = jest.fn();
	const destination = ( address: string, isOpen = false ) => (
		<ShippingDestination
			destination={ address }
			isOpen={ isOpen }
			panelId="panel"
			onToggle={ onToggle }
		/>
	);

	it( 'shows the destination and a button to change it', async () => {
		const { rerender } = render( destination( 'Ulm, Germany' ) );
		expect( screen.getByText( 'Shipping to' ) ).toHaveTextContent(
			'Shipping to Ulm, Germany'
		);
		const button = screen.getByRole( 'button', { name: 'Change address' } );
		expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.click( button );
		expect( onToggle ).toHaveBeenCalledTimes( 1 );
		rerender( destination( 'Ulm, Germany', true ) );
		expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( button ).toHaveAttribute( 'aria-controls', 'panel' );
	} );

	it( 'asks for the destination if it is unknown', () => {
		render( destination( '' ) );
		expect( screen.queryByText( /Shipping to/ ) ).toBeNull();
		expect(
			screen.getByRole( 'button', { name: 'Enter address' } )
		).toBeVisible();
	} );
} );
