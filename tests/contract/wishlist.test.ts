/** @jest-environment node */
import { createShop, type Shop } from '../../demo-shop/app';
import { RECORDED_PRODUCTS } from '../../demo-shop/catalogue/seed/index';
import { isRecord } from '../../demo-shop/is-record';
import type { ShopOptions } from '../../demo-shop/options';
import { ShopClient } from '../fixtures/shop-client';
import { wishlistFacts } from './wishlist-facts';
import {
	ownProductId,
	wishlistNames,
	wishlistRecording,
} from './wishlist-recordings';

/** See docs/contract/wishlist.md 8, "Differences of the demo shop". */
const DIFFERENCES: ReadonlyArray< {
	exchanges: RegExp;
	line: RegExp;
	reason: string;
} > = [
	{
		exchanges: /load-mobile$/,
		line: /^markup: \d+ choices/,
		reason: 'the choices of a variation are under its name in narrow windows, too',
	},
	{
		exchanges: /add-to-cart-from-list$/,
		line: /^cart_hash: /,
		reason: 'the hash depends on prices and time, which classic-ajax.test.ts compares',
	},
	{
		exchanges: /^shopper-list-wishlist-add-variation-any$/,
		line: /^quantity: /,
		reason: 'the recorded list had the product before',
	},
	{
		exchanges:
			/^wishlist-rest-(customer-no-nonce|guest-lists-no-session|product|products)/,
		line: /^header Allow: /,
		reason: 'refusals have the Allow header of their route',
	},
	{
		exchanges: /^wishlist-rest-customer-no-nonce$/,
		line: /^header Cache-Control: /,
		reason: 'no answer to a customer may be cached, with a nonce or without',
	},
	{
		exchanges: /^wishlist-rest-customer-item-add-unknown-product$/,
		line: /^(message|additional_errors|header Allow): /,
		reason: 'the demo shop has no page for fatal errors of PHP',
	},
	{
		exchanges: /^shopper-list-/,
		line: /(^|\.)(images(\.\d+)?(\.\w+)?|image_html): /,
		reason: 'the demo shop has pictures of its own',
	},
	{
		exchanges: /^shopper-list-/,
		line: /(date_added_gmt|date_created_gmt): /,
		reason: 'the recorded day is another',
	},
];

/** How a recording shortens a long text. */
const SHORTENED = /^\((\d+) times the letter x\)$/;

/** Each with the reason for skipping it. */
const NOT_REPLAYED: ReadonlyArray< [ RegExp, string ] > = [
	[
		/^shopper-list-(save-for-later-add|items|by-slug|item-delete)$/,
		'they belong to the first recorded shop, and the cart before them is not recorded',
	],
];

/** Only the rebuilt shop has these products. */
const OTHER_PRODUCTS = /add-to-wishlist-1\d\d\b/;

interface Visit {
	visitor: string;
	exchanges: readonly string[];
	options?: Partial< ShopOptions >;
}

const ajax = (
	visitor: string,
	names: string[],
	options?: Partial< ShopOptions >
): Visit => ( {
	visitor,
	exchanges: names.map( ( name ) => `wishlist-${ name }` ),
	options,
} );

const REMOVE = { wishlistBehaviour: 'remove' } as const;

