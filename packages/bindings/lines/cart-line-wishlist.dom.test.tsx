import { render, screen } from '@testing-library/react';
import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { cartItem } from '../../../tests/fixtures/cart';
import { BlockAppProvider } from '..';
import { CartLineWishlist } from './cart-line-wishlist';

const SETTINGS =
	'<script type="application/json" id="shopfront-wishlist">{}</script>';

const ITEM = cartItem( {
	id: 45,
	key: 'line-1',
	name: 'Notes &amp; Sketches',
} );

let app: TestApp;
let controller: AbortController;
const started: unknown[] = [];

const show = ( head: string ) => {
	document.head.innerHTML = head;
	return render( <CartLineWishlist item={ ITEM } />, {
		wrapper: ( { children } ) => (
			<BlockAppProvider app={ app }>{ children }</BlockAppProvider>
		),
	} );
};

beforeEach( () => {
	started.length = 0;
	controller = new AbortController();
	document.addEventListener(
		'sf:content',
		( event ) => started.push( ( event as CustomEvent ).detail.root ),
		{ signal: controller.signal }
	);
	app = createTestApp( { cart: null } );
} );
afterEach( () => {
	app.stop();
	controller.abort();
	document.head.innerHTML = '';
} );

it( 'renders nothing on a page without wishlists', () => {
	const { container } = show( '' );
	expect( container ).toBeEmptyDOMElement();
	expect( started ).toEqual( [] );
} );

it( 'gives the behavior an empty block of the line, named after its product', () => {
	const { rerender } = show( SETTINGS );
	const block = screen.getByRole( 'group', { name: 'Notes & Sketches' } );
	expect( block ).toBeEmptyDOMElement();
	expect( block ).toHaveClass(
		'yith-wcwl-add-to-wishlist',
		'add-to-wishlist-45'
	);
	expect( block.dataset ).toMatchObject( {
		fragmentRef: '45',
		lineKey: 'line-1',
	} );
	expect( started ).toEqual( [ block ] );
	// The behavior's content stays when the line renders again.
	block.append( 'Add to wishlist' );
	rerender( <CartLineWishlist item={ { ...ITEM, quantity: 2 } } /> );
	expect( block ).toHaveTextContent( 'Add to wishlist' );
	expect( started ).toEqual( [ block ] );
} );
