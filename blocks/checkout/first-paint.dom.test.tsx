import { createRoot, useState } from '@wordpress/element';
import { act } from '@testing-library/react';
import { takeOver } from './first-paint';

let container: HTMLElement;
let unmount = () => {};

const Field = ( { name, type }: { name: string; type: string } ) => {
	const [ value, setValue ] = useState( 'saved' );
	return (
		<>
			<input
				id={ name }
				aria-label={ name }
				type={ type }
				value={ value }
				onChange={ ( event ) => setValue( event.target.value ) }
			/>
			<output>{ value }</output>
		</>
	);
};

const field = ( name: string ) =>
	container.querySelector< HTMLInputElement >( `#${ name }` )!;

/** Prints a first paint and replaces it after `act` on it. */
const replaceAfter = ( onPainted: () => void ) => {
	container.innerHTML =
		'<div class="sf-first-paint"><input id="email" name="email" type="email" value="saved"><input id="city" name="city" type="text" value="saved"><input id="gone" name="gone"></div>';
	onPainted();
	act( () => {
		takeOver( container, () => {
			const root = createRoot( container );
			unmount = () => root.unmount();
			root.render(
				<>
					<Field name="email" type="email" />
					<Field name="city" type="text" />
				</>
			);
		} );
	} );
};

const outputs = () =>
	[ ...container.querySelectorAll( 'output' ) ].map(
		( { textContent } ) => textContent
	);

beforeEach( () => {
	container = document.createElement( 'div' );
	document.body.append( container );
} );
afterEach( () => {
	act( () => unmount() );
	container.remove();
} );

it( 'moves typed text to the fields of the block', () => {
	replaceAfter( () => {
		field( 'email' ).value = 'pat@example.com';
		field( 'gone' ).value = 'A field that the block does not have';
	} );
	expect( outputs() ).toEqual( [ 'pat@example.com', 'saved' ] );
	expect( field( 'email' ).value ).toBe( 'pat@example.com' );
} );

it( 'moves a cleared field', () => {
	replaceAfter( () => {
		field( 'city' ).value = '';
	} );
	expect( outputs() ).toEqual( [ 'saved', '' ] );
} );

it( 'moves the focus and the selection', () => {
	replaceAfter( () => {
		field( 'city' ).value = 'San Francisco';
		field( 'city' ).focus();
		field( 'city' ).setSelectionRange( 4, 8 );
	} );
	expect( field( 'city' ) ).toHaveFocus();
	expect( [
		field( 'city' ).selectionStart,
		field( 'city' ).selectionEnd,
	] ).toEqual( [ 4, 8 ] );
} );

it( 'moves the focus to an email field, which has no selection', () => {
	replaceAfter( () => field( 'email' ).focus() );
	expect( field( 'email' ) ).toHaveFocus();
} );

it( 'keeps the height of the payment methods until they have loaded', () => {
	container.innerHTML =
		'<div class="sf-first-paint"><fieldset class="wc-block-checkout__payment-method"><div class="wc-block-components-radio-control"></div></fieldset></div>';
	jest.spyOn(
		container.querySelector( '.wc-block-components-radio-control' )!,
		'getBoundingClientRect'
	).mockReturnValue( { ...new DOMRect(), height: 168 } );
	act( () => {
		takeOver( container, () => {
			const root = createRoot( container );
			unmount = () => root.unmount();
			root.render(
				<fieldset className="wc-block-checkout__payment-method">
					<div aria-busy="true">Loading</div>
				</fieldset>
			);
		} );
	} );
	expect( container.querySelector( '[aria-busy]' ) ).toHaveStyle(
		'min-block-size: 168px'
	);
} );
