/** @jest-environment node */
/**
 * Two tabs of a visitor change wishlists at random through a bad network. Afterwards, both tabs and the server must
 * agree. A guest logs in between, and must lose nothing.
 */
import { JSDOM } from 'jsdom';
import { mount } from '@shopfront/behaviors/wishlist/button/wishlist-actions';
import {
	getStore,
	type WishlistStore,
} from '@shopfront/behaviors/wishlist/backend';
import { createShop, type Shop } from '../../demo-shop/app';
import { isRecord } from '../../demo-shop/is-record';
import { ShopClient } from '../fixtures/shop-client';
import { atLevel } from '../run/test-level';

const SEEDS = atLevel( {
	usual: [ 1, 2, 3 ],
	all: [ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 ],
} );
const ACTIONS = atLevel( { usual: 340, all: 1000 } );
const PRODUCTS = [ 26, 27, 28, 29, 30, 31, 32 ];
const PROTOCOLS = [ 'ajax', 'rest', 'shopper-lists' ] as const;

/** From 0 to 1; the same seed gives the same sequence. */
const createRandom = ( seed: number ) => {
	let state = seed;
	return () => {
		state =
			( Math.imul( state, 1_664_525 ) + 1_013_904_223 ) % 4_294_967_296;
		return Math.abs( state ) / 4_294_967_296;
	};
};

type Random = ReturnType< typeof createRandom >;

const pick = < One >( random: Random, list: readonly One[] ): One => {
	const one = list[ Math.floor( random() * list.length ) ];
	if ( one === undefined ) {
		throw new Error( 'The list is empty.' );
	}
	return one;
};

/** Share of requests that fail, before or after the work. */
const FAULT_RATE = 0.15;

const FAULTS = [ 'before', 'after', 'html', '500', '0', 'delay' ] as const;

/** A delayed answer takes this many turns of the event loop; other requests overtake it. */
const DELAY_TURNS = 200;

let isCalm = false;

/** The network loses and spoils answers. */
const badFetch =
	( client: ShopClient, random: Random ): typeof fetch =>
	async ( input, init ) => {
		const isBad = ! isCalm && random() < FAULT_RATE;
		const fault = isBad ? pick( random, FAULTS ) : null;
		await new Promise( ( resolve ) => setImmediate( resolve ) );
		if ( fault === 'before' ) {
			throw new TypeError( 'The connection was closed.' );
		}
		const response = await client.fetch( String( input ), init );
		switch ( fault ) {
			case 'delay':
				await turns( DELAY_TURNS );
				return response;
			case 'after':
				throw new TypeError( 'The connection was closed.' );
			case 'html':
				return new Response( '<h1>Error</h1>', { status: 200 } );
			case '500':
				return new Response( '{}', { status: 500 } );
			case '0':
				return new Response( '0', { status: 400 } );
			default:
				return response;
		}
	};

interface Tab {
	view: JSDOM[ 'window' ];
	store: WishlistStore;
}

/** Tabs share cookies and storage. */
const openTab = async (
	client: ShopClient,
	random: Random,
	storage: Map< string, string >,
	tabs: Tab[]
): Promise< Tab > => {
	const html = await ( await client.fetch( '/shop/' ) ).text();
	const settings = new JSDOM( html ).window.document.getElementById(
		'shopfront-wishlist'
	);
	const plugin = /var yith_wcwl_l10n = (.*);/.exec( html )?.[ 1 ];
	const { window: view } = new JSDOM(
		`<body>${ settings?.outerHTML }</body>`,
		{ url: 'http://shop.test/shop/' }
	);
	Object.assign( view, {
		fetch: badFetch( client, random ),
		yith_wcwl_l10n: JSON.parse( plugin ?? '{}' ),
	} );
	view.CSSStyleSheet.prototype.replaceSync = () => {};
	Object.assign( globalThis, {
		CSSStyleSheet: view.CSSStyleSheet,
		HTMLElement: view.HTMLElement,
		Element: view.Element,
		CustomEvent: view.CustomEvent,
		DOMParser: view.DOMParser,
	} );
	Object.assign( view.document, { adoptedStyleSheets: [] } );
	Object.defineProperty( view.document, 'cookie', {
		get: () =>
			[ ...client.cookies ]
				.map( ( pair ) => pair.join( '=' ) )
				.join( '; ' ),
	} );
	Object.defineProperty( view, 'localStorage', {
		value: {
			getItem: ( key: string ) => storage.get( key ) ?? null,
			setItem: ( key: string, value: string ) => {
				storage.set( key, value );
				for ( const tab of tabs ) {
					if ( tab.view !== view ) {
						tab.view.dispatchEvent(
							new tab.view.Event( 'storage' )
						);
					}
				}
			},
		},
	} );
	const page: Window = Object( view );
	const store = getStore( page );
	if ( ! store ) {
		throw new Error( 'The page has no wishlists.' );
	}
	mount( view.document.body, {
		options: {},
		signal: new AbortController().signal,
		addBehaviors: () => {},
	} );
	PRODUCTS.forEach( ( id ) => store.need( id ) );
	const tab = { view, store };
	tabs.push( tab );
	return tab;
};

