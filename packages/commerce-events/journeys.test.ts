import { createRegistry } from '@wordpress/data';
import fc from 'fast-check';
import { createApiClient, createSession } from '@shopfront/api';
import { cartStore, startCartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { provideServices } from '@shopfront/data/services';
import { validationStore } from '@shopfront/data/validation';
import { createSafeStorage, type FactWindow, type Host } from '@shopfront/host';
import { createChannelClass } from '../../tests/reliability/support/channel';
import { createRandom } from '../../tests/reliability/support/random';
import {
	createSessionServer,
	type Fate,
} from '../../tests/fixtures/session-server';
import { atLevel } from '../../tests/run/test-level';
import { ALONE, storeServices } from '../../tests/fixtures/store-services';
import { COMMERCE_EVENT, startCommerceEvents, type CommerceEvent } from '.';

const RUNS = Number(
	process.env.JOURNEYS ?? atLevel( { usual: 300, all: 10_000 } )
);

/** By product id. */
type Quantities = Record< string, number >;

const createMemory = (): Storage => {
	const stored = new Map< string, string >();
	return {
		getItem: ( key: string ) => stored.get( key ) ?? null,
		setItem: ( key: string, value: string ) =>
			void stored.set( key, value ),
		removeItem: ( key: string ) => void stored.delete( key ),
	} as unknown as Storage;
};

type Server = ReturnType< typeof createSessionServer >;

interface Browser {
	localStorage: Storage;
	BroadcastChannel: unknown;
}

/** A page in a tab, whose cart store sends real requests to the server. */
const openPage = async (
	server: Server,
	browser: Browser,
	sessionStorage: Storage,
	record: ( events: CommerceEvent[] ) => void
) => {
	const page = document.implementation.createHTMLDocument();
	const view = Object.assign( new EventTarget(), {
		...browser,
		sessionStorage,
		document: page,
		location: { search: '', pathname: '/cart/' },
		navigator: {},
		performance: { timeOrigin: Date.now() },
	} );
	const clock: Host[ 'clock' ] = {
		now: () => Date.now(),
		setTimeout: ( callback, delayMs ) => setTimeout( callback, delayMs ),
		clearTimeout: ( id ) => clearTimeout( id as NodeJS.Timeout ),
	};
	const host = {
		window: view as unknown as Window,
		document: page,
		clock,
		online: { isOnline: () => true, subscribe: () => () => {} },
		visibility: { isVisible: () => true, subscribe: () => () => {} },
		storage: createSafeStorage( view ),
		sessionStorage: createSafeStorage( view, 'sessionStorage' ),
		cookies: { get: () => undefined },
		reload: () => undefined,
		navigate: () => true,
		onContainers: () => () => {},
		isEditor: () => false,
		readPreload: () => new Map(),
	} satisfies Host;
	let emitted: CommerceEvent[] = [];
	page.addEventListener( COMMERCE_EVENT, ( event ) =>
		emitted.push( ( event as CustomEvent< CommerceEvent > ).detail )
	);
	const stopEvents = startCommerceEvents( host.window );
	page.dispatchEvent( new Event( 'DOMContentLoaded' ) );
	const facts = ( view as FactWindow ).sfFacts;
	( view as FactWindow ).sfFacts = {
		length: 0,
		push: ( fact ) => {
			facts?.push( fact );
			record( emitted );
			emitted = [];
		},
	};
	let isClosed = false;
	const registry = createRegistry();
	const client = createApiClient( {
		// A page that is gone sends nothing, and gets no answer to what it has sent.
		transport: async ( request ) => {
			if ( isClosed ) {
				return new Promise< never >( () => {} );
			}
			const reply = await server
				.transport( request )
				.catch( ( error: unknown ) => error );
			if ( isClosed ) {
				return new Promise< never >( () => {} );
			}
			if ( reply instanceof Error ) {
				throw reply;
			}
			return reply as Awaited< ReturnType< typeof server.transport > >;
		},
		clock,
		online: host.online,
		session: createSession( { storage: host.storage } ),
	} );
	provideServices(
		registry,
		storeServices( { api: { ...client, ...ALONE }, host } )
	);
	registry.register( noticesStore );
	registry.register( validationStore );
	const stop = startCartStore( registry, {
		isPreloaded: false,
		hasCookies: false,
	} );
	void registry.select( cartStore ).getCartData();
	view.dispatchEvent( new Event( 'pointerdown' ) );
	await jest.advanceTimersByTimeAsync( 1 );
	return {
		cart: registry.select( cartStore ),
		actions: registry.dispatch( cartStore ),
		close: () => {
			isClosed = true;
			stop();
			stopEvents();
		},
	};
};

const steps = fc.array(
	fc.record( {
		tab: fc.integer( { min: 0, max: 1 } ),
		kind: fc.constantFrom( 'add', 'add', 'set', 'set', 'remove', 'reload' ),
		product: fc.integer( { min: 0, max: 3 } ),
		quantity: fc.integer( { min: 1, max: 4 } ),
		waitMs: fc.constantFrom( 0, 1, 50, 300, 700, 2500 ),
	} ),
	{ minLength: 1, maxLength: 12 }
);

const fates = fc.array(
	fc.record( {
		latency: fc.integer( { min: 1, max: 400 } ),
		refused: fc.constantFrom( [], [], [], [ 0 ], [ 1 ] ),
		loss: fc.constantFrom(
			undefined,
			undefined,
			undefined,
			'before' as const,
			'after' as const
		),
	} ),
	{ minLength: 1, maxLength: 20 }
);

const apply = ( before: Quantities, events: readonly CommerceEvent[] ) => {
	const after = { ...before };
	for ( const { name, ecommerce } of events ) {
		const sign = name === 'add_to_cart' ? 1 : -1;
		for ( const { item_id: id, quantity = 0 } of ecommerce.items ) {
			after[ id ] = ( after[ id ] ?? 0 ) + sign * quantity;
			if ( after[ id ] === 0 ) {
				delete after[ id ];
			}
		}
	}
	return after;
};

const isEqual = ( one: Quantities, other: Readonly< Quantities > ) =>
	JSON.stringify( Object.entries( one ).sort() ) ===
	JSON.stringify( Object.entries( other ).sort() );

/** After each answer, the events add up to a state that the server had, and never to an earlier one than before. */
const expectInOrder = (
	groups: readonly CommerceEvent[][],
	log: readonly Readonly< Quantities >[]
) => {
	let sum: Quantities = {};
	let position = 0;
	for ( const events of groups.filter( ( { length } ) => length > 0 ) ) {
		sum = apply( sum, events );
		const next = log.findIndex(
			( state, index ) => index >= position && isEqual( sum, state )
		);
		expect( { sum, isInOrder: next >= 0 } ).toEqual( {
			sum,
			isInOrder: true,
		} );
		position = next;
	}
	expect( sum ).toEqual( log.at( -1 ) );
};

let runs = 0;

const run = async (
	list: Array< {
		tab: number;
		kind: string;
		product: number;
		quantity: number;
		waitMs: number;
	} >,
	drawn: readonly Fate[]
) => {
	let requests = 0;
	let isFaulty = true;
	const server = createSessionServer(
		() =>
			( isFaulty ? drawn[ requests++ % drawn.length ] : undefined ) ?? {
				latency: 20,
				refused: [],
			}
	);
	const browser: Browser = {
		localStorage: createMemory(),
		BroadcastChannel: createChannelClass( createRandom( ++runs ), 60 ),
	};
	const groups: CommerceEvent[][] = [];
	const open = ( storage: Storage ) =>
		openPage( server, browser, storage, ( events ) =>
			groups.push( events )
		);
	const storages = [ createMemory(), createMemory() ];
	const tabs = [ await open( storages[ 0 ]! ), await open( storages[ 1 ]! ) ];
	await jest.advanceTimersByTimeAsync( 2000 );
	for ( const { tab: number, kind, product, quantity, waitMs } of list ) {
		const tab = tabs[ number ]!;
		const id = server.products[ product ]!;
		const key = `key${ id }`;
		const ignore = () => undefined;
		if ( kind === 'reload' ) {
			tab.close();
			tabs[ number ] = await open( storages[ number ]! );
		} else if ( kind === 'add' || ! tab.cart.getCartItem( key ) ) {
			tab.actions.addItemToCart( id, quantity ).catch( ignore );
		} else if ( kind === 'set' ) {
			tab.actions.changeCartItemQuantity( key, quantity ).catch( ignore );
		} else {
			tab.actions.removeItemFromCart( key ).catch( ignore );
		}
		await jest.advanceTimersByTimeAsync( waitMs );
	}
	await jest.advanceTimersByTimeAsync( 20_000 );
	isFaulty = false;
	await jest.advanceTimersByTimeAsync( 60_000 );
	for ( const { actions } of tabs ) {
		void actions.refreshAfterChange();
		await jest.advanceTimersByTimeAsync( 5000 );
	}
	tabs.forEach( ( { close } ) => close() );
	expectInOrder( groups, server.log );
	return groups.flat().length;
};

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( `reports each change of the cart once and in order, in ${ RUNS } journeys through two tabs with faults and reloads`, async () => {
	let events = 0;
	await fc.assert(
		fc.asyncProperty( steps, fates, async ( list, drawn ) => {
			events += await run( list, drawn );
		} ),
		{ numRuns: RUNS, seed: Number( process.env.SEED ?? 1 ) }
	);
	expect( events ).toBeGreaterThan( RUNS );
	process.stdout.write( `${ RUNS } journeys, ${ events } cart events.\n` );
}, 3_600_000 );
