import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './quantity-stepper';

const PARAMS = {
	i18n_decrease: 'Decrease quantity',
	i18n_increase: 'Increase quantity',
};

let stop = () => {};
const field = () => find< HTMLInputElement >( '#quantity' );
const events: string[] = [];

const open = ( attributes: string, params: object | null = PARAMS ) => {
	document.body.innerHTML = `<div class="quantity">
		<label for="quantity">Stone Mug quantity</label>
		<input type="number" class="input-text qty text" id="quantity" ${ attributes } />
	</div>`;
	Object.assign( window, {
		shopfront_quantity_params: params ?? undefined,
	} );
	for ( const type of [ 'input', 'change' ] ) {
		document.body.addEventListener( type, () => events.push( type ), {
			once: true,
		} );
	}
	stop = mountBehavior( mount, find( '.quantity' ) );
};
const press = async ( name: string, times = 1 ) => {
	for ( let count = 0; count < times; count++ ) {
		await userEvent.click( screen.getByRole( 'button', { name } ) );
	}
	return field().value;
};

afterEach( () => {
	stop();
	events.length = 0;
} );

it.each( [
	[ 'min="1" step="1" value="1"', 'Increase quantity', 2, '3' ],
	[ 'min="1" step="1" value="2"', 'Decrease quantity', 3, '1' ],
	[ 'min="1" max="3" step="1" value="2"', 'Increase quantity', 3, '3' ],
	[ 'min="2" max="12" step="2" value="2"', 'Increase quantity', 1, '4' ],
	[ 'min="2" max="5" step="2" value="4"', 'Increase quantity', 1, '4' ],
	[ 'min="0" step="1" value=""', 'Increase quantity', 1, '1' ],
	[ 'min="0" step="1" value=""', 'Decrease quantity', 1, '0' ],
	[ 'step="1" value="1"', 'Decrease quantity', 3, '0' ],
	[ 'min="-5" step="1" value="1"', 'Decrease quantity', 3, '0' ],
	[ 'min="0" max="2" step="any" value="1.5"', 'Increase quantity', 1, '2' ],
	[ 'min="1" max="2" step="any" value="1.5"', 'Decrease quantity', 1, '1' ],
] )(
	'field with %s, %s %i times: %s',
	async ( attributes, name, times, to ) => {
		open( attributes );
		expect( await press( name, times ) ).toBe( to );
	}
);

it( "dispatches the field's input and change events, but none at the limit", async () => {
	open( 'min="1" max="2" step="1" value="1"' );
	await press( 'Decrease quantity' );
	expect( events ).toEqual( [] );
	await press( 'Increase quantity' );
	expect( events ).toEqual( [ 'input', 'change' ] );
} );

it( "follows changing limits, such as a chosen variation's", async () => {
	open( 'min="1" step="1" value="3"' );
	const plus = screen.getByRole( 'button', { name: 'Increase quantity' } );
	expect( plus ).toHaveAttribute( 'aria-disabled', 'false' );
	field().max = '3';
	await Promise.resolve();
	expect( plus ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( plus ).toHaveAccessibleDescription( 'Stone Mug quantity' );
} );

it.each( [
	[ 'without texts', '', null ],
	[ 'with a field that cannot be changed', 'readonly', PARAMS ],
] )( 'adds no buttons to a page %s', ( _, attributes, params ) => {
	open( attributes, params );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );

it( "uses the server's buttons, and keeps them when it stops", async () => {
	open( 'min="1" max="2" step="1" value="1"' );
	stop();
	find( '.quantity' ).classList.add( 'sf-qty' );
	field().insertAdjacentHTML(
		'beforebegin',
		'<button type="button" data-sf-qty="minus" aria-label="Decrease quantity"></button>'
	);
	field().insertAdjacentHTML(
		'afterend',
		'<button type="button" data-sf-qty="plus" aria-label="Increase quantity"></button>'
	);
	stop = mountBehavior( mount, find( '.quantity' ) );
	expect( screen.getAllByRole( 'button' ) ).toHaveLength( 2 );
	expect( await press( 'Increase quantity' ) ).toBe( '2' );
	const plus = screen.getByRole( 'button', { name: 'Increase quantity' } );
	expect( plus ).toHaveAttribute( 'aria-disabled', 'true' );
	stop();
	expect( screen.getAllByRole( 'button' ) ).toHaveLength( 2 );
	expect( await press( 'Decrease quantity' ) ).toBe( '2' );
	expect( find( '.quantity' ) ).toHaveClass( 'sf-qty' );
} );

it( 'removes its buttons when it stops', () => {
	open( 'min="1" step="1" value="1"' );
	stop();
	expect( screen.queryByRole( 'button' ) ).toBeNull();
	expect( find( '.quantity' ) ).not.toHaveClass( 'sf-qty' );
} );