const VISITS: readonly Visit[] = [
	ajax( 'guest', [
		'guest-add',
		'guest-add-exists',
		'guest-add-no-fragments',
		'guest-add-variation',
		'guest-add-variable-parent',
		'guest-add-out-of-stock',
		'guest-add-quantity',
		'guest-add-unknown-product',
		'guest-add-missing-product',
		'guest-add-unknown-list',
		'guest-add-bad-nonce',
		'guest-load-fragments',
		'guest-load-fragments-none',
		'guest-load-fragments-bad-nonce',
		'guest-load-mobile',
		'guest-load-desktop',
		'guest-remove',
		'guest-remove-same-again',
		'guest-remove-bad-nonce',
		'guest-remove-unknown-list',
		'guest-save-title',
		'guest-save-privacy',
		'guest-update-quantity',
		'guest-reload-and-add',
	] ),
	ajax( 'other', [ 'other-remove', 'other-save-title' ] ),
	ajax( 'customer', [
		'customer-add',
		'customer-add-exists',
		'customer-add-second',
		'customer-save-title',
		'customer-save-title-empty',
		'customer-save-title-unknown',
		'customer-save-title-bad-nonce',
		'customer-save-title-too-long',
		'customer-save-privacy',
		'customer-remove',
		'customer-delete-item-unknown',
		'customer-delete-item-bad-nonce',
		'rest-customer-products',
		'rest-customer-product',
		'rest-products-missing',
		'rest-product-unknown',
		'rest-products-unknown',
		'rest-customer-lists',
		'rest-customer-item-add',
		'rest-customer-item-add-exists',
		'rest-customer-item-add-unknown-product',
		'rest-customer-item-add-missing',
		'rest-customer-item-delete',
		'rest-customer-item-delete-again',
		'rest-customer-list-create',
		'rest-customer-list-create-empty',
		'rest-customer-no-nonce',
	] ),
	ajax( 'guest of REST', [
		'rest-guest-lists-no-session',
		'rest-guest-products',
		'rest-guest-item-add',
		'rest-guest-lists',
		'rest-guest-products-listed',
		'rest-guest-item-delete',
	] ),
	ajax(
		'guest who toggles',
		[
			'guest-add-behaviour-remove',
			'guest-delete-item',
			'guest-delete-item-again',
			'guest-add-to-cart-from-list',
		],
		REMOVE
	),
	ajax(
		'customer',
		[
			'customer-add-behaviour-remove',
			'customer-delete-item',
			'customer-delete-item-again',
		],
		REMOVE
	),
	ajax( 'other', [ 'other-delete-item' ], REMOVE ),
	ajax( 'customer', [ 'customer-add-to-cart-from-list' ], REMOVE ),
];

const LISTS = [
	...[
		'empty',
		'add',
		'add-again',
		'add-variation-id',
		'add-unknown-product',
		'add-missing-input',
		'add-out-of-stock',
		'filled',
		'delete',
		'delete-again',
		'add-variation',
		'add-variation-other-attributes',
		'add-variation-parent',
		'add-variation-any',
		'add-variation-any-missing',
		'add-nonce-missing',
		'add-nonce-invalid',
	].map( ( name ) => `shopper-list-wishlist-${ name }` ),
	'shopper-list-saved-for-later-bad-cart-key',
	'shopper-list-unknown-slug',
];

const GUEST_OF_LISTS = 'shopper-list-wishlist-add-guest';

/** Recorded ids and tokens; each visitor had one list. */
const RECORDED_LISTS = [
	[ 1, 'FZMGI6479RQ1' ],
	[ 2, 'FP59245Q2XLS' ],
	[ 3, '4PDNBHYI6ZRN' ],
] as const;

/** The item that the recorded visitor toggled, and an item in someone else's list. */
const TOGGLED_ITEMS = [ 14, 16 ];
const ITEM_OF_ANOTHER = 17;

const UNKNOWN_NONCE = 'deadbeef00';

/** A visitor with the demo shop's values for recorded ones. */
class Visitor {
	readonly client: ShopClient;
	readonly #known = new Map< string, string >();

	constructor( shop: Shop ) {
		this.client = new ShopClient( shop );
	}

	learn( recorded: unknown, own: unknown ): void {
		if ( recorded !== undefined && own !== undefined ) {
			this.#known.set( String( recorded ), String( own ) );
		}
	}

	own( recorded: unknown ): string {
		return this.#known.get( String( recorded ) ) ?? String( recorded );
	}

