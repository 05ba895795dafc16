import { act, fireEvent, screen } from '@testing-library/react';
import { validationStore } from '@shopfront/data/validation';
import { createRef, useEffect, useState } from '@wordpress/element';
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

describe( 'ValidatedTextInput', () => {
	it( 'validates on mount, shows errors on blur, hides them while typing, and clears them on unmount', async () => {
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
		// Whitespace counts as empty.
		expect( errors().guest?.hidden ).toBe( true );
		await user.type( input(), '7' );
		expect( errors() ).toEqual( {} );
		await user.clear( input() );
		unmount();
		expect( errors() ).toEqual( {} );
	} );

	it( 'validates on first change if validateOnMount is false', async () => {
		open( { required: true, validateOnMount: false } );
		expect( errors() ).toEqual( {} );
		await user.type( input(), '7{Backspace}' );
		expect( errors().guest ).toBeDefined();
	} );

	it( 'supports custom validation, messages, format and error id', async () => {
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

	it( "shows the add-on's message for an error of the browser", async () => {
		open( {
			type: 'email',
			customValidityMessage: ( { typeMismatch } ) =>
				typeMismatch ? 'That is no address.' : undefined,
		} );
		await user.type( input(), 'ada' );
		await user.tab();
		expect( input() ).toHaveAccessibleDescription( 'That is no address.' );
	} );

	it( 'supports the methods of its ref', () => {
		open( { required: true } );
		act( () => handle.current?.focus() );
		expect( handle.current?.isFocused() ).toBe( true );
		act( () => handle.current?.revalidate() );
		expect( input() ).toHaveAccessibleDescription( /Please enter a valid/ );
		act( () => handle.current?.setErrorMessage( 'The server says no.' ) );
		expect( input() ).toHaveAccessibleDescription( 'The server says no.' );
		expect( handle.current?.inputRef.current ).toBe( input() );
	} );

	describe( "with an add-on's own message for the same error id", () => {
		/** As add-ons do it: from an effect, after the field's own. */
		const Required = () => {
			const [ value, setValue ] = useState( '' );
			useEffect( () => {
				if ( value === '' ) {
					app.registry
						.dispatch( validationStore )
						.setValidationErrors( {
							guest: {
								message: 'This field is required.',
								hidden: true,
							},
						} );
				}
			}, [ value ] );
			return (
				<ValidatedTextInput
					id="guest"
					label="Gift Note"
					required
					value={ value }
					onChange={ setValue }
				/>
			);
		};
		const message = () => errors().guest?.message;
		beforeEach( () => {
			app = openPage();
			renderOn( app, <Required /> );
		} );

		it( 'keeps it when the field loses focus, and when the order is placed', async () => {
			await user.click( input() );
			await user.tab();
			expect( input() ).toHaveAccessibleDescription(
				'This field is required.'
			);
			fireEvent.submit( document );
			expect( message() ).toBe( 'This field is required.' );
		} );

		it( 'clears it when the value becomes valid', async () => {
			await user.type( input(), 'For you' );
			expect( errors() ).toEqual( {} );
		} );

		it( 'keeps an error that only the add-on knows until the value changes', async () => {
			await user.type( input(), 'X' );
			act( () => {
				void app.registry
					.dispatch( validationStore )
					.setValidationErrors( {
						guest: { message: 'Too short.', hidden: false },
					} );
			} );
			fireEvent.submit( document );
			expect( message() ).toBe( 'Too short.' );
			await user.type( input(), 'Y' );
			expect( errors() ).toEqual( {} );
		} );
	} );

	it( 'focuses on mount if requested', () => {
		open( { focusOnMount: true } );
		expect( input() ).toHaveFocus();
	} );
} );

describe( 'ValidatedCheckboxControl', () => {
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

	it( 'blocks the order until checked', async () => {
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
