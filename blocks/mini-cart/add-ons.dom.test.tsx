import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageExtensionPoints } from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import type { CartItemResponse } from '@shopfront/store-api';
import type { ReactNode } from 'react';
import { answering } from '../../tests/fixtures/add-on';
import { cartItem, cartResponse, SALE_PRICES } from '../../tests/fixtures/cart';
import {
	openMiniCart,
	type TestMiniCart,
} from '../../tests/fixtures/open-mini-cart';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const ADMIN = { settings: { currentUserIsAdmin: true } };
const user = userEvent.setup();
let page: TestMiniCart;
const open = (
	addOns: ( extensionPoints: PageExtensionPoints ) => void,
	items: CartItemResponse[] = [
		cartItem( { prices: SALE_PRICES, extensions: { line: 1 } } ),
	],
	options: Parameters< typeof openMiniCart >[ 1 ] = {}
) => {
	page = openMiniCart( cartResponse( items ), { addOns, ...options } );
};
afterEach( () => page.close() );

const row = () =>
	within( screen.getByRole( 'table' ) ).getAllByRole( 'row' ).at( -1 );

describe( 'filters', () => {
	it.each( [
		[ 'itemName', 'Stone Mug', 'Gift mug', 'Gift mug' ],
		[ 'cartItemPrice', '<price/>', '<price/> in all', '$18.00 in all' ],
		[ 'subtotalPriceFormat', '<price/>', '<price/> each', '$15.00 each' ],
		[ 'saleBadgePriceFormat', '<price/>', '<price/> now', '$3.00 now' ],
	] )( '%s changes the line', ( name, value, answer, text ) => {
		const { asked, addOn } = answering( name, answer );
		open( addOn );
		expect( row() ).toHaveTextContent( text );
		expect( asked[ 0 ] ).toMatchObject( [
			value,
			{ line: 1 },
			{ context: 'cart', cartItem: { key: 'mug' } },
		] );
	} );

	it( 'cartItemClass adds a class to the row', () => {
		open( answering( 'cartItemClass', 'is-gift' ).addOn );
		expect( row() ).toHaveClass( 'is-gift' );
	} );

	it( 'showRemoveItemLink hides the remove button', () => {
		open( answering( 'showRemoveItemLink', false ).addOn );
		expect(
			screen.queryByRole( 'button', { name: /^Remove/ } )
		).toBeNull();
	} );
} );

const Broken = (): ReactNode => {
	throw new Error( 'It broke.' );
};
const block =
	( parent: string, component: unknown, force = true ) =>
	( { blocks }: PageExtensionPoints ) =>
		blocks.registerCheckoutBlock( {
			metadata: { name: 'test/gift', parent: `woocommerce/${ parent }` },
			component,
			force,
		} );

describe( 'add-on blocks', () => {
	const Gift = ( { cart }: { cart: { cartItemsCount: number } } ) => (
		<section aria-label="Gift">{ cart.cartItemsCount } gifts</section>
	);
	const gift = () => screen.queryByRole( 'region', { name: 'Gift' } );

	it.each( [
		[ 'mini-cart-contents', '.wp-block-woocommerce-mini-cart-contents' ],
		[
			'filled-mini-cart-contents-block',
			'.wp-block-woocommerce-filled-mini-cart-contents-block',
		],
		[ 'mini-cart-title-block', '.wc-block-mini-cart__title' ],
		[ 'mini-cart-items-block', '.wc-block-mini-cart__items' ],
		[ 'mini-cart-footer-block', '.wc-block-mini-cart__footer-actions' ],
	] )( 'render in the area %s', ( parent, selector ) => {
		open( block( parent, Gift ) );
		expect( gift() ).toHaveTextContent( '1 gifts' );
		expect( gift()?.parentElement ).toBe(
			page.part.querySelector( selector )
		);
	} );

	it( 'render in the area of an empty cart', () => {
		open( block( 'empty-mini-cart-contents-block', Gift ), [] );
		expect( gift() ).toHaveTextContent( '0 gifts' );
	} );

	it( 'render in their position in the template', () => {
		open( block( 'mini-cart-items-block', Gift, false ), undefined, {
			template:
				'<div data-block-name="woocommerce/filled-mini-cart-contents-block"><div data-block-name="woocommerce/mini-cart-items-block"><div class="group"><div data-block-name="test/gift"></div></div></div></div>',
		} );
		expect( gift()?.parentElement ).toHaveClass( 'group' );
	} );

	it( 'render when they register after the drawer has opened', () => {
		open( () => undefined );
		act( () =>
			block(
				'mini-cart-footer-block',
				Gift
			)( page.app.pageExtensionPoints )
		);
		expect( gift() ).toBeInTheDocument();
	} );

	it( 'that throw leave the rest of the drawer', () => {
		jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
		open( block( 'mini-cart-items-block', Broken ) );
		expect( screen.getByRole( 'table' ) ).toBeVisible();
		expect( screen.queryByText( /It broke/ ) ).toBeNull();
		expect( console ).toHaveErrored();
	} );

	it( 'that throw show their name to administrators', () => {
		jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
		open( block( 'mini-cart-items-block', Broken ), undefined, ADMIN );
		expect(
			screen.getByText( 'Unexpected error in: test/gift' )
		).toBeVisible();
		expect( console ).toHaveErrored();
	} );
} );

it( 'removes a broken line', async () => {
	jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
	open( () => undefined );
	const broken = cartItem( { key: 'bad', name: 'Broken' } );
	broken.prices = { ...broken.prices, regular_price: '12,00' };
	act(
		() =>
			void page.app.registry
				.dispatch( cartStore )
				.setCartData( { items: [ cartItem(), broken ] } )
	);
	expect( row() ).toHaveTextContent(
		'This product is in your cart, but cannot be shown.'
	);
	await user.click(
		screen.getByRole( 'button', { name: 'Remove Broken from cart' } )
	);
	expect( page.app.api.sent[ 0 ]?.data ).toEqual( { key: 'bad' } );
	expect( console ).toHaveErrored();
} );