	async state() {
		const { body } = await this.client.json(
			'/wp-admin/admin-ajax.php?action=shopfront_wishlist_state'
		);
		const state = isRecord( body ) ? body : {};
		const list: unknown = Array.isArray( state.lists )
			? state.lists[ 0 ]
			: null;
		return {
			nonces: isRecord( state.nonces ) ? state.nonces : {},
			rest: String( state.rest_nonce ),
			store: String( state.store_nonce ),
			list: isRecord( list ) ? list : {},
			items: Array.isArray( state.items ) ? state.items : [],
		};
	}

	/** Later requests send the lists' values. */
	async learnLists( { client }: { client?: Visitor } = {} ): Promise< void > {
		const { list, items } = await ( client ?? this ).state();
		for ( const [ id, token ] of RECORDED_LISTS ) {
			this.learn( id, list.id );
			this.learn( token, list.token );
		}
		const item: unknown = items.find(
			( [ product ]: number[] ) => product === ownProductId( 33 )
		);
		for ( const id of TOGGLED_ITEMS ) {
			this.learn( id, Array.isArray( item ) ? item[ 1 ] : undefined );
		}
		this.learn( ITEM_OF_ANOTHER, items[ 0 ]?.[ 1 ] );
	}
}

let shop: Shop;
const visitors = new Map< string, Visitor >();
const seen = new Set< string >();

const visit = async ( name: string, options: Partial< ShopOptions > = {} ) => {
	const known = visitors.get( name );
	const visitor = known ?? new Visitor( shop );
	visitors.set( name, visitor );
	if ( ! known && name === 'customer' ) {
		await visitor.client.logIn();
	}
	await visitor.client.json( '/demo/options', {
		wishlistSeveral: false,
		wishlistBehaviour: 'view',
		...options,
	} );
	return visitor;
};

const ownFragmentKey = ( text: string ) =>
	text.replace(
		/(add-to-wishlist-)(\d+)/,
		( _, name, id ) => name + ownProductId( Number( id ) )
	);

const PRODUCT_FIELDS =
	/^(add_to_wishlist|remove_from_wishlist|product_id|remove_from_wishlist_after_add_to_cart|fragments\[.*\]\[product_id\])$/;
const LIST_FIELDS = /(^|\[)(wishlist_id|wishlist_token|item_id)\]?$/;

/** With our ids, tokens and nonces. */
const ownFields = async ( body: unknown, visitor: Visitor ) => {
	const fields = isRecord( body ) ? body : {};
	const { nonces } = await visitor.state();
	const valueOf = ( name: string, value: string ) => {
		if ( name === 'nonce' && value !== UNKNOWN_NONCE ) {
			const action = String( fields.action ).replace( /_action$/, '' );
			return String( nonces[ `${ action }_nonce` ] );
		}
		const [ , length ] = SHORTENED.exec( value ) ?? [];
		if ( length ) {
			return 'x'.repeat( Number( length ) );
		}
		if ( PRODUCT_FIELDS.test( name ) && value !== '' ) {
			return String( ownProductId( Number( value ) ) );
		}
		return LIST_FIELDS.test( name ) ? visitor.own( value ) : value;
	};
	return Object.fromEntries(
		Object.entries( fields ).map( ( [ name, value ] ) => [
			ownFragmentKey( name ),
			valueOf( name, String( value ) ),
		] )
	);
};

const PRODUCT_ID = /^(prod_id|id|product_id|variation_id)$/;

/** Replaces recorded ids of products and lists. Fragments are compared separately. */
const withOwnIds = ( value: unknown, visitor: Visitor, name = '' ): unknown => {
	if ( Array.isArray( value ) ) {
		return value.map( ( each ) => withOwnIds( each, visitor, name ) );
	}
	if ( isRecord( value ) ) {
		const ownKey = ( key: string ) => {
			if ( ! /^\d+$/.test( key ) ) {
				return key;
			}
			return name === 'lists'
				? visitor.own( key )
				: String( ownProductId( Number( key ) ) );
		};
		return Object.fromEntries(
			Object.entries( value ).map( ( [ key, each ] ) => [
				ownKey( key ),
				withOwnIds( each, visitor, key ),
			] )
		);
	}
	if ( typeof value === 'number' && PRODUCT_ID.test( name ) ) {
		return ownProductId( value );
	}
	return name === 'wishlist_id' && typeof value === 'number'
		? Number( visitor.own( value ) )
		: value;
};

