import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { CardFields, type CardFieldsProps, type CardValue } from '..';

const EMPTY: CardValue = { number: '', expiry: '', cvc: '', name: '' };
const changes: CardValue[] = [];

const Card = ( props: Partial< CardFieldsProps > ) => {
	const [ value, setValue ] = useState( props.value ?? EMPTY );
	return (
		<CardFields
			id="card"
			label="Card"
			now={ Date.UTC( 2026, 10, 24 ) }
			{ ...props }
			value={ value }
			onChange={ ( next ) => {
				changes.push( next );
				setValue( next );
			} }
		/>
	);
};

const user = userEvent.setup();
const field = ( name: string ) =>
	screen.getByRole< HTMLInputElement >( 'textbox', { name } );
const number = () => field( 'Card number' );
const expiry = () => field( 'Expiry date (MM/YY)' );
const code = () => field( 'Security code' );
const name = () => field( 'Name on card' );

/** Browsers, scripts and password managers set values like this. */
const setValue = ( input: HTMLInputElement, value: string ) =>
	Object.getOwnPropertyDescriptor(
		HTMLInputElement.prototype,
		'value'
	)?.set?.call( input, value );
const notify = ( input: HTMLInputElement ) =>
	act(
		() =>
			void input.dispatchEvent( new Event( 'input', { bubbles: true } ) )
	);

beforeEach( () => changes.splice( 0 ) );

it( 'is one labelled group, with fields that browsers can fill', () => {
	render( <Card hasName /> );
	expect( screen.getByRole( 'group', { name: 'Card' } ) ).toBeVisible();
	expect(
		[ number(), expiry(), code(), name() ].map(
			( { autocomplete, inputMode } ) => [ autocomplete, inputMode ]
		)
	).toEqual( [
		[ 'cc-number', 'numeric' ],
		[ 'cc-exp', 'numeric' ],
		[ 'cc-csc', 'numeric' ],
		[ 'cc-name', '' ],
	] );
} );

it( 'moves through all fields while the shopper types a card', async () => {
	render( <Card hasName /> );
	await user.click( number() );
	await user.keyboard( '42424242424242421240123Ada L' );
	expect( changes.at( -1 ) ).toEqual( {
		number: '4242 4242 4242 4242',
		expiry: '12/40',
		cvc: '123',
		name: 'Ada L',
	} );
	expect( name() ).toHaveFocus();
	expect( screen.getByText( 'Visa' ) ).toBeVisible();
} );

it( 'stays in a field with an error', async () => {
	render( <Card /> );
	await user.click( number() );
	await user.keyboard( '4242424242424241' );
	expect( number() ).toHaveFocus();
	await user.click( expiry() );
	await user.keyboard( '1025' );
	expect( expiry() ).toHaveFocus();
} );

it( 'goes back with Backspace in an empty field, deleting nothing', async () => {
	render( <Card value={ { ...EMPTY, number: '4242 42', expiry: '' } } /> );
	await user.click( expiry() );
	await user.keyboard( '{Backspace}' );
	expect( number() ).toHaveFocus();
	expect( number() ).toHaveValue( '4242 42' );
	expect( number().selectionStart ).toBe( 7 );
	await user.keyboard( '{Backspace}' );
	expect( number() ).toHaveValue( '4242 4' );
} );

it( 'keeps the cursor while it groups digits', async () => {
	render( <Card value={ { ...EMPTY, number: '4242 4242' } } /> );
	await user.type( number(), '9', {
		initialSelectionStart: 2,
		initialSelectionEnd: 2,
	} );
	expect( number() ).toHaveValue( '4294 2424 2' );
	expect( number().selectionStart ).toBe( 3 );
	await user.keyboard( '{Backspace}' );
	expect( number() ).toHaveValue( '4242 4242' );
	expect( number().selectionStart ).toBe( 2 );
} );

it( 'deletes the digit before a space, and a whole date', async () => {
	render(
		<Card value={ { ...EMPTY, number: '4242 4242', expiry: '12/4' } } />
	);
	await user.type( number(), '{Backspace}', {
		initialSelectionStart: 5,
		initialSelectionEnd: 5,
	} );
	expect( number() ).toHaveValue( '4244 242' );
	await user.type( expiry(), '{Backspace}{Backspace}' );
	expect( expiry() ).toHaveValue( '1' );
	await user.keyboard( '{Backspace}' );
	expect( expiry() ).toHaveValue( '' );
	expect( expiry() ).toHaveFocus();
} );

it( 'accepts a pasted number', async () => {
	render( <Card /> );
	await user.click( number() );
	await user.paste( ' 3782-822463-10005 ' );
	expect( number() ).toHaveValue( '3782 822463 10005' );
	expect( expiry() ).toHaveFocus();
} );

it( 'accepts autofill with an event for each field, and leaves the focus', () => {
	render( <Card hasName /> );
	act( () => number().focus() );
	for ( const [ input, value ] of [
		[ number(), '5555555555554444' ],
		[ expiry(), '2040-12' ],
		[ code(), '123' ],
		[ name(), 'Ada Lovelace' ],
	] as const ) {
		setValue( input, value );
		notify( input );
	}
	expect( changes.at( -1 ) ).toEqual( {
		number: '5555 5555 5555 4444',
		expiry: '12/40',
		cvc: '123',
		name: 'Ada Lovelace',
	} );
	expect( number() ).toHaveFocus();
} );

it( 'accepts all fields with one event, and without any', async () => {
	const { unmount } = render( <Card /> );
	setValue( number(), '5555555555554444' );
	setValue( expiry(), '1240' );
	setValue( code(), '123' );
	notify( code() );
	const filled = {
		number: '5555 5555 5555 4444',
		expiry: '12/40',
		cvc: '123',
		name: '',
	};
	expect( changes ).toEqual( [ filled ] );
	expect( number() ).toHaveValue( '5555 5555 5555 4444' );
	unmount();
	changes.splice( 0 );

	render( <Card /> );
	await user.click( number() );
	setValue( number(), '5555555555554444' );
	setValue( expiry(), '1240' );
	setValue( code(), '123' );
	await user.tab();
	expect( changes.at( -1 ) ).toEqual( filled );
} );

it( 'describes invalid fields by their messages', () => {
	render( <Card errors={ { number: 'Wrong.' } } /> );
	expect( number() ).toBeInvalid();
	expect( number() ).toHaveAccessibleDescription( 'Wrong.' );
	expect( expiry() ).not.toHaveAttribute( 'aria-invalid' );
} );
