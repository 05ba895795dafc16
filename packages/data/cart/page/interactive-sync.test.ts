import { createRegistry } from '@wordpress/data';
import {
	createApiClient,
	createLazyApiClient,
	createSession,
} from '@shopfront/api';
import { noticesStore } from '@shopfront/data/notices';
import { provideServices } from '@shopfront/data/services';
import { validationStore } from '@shopfront/data/validation';
import { createHost } from '@shopfront/host';
import {
	createPlatformCart,
	type Generation,
} from '../../../../tests/fixtures/interactive-platform';
import { openInteractivity } from '../../../../tests/fixtures/interactivity';
import {
	createSessionServer,
	type Fate,
} from '../../../../tests/fixtures/session-server';
import { createRandom } from '../../../../tests/reliability/support/random';
import { settle } from '../../../../tests/fixtures/fake-api';
import { storeServices } from '../../../../tests/fixtures/store-services';
import { atLevel } from '../../../../tests/run/test-level';
import { startInteractiveSync } from './interactive-sync';
import { startCartStore } from '../start';
import { cartStore } from '../store';

const FRAME_MS = 16;

const LONG_MS = 600_000;

const GENERATIONS: readonly Generation[] = [ '11.0', 'single' ];

let stops: Array< () => void > = [];

const openPage = async (
	generation: Generation,
	drawFate: () => Fate = () => ( { latency: 50, refused: [] } ),
	added: Record< number, number > = {},
	hasWatch = true
) => {
	const server = createSessionServer( drawFate );
	for ( const [ id, quantity ] of Object.entries( added ) ) {
		const adding = server.sendBatch( [
			{ path: 'add-item', id: Number( id ), quantity },
		] );
		await jest.advanceTimersByTimeAsync( 1000 );
		await adding;
	}
	const interactivity = openInteractivity( {
		woocommerce: { cart: server.getCart() },
	} );
	if ( ! hasWatch ) {
		delete interactivity.watch;
	}
	const platform = createPlatformCart(
		interactivity,
		generation,
		server.sendBatch,
		server.read
	);
	const host = createHost( window );
	const registry = createRegistry();
	const session = createSession( { storage: host.storage } );
	const client = createLazyApiClient( {
		load: async () =>
			createApiClient( {
				session,
				transport: server.transport,
				clock: host.clock,
				online: host.online,
				random: () => 0,
			} ),
		session,
		preloaded: new Map(),
		clock: host.clock,
		online: host.online,
	} );
	provideServices( registry, storeServices( { api: client, host } ) );
	registry.register( noticesStore );
	registry.register( validationStore );
	stops.push(
		startCartStore( registry, { isPreloaded: true, hasCookies: false } ),
		startInteractiveSync( registry )
	);
	const { receiveCart, finishResolution } = registry.dispatch( cartStore );
	await receiveCart( server.getCart() );
	await finishResolution( 'getCartData', [] );
	platform.refresh();
	await jest.advanceTimersByTimeAsync( 1000 );

	const select = registry.select( cartStore );
	return {
		server,
		platform,
		registry,
		select,
		actions: registry.dispatch( cartStore ),
		/** What our blocks show, by product. */
		ours: () => {
			const removed = select.getItemsPendingDelete();
			return Object.fromEntries(
				select
					.getOptimisticCart()
					.items.filter( ( { key } ) => ! removed.includes( key ) )
					.map( ( { id, quantity } ) => [ id, quantity ] )
			);
		},
		/** What WooCommerce's blocks show, by product that the server has added. */
		theirs: () =>
			Object.fromEntries(
				platform
					.getCart()
					.items.filter( ( { key } ) => key )
					.map( ( { id, quantity } ) => [ id, quantity ] )
			),
	};
};

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
} );

afterEach( () => {
	stops.forEach( ( stop ) => stop() );
	stops = [];
	jest.useRealTimers();
} );