/** Values that belong to a visitor; only their types count. */
const OWN_VALUE =
	/(^|\.)(id|token|user_id|session_id|key|wishlists\.\d+|added_to|removed_from|slug|expiration|date)$|add_to_this_wishlist_url|permalink|wishlist_url|message\.\d/;

const compare = ( own: unknown, recorded: unknown, path = '' ): string[] => {
	if ( isRecord( own ) && isRecord( recorded ) ) {
		const names = new Set( [
			...Object.keys( own ),
			...Object.keys( recorded ),
		] );
		return [ ...names ]
			.filter( ( name ) => name !== 'fragments' )
			.flatMap( ( name ) =>
				compare(
					own[ name ],
					recorded[ name ],
					path ? `${ path }.${ name }` : name
				)
			);
	}
	if (
		Array.isArray( own ) &&
		Array.isArray( recorded ) &&
		own.length === recorded.length
	) {
		return own.flatMap( ( value, index ) =>
			compare( value, recorded[ index ], `${ path }.${ index }` )
		);
	}
	const isSame = OWN_VALUE.test( path )
		? typeof own === typeof recorded
		: JSON.stringify( own ) === JSON.stringify( recorded );
	return isSame
		? []
		: [
				`${ path }: ${ JSON.stringify( own ) } instead of ${ JSON.stringify( recorded ) }`,
			];
};

const partsOf = ( value: unknown ): Record< string, unknown > => {
	if ( typeof value === 'string' && value.includes( '<form' ) ) {
		return { page: value };
	}
	const fragments = isRecord( value ) ? value.fragments : null;
	return isRecord( fragments ) ? fragments : {};
};

/** Only compares what scripts and themes rely on. */
const compareFragments = ( body: unknown, recorded: unknown ): string[] => {
	const actual = partsOf( body );
	return Object.entries( partsOf( recorded ) )
		.filter( ( [ key ] ) => ! OTHER_PRODUCTS.test( key ) )
		.filter( ( [ key ] ) => ! key.includes( 'widget_shopping_cart' ) )
		.flatMap( ( [ key, html ] ) => {
			const own = wishlistFacts(
				String( actual[ ownFragmentKey( key ) ] ),
				( id ) => id
			);
			const known = wishlistFacts( String( html ), ( id ) =>
				String( ownProductId( Number( id ) ) )
			);
			return [
				...own
					.filter( ( fact ) => ! known.includes( fact ) )
					.map( ( fact ) => `markup: ${ fact }, not recorded` ),
				...known
					.filter( ( fact ) => ! own.includes( fact ) )
					.map( ( fact ) => `markup: ${ fact }, missing` ),
			];
		} );
};

const HEADERS = [
	'Content-Type',
	'Cache-Control',
	'X-Robots-Tag',
	'X-Content-Type-Options',
	'Allow',
];

const send = async ( name: string, visitor: Visitor ): Promise< Response > => {
	const { request } = wishlistRecording( name );
	if ( ! request.path.startsWith( '/wp-json' ) ) {
		return visitor.client.fetch( request.path, {
			method: 'POST',
			body: new URLSearchParams(
				await ownFields( request.body, visitor )
			),
		} );
	}
	const { rest, store } = await visitor.state();
	const headers: Record< string, string > = {
		'Content-Type': 'application/json',
	};
	for ( const [ header, own ] of [
		[ 'X-WP-Nonce', rest ],
		[ 'Nonce', store ],
	] as const ) {
		const sent = request.headers[ header ];
		if ( sent ) {
			headers[ header ] = sent === UNKNOWN_NONCE ? sent : own;
		}
	}
	const path = request.path
		.replace(
			/(product_ids\[\]=|products\/)(\d+)/g,
			( _, start, id ) => start + ownProductId( Number( id ) )
		)
		.replace( /(?<=items\/)\w+/, ( key ) => visitor.own( key ) );
	return visitor.client.fetch( path, {
		method: request.method,
		headers,
		body:
			request.body === undefined
				? undefined
				: JSON.stringify( withOwnIds( request.body, visitor ) ),
	} );
};

