import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import type { AddressFormField } from '@shopfront/address';
import { AddressField, FormField, type FormFieldProps } from '..';

const field = (
	rest: Partial< AddressFormField > = {}
): AddressFormField => ( {
	key: 'guest/own',
	label: 'Own',
	optionalLabel: 'Own (optional)',
	required: true,
	hidden: false,
	...rest,
} );

const changed = jest.fn();
const ControlledField = ( props: Partial< FormFieldProps > ) => {
	const [ value, setValue ] = useState< string | boolean >(
		props.value ?? ''
	);
	return (
		<FormField
			id="contact-guest-own"
			name="contact_guest/own"
			errorId="contact_guest/own"
			field={ field() }
			errorMessage=""
			locale="en_US"
			onBlur={ () => undefined }
			{ ...props }
			value={ value }
			onChange={ ( next ) => {
				changed( next );
				setValue( next );
			} }
		/>
	);
};
beforeEach( () => changed.mockClear() );

it( 'renders an input, a select or a checkbox by its type', async () => {
	const user = userEvent.setup();
	const { unmount } = render( <ControlledField /> );
	await user.type( screen.getByRole( 'textbox', { name: 'Own' } ), 'a' );
	unmount();
	const list = render(
		<ControlledField
			field={ field( {
				type: 'select',
				required: false,
				options: [ { value: 'x', label: 'The X' } ],
			} ) }
		/>
	);
	const select = screen.getByRole( 'combobox', { name: 'Own (optional)' } );
	expect( select ).toHaveDisplayValue( 'Select a own' );
	await user.selectOptions( select, 'The X' );
	list.unmount();
	render(
		<ControlledField
			value={ false }
			field={ field( { type: 'checkbox' } ) }
		/>
	);
	await user.click( screen.getByRole( 'checkbox', { name: 'Own' } ) );
	expect( changed.mock.calls ).toEqual( [ [ 'a' ], [ 'x' ], [ true ] ] );
} );

it( 'describes the field by its error and by other texts', () => {
	render(
		<>
			<p id="more">More.</p>
			<ControlledField describedBy="more" errorMessage="Not so." />
		</>
	);
	const input = screen.getByRole( 'textbox' );
	expect( input ).toBeInvalid();
	expect( input ).toHaveAccessibleDescription( 'Not so. More.' );
	expect(
		document.getElementById( 'validate-error-contact_guest/own' )
	).toBeVisible();
} );

it( 'preserves the cursor position when it formats the input', async () => {
	const user = userEvent.setup();
	render(
		<ControlledField
			format={ ( typed ) => typed.trimStart().toUpperCase() }
		/>
	);
	const input = screen.getByRole< HTMLInputElement >( 'textbox' );
	await user.type( input, 'sw1a 1aa' );
	expect( input ).toHaveValue( 'SW1A 1AA' );
	await user.type( input, 'x', {
		initialSelectionStart: 2,
		initialSelectionEnd: 2,
	} );
	expect( input ).toHaveValue( 'SWX1A 1AA' );
	expect( input.selectionStart ).toBe( 3 );
} );

it( 'accepts only the allowed attributes of an add-on', () => {
	render(
		<ControlledField
			field={ field( {
				attributes: {
					maxLength: '5',
					readOnly: 'true',
					pattern: '[A-Z]+',
					autocomplete: 'off',
					title: 'Capitals',
					'data-kind': 'vat',
					'aria-describedby': 'elsewhere',
					onclick: 'alert(1)',
					style: 'color:red',
					id: 'mine',
				},
			} ) }
		/>
	);
	const input = screen.getByRole( 'textbox' );
	expect( input ).toHaveAttribute( 'maxlength', '5' );
	expect( input ).toHaveAttribute( 'readonly' );
	expect( input ).toHaveAttribute( 'pattern', '[A-Z]+' );
	expect( input ).toHaveAttribute( 'autocomplete', 'off' );
	expect( input ).toHaveAttribute( 'title', 'Capitals' );
	expect( input ).toHaveAttribute( 'data-kind', 'vat' );
	expect( input ).toHaveAttribute( 'aria-describedby', 'elsewhere' );
	expect( input ).toHaveAttribute( 'id', 'contact-guest-own' );
	expect( input ).not.toHaveAttribute( 'onclick' );
	expect( input ).not.toHaveAttribute( 'style' );
} );

it( "prefers the field's own capitalization to its kind's", () => {
	render(
		<ControlledField
			field={ field( { autocapitalize: 'characters' } ) }
			hints={ { enterKeyHint: 'done', inputMode: 'numeric' } }
		/>
	);
	const input = screen.getByRole( 'textbox' );
	expect( input ).toHaveAttribute( 'autocapitalize', 'characters' );
	expect( input ).toHaveAttribute( 'enterkeyhint', 'done' );
	expect( input ).toHaveAttribute( 'inputmode', 'numeric' );
} );

it.each( [
	[ 'postcode', 'postal-code', 'section-shipping shipping postal-code' ],
	[ 'phone', 'tel', 'section-shipping shipping tel' ],
	[ 'state', 'address-level1', 'section-shipping shipping address-level1' ],
] )(
	'sets id, name and autocomplete of the field %s',
	( key, autocomplete, expected ) => {
		render(
			<AddressField
				kind="shipping"
				field={ field( { key, autocomplete } ) }
				value=""
				errorMessage=""
				locale="en_US"
				onChange={ jest.fn() }
				onBlur={ jest.fn() }
			/>
		);
		const input = screen.getByRole( 'textbox' );
		expect( input ).toHaveAttribute( 'autocomplete', expected );
		expect( input ).toHaveAttribute( 'id', `shipping-${ key }` );
		expect( input ).toHaveAttribute( 'name', `shipping_${ key }` );
	}
);