describe.each( GENERATIONS )( 'Beside the store of %s', ( generation ) => {
	it( "shows an edit in the platform's blocks before the response, without a request", async () => {
		const { platform, select, ours, server } = await openPage(
			generation,
			undefined,
			{ 11: 1 }
		);
		const reads = server.countReads();
		platform.setQuantity( 'key11', 4 );
		await settle();
		expect( ours() ).toEqual( { 11: 4 } );
		expect( select.isItemPendingQuantity( 'key11' ) ).toBe( true );
		expect( select.getOptimisticCart().itemsCount ).toBe( 4 );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( ours() ).toEqual( { 11: 4 } );
		expect( select.hasPendingItemsOperations() ).toBe( false );
		expect( select.getOptimisticCart().totals.total_items ).toBe( '444' );
		expect( server.countReads() ).toBe( reads );
	} );

	it( 'counts a product that the platform is adding, and accepts its line without a notice', async () => {
		const { platform, registry, select, ours } =
			await openPage( generation );
		platform.add( 12, 2 );
		await settle();
		expect( select.getOptimisticCart().itemsCount ).toBe( 2 );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( ours() ).toEqual( { 12: 2 } );
		platform.add( 12, 1 );
		await jest.advanceTimersByTimeAsync( 1000 );
		platform.remove( 'key12' );
		await settle();
		expect( select.isItemPendingDelete( 'key12' ) ).toBe( true );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( ours() ).toEqual( {} );
		expect(
			registry.select( noticesStore ).getNotices( 'wc/cart' )
		).toEqual( [] );
	} );

	it( 'shows our edits in the platform at once, with their totals, and without a request', async () => {
		const { platform, actions, server } = await openPage(
			generation,
			undefined,
			{ 11: 1, 12: 1 }
		);
		const reads = server.countReads();
		void actions.changeCartItemQuantity( 'key11', 3 );
		void actions.removeItemFromCart( 'key12' );
		const { items, items_count: count, totals } = platform.getCart();
		expect(
			items.map( ( { key, quantity } ) => [ key, quantity ] )
		).toEqual( [ [ 'key11', 3 ] ] );
		expect( [ count, totals.total_items ] ).toEqual( [ 3, '333' ] );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( platform.getCart() ).toEqual( server.getCart() );
		expect( server.countReads() ).toBe( reads );
	} );

	it( 'takes the last quantity if both sides set one', async () => {
		const { platform, actions, ours, theirs, server } = await openPage(
			generation,
			undefined,
			{ 11: 1 }
		);
		void actions.changeCartItemQuantity( 'key11', 5 );
		await jest.advanceTimersByTimeAsync( 100 );
		platform.setQuantity( 'key11', 7 );
		await jest.advanceTimersByTimeAsync( 3000 );
		expect( [ ours(), theirs() ] ).toEqual( [ { 11: 7 }, { 11: 7 } ] );
		expect( server.getCart().items[ 0 ]?.quantity ).toBe( 7 );
	} );

	it( 'delays our change until the platform has its response', async () => {
		const { platform, actions, server } = await openPage(
			generation,
			() => ( { latency: 800, refused: [] } ),
			{ 11: 1, 12: 1 }
		);
		platform.setQuantity( 'key11', 4 );
		await settle();
		void actions.removeItemFromCart( 'key12' );
		await jest.advanceTimersByTimeAsync( 5000 );
		// Concurrent requests would overwrite each other.
		expect(
			server
				.getCart()
				.items.map( ( { id, quantity } ) => [ id, quantity ] )
		).toEqual( [ [ 11, 4 ] ] );
	} );

	it.each( [ 'before', 'after' ] as const )(
		"fetches the cart once if the platform's request is lost %s the server has it",
		async ( loss ) => {
			let fate: Fate = { latency: 50, refused: [] };
			const { platform, ours, theirs, server } = await openPage(
				generation,
				() => fate,
				{ 11: 1 }
			);
			const reads = server.countReads();
			fate = { latency: 50, refused: [], loss };
			platform.setQuantity( 'key11', 4 );
			await jest.advanceTimersByTimeAsync( 49 );
			expect( ours() ).toEqual( { 11: 4 } );
			fate = { latency: 50, refused: [] };
			await jest.advanceTimersByTimeAsync( 1000 );
			const shown = { 11: loss === 'after' ? 4 : 1 };
			expect( [ ours(), theirs() ] ).toEqual( [ shown, shown ] );
			expect( server.countReads() ).toBe( reads + 1 );
		}
	);

	it( 'follows the reports of a platform that cannot be watched', async () => {
		const { platform, ours, server } = await openPage(
			generation,
			undefined,
			{ 11: 1 },
			false
		);
		const reads = server.countReads();
		platform.setQuantity( 'key11', 4 );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( ours() ).toEqual( { 11: 4 } );
		expect( server.countReads() ).toBe( reads );
	} );

	it(
		'has no difference after random edits, refusals and losses on both sides',
		async () => {
			const { integer, pick } = createRandom( 7 );
			const draw = ( below: number ) => integer( 0, below - 1 );
			let isCalm = true;
			const page = await openPage( generation, () => ( {
				latency: 5 + draw( 300 ),
				refused: isCalm || draw( 10 ) > 0 ? [] : [ draw( 2 ) ],
				loss:
					isCalm || draw( 12 ) > 0
						? undefined
						: pick( [ 'before', 'after' ] as const ),
			} ) );
			const { server, platform, actions, ours, theirs } = page;
			/** Picks one of WooCommerce's lines. A line has no key until the server has added the product. */
			const pickLine = () => {
				const { items } = platform.getCart();
				return items.length ? pick( items ).key : undefined;
			};
			const edits = [
				() => platform.add( pick( server.products ), 1 + draw( 2 ) ),
				() => {
					const key = pickLine();
					if ( key ) {
						platform.setQuantity( key, 1 + draw( 9 ) );
					}
				},
				() => {
					const key = pickLine();
					if ( key ) {
						platform.remove( key );
					}
				},
				() =>
					void actions
						.addItemToCart( pick( server.products ), 1 )
						.catch( () => undefined ),
				() =>
					void actions
						.changeCartItemQuantity(
							`key${ pick( server.products ) }`,
							1 + draw( 9 )
						)
						.catch( () => undefined ),
				() =>
					void actions
						.removeItemFromCart( `key${ pick( server.products ) }` )
						.catch( () => undefined ),
			];
			const differs = () =>
				JSON.stringify( ours() ) !== JSON.stringify( theirs() );
			const differences: unknown[] = [];
			const rounds = atLevel( { usual: 12, all: 250 } );
			for ( let round = 0; round < rounds; round++ ) {
				isCalm = false;
				for ( let edit = 0; edit < 20; edit++ ) {
					pick( edits )();
					await jest.advanceTimersByTimeAsync( FRAME_MS );
					if ( differs() ) {
						await jest.advanceTimersByTimeAsync( FRAME_MS );
					}
					if ( differs() ) {
						differences.push( [ round, edit, ours(), theirs() ] );
					}
					await jest.advanceTimersByTimeAsync( draw( 200 ) );
				}
				isCalm = true;
				await jest.advanceTimersByTimeAsync( 20_000 );
				expect( platform.getCart() ).toEqual( server.getCart() );
				expect( page.select.getCartOperations() ).toEqual( [] );
				expect( page.select.getServerCart().items ).toEqual(
					server.getCart().items
				);
			}
			expect( differences ).toEqual( [] );
		},
		LONG_MS
	);
} );
