import {
	createTestApp,
	type TestApp,
} from '../../../../tests/fixtures/block-app';
import { cartItem, cartResponse } from '../../../../tests/fixtures/cart';
import { settle } from '../../../../tests/fixtures/fake-api';
import { startRefreshingFragments } from './refresh-fragments';
import { cartStore } from '../store';

const mugs = ( quantity: number ) =>
	cartResponse( [ cartItem( { quantity } ) ] );

let app: TestApp;
let stop: () => void;
let refreshes: number;
const jQuery: ( target: EventTarget ) => {
	on: ( name: string, listener: () => void ) => void;
	off: ( name: string ) => void;
} = jest.requireActual( 'jquery' );

const open = ( cart: ReturnType< typeof mugs > | null ) => {
	app = createTestApp( { cart } );
	stop = startRefreshingFragments( app.registry );
};
const change = async ( quantity: number ) => {
	void app.registry
		.dispatch( cartStore )
		.changeCartItemQuantity( 'mug', quantity );
	await settle();
	jest.advanceTimersByTime( 400 );
	await settle();
};
const answer = async ( quantity: number, hash = 'new' ) => {
	localStorage.setItem( 'storeApiCartHash', hash );
	app.api.pending[ 0 ]?.reply( mugs( quantity ) );
	await settle();
};

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	localStorage.setItem( 'storeApiCartHash', 'old' );
	sessionStorage.setItem( 'wc_cart_hash_1', 'old' );
	Reflect.set( window, 'wc_cart_fragments_params', {
		cart_hash_key: 'wc_cart_hash_1',
	} );
	refreshes = 0;
	jQuery( document.body ).on( 'wc_fragment_refresh', () => refreshes++ );
} );
afterEach( () => {
	stop();
	app.stop();
	jQuery( document.body ).off( 'wc_fragment_refresh' );
	Reflect.deleteProperty( window, 'wc_cart_fragments_params' );
	jest.useRealTimers();
} );

it( 'requests fragments once after the response to a change', async () => {
	open( mugs( 1 ) );
	await change( 3 );
	expect( refreshes ).toBe( 0 );
	await answer( 3 );
	expect( refreshes ).toBe( 1 );
} );

it( 'waits until the server has answered all changes', async () => {
	open( mugs( 1 ) );
	await change( 2 );
	void app.registry.dispatch( cartStore ).changeCartItemQuantity( 'mug', 3 );
	await settle();
	await answer( 2 );
	expect( refreshes ).toBe( 0 );
	jest.advanceTimersByTime( 400 );
	await settle();
	await answer( 3 );
	expect( refreshes ).toBe( 1 );
} );

it( "requests none for the page's first cart", async () => {
	open( null );
	app.api.pending[ 0 ]?.reply( mugs( 1 ) );
	await settle();
	expect( refreshes ).toBe( 0 );
} );

it( "requests none if the page shows this cart's fragments, as after a classic button", async () => {
	open( mugs( 1 ) );
	sessionStorage.setItem( 'wc_cart_hash_1', 'new' );
	await change( 2 );
	await answer( 2 );
	expect( refreshes ).toBe( 0 );
} );

it( 'requests none on a page without fragments', async () => {
	Reflect.deleteProperty( window, 'wc_cart_fragments_params' );
	open( mugs( 1 ) );
	await change( 2 );
	await answer( 2 );
	expect( refreshes ).toBe( 0 );
} );
