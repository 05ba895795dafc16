import {
	createRoot,
	flushSync,
	useLayoutEffect,
	useState,
} from '@wordpress/element';
import { createSafeStorage, TYPED_TEXT_KEY } from '@shopfront/host';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { watchFirstPaint } from './first-paint';

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

const replace = ( content: ReactNode ) => {
	const onMount = watchFirstPaint( container, {
		sessionStorage: createSafeStorage( window, 'sessionStorage' ),
	} );
	const root = createRoot( container );
	unmount = () => root.unmount();
	const Mounted = () => {
		useLayoutEffect(
			() => onMount( () => flushSync( () => root.render( tree ) ) ),
			[]
		);
		return <>{ content }</>;
	};
	const tree = <Mounted />;
	root.render( tree );
};

/** Prints a first paint, lets the shopper act on it and during the rendering, and replaces it. */
const replaceAfter = async (
	onPainted: () => void,
	onRendering: () => void = () => {}
) => {
	container.innerHTML =
		'<div class="sf-first-paint"><input id="email" name="email" type="email" value="saved"><input id="city" name="city" type="text" value="saved"><input id="gone" name="gone"></div>';
	onPainted();
	await act( async () => {
		replace(
			<>
				<Field name="email" type="email" />
				<Field name="city" type="text" />
			</>
		);
		onRendering();
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

it( 'moves typed text to the fields of the block', async () => {
	sessionStorage.setItem( TYPED_TEXT_KEY, '{}' );
	await replaceAfter( () => {
		field( 'email' ).value = 'pat@example.com';
		field( 'gone' ).value = 'A field that the block does not have';
	} );
	expect( outputs() ).toEqual( [ 'pat@example.com', 'saved' ] );
	expect( field( 'email' ).value ).toBe( 'pat@example.com' );
	// The block saves it from now on.
	expect( sessionStorage.getItem( TYPED_TEXT_KEY ) ).toBeNull();
} );

it( 'moves a cleared field', async () => {
	await replaceAfter( () => {
		field( 'city' ).value = '';
	} );
	expect( outputs() ).toEqual( [ 'saved', '' ] );
} );

it( 'moves the focus and the selection', async () => {
	await replaceAfter( () => {
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

it( 'moves the focus to an email field, which has no selection', async () => {
	await replaceAfter( () => field( 'email' ).focus() );
	expect( field( 'email' ) ).toHaveFocus();
} );

it( 'keeps the height of the payment methods until they have loaded', () => {
	container.innerHTML =
		'<div class="sf-first-paint"><fieldset class="wc-block-checkout__payment-method"><div class="wc-block-components-radio-control"></div></fieldset></div>';
	jest.spyOn(
		container.querySelector( '.wc-block-components-radio-control' )!,
		'getBoundingClientRect'
	).mockReturnValue( { ...new DOMRect(), height: 168 } );
	act( () =>
		replace(
			<fieldset className="wc-block-checkout__payment-method">
				<div aria-busy="true">Loading</div>
			</fieldset>
		)
	);
	expect( container.querySelector( '[aria-busy]' ) ).toHaveStyle(
		'min-block-size: 168px'
	);
} );

it( 'moves text and focus from fields in use while the block renders', async () => {
	await replaceAfter(
		() => field( 'email' ).focus(),
		() => {
			field( 'city' ).focus();
			field( 'city' ).value = 'Oakland';
		}
	);
	expect( outputs() ).toEqual( [ 'saved', 'Oakland' ] );
	expect( field( 'city' ) ).toHaveFocus();
} );

it( 'leaves the focus where the shopper has moved it', async () => {
	jest.useFakeTimers();
	await replaceAfter(
		() => field( 'email' ).focus(),
		() => {
			field( 'email' ).blur();
			jest.runAllTimers();
		}
	);
	jest.useRealTimers();
	expect( document.body ).toHaveFocus();
} );
