import { createRegistry } from '@wordpress/data';
import { noticesStore } from '@shopfront/data/notices';
import { provideServices } from '@shopfront/data/services';
import { validationStore } from '@shopfront/data/validation';
import { createHost } from '@shopfront/host';
import { cartItem, cartResponse } from '../../../tests/fixtures/cart';
import { createFakeApi, settle } from '../../../tests/fixtures/fake-api';
import { toCartData } from './cart-data';
import { startCartStore, type CartStart } from './start';
import { cartStore } from './store';
import { storeServices } from '../../../tests/fixtures/store-services';

const stops: Array< () => void > = [];

const open = ( start: Partial< CartStart > = {} ) => {
	const registry = createRegistry();
	const api = createFakeApi();
	provideServices(
		registry,
		storeServices( {
			api: api.client,
			host: createHost( window ),
		} )
	);
	registry.register( noticesStore );
	registry.register( validationStore );
	stops.push(
		startCartStore( registry, {
			isPreloaded: false,
			hasCookies: true,
			...start,
		} )
	);
	return { registry, api };
};

/** Reads the cart as a block does, and lets the resolver start. */
const read = async ( { registry }: ReturnType< typeof open > ) => {
	registry.select( cartStore ).getCartData();
	jest.advanceTimersByTime( 10 );
	await settle();
	return registry.select( cartStore ).getCartData();
};

const setCookie = ( name: string, value: string ) => {
	document.cookie = `${ name }=${ value }; path=/`;
};

const cacheCart = ( hash: string, cart: unknown ) => {
	localStorage.setItem( 'storeApiCartHash', hash );
	localStorage.setItem( 'storeApiCartData', JSON.stringify( cart ) );
};

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
} );

