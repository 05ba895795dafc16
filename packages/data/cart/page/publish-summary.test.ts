import { parseSummary } from '@shopfront/cart-summary';
import { cartStore } from '../store';
import {
	createTestApp,
	type TestApp,
} from '../../../../tests/fixtures/block-app';
import { cartItem, cartResponse } from '../../../../tests/fixtures/cart';
import { settle } from '../../../../tests/fixtures/fake-api';
import { publishSummary } from './publish-summary';

const mugs = ( quantity: number ) =>
	cartResponse( [ cartItem( { quantity } ) ] );

const events: unknown[] = [];
const onSummary = ( { detail }: Event & { detail?: unknown } ) =>
	events.push( detail );

let app: TestApp;
let stop = () => {};
const open = ( cart: ReturnType< typeof mugs > | null ) => {
	app = createTestApp( { cart } );
	stop = publishSummary( app.registry );
};
const stored = () =>
	parseSummary( localStorage.getItem( 'shopfrontCartSummary' ) );

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	events.length = 0;
	document.cookie = 'woocommerce_items_in_cart=1';
	localStorage.setItem( 'storeApiCartHash', 'first' );
	window.addEventListener( 'sf:cart', onSummary );
} );
afterEach( () => {
	stop();
	app.stop();
	document.cookie = 'woocommerce_items_in_cart=; max-age=0';
	window.removeEventListener( 'sf:cart', onSummary );
	jest.useRealTimers();
} );

it( 'publishes the number, the subtotal and the hash of the loaded cart', () => {
	open( mugs( 2 ) );
	expect( events ).toHaveLength( 1 );
	expect( events[ 0 ] ).toMatchObject( {
		hash: 'first',
		count: 2,
		totals: { total_items: expect.stringMatching( /^\d+$/ ) },
	} );
	expect( { ...stored(), items: [ { id: 26, quantity: 2 } ] } ).toEqual(
		events[ 0 ]
	);
} );

it( 'publishes nothing before the cart has loaded', () => {
	open( null );
	expect( events ).toEqual( [] );
	expect( stored() ).toBeNull();
} );

it( 'publishes a quantity at once without a hash, then with the hash of the response', async () => {
	open( mugs( 1 ) );
	void app.registry.dispatch( cartStore ).changeCartItemQuantity( 'mug', 3 );
	await settle();
	expect( events.at( -1 ) ).toMatchObject( { hash: '', count: 3 } );
	jest.advanceTimersByTime( 400 );
	await settle();
	localStorage.setItem( 'storeApiCartHash', 'second' );
	await app.api.pending[ 0 ]?.reply( mugs( 3 ) );
	expect( events.at( -1 ) ).toMatchObject( { hash: 'second', count: 3 } );
	expect( { ...stored(), items: [ { id: 26, quantity: 3 } ] } ).toEqual(
		events.at( -1 )
	);
} );

it( 'publishes no amounts while they are uncertain', async () => {
	open( mugs( 1 ) );
	void app.registry.dispatch( cartStore ).addItemToCart( 27, 1 );
	await settle();
	expect( events.at( -1 ) ).toMatchObject( { hash: '', totals: null } );
} );

it( "keeps its cart's hash when another tab stores another one", async () => {
	open( mugs( 1 ) );
	app.registry
		.dispatch( cartStore )
		.changeCartItemQuantity( 'mug', 3 )
		.catch( () => undefined );
	await settle();
	jest.advanceTimersByTime( 400 );
	await settle();
	localStorage.setItem( 'storeApiCartHash', "another tab's" );
	await app.api.pending[ 0 ]?.refuse( { code: 'x', message: 'No.' } );
	await app.api.pending[ 0 ]?.lose();
	expect( events.at( -1 ) ).toMatchObject( { hash: 'first', count: 1 } );
} );

it( 'does not publish changes that no badge shows', async () => {
	open( mugs( 1 ) );
	await app.registry
		.dispatch( cartStore )
		.setBillingAddress( { city: 'Porto' } );
	expect( events ).toHaveLength( 1 );
} );