const turns = async ( count: number ) => {
	for ( let turn = 0; turn < count; turn++ ) {
		await new Promise( ( resolve ) => setImmediate( resolve ) );
	}
};

let shop: Shop;
beforeEach( () => {
	isCalm = false;
	shop = createShop( { databasePath: ':memory:', buildFolder: '' } );
	jest.useFakeTimers( {
		doNotFake: [ 'setImmediate', 'queueMicrotask', 'nextTick' ],
	} );
} );
afterEach( () => {
	shop.close();
	jest.useRealTimers();
} );

/** Waits until nothing is pending. */
const changeAtRandom = async ( tabs: Tab[], random: Random ) => {
	isCalm = false;
	for ( let action = 0; action < ACTIONS / 2; action++ ) {
		const { store, view } = pick( random, tabs );
		const productId = pick( random, PRODUCTS );
		store.change( {
			kind: store.isListed( productId ) ? 'remove' : 'add',
			productId,
			productType: 'simple',
			button: view.document.createElement( 'a' ),
		} );
		if ( random() < 0.7 ) {
			await turns( Math.floor( random() * 12 ) );
		}
	}
	isCalm = true;
	for (
		let waited = 0;
		waited < 3000 &&
		tabs.some( ( { store } ) => store.pending().length > 0 );
		waited++
	) {
		await turns( 10 );
	}
};

/** Both tabs must show what the server has. Returns the server's products in ascending order. */
const expectAgreement = async (
	client: ShopClient,
	tabs: Tab[]
): Promise< number[] > => {
	for ( const { view } of tabs ) {
		view.document.dispatchEvent( new view.Event( 'visibilitychange' ) );
	}
	await turns( 50 );
	const { body } = await client.json(
		'/wp-admin/admin-ajax.php?action=shopfront_wishlist_state'
	);
	const items: number[][] =
		isRecord( body ) && Array.isArray( body.items ) ? body.items : [];
	const ids = items
		.flatMap( ( [ productId ] ) => productId ?? [] )
		.sort( ( a, b ) => a - b );
	for ( const { store } of tabs ) {
		expect( store.pending() ).toEqual( [] );
		expect( PRODUCTS.filter( ( id ) => store.isListed( id ) ) ).toEqual(
			PRODUCTS.filter( ( id ) => ids.includes( id ) )
		);
		expect( store.count() ).toBe( ids.length );
	}
	expect( new Set( ids ).size ).toBe( ids.length );
	return ids;
};

/** On the customer's other device. Returns the product's id. */
const addElsewhere = async ( on: Shop ): Promise< number[] > => {
	const device = new ShopClient( on );
	await device.logIn();
	const html = await ( await device.fetch( '/shop/' ) ).text();
	const link = new JSDOM( html ).window.document.querySelector(
		`a.add_to_wishlist${ PRODUCTS.map( ( id ) => `:not([data-product-id="${ id }"])` ).join( '' ) }`
	);
	await device.fetch(
		`/shop/${ link?.getAttribute( 'href' )?.replace( /^[^?]*/, '' ) }`
	);
	return [ Number( link?.getAttribute( 'data-product-id' ) ) ];
};

const CASES = SEEDS.flatMap( ( seed, index ) => {
	const protocol = PROTOCOLS[ index % PROTOCOLS.length ];
	return protocol ? [ [ protocol, seed ] as const ] : [];
} );

test.each( CASES )(
	'two tabs and the server agree after random changes by %s, seed %s',
	async ( protocol, seed ) => {
		const random = createRandom( seed );
		const client = new ShopClient( shop );
		if ( protocol === 'shopper-lists' ) {
			await client.logIn();
		}
		await client.json( '/demo/options', { wishlist: protocol } );
		const tabs: Tab[] = [];
		const storage = new Map< string, string >();
		await openTab( client, random, storage, tabs );
		await openTab( client, random, storage, tabs );
		await turns( 20 );

		await changeAtRandom( tabs, random );
		const listed = await expectAgreement( client, tabs );
		if ( protocol === 'shopper-lists' ) {
			return;
		}

		const others = await addElsewhere( shop );
		await client.logIn();
		const merged = await expectAgreement( client, tabs );
		expect( merged ).toEqual(
			[ ...listed, ...others ].sort( ( a, b ) => a - b )
		);
		await changeAtRandom( tabs, random );
		expect( await expectAgreement( client, tabs ) ).toEqual(
			expect.arrayContaining( others )
		);
	},
	120_000
);
