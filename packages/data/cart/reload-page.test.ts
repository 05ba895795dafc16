import { providePageCheckout } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { cartItem, cartResponse } from '../../../tests/fixtures/cart';
import { settle } from '../../../tests/fixtures/fake-api';
import { cartStore } from '.';
import { TYPING_PAUSE_MS } from './reload-page';

const withReload = ( reload: unknown, quantity = 1 ) => ( {
	...cartResponse( [ cartItem( { quantity } ) ] ),
	extensions: { currency: { reload } },
} );

let app: TestApp;
const reload = jest.fn();
const open = ( {
	initial = false,
	context = 'wc/cart',
}: { initial?: unknown; context?: string } = {} ) => {
	app = createTestApp( { cart: withReload( initial ), host: { reload } } );
	void app.registry
		.dispatch( storeNoticesStore )
		.registerContainer( context );
};
const receive = async ( value: unknown, quantity = 1 ) => {
	app.registry
		.dispatch( cartStore )
		.receiveCart( withReload( value, quantity ) );
	await settle();
};

beforeEach( () => {
	sessionStorage.clear();
	reload.mockClear();
} );
afterEach( () => app.stop() );

it.each( [ 'wc/cart', 'wc/checkout' ] )(
	'reloads a page with %s once if an add-on requests it',
	async ( context ) => {
		open( { context } );
		await receive( true );
		await receive( true );
		expect( reload ).toHaveBeenCalledTimes( 1 );
	}
);

it.each( [ false, 'true', 1, undefined ] )(
	'does not reload for the value %p',
	async ( value ) => {
		open();
		await receive( value );
		expect( reload ).not.toHaveBeenCalled();
	}
);

it( 'does not reload pages without cart and checkout', async () => {
	open( { context: 'wc/mini-cart' } );
	await receive( true );
	expect( reload ).not.toHaveBeenCalled();
} );

it( 'reloads once for an add-on that requests it in every cart', async () => {
	open( { initial: true } );
	await settle();
	expect( reload ).not.toHaveBeenCalled();
	await receive( true, 2 );
	expect( reload ).toHaveBeenCalledTimes( 1 );
	app.stop();

	open( { initial: true } );
	await receive( true, 2 );
	Object.defineProperty( navigator, 'userActivation', {
		configurable: true,
		value: { hasBeenActive: true },
	} );
	await receive( true, 3 );
	Reflect.deleteProperty( navigator, 'userActivation' );
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );

it( 'does not reload a reloaded page again until the shopper uses it', async () => {
	open();
	await receive( true );
	app.stop();

	open();
	await receive( true );
	expect( reload ).toHaveBeenCalledTimes( 1 );

	Object.defineProperty( navigator, 'userActivation', {
		configurable: true,
		value: { hasBeenActive: true },
	} );
	await receive( false );
	await receive( true );
	Reflect.deleteProperty( navigator, 'userActivation' );
	expect( reload ).toHaveBeenCalledTimes( 2 );
} );

it( 'does not reload during an order', async () => {
	open( { context: 'wc/checkout' } );
	providePageCheckout( app.registry, {
		isExpressPaymentMethodActive: () => false,
		hasOrder: () => true,
		isOrderRequested: () => true,
		setPrefersCollection: () => {},
	} );
	await receive( true );
	expect( reload ).not.toHaveBeenCalled();
} );

it( 'waits for pending cart changes', async () => {
	open();
	const [ item ] = app.registry.select( cartStore ).getCartData().items;
	void app.registry
		.dispatch( cartStore )
		.removeItemFromCart( item?.key ?? '' );
	await settle();
	await receive( true );
	expect( reload ).not.toHaveBeenCalled();
	await app.api.pending[ 0 ]?.reply( withReload( true ) );
	await settle();
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );

it( 'waits until the shopper pauses typing', async () => {
	const wait = ( delayMs: number ) =>
		jest.advanceTimersByTimeAsync( delayMs );
	const field = document.createElement( 'input' );
	document.body.append( field );
	open( { context: 'wc/checkout' } );
	jest.useFakeTimers();
	try {
		field.focus();
		app.registry.dispatch( cartStore ).receiveCart( withReload( true ) );
		await wait( TYPING_PAUSE_MS - 1 );
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		await wait( TYPING_PAUSE_MS - 1 );
		expect( reload ).not.toHaveBeenCalled();
		await wait( 1 );
		expect( reload ).toHaveBeenCalledTimes( 1 );
	} finally {
		jest.useRealTimers();
		field.remove();
	}
} );
