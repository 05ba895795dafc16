import { cartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import {
	openCheckout,
	wait,
	type TestCheckout,
} from '../../../tests/fixtures/checkout-stores';
import { settle } from '../../../tests/fixtures/fake-api';

const NOT_SENT =
	'You are offline, so your order was not sent. Everything you entered is still here.';
const OFFER =
	'You are online again. Your order has not been sent. You can place it now.';

let page: TestCheckout;
let isOnline: boolean;

const goOnline = async ( value: boolean ) => {
	isOnline = value;
	window.dispatchEvent( new Event( value ? 'online' : 'offline' ) );
	await settle();
};
const notices = () =>
	page.registry
		.select( noticesStore )
		.getNotices( 'wc/checkout' )
		.map( ( { status, content } ) => [ status, content ] );

beforeEach( async () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	isOnline = true;
	jest.spyOn( window.navigator, 'onLine', 'get' ).mockImplementation(
		() => isOnline
	);
	page = await openCheckout();
	void page.registry
		.dispatch( storeNoticesStore )
		.registerContainer( 'wc/checkout' );
} );
afterEach( () => {
	page.close();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'an order placed offline is offered, but not sent, when the network returns', async () => {
	await goOnline( false );
	await page.submit();
	expect( notices() ).toEqual( [ [ 'error', NOT_SENT ] ] );
	await goOnline( true );
	await wait( 60_000 );
	expect( notices() ).toEqual( [ [ 'info', OFFER ] ] );
	expect( page.orders() ).toEqual( [] );
	await page.submit();
	expect( page.orders() ).toHaveLength( 1 );
	expect( notices() ).toEqual( [] );
} );

it( 'an order that waits for its total stops when the network is lost, and is offered on return', async () => {
	void page.registry
		.dispatch( cartStore )
		.changeCartItemQuantity(
			page.registry.select( cartStore ).getCartData().items[ 0 ]?.key ??
				'',
			2
		);
	await page.submit();
	expect( page.checkout.getOrderState().status ).toBe( 'waiting' );
	await goOnline( false );
	expect( page.checkout.getOrderState().status ).toBe( 'idle' );
	// Beside the notice about the quantity, which also waits.
	expect( notices() ).toContainEqual( [ 'error', NOT_SENT ] );
	await goOnline( true );
	expect( notices() ).toEqual( [ [ 'info', OFFER ] ] );
	await wait( 60_000 );
	expect( page.orders() ).toEqual( [] );
} );

it( 'nothing is offered without an unsent order', async () => {
	await goOnline( false );
	await goOnline( true );
	expect( notices() ).toEqual( [] );
} );
