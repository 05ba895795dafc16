/**
 * @jest-environment node
 */
import { createShop, type Shop } from '../../demo-shop/app';
import { RECORDED_PRODUCTS } from '../../demo-shop/catalogue/seed/index';
import { differences } from './compare';
import { DIFFERENCES, FIELDS_ONLY, OWN } from './deliberate-differences';
import { recording, recordings, type Recording } from './recordings';
import type { ShopOptions } from '../../demo-shop/options';
import { NOT_REPLAYED, SESSIONS, type Session, type Step } from './sessions';
import { Visitor, type VisitorResponse } from './visitor';
import { isRecord } from '../../demo-shop/is-record';

const NOW = Date.parse( '2026-11-21T08:00:00Z' );

/** The recorded guests and the recorded customer, in both sets. */
const GUEST_NONCES = /75ebda94c1|8efbd441db/g;
const CUSTOMER_NONCES = /37ece1daef|9255314861/g;

const API = '/wp-json/wc/store/v1';

const CATALOGUE = /^(product|collection-data|attribute-terms)/;

/** The recorded shop has no gateways of its own and doesn't know our namespace. */
const RECORDED_OPTIONS: Partial< ShopOptions > = {
	paymentMethods: [ 'cod', 'bacs', 'cheque' ],
	orderAttempts: false,
	rateDetails: false,
};

let shop: Shop;
let guestNonce: string;

beforeEach( async () => {
	shop = createShop( {
		databasePath: ':memory:',
		buildFolder: '',
		products: RECORDED_PRODUCTS,
		options: RECORDED_OPTIONS,
		now: () => NOW,
	} );
	const guest = new Visitor( shop );
	await guest.sendRequest( { method: 'GET', path: `${ API }/cart` } );
	guestNonce = guest.nonce;
} );

afterEach( () => shop.close() );

const createVisitor = async (
	known: Session[ 'known' ]
): Promise< Visitor > => {
	const visitor = new Visitor( shop );
	if ( known === 'by login' ) {
		await visitor.logIn( 'customer@shop.test', 'password' );
	}
	return visitor;
};

/** Recorded order ids and keys become the demo shop's. */
const withOwnOrders = ( text: string, { orders }: Visitor ): string => {
	return [ ...orders ].reduce(
		( changed, [ recorded, { id, key, recordedKey } ] ) =>
			changed
				.replaceAll( recordedKey, key )
				.replace(
					new RegExp( `/(order|checkout)/${ recorded }\\b` ),
					`/$1/${ id }`
				),
		text
	);
};

/** Remembers which order of ours matches the recorded one. */
const noteOrder = (
	recorded: unknown,
	actualResponse: unknown,
	visitor: Visitor
) => {
	if (
		isRecord( recorded ) &&
		isRecord( actualResponse ) &&
		typeof recorded.order_key === 'string' &&
		recorded.order_key !== ''
	) {
		visitor.orders.set( String( recorded.order_id ), {
			id: String( actualResponse.order_id ),
			key: String( actualResponse.order_key ),
			recordedKey: recorded.order_key,
		} );
	}
};

const translate = ( { request }: Recording, visitor: Visitor ) => {
	const translated: { headers: Record< string, string >; body: unknown } =
		JSON.parse(
			withOwnOrders(
				JSON.stringify( {
					headers: request.headers,
					body: request.body ?? null,
				} ),
				visitor
			)
				.replace( GUEST_NONCES, guestNonce )
				.replace( CUSTOMER_NONCES, visitor.nonce )
				.replace( /eyJ[\w-]+\.[\w-]+\.[\w-]+/g, visitor.cartToken )
		);
	return {
		method: request.method,
		path: withOwnOrders( request.path, visitor ),
		...translated,
	};
};

/** They must be present; their values depend on the shop. */
const COMPARED_HEADERS = [
	'Nonce',
	'Nonce-Timestamp',
	'User-ID',
	'Cart-Token',
	'Cart-Hash',
	'X-WP-Total',
	'X-WP-TotalPages',
];
const EQUAL_HEADERS = [
	'Allow',
	'Cache-Control',
	'Content-Type',
	'Access-Control-Expose-Headers',
	'User-ID',
	'Access-Control-Allow-Origin',
];

const headerDifferences = (
	{ response }: Recording,
	actualResponse: VisitorResponse
): string[] => {
	const presence = COMPARED_HEADERS.filter(
		( name ) =>
			name in response.headers !== actualResponse.headers.has( name )
	);
	const values = EQUAL_HEADERS.filter(
		( name ) =>
			( response.headers[ name ] || null ) !==
			actualResponse.headers.get( name )
	);
	return [
		...presence.map(
			( name ) =>
				`header ${ name }: ${ actualResponse.headers.has( name ) ? 'not recorded' : 'missing' }`
		),
		...values.map(
			( name ) =>
				`header ${ name }: ${ actualResponse.headers.get( name ) } instead of ${ response.headers[ name ] }`
		),
	];
};

const replay = async (
	name: string,
	visitor: Visitor
): Promise< string[] > => {
	const recorded = recording( name );
	const actualResponse = await visitor.sendRequest(
		translate( recorded, visitor )
	);
	const { status, body } = recorded.response;
	noteOrder( body, actualResponse.body, visitor );
	return [
		...( status === actualResponse.status
			? []
			: [ `status: ${ actualResponse.status } instead of ${ status }` ] ),
		...headerDifferences( recorded, actualResponse ),
		...differences(
			body,
			actualResponse.body,
			CATALOGUE.test( name ) ? FIELDS_ONLY : OWN
		),
	];
};

