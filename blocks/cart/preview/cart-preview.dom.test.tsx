import { render, screen, waitFor } from '@testing-library/react';
import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { CartPreview, getCartViews, EMPTY_CART } from '..';

jest.setTimeout( 30_000 );

let app: TestApp;
beforeEach( () => {
	Reflect.set( window, 'wcSettings', {} );
	app = createTestApp( {
		cart: null,
		host: { isEditor: () => true },
	} );
} );
afterEach( () => {
	app.stop();
	Reflect.deleteProperty( window, 'wcSettings' );
} );

const open = async ( currentView?: string ) => {
	const { container } = render(
		<CartPreview app={ app } currentView={ currentView } />
	);
	await waitFor(
		() => expect( container.querySelector( '.sf-skeleton' ) ).toBeNull(),
		// Jest compiles a lazy module when it is first imported.
		{ timeout: 20_000 }
	);
	return container;
};

it( 'renders the sample cart without a request', async () => {
	await open();
	expect( screen.getByRole( 'table' ) ).toHaveTextContent( 'Stone mug' );
	expect( screen.getByText( 'Cart totals' ) ).toBeInTheDocument();
	expect( screen.getByText( 'Add coupons' ) ).toBeInTheDocument();
	expect(
		screen.getByText( 'You may be interested in…' )
	).toBeInTheDocument();
	expect( screen.getByText( 'Coaster pair' ) ).toBeInTheDocument();
	expect( app.api.sent ).toEqual( [] );
} );

it( 'renders the empty cart although the sample cart has items', async () => {
	await open( EMPTY_CART );
	expect(
		screen.getByRole( 'heading', { name: 'Your cart is currently empty!' } )
	).toBeInTheDocument();
	expect( screen.queryByRole( 'table' ) ).toBeNull();
} );

it( 'is inert', async () => {
	const container = await open();
	expect( container.firstElementChild ).toHaveAttribute( 'inert' );
} );

it( 'provides labels for its states', () => {
	expect( getCartViews() ).toEqual( [
		{ view: 'woocommerce/filled-cart-block', label: 'Filled Cart' },
		{ view: 'woocommerce/empty-cart-block', label: 'Empty Cart' },
	] );
} );
