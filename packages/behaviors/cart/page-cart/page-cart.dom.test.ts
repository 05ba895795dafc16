import {
	createPlatformCart,
	type PlatformCart,
} from '../../../../tests/fixtures/interactive-platform';
import { openInteractivity } from '../../../../tests/fixtures/interactivity';
import {
	createCart,
	createFakeServer,
	openPage,
	setCookies,
	settle,
	shownAmount,
	shownCount,
	stopPagesAfterEach,
	storeSummary,
	type FakeServer,
} from '../../../../tests/fixtures/mini-cart-page';
import { createSessionServer } from '../../../../tests/fixtures/session-server';
import { startPageCart } from '.';

let badgeServer: FakeServer;
let runIdle: () => void;
let isLost: boolean;

beforeEach( () => {
	jest.useFakeTimers( { doNotFake: [ 'requestIdleCallback' ] } );
	badgeServer = createFakeServer();
	localStorage.clear();
	setCookies( '' );
	isLost = false;
	Reflect.deleteProperty( window, 'jQuery' );
	const callbacks: Array< () => void > = [];
	Reflect.set( window, 'requestIdleCallback', ( callback: () => void ) =>
		callbacks.push( callback )
	);
	runIdle = () => callbacks.splice( 0 ).forEach( ( run ) => run() );
} );
afterEach( () => {
	jest.useRealTimers();
} );

stopPagesAfterEach();

const emit = ( name: string, detail?: object ) =>
	document.body.dispatchEvent(
		new CustomEvent( name, { bubbles: true, detail } )
	);
const wait = () => jest.advanceTimersByTimeAsync( 1000 );

/** Opens a page with a badge and interactive blocks. The visitor's cart has two of a product. */
const open = async ( {
	isCached = false,
	hasWatch = true,
	html = '',
} = {} ) => {
	const server = createSessionServer( () => ( {
		latency: 50,
		refused: [],
		loss: isLost ? 'before' : undefined,
	} ) );
	const adding = server.sendBatch( [
		{ path: 'add-item', id: 11, quantity: 2 },
	] );
	await wait();
	await adding;
	const interactivity = openInteractivity( {
		woocommerce: { cart: isCached ? createCart( 0 ) : server.getCart() },
	} );
	if ( ! hasWatch ) {
		delete interactivity.watch;
	}
	openPage( { hasAmount: true, html } );
	startPageCart( window );
	const platform: PlatformCart = createPlatformCart(
		interactivity,
		'11.0',
		server.sendBatch,
		server.read
	);
	const load = async () => {
		platform.refresh();
		await settle();
		runIdle();
		await wait();
	};
	return { server, platform, load };
};

it( 'shows the cart that the server printed at once, and shares one request with the blocks', async () => {
	setCookies( 'abc' );
	const { server, load } = await open();
	expect( [ shownCount(), shownAmount() ] ).toEqual( [ '2', '$2.22' ] );
	await load();
	expect( shownCount() ).toBe( '2' );
	expect( [ server.countReads(), badgeServer.requests.length ] ).toEqual( [
		1, 0,
	] );
	expect( localStorage.getItem( 'storeApiCartHash' ) ).toBe( 'abc' );
} );

it.each( [
	[ 'WordPress', true ],
	[ 'WordPress before 7.0', false ],
] )(
	"waits for the blocks' request on a cached page of %s",
	async ( _, hasWatch ) => {
		setCookies( 'abc' );
		const { server, load } = await open( { isCached: true, hasWatch } );
		expect( shownCount() ).toBe( '' );
		await load();
		expect( shownCount() ).toBe( '2' );
		expect( [ server.countReads(), badgeServer.requests.length ] ).toEqual(
			[ 1, 0 ]
		);
	}
);

