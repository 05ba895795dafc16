/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createShop, type Shop } from '../../demo-shop/app';
import {
	RECORDED_PRODUCTS,
	WALL_PAINT,
} from '../../demo-shop/catalogue/seed/index';
import { isRecord } from '../../demo-shop/is-record';
import { describeMarkup } from './describe-markup';
import {
	classicNames,
	REBUILT_IDS,
	recording,
	type Recording,
} from './recordings';

const PREFIX = 'classic-ajax-';

const VISITORS = [
	{
		visitor: 'guest',
		exchanges: [
			'fragments-empty-first-visit',
			'add-ok-first',
			'add-ok-again',
			'add-second-product',
			'fragments-filled',
			'add-missing-id',
			'add-unknown-id',
			'add-out-of-stock',
			'add-over-stock',
			'add-sold-individually',
			'add-sold-individually-twice',
			'add-variation',
			'add-variation-out-of-stock',
			'add-variation-any',
			'add-variable-parent',
			'add-grouped',
			'add-external',
			'add-extra-keys',
			'remove-ok',
			'remove-same-again',
			'remove-unknown-key',
			'remove-missing-key',
			'unknown-endpoint',
			'admin-ajax-unregistered',
			'customer-location',
		],
	},
	{
		visitor: 'guest with one item',
		exchanges: [ 'add-ok-first', 'remove-last', 'fragments-empty-again' ],
	},
	{
		visitor: 'guest who chooses',
		exchanges: [
			'variation-match',
			'variation-match-sale',
			'variation-match-many',
			'variation-match-out-of-stock',
			'variation-any',
			'variation-no-match',
			'variation-incomplete',
			'variation-missing-product',
			'variation-simple-product',
			'variation-unknown-product',
		],
	},
	{ visitor: 'customer', exchanges: [ 'add-logged-in' ] },
] as const;

/** Each with the reason for skipping it. */
const NOT_REPLAYED: ReadonlyArray< [ names: RegExp, reason: string ] > = [
	[ /-storefront$/, 'the demo shop has no fragments of a theme' ],
];

const DIFFERENCES: ReadonlyArray< {
	exchanges: RegExp;
	line: RegExp;
	reason: string;
} > = [
	{
		exchanges: /^add-external$/,
		line: /^body: /,
		reason: 'the demo shop does not have the recorded external product',
	},
	{
		exchanges: /^variation-/,
		line: /^image_id: /,
		reason: 'the demo shop has pictures of its own',
	},
	{
		exchanges: /^add-logged-in$/,
		line: /^cookies: session until a week, missing/,
		reason: 'the login cookie alone identifies a customer',
	},
	{
		exchanges: /^add-logged-in$/,
		line: /^markup: \s*(?:1 ×|3 ×|18\.00|54\.00), /,
		reason: 'the recorded customer had two mugs before',
	},
	{
		exchanges: /^(?:add|remove)-/,
		line: /^cookies: session until two days, not recorded/,
		reason: "each change renews the session's cookie",
	},
];

let shop: Shop;
beforeEach( () => {
	shop = createShop( {
		databasePath: ':memory:',
		buildFolder: '',
		products: [ ...RECORDED_PRODUCTS, ...WALL_PAINT ],
	} );
} );
afterEach( () => shop.close() );

/** The rebuilt shop's ids are lower than the recorded ones. */
const ownId = ( id: unknown ) =>
	String( REBUILT_IDS.get( Number( id ) ) ?? id );

const keyOf = ( id: unknown ) =>
	createHash( 'md5' ).update( String( id ) ).digest( 'hex' );

const KEYS = new Map(
	[ ...REBUILT_IDS ].map( ( [ recorded, id ] ) => [
		keyOf( recorded ),
		keyOf( id ),
	] )
);

const fieldsOf = ( { request }: Recording ): URLSearchParams => {
	const fields = isRecord( request.body ) ? request.body : {};
	return new URLSearchParams(
		Object.entries( fields ).map( ( [ name, value ] ) => [
			name,
			name === 'product_id'
				? ownId( value )
				: ( KEYS.get( String( value ) ) ?? String( value ) ),
		] )
	);
};

