import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getServices } from '@shopfront/data/services';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { cartStore } from '@shopfront/data/cart';
import {
	readPlacedOrder,
	removeForeignOrders,
	SHARED_ORDER_MS,
	sharePlacedOrder,
} from '@shopfront/data/order-journal';
import { openCart, type TestCart } from '../../tests/fixtures/open-cart';

const PLACED = 'Your order 83 has been placed.';
const EMPTY_CART = cartResponse( [] );
const FULL_CART = cartResponse( [ cartItem( { key: 'mug', name: 'Mug' } ) ] );

let page: TestCart;

const placeOrder = () =>
	sessionStorage.setItem(
		'shopfrontOrderAttempt',
		JSON.stringify( {
			kind: 'placed',
			orderNumber: '83',
			redirectUrl: 'http://shop.test/order-received/83/',
		} )
	);
const settle = () => act( async () => {} );

beforeEach( () => {
	sessionStorage.clear();
	localStorage.clear();
} );

afterEach( () => page.close() );

it( 'reports the order when the page returns from the back/forward cache, and announces nothing as removed', async () => {
	page = openCart( FULL_CART );
	placeOrder();
	act(
		() =>
			void window.dispatchEvent(
				new PageTransitionEvent( 'pageshow', { persisted: true } )
			)
	);
	await act( async () => page.app.api.pending[ 0 ]?.reply( EMPTY_CART ) );
	expect( await screen.findByText( PLACED ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'See your order' } )
	).toHaveAttribute( 'href', 'http://shop.test/order-received/83/' );
	expect( page.app.notices( 'wc/cart' ) ).toEqual( [] );
} );

it( 'reports the order above an empty cart', async () => {
	placeOrder();
	page = openCart( EMPTY_CART );
	expect( await screen.findByText( PLACED ) ).toBeVisible();
} );

it( 'forgets the order once something else is in the cart', async () => {
	placeOrder();
	page = openCart( FULL_CART );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Remove Mug from cart' } )
	);
	await act( async () => page.app.api.pending[ 0 ]?.reply( EMPTY_CART ) );
	await settle();
	expect( screen.queryByText( PLACED ) ).toBeNull();
} );

it( 'reports the order of another tab that emptied the cart, and announces nothing as removed', async () => {
	page = openCart( FULL_CART );
	sharePlacedOrder( getServices( page.app.registry ), {
		orderNumber: '83',
		redirectUrl: 'http://shop.test/order-received/83/',
	} );
	act( () => void page.app.registry.dispatch( cartStore ).refreshCart() );
	await act( async () => page.app.api.pending[ 0 ]?.reply( EMPTY_CART ) );
	expect( await screen.findByText( PLACED ) ).toBeVisible();
	expect( page.app.notices( 'wc/cart' ) ).toEqual( [] );
} );

it( 'forgets an order of another tab after an hour', async () => {
	page = openCart( EMPTY_CART );
	const now = jest.spyOn( Date, 'now' );
	const placedAt = 1_800_000_000_000;
	now.mockReturnValue( placedAt );
	sharePlacedOrder( getServices( page.app.registry ), {
		orderNumber: '83',
		redirectUrl: '',
	} );
	now.mockReturnValue( placedAt + SHARED_ORDER_MS - 1 );
	expect(
		readPlacedOrder( getServices( page.app.registry ) )
	).not.toBeNull();
	now.mockReturnValue( placedAt + SHARED_ORDER_MS );
	expect( readPlacedOrder( getServices( page.app.registry ) ) ).toBeNull();
	now.mockRestore();
} );

it( 'stores no URL with the key of the order for other tabs', () => {
	page = openCart( EMPTY_CART );
	const services = getServices( page.app.registry );
	const getUrl = ( redirectUrl: string ) => {
		sharePlacedOrder( services, { orderNumber: '83', redirectUrl } );
		return readPlacedOrder( services )?.redirectUrl;
	};
	expect( getUrl( '/order-received/83/?key=wc_order_x' ) ).toBe( '' );
	expect( JSON.stringify( localStorage ) ).not.toContain( 'wc_order_x' );
	expect( getUrl( '/account/orders/83/' ) ).toBe( '/account/orders/83/' );
} );

it( 'forgets orders of this and of another tab when the shopper logs in or out', async () => {
	page = openCart( FULL_CART );
	const services = getServices( page.app.registry );
	const customerId = jest.spyOn( services.api, 'customerId' );
	customerId.mockReturnValue( 4 );
	sharePlacedOrder( services, { orderNumber: '83', redirectUrl: '' } );
	sessionStorage.setItem(
		'shopfrontOrderAttempt',
		JSON.stringify( {
			kind: 'placed',
			orderNumber: '82',
			redirectUrl: '',
			customerId: 4,
		} )
	);
	expect( readPlacedOrder( services )?.orderNumber ).toBe( '82' );
	customerId.mockReturnValue( 0 );
	expect( readPlacedOrder( services ) ).toBeNull();
	removeForeignOrders( services );
	expect( sessionStorage ).toHaveLength( 0 );
	expect( localStorage.getItem( 'shopfrontOrderAttempt' ) ).toBeNull();
} );

describe( 'an order that was to be paid on another site', () => {
	const openAfterPayment = async ( status: string ) => {
		sessionStorage.setItem(
			'shopfrontOrderAttempt',
			JSON.stringify( {
				kind: 'elsewhere',
				orderId: 83,
				orderKey: 'wc_order_x',
				orderNumber: '83',
			} )
		);
		page = openCart( EMPTY_CART, {
			storePages: {
				checkout: { id: 7, permalink: 'http://shop.test/checkout/' },
			},
		} );
		expect(
			await screen.findByText( /Checking the status of your order/ )
		).toBeVisible();
		await act( async () => page.app.api.pending[ 0 ]?.reply( { status } ) );
	};

	it( 'is reported once it is paid', async () => {
		await openAfterPayment( 'processing' );
		expect( await screen.findByText( PLACED ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'See your order' } )
		).toHaveAttribute(
			'href',
			'http://shop.test/checkout/order-received/83/?key=wc_order_x'
		);
		expect( page.app.api.sent[ 0 ]?.path ).toMatch(
			/order\/83\?key=wc_order_x/
		);
	} );

	it( 'is not reported as placed while it is unpaid', async () => {
		await openAfterPayment( 'pending' );
		expect( screen.queryByText( PLACED ) ).toBeNull();
		expect( screen.queryByText( /Checking the status/ ) ).toBeNull();
	} );
} );