const runStep = async (
	step: Step,
	visitor: Visitor
): Promise< Array< [ name: string, lines: string[] ] > > => {
	if ( typeof step === 'string' ) {
		return [ [ step, await replay( step, visitor ) ] ];
	}
	if ( 'prepare' in step ) {
		await step.prepare( visitor );
		return [];
	}
	const { body } = await visitor.sendRequest( {
		method: 'GET',
		path: '/demo/options',
	} );
	await visitor.setOptions( step.options );
	const lines = await replay( step.exchange, visitor );
	await visitor.post( '/demo/options', body );
	return [ [ step.exchange, lines ] ];
};

const seen = new Set< string >();

/** Differences that aren't listed. Marks listed ones as seen. */
const unexpected = ( name: string, lines: readonly string[] ): string[] => {
	return lines.filter( ( line ) => {
		const listed = DIFFERENCES.filter(
			( { exchanges, where } ) =>
				exchanges.test( name ) && where.test( line )
		);
		listed.forEach( ( { reason } ) => seen.add( reason ) );
		return listed.length === 0;
	} );
};

test.each( SESSIONS )(
	'responds as recorded: $shopper',
	async ( { known, steps } ) => {
		const visitor = await createVisitor( known );
		const unexpectedResults: Record< string, string[] > = {};
		for ( const step of steps ) {
			if ( known === 'not at all' || known === 'by token' ) {
				visitor.forgetCookies();
			}
			for ( const [ name, all ] of await runStep( step, visitor ) ) {
				const lines = unexpected( name, all );
				if ( lines.length > 0 ) {
					unexpectedResults[ name ] = lines;
				}
			}
		}
		expect( unexpectedResults ).toEqual( {} );
	}
);

test( 'every listed difference still occurs', () => {
	expect(
		DIFFERENCES.map( ( { reason } ) => reason ).filter(
			( reason ) => ! seen.has( reason )
		)
	).toEqual( [] );
} );

type Json = Record< string, unknown >;
const recordIn = ( value: unknown, name: string ): Json => {
	const inner = isRecord( value ) ? value[ name ] : null;
	return isRecord( inner ) ? inner : {};
};

test( 'returns the cart schema as recorded', async () => {
	const actualResponse = await new Visitor( shop ).sendRequest( {
		method: 'OPTIONS',
		path: `${ API }/cart`,
	} );
	const { body } = recording( 'cart-options' ).response;
	const properties = recordIn(
		recordIn( actualResponse.body, 'schema' ),
		'properties'
	);
	expect( properties ).toEqual( recordIn( body, 'schema_properties' ) );
	expect( actualResponse.body ).toMatchObject( {
		namespace: 'wc/store/v1',
		methods: [ 'GET' ],
	} );
} );

/** Like the recording: methods and argument names. */
const shortened = ( route: unknown ) => {
	const { methods, endpoints } = isRecord( route ) ? route : {};
	return {
		methods,
		endpoints: ( Array.isArray( endpoints ) ? endpoints : [] ).map(
			( endpoint: Json ) => ( {
				methods: endpoint.methods,
				allow_batch: endpoint.allow_batch ?? null,
				args: Object.keys( recordIn( endpoint, 'args' ) ),
			} )
		),
	};
};

test( 'returns its routes as recorded', async () => {
	const actualResponse = await new Visitor( shop ).sendRequest( {
		method: 'GET',
		path: API,
	} );
	const recorded = Object.entries(
		recordIn( recording( 'route-index' ).response.body, 'routes' )
	);
	const routes = Object.entries( recordIn( actualResponse.body, 'routes' ) );
	const shown = JSON.parse(
		JSON.stringify(
			Object.fromEntries(
				routes.map( ( [ path, route ] ) => [
					path,
					shortened( route ),
				] )
			)
		)
			// WooCommerce 11.1 has it; the recording is of 11.0.
			.replace( '"expected_total",', '' )
	);
	expect( shown ).toEqual( Object.fromEntries( recorded ) );
} );

test( 'returns the routes of both namespaces at the root', async () => {
	const actualResponse = await new Visitor( shop ).sendRequest( {
		method: 'GET',
		path: '/wp-json/',
	} );
	const recorded = recording( 'root-index' ).response.body;
	const paths =
		isRecord( recorded ) && Array.isArray( recorded.routes )
			? recorded.routes
			: [];
	expect(
		Object.keys( recordIn( actualResponse.body, 'routes' ) ).sort()
	).toEqual( paths.map( String ).sort() );
} );

test( 'replays every recording or lists the reason for skipping it', () => {
	const replayed = SESSIONS.flatMap( ( { steps } ) =>
		steps.flatMap( ( step ) => {
			if ( typeof step === 'string' ) {
				return step;
			}
			return 'exchange' in step ? step.exchange : [];
		} )
	);
	const names = recordings().map( ( { name } ) => name );
	expect( [ ...replayed, ...Object.keys( NOT_REPLAYED ) ].sort() ).toEqual(
		[ ...names ].sort()
	);
} );