/** Name and lifetime. The session cookie's name ends with a hash of the site. */
const describeCookie = ( name: string, maxAge: string | undefined ): string => {
	const label = name.startsWith( 'wp_woocommerce_session_' )
		? 'session'
		: name;
	if ( maxAge === undefined ) {
		return `${ label } until the browser closes`;
	}
	return Number( maxAge ) === 0
		? `${ label } removed`
		: `${ label } until ${ Math.round( Number( maxAge ) / 86_400 ) === 2 ? 'two days' : 'a week' }`;
};

const recordedCookies = ( { response }: Recording ): string[] => {
	const cookies =
		'cookies' in response && Array.isArray( response.cookies )
			? response.cookies
			: [];
	return cookies
		.filter( isRecord )
		.map( ( cookie ) =>
			describeCookie(
				String( cookie.name ),
				cookie[ 'max-age' ] === undefined
					? undefined
					: String( cookie[ 'max-age' ] )
			)
		)
		.sort();
};

class Browser {
	#cookies = new Map< string, string >();

	async send( path: string, body: URLSearchParams | string ) {
		const response = await shop.fetch(
			new Request( `http://shop.test${ path }`, {
				method: 'POST',
				headers: {
					Cookie: [ ...this.#cookies ]
						.map( ( pair ) => pair.join( '=' ) )
						.join( '; ' ),
				},
				body,
			} )
		);
		const cookies = response.headers.getSetCookie().map( ( text ) => ( {
			name: text.replace( /=.*/, '' ),
			value: /=([^;]*)/.exec( text )?.[ 1 ] ?? '',
			maxAge: /Max-Age=(\d+)/i.exec( text )?.[ 1 ],
		} ) );
		for ( const { name, value, maxAge } of cookies ) {
			if ( maxAge === '0' ) {
				this.#cookies.delete( name );
			} else {
				this.#cookies.set( name, value );
			}
		}
		return { response, cookies, text: await response.text() };
	}

	/** Scripts can read it; `''` without a cart. */
	get cartHash(): string {
		return this.#cookies.get( 'woocommerce_cart_hash' ) ?? '';
	}
}

type Sent = Awaited< ReturnType< Browser[ 'send' ] > >;

/** Other cookies are the demo shop's own. */
const PLATFORM_COOKIES = /^(?:woocommerce_|wp_woocommerce_session_)/;

const ownCookies = ( { cookies }: Sent ): string[] =>
	cookies
		.filter( ( { name } ) => PLATFORM_COOKIES.test( name ) )
		.map( ( { name, maxAge } ) => describeCookie( name, maxAge ) )
		.sort();

const HEADERS = [
	'Content-Type',
	'Cache-Control',
	'Expires',
	'X-Robots-Tag',
	'X-Content-Type-Options',
];

const WIDGET = 'div.widget_shopping_cart_content';

const widgetOf = ( body: unknown ): string | null => {
	const fragments = isRecord( body ) ? body.fragments : null;
	return isRecord( fragments ) ? String( fragments[ WIDGET ] ) : null;
};

const different = ( what: string, actual: unknown, expected: unknown ) =>
	JSON.stringify( actual ) === JSON.stringify( expected )
		? []
		: [
				`${ what }: ${ JSON.stringify( actual ) } instead of ${ JSON.stringify( expected ) }`,
			];

/** The hash depends on the customer's location. */
const withoutHash = ( body: unknown ): unknown =>
	JSON.parse( JSON.stringify( body ).replace( /"[0-9a-f]{12}"/, '"HASH"' ) );

const differentLines = (
	what: string,
	actual: readonly string[],
	expected: readonly string[]
) => [
	...actual
		.filter( ( line ) => ! expected.includes( line ) )
		.map( ( line ) => `${ what }: ${ line }, not recorded` ),
	...expected
		.filter( ( line ) => ! actual.includes( line ) )
		.map( ( line ) => `${ what }: ${ line }, missing` ),
];

const typesOf = ( value: unknown ): unknown =>
	isRecord( value )
		? Object.fromEntries(
				Object.entries( value ).map( ( [ name, field ] ) => [
					name,
					typeof field,
				] )
			)
		: value;

/** Pictures are the demo shop's own, so only their fields and types count. */
const compareVariations = (
	expected: Record< string, unknown >,
	body: Record< string, unknown >
): string[] => {
	const comparable = ( name: string, { [ name ]: value } = body ) =>
		name === 'image' ? typesOf( value ) : value;
	return [
		...different( 'fields', Object.keys( body ), Object.keys( expected ) ),
		...Object.keys( expected ).flatMap( ( name ) =>
			different(
				name,
				comparable( name, body ),
				name === 'variation_id'
					? Number( ownId( expected[ name ] ) )
					: comparable( name, expected )
			)
		),
	];
};

const compareBodies = (
	expected: unknown,
	{ text }: Sent,
	cartHash: string
): string[] => {
	const body: unknown = text === '' ? '' : JSON.parse( text );
	if ( isRecord( expected ) && isRecord( body ) && 'variation_id' in body ) {
		return compareVariations( expected, body );
	}
	const recordedWidget = widgetOf( expected );
	const widget = widgetOf( body );
	if ( recordedWidget === null || widget === null || ! isRecord( body ) ) {
		return different(
			'body',
			withoutHash( body ),
			withoutHash( expected )
		);
	}
	const markup = describeMarkup( widget );
	const recordedMarkup = describeMarkup(
		recordedWidget.replace(
			/data-product_id="(\d+)"/g,
			( _, id: string ) => `data-product_id="${ ownId( id ) }"`
		)
	);
	return [
		...different( 'fields', Object.keys( body ), [
			'fragments',
			'cart_hash',
		] ),
		...different( 'selectors', Object.keys( Object( body.fragments ) ), [
			WIDGET,
		] ),
		...different( 'cart_hash', body.cart_hash, cartHash ),
		...differentLines( 'markup', markup, recordedMarkup ),
		...different( 'elements', markup.length, recordedMarkup.length ),
	];
};

const seen = new Set< string >();

const replay = async (
	name: string,
	browser: Browser
): Promise< string[] > => {
	const recorded = recording( `${ PREFIX }${ name }`, { isExact: true } );
	const sent = await browser.send(
		recorded.request.path,
		fieldsOf( recorded )
	);
	const { status, headers, body } = recorded.response;
	const hash =
		typeof body === 'object' && sent.text.includes( 'cart_hash' )
			? browser.cartHash
			: '';
	const lines = [
		...different( 'status', sent.response.status, status ),
		...HEADERS.flatMap( ( header ) =>
			different(
				header,
				sent.response.headers.get( header ),
				headers[ header ]
			)
		),
		...differentLines(
			'cookies',
			ownCookies( sent ),
			recordedCookies( recorded )
		),
		...compareBodies( body, sent, hash ),
	];
	return lines.filter( ( line ) => {
		const listed = DIFFERENCES.filter(
			( { exchanges, line: pattern } ) =>
				exchanges.test( name ) && pattern.test( line )
		);
		listed.forEach( ( { reason } ) => seen.add( reason ) );
		return listed.length === 0;
	} );
};

test.each( VISITORS )(
	'responds to classic AJAX as recorded: $visitor',
	async ( { visitor, exchanges } ) => {
		const browser = new Browser();
		if ( visitor === 'customer' ) {
			await browser.send(
				'/demo/login',
				JSON.stringify( {
					email: 'customer@shop.test',
					password: 'password',
				} )
			);
		}
		const found: Record< string, string[] > = {};
		for ( const name of exchanges ) {
			const lines = await replay( name, browser );
			if ( lines.length > 0 ) {
				found[ name ] = lines;
			}
		}
		expect( found ).toEqual( {} );
	}
);

test( 'every listed difference of classic AJAX still occurs', () => {
	expect(
		DIFFERENCES.map( ( { reason } ) => reason ).filter(
			( reason ) => ! seen.has( reason )
		)
	).toEqual( [] );
} );

test( 'replays every recording of classic AJAX or lists the reason for skipping it', () => {
	const replayed = new Set< string >(
		VISITORS.flatMap( ( { exchanges } ) => [ ...exchanges ] )
	);
	const names = classicNames();
	expect( names.length ).toBeGreaterThan( replayed.size );
	expect(
		names.filter(
			( name ) =>
				! replayed.has( name.slice( PREFIX.length ) ) &&
				! NOT_REPLAYED.some( ( [ pattern ] ) => pattern.test( name ) )
		)
	).toEqual( [] );
} );
