import { act, screen } from '@testing-library/react';
import { validationStore } from '@shopfront/data/validation';
import { createRef, useState } from '@wordpress/element';
import type { TestApp } from '../../../../tests/fixtures/block-app';
import {
	createShopper,
	holdClock,
	openPage,
	renderOn,
} from '../../../../tests/fixtures/form-page';
import {
	ValidatedCheckboxControl,
	type ValidatedCheckboxControlHandle,
	type ValidatedCheckboxControlProps,
} from './validated-checkbox-control';
import {
	ValidatedTextInput,
	type ValidatedTextInputHandle,
	type ValidatedTextInputProps,
} from './validated-text-input';

let app: TestApp;
const user = createShopper();
const handle = createRef< ValidatedTextInputHandle >();
const errors = () =>
	app.registry.select( validationStore ).getValidationErrors();

const Owned = ( props: Partial< ValidatedTextInputProps > ) => {
	const [ value, setValue ] = useState( props.value ?? '' );
	return (
		<ValidatedTextInput
			id="guest"
			label="Loyalty Number"
			{ ...props }
			ref={ handle }
			value={ value }
			onChange={ setValue }
		/>
	);
};
const open = ( props: Partial< ValidatedTextInputProps > = {} ) => {
	app = openPage();
	return renderOn( app, <Owned { ...props } /> );
};
const input = () => screen.getByRole( 'textbox' );
holdClock();
afterEach( () => app.stop() );

describe( 'a field of an add-on', () => {
	it( 'is judged from the start, shown as wrong when left, calm while typed in, and takes its error along', async () => {
		const { unmount } = open( { required: true } );
		expect( errors() ).toEqual( {
			guest: {
				message: 'Please enter a valid loyalty number',
				hidden: true,
			},
		} );
		await user.click( input() );
		await user.tab();
		expect( input() ).toHaveAccessibleDescription(
			'Please enter a valid loyalty number'
		);
		expect(
			document.querySelector( '.wc-block-components-text-input' )
		).toHaveClass( 'has-error' );
		await user.type( input(), ' ' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		// Spaces are nothing.
		expect( errors().guest?.hidden ).toBe( true );
		await user.type( input(), '7' );
		expect( errors() ).toEqual( {} );
		await user.clear( input() );
		unmount();
		expect( errors() ).toEqual( {} );
	} );

	it( 'waits for the first change where it is told to', async () => {
		open( { required: true, validateOnMount: false } );
		expect( errors() ).toEqual( {} );
		await user.type( input(), '7{Backspace}' );
		expect( errors().guest ).toBeDefined();
	} );

	it( 'has rules, words and a format of its own, and an id for what is wrong', async () => {
		open( {
			errorId: 'extensions-errors-guest',
			customFormatter: ( typed ) => typed.toUpperCase(),
			customValidation: ( element ) => {
				if ( element.value.startsWith( 'X' ) ) {
					element.setCustomValidity( 'No X please.' );
					return false;
				}
				return true;
			},
		} );
		await user.type( input(), 'x1' );
		expect( input() ).toHaveValue( 'X1' );
		await user.tab();
		expect( input() ).toHaveAccessibleDescription( 'No X please.' );
		expect( Object.keys( errors() ) ).toEqual( [
			'extensions-errors-guest',
		] );
	} );

	it( 'says what the add-on has it say of what the browser finds', async () => {
		open( {
			type: 'email',
			customValidityMessage: ( { typeMismatch } ) =>
				typeMismatch ? 'That is no address.' : undefined,
		} );
		await user.type( input(), 'ada' );
		await user.tab();
		expect( input() ).toHaveAccessibleDescription( 'That is no address.' );
	} );

	it( 'does what its add-on asks', () => {
		open( { required: true } );
		act( () => handle.current?.focus() );
		expect( handle.current?.isFocused() ).toBe( true );
		act( () => handle.current?.revalidate() );
		expect( screen.getByRole( 'alert' ) ).toBeVisible();
		act( () => handle.current?.setErrorMessage( 'The server says no.' ) );
		expect( input() ).toHaveAccessibleDescription( 'The server says no.' );
		expect( handle.current?.inputRef.current ).toBe( input() );
	} );

	it( 'has the focus from the start where it wants it', () => {
		open( { focusOnMount: true } );
		expect( input() ).toHaveFocus();
	} );
} );

describe( 'a box of an add-on', () => {
	const box = createRef< ValidatedCheckboxControlHandle >();
	const OwnedBox = ( props: Partial< ValidatedCheckboxControlProps > ) => {
		const [ isTicked, setIsTicked ] = useState( false );
		return (
			<ValidatedCheckboxControl
				id="club"
				label="I join the club"
				{ ...props }
				ref={ box }
				checked={ isTicked }
				onChange={ setIsTicked }
			/>
		);
	};

	it( 'keeps the order back until it is ticked', async () => {
		app = openPage();
		renderOn( app, <OwnedBox required /> );
		expect( errors() ).toEqual( {
			club: {
				message: 'Please check this box if you want to proceed.',
				hidden: true,
			},
		} );
		act( () => box.current?.revalidate() );
		const element = screen.getByRole( 'checkbox', {
			name: 'I join the club',
		} );
		expect( element ).toHaveAccessibleDescription(
			'Please check this box if you want to proceed.'
		);
		await user.click( element );
		expect( errors() ).toEqual( {} );
	} );
} );