const replay = async (
	name: string,
	visitor: Visitor
): Promise< string[] > => {
	const { response } = wishlistRecording( name );
	const answer = await send( name, visitor );
	const text = await answer.text();
	const isJson = /json/.test( response.headers[ 'Content-Type' ] ?? '' );
	const body: unknown = isJson && text ? JSON.parse( text ) : text;
	if ( isRecord( body ) && isRecord( response.body ) ) {
		visitor.learn( response.body.key, body.key );
	}
	if ( ! name.includes( 'other' ) ) {
		await visitor.learnLists();
	}
	const lines = [
		...compare( answer.status, response.status, 'status' ),
		...HEADERS.filter(
			// A response without content has no type.
			( header ) => header !== 'Content-Type' || response.status !== 204
		).flatMap( ( header ) =>
			compare(
				answer.headers.get( header ),
				response.headers[ header ] ?? null,
				`header ${ header }`
			)
		),
		...( isJson
			? compare( body, withOwnIds( response.body, visitor ), '' )
			: [] ),
		...compareFragments( body, response.body ),
	];
	return lines.filter( ( line ) => {
		const listed = DIFFERENCES.filter(
			( difference ) =>
				difference.exchanges.test( name ) &&
				difference.line.test( line )
		);
		listed.forEach( ( { reason } ) => seen.add( reason ) );
		return listed.length === 0;
	} );
};

const replayAll = async ( names: readonly string[], visitor: Visitor ) => {
	const found: Record< string, string[] > = {};
	for ( const name of names ) {
		const lines = await replay( name, visitor );
		if ( lines.length > 0 ) {
			found[ name ] = lines;
		}
	}
	return found;
};

beforeAll( () => {
	shop = createShop( {
		databasePath: ':memory:',
		buildFolder: '',
		products: RECORDED_PRODUCTS,
	} );
} );
afterAll( () => shop.close() );

test.each( VISITS )(
	'answers a $visitor as recorded: $exchanges',
	async ( { visitor: name, exchanges, options } ) => {
		const visitor = await visit( name, options );
		if ( name === 'other' ) {
			await visitor.learnLists( { client: visitors.get( 'guest' ) } );
		}
		expect( await replayAll( exchanges, visitor ) ).toEqual( {} );
	}
);

test( 'answers with the platform’s lists as recorded', async () => {
	const visitor = await visit( 'customer of lists', {
		wishlist: 'shopper-lists',
	} );
	await visitor.client.logIn( 'robin@shop.test' );
	const guest = await visit( 'guest of lists', {
		wishlist: 'shopper-lists',
	} );
	expect( {
		...( await replayAll( LISTS, visitor ) ),
		...( await replayAll( [ GUEST_OF_LISTS ], guest ) ),
	} ).toEqual( {} );
} );

test( 'every listed difference of wishlists still occurs', () => {
	expect(
		DIFFERENCES.map( ( { reason } ) => reason ).filter(
			( reason ) => ! seen.has( reason )
		)
	).toEqual( [] );
} );

test( 'replays every recording of wishlists or lists the reason for skipping it', () => {
	const replayed = new Set( [
		...VISITS.flatMap( ( { exchanges } ) => exchanges ),
		...LISTS,
		GUEST_OF_LISTS,
	] );
	const names = wishlistNames();
	expect( names.length ).toBeGreaterThan( 80 );
	expect(
		names.filter(
			( name ) =>
				! replayed.has( name ) &&
				! NOT_REPLAYED.some( ( [ pattern ] ) => pattern.test( name ) )
		)
	).toEqual( [] );
} );
