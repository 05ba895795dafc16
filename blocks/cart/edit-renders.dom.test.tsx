import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { settle } from '../../tests/fixtures/fake-api';
import { openCart, type TestCart } from '../../tests/fixtures/open-cart';

/** Lines include their key. */
const renders: string[] = [];
jest.mock( '@shopfront/components', () => {
	const actual: object = jest.requireActual( '@shopfront/components' );
	const counted = ( name: string ) => {
		const Real: unknown = Reflect.get( actual, name );
		return ( props: { item?: { key: string } } ): unknown => {
			renders.push( props.item ? `${ name } ${ props.item.key }` : name );
			return typeof Real === 'function' ? Real( props ) : null;
		};
	};
	return {
		...actual,
		...Object.fromEntries(
			[
				'CartLineRow',
				'TotalsCoupon',
				'TotalsDiscount',
				'TotalsFooterItem',
			].map( ( name ) => [ name, counted( name ) ] )
		),
	};
} );

const LINES = 30;
const cart = ( edited = 1 ) =>
	cartResponse(
		Array.from( { length: LINES }, ( _, index ) =>
			cartItem( {
				key: `line-${ index }`,
				name: `Piece ${ index }`,
				quantity: index === 7 ? edited : 1,
			} )
		)
	);

let page: TestCart;
beforeEach( () => {
	page = openCart( cart() );
} );
afterEach( () => page.close() );

const linesOf = () =>
	new Set( renders.filter( ( name ) => name.startsWith( 'CartLineRow' ) ) );

it( 'renders every line when the cart opens', () => {
	expect( linesOf().size ).toBe( LINES );
} );

it( 'renders only the edited line and the total of a long cart', async () => {
	renders.splice( 0 );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Increase quantity of Piece 7' } )
	);
	expect(
		screen.getByRole( 'spinbutton', { name: /Piece 7 / } )
	).toHaveValue( '2' );
	expect( [ ...linesOf() ] ).toEqual( [ 'CartLineRow line-7' ] );
	expect( renders ).toContain( 'TotalsFooterItem' );
	expect( renders ).not.toContain( 'TotalsDiscount' );
} );

it( 'renders only the line that a response changes', async () => {
	renders.splice( 0 );
	await act( async () => {
		page.app.api.tellLate( cart( 4 ) );
		await settle();
	} );
	expect(
		screen.getByRole( 'spinbutton', { name: /Piece 7 / } )
	).toHaveValue( '4' );
	expect( [ ...linesOf() ] ).toEqual( [ 'CartLineRow line-7' ] );
} );

it( 'renders no line for a response with equal data', () => {
	renders.splice( 0 );
	act( () => page.app.api.tellLate( cart() ) );
	expect( [ ...linesOf() ] ).toEqual( [] );
} );
