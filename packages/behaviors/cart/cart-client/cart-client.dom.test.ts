import {
	createCartServer,
	type Fault,
} from '../../../../tests/fixtures/cart-server';
import {
	openPage,
	setCookies,
	shownCount,
	stopPagesAfterEach,
} from '../../../../tests/fixtures/mini-cart-page';
import type { MiniCartBlock } from '@shopfront/behaviors/cart/block-loader';
import { runInPageQueue } from '@shopfront/host';
import { createCartClient, UNREACHABLE } from '.';

const API = '/wp-json/wc/store/v1/cart';
const CART = `http://localhost${ API }`;
const ADD = 'http://localhost/wp-json/wc/store/v1/batch?_locale=site';

const faults: Fault[] = [];
let server: ReturnType< typeof createCartServer >;
let events: string[];
let messages: unknown[];

class FakeChannel {
	constructor( readonly name: string ) {}
	postMessage( { kind, hash, customerId }: Record< string, unknown > ) {
		messages.push( [ this.name, kind, hash, customerId ] );
	}
	close() {}
}

stopPagesAfterEach();
beforeEach( () => {
	jest.useFakeTimers( { doNotFake: [ 'requestIdleCallback' ] } );
	localStorage.clear();
	setCookies( '' );
	faults.length = 0;
	events = [];
	messages = [];
	server = createCartServer( () => faults.shift() ?? 'none' );
	Object.assign( window, {
		requestIdleCallback: ( run: () => void ) => setTimeout( run ),
		BroadcastChannel: FakeChannel,
	} );
	Reflect.set( AbortSignal, 'timeout', () => new AbortController().signal );
	for ( const name of [ 'shopfrontMiniCart', 'wcSettings' ] ) {
		Reflect.deleteProperty( window, name );
	}
	for ( const [ target, name ] of [
		[ document.body, 'wc-blocks_adding_to_cart' ],
		[ document.body, 'wc-blocks_added_to_cart' ],
		[ window, 'wc-blocks_store_sync_required' ],
		[ document.body, 'wc_fragment_refresh' ],
	] as const ) {
		target.addEventListener( name, ( event ) => {
			const { detail } = event as CustomEvent;
			events.push(
				name + ( detail ? ` ${ JSON.stringify( detail ) }` : '' )
			);
		} );
	}
} );
afterEach( () => {
	jest.useRealTimers();
	document.body.innerHTML = '';
} );

const createClient = ( sources: object = { apiUrl: API } ) =>
	createCartClient( window, sources );
const add = async ( id = 26, quantity = 1, client = createClient() ) => {
	const addItem = await client.open();
	const result = addItem?.( id, quantity, [] ).then(
		() => undefined,
		( error: unknown ) => error
	);
	await jest.advanceTimersByTimeAsync( 5000 );
	return result;
};

it( "adds a product, shows it in the badge, and emits the cart store's events", async () => {
	openPage();
	Reflect.set( window, 'wcSettings', { homeUrl: 'http://shop.test/' } );
	expect( await add( 26, 2 ) ).toBeUndefined();
	expect( shownCount() ).toBe( '2' );
	expect( events ).toEqual( [
		'wc-blocks_adding_to_cart',
		'wc-blocks_store_sync_required {"type":"from_@wordpress/data"}',
		'wc-blocks_added_to_cart {"preserveCartData":true}',
	] );
	expect( messages ).toEqual( [
		[ 'shopfront http://shop.test/', 'cart', 'h1', 7 ],
	] );
} );

it( 'reads the cart for a nonce, which the next addition uses', async () => {
	await add();
	await add( 27 );
	expect( server.urls ).toEqual( [ CART, ADD, ADD ] );
	expect( server.added ).toEqual( [ 26, 27 ] );
	expect( localStorage.getItem( 'storeApiNonce' ) ).toBe(
		'{"nonce":"first","timestamp":1700000000}'
	);
} );

