import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { addAction, removeAction } from '@wordpress/hooks';
import type { CartResponse, ProductResponse } from '@shopfront/store-api';
import { cartItem, cartResponse, USD } from '../../tests/fixtures/cart';
import { openCart, type TestCart } from '../../tests/fixtures/open-cart';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const TEMPLATE = `
	<div data-block-name="woocommerce/filled-cart-block"><div data-block-name="woocommerce/cart-items-block">
		<div data-block-name="woocommerce/cart-line-items-block"></div>
		<div data-block-name="woocommerce/cart-cross-sells-block">
			<h2>You may be interested in…</h2>
			<div data-block-name="woocommerce/cart-cross-sells-products-block" data-columns="2"></div>
		</div>
	</div></div>`;

const product = ( id: number, name: string ): ProductResponse => ( {
	id,
	name,
	slug: '',
	parent: 0,
	type: 'simple',
	variation: '',
	permalink: `http://shop.test/product/${ id }/`,
	sku: '',
	short_description: '',
	description: '',
	on_sale: false,
	prices: {
		...USD,
		price: '900',
		regular_price: '900',
		sale_price: '900',
		price_range: null,
	},
	price_html: '',
	average_rating: '0',
	review_count: 0,
	images: [],
	categories: [],
	tags: [],
	attributes: [],
	variations: [],
	has_options: false,
	is_purchasable: true,
	is_in_stock: true,
	is_on_backorder: false,
	low_stock_remaining: null,
	sold_individually: false,
	add_to_cart: {
		text: 'Add to cart',
		description: `Add to cart: ${ name }`,
		url: '',
		minimum: 2,
		maximum: 9999,
		multiple_of: 2,
	},
} );
const SPOON = product( 40, 'Spoon' );
const BOWL = product( 41, 'Bowl' );
const MUG = cartItem();
const spoonItem = cartItem( {
	key: 'spoon',
	id: 40,
	name: 'Spoon',
	quantity: 2,
	permalink: 'http://shop.test/product/40/',
} );
const cart = (
	items: CartResponse[ 'items' ],
	...suggested: ProductResponse[]
) => cartResponse( items, { cross_sells: suggested } );

const user = userEvent.setup();
let page: TestCart;
const open = ( data: CartResponse ) => {
	page = openCart( data, {}, TEMPLATE );
};
const answer = ( data: CartResponse ) =>
	act( async () => page.app.api.pending[ 0 ]?.reply( data ) );
const list = () => document.querySelector( '.sf-cross-sells' );
const button = ( name: string ) =>
	screen.getByRole( 'button', { name: `Add to cart: ${ name }` } );
const named = ( name: string ) => {
	const element = list();
	return element instanceof HTMLElement
		? within( element ).getByRole( 'link', { name } )
		: null;
};

beforeEach( () => jest.mocked( speak ).mockClear() );
afterEach( () => page.close() );

it( "renders cross-sells below the page's heading, in the configured number of columns", () => {
	open( cart( [ MUG ], SPOON, BOWL ) );
	expect(
		screen.getByRole( 'heading', { name: 'You may be interested in…' } )
	).toBeVisible();
	expect( list()?.children ).toHaveLength( 2 );
	expect( list() ).toHaveStyle( { '--sf-cross-sells-columns': '2' } );
} );

it( 'renders neither cross-sells nor their heading if there are none', () => {
	open( cart( [ MUG ] ) );
	expect(
		screen.queryByRole( 'heading', { name: /interested/ } )
	).toBeNull();
} );

it( 'adds a product to the cart, announces it, notifies add-ons and moves focus to the next one', async () => {
	const listener = jest.fn();
	const action = 'experimental__woocommerce_blocks-cart-add-item';
	addAction( action, 'test/add-on', listener );
	open( cart( [ MUG ], SPOON, BOWL ) );
	await user.click( button( 'Spoon' ) );
	expect( page.app.api.sent.map( ( { data } ) => data ) ).toEqual( [
		{ id: 40, quantity: 2 },
	] );
	expect( listener ).not.toHaveBeenCalled();
	expect( button( 'Spoon' ) ).toHaveAttribute( 'aria-busy', 'true' );
	await user.click( button( 'Spoon' ) );
	expect( page.app.api.sent ).toHaveLength( 1 );

	await answer( cart( [ MUG, spoonItem ], BOWL ) );
	await waitFor( () => expect( named( 'Bowl' ) ).toHaveFocus() );
	removeAction( action, 'test/add-on' );
	expect( listener.mock.calls ).toEqual( [
		[ { product: SPOON, quantity: 2 } ],
	] );
	expect( speak ).toHaveBeenCalledWith(
		'"Spoon" has been added to your cart.'
	);
} );

it( 'notifies add-ons of a click on a product link, but not on its add-to-cart button', async () => {
	const listener = jest.fn();
	const action = 'experimental__woocommerce_blocks-product-view-link';
	addAction( action, 'test/add-on', listener );
	open( cart( [ MUG ], SPOON, BOWL ) );
	await user.click( button( 'Spoon' ) );
	expect( listener ).not.toHaveBeenCalled();
	const link = screen.getByRole( 'link', { name: 'Bowl' } );
	link.addEventListener( 'click', ( event ) => event.preventDefault() );
	await user.click( link );
	removeAction( action, 'test/add-on' );
	expect( listener.mock.calls ).toEqual( [ [ { product: BOWL } ] ] );
} );

it( 'moves focus to the new cart line after the last product was added', async () => {
	open( cart( [ MUG ], SPOON ) );
	await user.click( button( 'Spoon' ) );
	await answer( cart( [ MUG, spoonItem ] ) );
	await waitFor( () =>
		expect( screen.getByRole( 'link', { name: 'Spoon' } ) ).toHaveFocus()
	);
} );

it( 'does not move focus if the shopper has focused something else', async () => {
	open( cart( [ MUG ], SPOON, BOWL ) );
	await user.click( button( 'Spoon' ) );
	act( () => button( 'Bowl' ).focus() );
	await answer( cart( [ MUG, spoonItem ], BOWL ) );
	expect( button( 'Bowl' ) ).toHaveFocus();
} );

it( 'shows the quantity in the cart for a product that stays listed', async () => {
	open( cart( [ MUG, spoonItem ], SPOON ) );
	expect(
		screen.getByRole( 'button', { name: '2 in cart: Spoon' } )
	).toBeVisible();
} );

it( 'shows an error beside the product until it is dismissed', async () => {
	open( cart( [ MUG ], SPOON, BOWL ) );
	await user.click( button( 'Spoon' ) );
	await act( async () =>
		page.app.api.pending[ 0 ]?.refuse( {
			code: 'woocommerce_rest_product_out_of_stock',
			message: 'You cannot add &quot;Spoon&quot;.',
			data: { status: 400 },
		} )
	);
	const error = screen.getByText( 'You cannot add "Spoon".' );
	expect( error.closest( 'li' ) ).toContainElement( button( 'Spoon' ) );
	expect( button( 'Spoon' ) ).toHaveFocus();
	expect( speak ).not.toHaveBeenCalledWith(
		'"Spoon" has been added to your cart.'
	);
	await user.click(
		screen.getByRole( 'button', { name: 'Dismiss this notice' } )
	);
	expect( screen.queryByText( 'You cannot add "Spoon".' ) ).toBeNull();
} );