afterEach( () => {
	stops.splice( 0 ).forEach( ( stop ) => stop() );
	for ( const name of [
		'woocommerce_items_in_cart',
		'woocommerce_cart_hash',
	] ) {
		document.cookie = `${ name }=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
	}
	window.history.replaceState( null, '', '/' );
	jest.useRealTimers();
} );

describe( 'page without a preloaded cart', () => {
	it( 'sends no request without a cart cookie', async () => {
		const page = open();
		expect( ( await read( page ) ).items ).toEqual( [] );
		expect( page.api.sent ).toEqual( [] );
	} );

	it( 'fetches the cart if there is a cookie but no cached cart', async () => {
		setCookie( 'woocommerce_items_in_cart', '1' );
		const page = open();
		await read( page );
		expect( page.api.sent ).toHaveLength( 1 );
	} );

	it( 'fetches the cart if the URL adds a product', async () => {
		window.history.replaceState( null, '', '/?add-to-cart=26' );
		const page = open();
		await read( page );
		expect( page.api.sent ).toHaveLength( 1 );
	} );

	it( 'fetches the cart on hosts without cookies', async () => {
		const page = open( { hasCookies: false } );
		await read( page );
		expect( page.api.sent ).toHaveLength( 1 );
	} );

	it( 'uses the cached cart if its hash matches the server’s', async () => {
		setCookie( 'woocommerce_items_in_cart', '1' );
		setCookie( 'woocommerce_cart_hash', 'abc' );
		cacheCart( 'abc', toCartData( cartResponse() ) );
		const page = open();
		expect( ( await read( page ) ).items[ 0 ]?.name ).toBe( 'Stone Mug' );
		expect( page.api.sent ).toEqual( [] );
	} );

	it.each( [
		[ 'of another cart', 'old', toCartData( cartResponse() ) ],
		[ 'invalid', 'abc', { items: 'none' } ],
		[ 'not an object', 'abc', 7 ],
	] )(
		'fetches the cart if the cached one is %s',
		async ( _title, hash, cart ) => {
			setCookie( 'woocommerce_items_in_cart', '1' );
			setCookie( 'woocommerce_cart_hash', 'abc' );
			cacheCart( hash, cart );
			const page = open();
			await read( page );
			expect( page.api.sent ).toHaveLength( 1 );
		}
	);
} );

describe( 'cart in a page', () => {
	const replyOfPage = async (
		page: ReturnType< typeof open >,
		hash: string
	) => {
		await read( page );
		await page.api.pending[ 0 ]?.reply( cartResponse(), {
			'Cart-Hash': hash,
		} );
		await settle();
		return page.api.sent.map( ( { isFresh } ) => isFresh );
	};

	it( 'is used if its hash is the cookie’s', async () => {
		setCookie( 'woocommerce_items_in_cart', '1' );
		setCookie( 'woocommerce_cart_hash', 'mine' );
		const page = open( { isPreloaded: true } );
		expect( await replyOfPage( page, 'mine' ) ).toEqual( [ false ] );
	} );

	it( 'of another visitor is fetched again, before the cart has loaded', async () => {
		setCookie( 'woocommerce_items_in_cart', '1' );
		setCookie( 'woocommerce_cart_hash', 'mine' );
		const page = open( { isPreloaded: true } );
		expect( await replyOfPage( page, 'theirs' ) ).toEqual( [
			false,
			true,
		] );
		const isLoaded = () =>
			page.registry
				.select( cartStore )
				.hasFinishedResolution( 'getCartData', [] );
		expect( isLoaded() ).toBe( false );
		// Whatever its hash: a server may count it in another way.
		await page.api.pending[ 0 ]?.reply(
			cartResponse( [ cartItem( { quantity: 7 } ) ] ),
			{ 'Cart-Hash': 'other' }
		);
		expect( ( await read( page ) ).items[ 0 ]?.quantity ).toBe( 7 );
		expect( page.api.sent ).toHaveLength( 2 );
	} );

	it( 'of another visitor is fetched again for a visitor without a cart', async () => {
		const page = open( { isPreloaded: true } );
		expect( await replyOfPage( page, 'theirs' ) ).toHaveLength( 2 );
	} );

	it( 'is used on hosts without cookies', async () => {
		const page = open( { isPreloaded: true, hasCookies: false } );
		expect( await replyOfPage( page, 'theirs' ) ).toEqual( [ false ] );
	} );
} );

describe( 'cart', () => {
	it( 'is cached for the next page after a pause, and when the shopper leaves the page', async () => {
		setCookie( 'woocommerce_items_in_cart', '1' );
		const { registry } = open();
		const cached = () => localStorage.getItem( 'storeApiCartData' ) ?? '';
		await registry
			.dispatch( cartStore )
			.receiveCart( cartResponse( [ cartItem( { quantity: 3 } ) ] ) );
		expect( cached() ).toBe( '' );
		jest.advanceTimersByTime( 500 );
		expect( JSON.parse( cached() ).itemsCount ).toBe( 3 );
		await registry
			.dispatch( cartStore )
			.receiveCart( cartResponse( [ cartItem( { quantity: 4 } ) ] ) );
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( JSON.parse( cached() ).itemsCount ).toBe( 4 );
	} );

	it.each( [
		[ 'without a preloaded cart', { isPreloaded: false } ],
		[ 'with a preloaded cart', { isPreloaded: true } ],
		[ 'of a host without cookies', { hasCookies: false } ],
	] )(
		'of a session that has ended is removed with its addresses on a page %s',
		( _title, start ) => {
			cacheCart( 'abc', toCartData( cartResponse() ) );
			open( start );
			expect( localStorage.getItem( 'storeApiCartData' ) ).toBeNull();
			expect( localStorage.getItem( 'storeApiCartHash' ) ).toBeNull();
		}
	);

	it( 'is not cached after its session has ended in another tab', async () => {
		const { registry } = open();
		await registry.dispatch( cartStore ).receiveCart( cartResponse() );
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( localStorage.getItem( 'storeApiCartData' ) ).toBeNull();
	} );

	it( 'changed by another store on the page is fetched without notices or events', async () => {
		const page = open();
		await read( page );
		const { registry, api } = page;
		await registry.dispatch( cartStore ).receiveCart( cartResponse() );
		const emitted: unknown[] = [];
		const addListener = ( event: Event ) =>
			emitted.push( event instanceof CustomEvent && event.detail.type );
		window.addEventListener( 'wc-blocks_store_sync_required', addListener );
		window.dispatchEvent(
			new CustomEvent( 'wc-blocks_store_sync_required', {
				detail: {
					type: 'from_iAPI',
					quantityChanges: { cartItemsPendingQuantity: [ 'mug' ] },
				},
			} )
		);
		await settle();
		await api.pending[ 0 ]?.reply(
			cartResponse( [ cartItem( { quantity: 5 } ) ] )
		);
		expect( emitted ).toEqual( [ 'from_iAPI' ] );
		expect(
			registry.select( noticesStore ).getNotices( 'wc/cart' )
		).toEqual( [] );

		await registry
			.dispatch( cartStore )
			.receiveCart( cartResponse( [ cartItem( { quantity: 6 } ) ] ) );
		expect( emitted ).toEqual( [ 'from_iAPI', 'from_@wordpress/data' ] );
		window.removeEventListener(
			'wc-blocks_store_sync_required',
			addListener
		);
	} );

	it( 'is fetched again when the page returns from the back/forward cache', async () => {
		const { api } = open();
		window.dispatchEvent(
			Object.assign( new Event( 'pageshow' ), { persisted: true } )
		);
		await settle();
		expect( api.sent ).toHaveLength( 1 );
	} );

	it( 'is not compared with address edits before it has loaded', async () => {
		const page = open( { hasCookies: false } );
		await page.registry
			.dispatch( cartStore )
			.setShippingAddress( { city: 'Reno' } );
		jest.advanceTimersByTime( 5000 );
		await settle();
		await read( page );
		expect( page.api.sent.map( ( { path } ) => path ) ).toEqual( [
			'/wc/store/v1/cart',
		] );
		await page.api.pending[ 0 ]?.reply( cartResponse() );
		jest.advanceTimersByTime( 1500 );
		await settle();
		expect( page.api.sent[ 1 ]?.data ).toMatchObject( {
			shipping_address: { city: 'Reno', country: 'US' },
		} );
	} );

	it( 'is not cached with a hash that may be newer', async () => {
		cacheCart( 'new', toCartData( cartResponse() ) );
		const { registry } = open();
		void registry.dispatch( cartStore ).receiveCart( cartResponse( [] ) );
		expect( localStorage.getItem( 'storeApiCartData' ) ).toBeNull();
	} );

	it( 'is fetched anew after an add-on has invalidated it', async () => {
		const page = open( { isPreloaded: true } );
		await read( page );
		await page.api.pending[ 0 ]?.reply( cartResponse() );
		await settle();
		void page.registry
			.dispatch( cartStore )
			.invalidateResolution( 'getCartData', [] );
		await read( page );
		expect( page.api.sent.map( ( { isFresh } ) => isFresh ) ).toEqual( [
			false,
			true,
		] );
	} );

	it( 'is fetched if the preloaded one is invalid', async () => {
		const page = open( { isPreloaded: true } );
		await read( page );
		await page.api.pending[ 0 ]?.reply( { items: 'none' } );
		expect( page.api.sent.map( ( { isFresh } ) => isFresh ) ).toEqual( [
			false,
			true,
		] );
		await page.api.pending[ 0 ]?.reply( cartResponse() );
		expect(
			page.registry.select( cartStore ).getCartData().itemsCount
		).toBe( 1 );
	} );

	it( 'is fetched again after Back, because the page may come from the browser cache', async () => {
		Object.defineProperty( performance, 'getEntriesByType', {
			configurable: true,
			value: () => [ { type: 'back_forward' } ],
		} );
		const { api } = open( { isPreloaded: true } );
		await settle();
		expect( api.sent.map( ( { isFresh } ) => isFresh ) ).toEqual( [
			true,
		] );
		jest.restoreAllMocks();
	} );

	it.each( [
		[ 'added_to_cart', 'before the cart' ],
		[ 'removed_from_cart', 'before the cart' ],
		[ 'added_to_cart', 'after it' ],
	] )(
		'is fetched when older scripts emit the event %s of a jQuery that loads %s',
		async ( eventName, order ) => {
			const listeners = new Map< string, () => void >();
			const wrapped = {
				on: ( name: string, listener: () => void ) =>
					listeners.set( name, listener ),
				off: ( name: string ) => listeners.delete( name ),
			};
			const early = order === 'after it' ? open() : null;
			Object.assign( window, { jQuery: () => wrapped } );
			window.dispatchEvent( new Event( 'load' ) );
			const { api } = early ?? open();
			listeners.get( eventName )?.();
			await settle();
			expect( api.sent ).toHaveLength( 1 );
			stops.splice( 0 ).forEach( ( stop ) => stop() );
			expect( listeners.size ).toBe( 0 );
			Reflect.deleteProperty( window, 'jQuery' );
		}
	);

	it( 'has one listener in WooCommerce’s global count until the store stops', async () => {
		const counter = () =>
			Reflect.get( window, 'wcBlocksStoreCartListeners' );
		const { api } = open();
		expect( counter() ).toEqual( {
			count: 1,
			remove: expect.any( Function ),
		} );
		counter().remove();
		document.body.dispatchEvent(
			new CustomEvent( 'wc-blocks_added_to_cart' )
		);
		await settle();
		expect( api.sent ).toEqual( [] );
		stops.splice( 0 ).forEach( ( stop ) => stop() );
		expect( counter() ).toMatchObject( { count: 0 } );

		const remove = () => undefined;
		Object.assign( window, {
			wcBlocksStoreCartListeners: { count: 1, remove },
		} );
		open();
		expect( counter() ).toEqual( { count: 2, remove } );
		stops.splice( 0 ).forEach( ( stop ) => stop() );
		expect( counter() ).toEqual( { count: 1, remove } );
		Reflect.deleteProperty( window, 'wcBlocksStoreCartListeners' );
	} );
} );