it( 'resends an addition with the nonce of its rejection', async () => {
	await add();
	server.renewNonce();
	await add( 27 );
	expect( server.urls ).toEqual( [ CART, ADD, ADD, ADD ] );
	expect( server.added ).toEqual( [ 26, 27 ] );
} );

it( "adds a form's products with one request, and reports an outcome for each", async () => {
	await add();
	server.renewNonce();
	const addItem = await createClient().open();
	const all = [ 27, 28 ].map( ( id ) => addItem?.( id, 1 ) );
	await jest.advanceTimersByTimeAsync( 1000 );
	await Promise.all( all );
	expect( server.urls ).toEqual( [ CART, ADD, ADD, ADD ] );
	expect( server.added ).toEqual( [ 26, 27, 28 ] );
} );

it( 'stores the cart for the next page', async () => {
	await add();
	const stored = ( key: string ) => localStorage.getItem( key );
	expect( stored( 'storeApiCartHash' ) ).toBe( 'h1' );
	expect( stored( 'storeApiCartData' ) ).toContain( '"itemsCount":1' );
	expect( stored( 'shopfrontCartSummary' ) ).toContain( '"hash":"h1"' );
} );

it( 'works with plain permalinks, where the route is an argument', async () => {
	await add(
		26,
		1,
		createClient( { apiUrl: '/?rest_route=/wc/store/v1/cart' } )
	);
	expect( server.urls.at( -1 ) ).toBe(
		'http://localhost/?rest_route=%2Fwc%2Fstore%2Fv1%2Fbatch&_locale=site'
	);
} );

it( 'refreshes classic widgets', async () => {
	Reflect.set( window, 'wc_cart_fragments_params', {} );
	await add();
	expect( events ).toContain( 'wc_fragment_refresh' );
	Reflect.deleteProperty( window, 'wc_cart_fragments_params' );
} );

it( 'waits for the requests of other scripts, and they for it', async () => {
	const order: string[] = [];
	const other = ( name: string ) =>
		runInPageQueue( window, () =>
			server.work( () => void order.push( name ) )
		);
	const addItem = await createClient().open();
	const results = [
		other( 'before' ),
		addItem?.( 26, 1 ).then( () => order.push( 'added' ) ),
		other( 'after' ),
	];
	await jest.advanceTimersByTimeAsync( 1000 );
	await Promise.all( results );
	expect( order ).toEqual( [ 'before', 'added', 'after' ] );
	expect( server.maxConcurrent ).toBe( 1 );
} );

it( 'keeps following the changes of other scripts in the badge', async () => {
	openPage();
	await add();
	server.add( 27 );
	document.body.dispatchEvent( new CustomEvent( 'wc-blocks_added_to_cart' ) );
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( shownCount() ).toBe( '2' );
} );

describe( 'after a response that does not say whether the product was added', () => {
	// The first request of a page has no nonce.
	beforeEach( () =>
		localStorage.setItem(
			'storeApiNonce',
			'{"nonce":"first","timestamp":1700000000}'
		)
	);

	it.each< [ Fault ] >( [ [ 'after' ], [ 'error-after' ], [ 'cut' ] ] )(
		'finds the product in the cart: %s',
		async ( fault ) => {
			openPage();
			server.add( 26, 3 );
			faults.push( 'none', fault );
			expect( await add() ).toBeUndefined();
			expect( server.added ).toEqual( [ 26 ] );
			expect( shownCount() ).toBe( '4' );
		}
	);

	it.each< [ Fault, object ] >( [
		[ 'before', { code: UNREACHABLE } ],
		[ 'html', {} ],
		[ 'error', { code: 'critical', message: 'A critical error.' } ],
	] )(
		'reports that the product is missing, and never resends it: %s',
		async ( fault, error ) => {
			faults.push( fault );
			expect( await add() ).toEqual( error );
			expect( server.added ).toEqual( [] );
			expect( server.urls.filter( ( url ) => url === ADD ) ).toHaveLength(
				1
			);
		}
	);

	it( 'reads the cart again if that response is lost, too', async () => {
		faults.push( 'after', 'before', 'after' );
		expect( await add() ).toBeUndefined();
		expect( server.added ).toEqual( [ 26 ] );
	} );

	it( 'does not confuse it with a product that another script added before', async () => {
		await add();
		server.add( 26 );
		faults.push( 'none', 'before' );
		expect( await add() ).toEqual( { code: UNREACHABLE } );
	} );

	it( 'reports an unknown outcome if the cart cannot be read', async () => {
		faults.push( 'after', 'before', 'before', 'before' );
		expect( await add() ).toEqual( {} );
	} );

	it( 'reports an unknown outcome if the previous cart is unknown', async () => {
		server.add( 26, 3 );
		faults.push( 'before', 'before', 'before', 'after' );
		expect( await add() ).toEqual( {} );
	} );
} );