it( "leaves the cart to the badge if the page has the blocks' state, but no block", async () => {
	setCookies( 'abc' );
	openInteractivity( { woocommerce: { cart: createCart( 0 ) } } );
	openPage();
	startPageCart( window );
	await settle();
	runIdle();
	await wait();
	expect( badgeServer.requests ).toHaveLength( 1 );
	await badgeServer.requests[ 0 ]?.( { body: createCart( 3 ), hash: 'abc' } );
	expect( shownCount() ).toBe( '3' );
	emit( 'wc-blocks_added_to_cart' );
	await settle();
	await badgeServer.requests[ 1 ]?.( { body: createCart( 4 ), hash: 'd' } );
	expect( shownCount() ).toBe( '4' );
} );

it( 'shows the summary of the last page until the blocks have their response', async () => {
	setCookies( 'abc' );
	storeSummary( 'abc', 5 );
	const { load } = await open( { isCached: true } );
	expect( shownCount() ).toBe( '5' );
	await load();
	expect( shownCount() ).toBe( '2' );
} );

it( "follows a block's edit before the response, and again if it fails", async () => {
	setCookies( 'abc' );
	const { platform, load } = await open();
	await load();
	platform.add( 12, 1 );
	await settle();
	expect( [ shownCount(), shownAmount() ] ).toEqual( [ '3', '' ] );
	await wait();
	expect( [ shownCount(), shownAmount() ] ).toEqual( [ '3', '$3.34' ] );
	isLost = true;
	platform.remove( 'key11' );
	await settle();
	expect( shownCount() ).toBe( '1' );
	await wait();
	expect( shownCount() ).toBe( '3' );
	expect( badgeServer.requests ).toHaveLength( 0 );
} );

it.each( [
	[ 'an event of another script', () => emit( 'wc-blocks_added_to_cart' ) ],
	[ 'an event of jQuery', ( emitByJQuery: () => void ) => emitByJQuery() ],
	[
		'a page that is restored from the back/forward cache',
		() =>
			window.dispatchEvent(
				Object.assign( new Event( 'pageshow' ), { persisted: true } )
			),
	],
	[
		'a change in another tab',
		() =>
			window.dispatchEvent(
				new StorageEvent( 'storage', { key: 'shopfrontCartSummary' } )
			),
	],
] )( 'refreshes the blocks once after %s', async ( _, change ) => {
	setCookies( 'abc' );
	const listeners: Array< () => void > = [];
	Reflect.set( window, 'jQuery', () => ( {
		on: ( name: string, listener: () => void ) =>
			name === 'added_to_cart' && listeners.push( listener ),
	} ) );
	const { server, platform, load } = await open();
	await load();
	const adding = server.sendBatch( [
		{ path: 'add-item', id: 11, quantity: 5 },
	] );
	await wait();
	await adding;
	change( () => listeners.forEach( ( listener ) => listener() ) );
	await wait();
	expect( shownCount() ).toBe( '7' );
	expect( platform.getCart().items_count ).toBe( 7 );
	expect( [ server.countReads(), badgeServer.requests.length ] ).toEqual( [
		2, 0,
	] );
} );

it( 'shows that the number is unknown if the cart cannot be fetched', async () => {
	setCookies( 'abc' );
	const { load } = await open( { isCached: true } );
	isLost = true;
	await load();
	expect( shownCount() ).toBe( '•' );
} );

it( 'ends when a cart store has loaded', async () => {
	setCookies( 'abc' );
	const { platform, load } = await open();
	await load();
	storeSummary( 'abc', 9 );
	window.dispatchEvent(
		new CustomEvent( 'sf:cart', {
			detail: { hash: 'abc', count: 9, totals: null },
		} )
	);
	platform.add( 12, 1 );
	await wait();
	expect( shownCount() ).toBe( '9' );
} );

it( 'leaves a page with a cart block to its store', async () => {
	setCookies( 'abc' );
	await open( { html: '<div class="wp-block-woocommerce-cart"></div>' } );
	await wait();
	expect( shownCount() ).toBe( '' );
} );