it( "passes on the shop's refusal", async () => {
	faults.push( 'none', 'refused' );
	expect( await add() ).toEqual( { code: 'x', message: 'Sold out.' } );
	expect( events ).toEqual( [ 'wc-blocks_adding_to_cart' ] );
} );

describe( 'the cart store', () => {
	let addItem: jest.Mock;
	let block: MiniCartBlock;
	beforeEach( () => {
		addItem = jest.fn( async () => undefined );
		block = { mount: () => () => undefined, addItem };
	} );
	const provide = ( answer = () => Promise.resolve( block ) ) =>
		document.addEventListener( 'sf:request', ( event ) =>
			( event as CustomEvent ).detail.respond( answer() )
		);
	const goOffline = () =>
		jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );

	it.each( [
		[ 'that is on the page', () => provide() ],
		[
			'that a drawer is loading',
			() =>
				Reflect.set(
					window,
					'shopfrontMiniCart',
					Promise.resolve( block )
				),
		],
	] )( 'adds the product: a store %s', async ( _, prepare ) => {
		prepare();
		await add();
		expect( addItem ).toHaveBeenCalledWith( 26, 1, [] );
		expect( server.urls ).toEqual( [] );
	} );

	it.each< [ string, object, string ] >( [
		[
			'for an API on another origin',
			{ apiUrl: 'https://api.test/cart' },
			'',
		],
		[
			'if a token identifies the session',
			{ apiUrl: API, settings: { shopfrontRestRoot: 'x' } },
			'',
		],
		[ 'without the URL of the cart', {}, '' ],
		[
			"beside WooCommerce's interactive blocks",
			{ apiUrl: API },
			'<script type="application/json" id="wp-interactivity-data">{"state":{"woocommerce":{"cart":{}}}}</script>',
		],
	] )( 'loads at the first sign of intent %s', async ( _, sources, html ) => {
		document.body.innerHTML = html;
		const load = jest.fn( () => Promise.resolve( block ) );
		provide( load );
		const client = createClient( sources );
		client.prepare();
		expect( load ).toHaveBeenCalledTimes( 1 );
		await add( 26, 1, client );
		expect( addItem ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not load on other pages', async () => {
		const client = createClient();
		client.prepare();
		await add( 26, 1, client );
		expect( document.querySelector( 'script' ) ).toBeNull();
		expect( Reflect.has( window, 'shopfrontMiniCart' ) ).toBe( false );
	} );

	it( 'is left out if it cannot be loaded', async () => {
		provide( () => Promise.reject( new Error( 'Lost' ) ) );
		await add();
		expect( server.added ).toEqual( [ 26 ] );
		expect( await createClient( {} ).open() ).toBeNull();
	} );

	it( 'keeps the product while the shopper is offline', async () => {
		goOffline();
		provide();
		await add();
		expect( addItem ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is optional while offline: without it, the product waits for the connection', async () => {
		const online = goOffline();
		provide( () => Promise.reject( new Error( 'Lost' ) ) );
		const added = add();
		await jest.advanceTimersByTimeAsync( 60_000 );
		expect( server.arrived ).toEqual( [] );
		online.mockReturnValue( true );
		window.dispatchEvent( new Event( 'online' ) );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( await added ).toBeUndefined();
		expect( server.added ).toEqual( [ 26 ] );
	} );
} );
