/** @jest-environment node */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Shop } from '../app';
import { MUG, openShop, PAT } from '../orders/test-shopper';
import { isRecord } from '../is-record';

const API = '/wp-json/wc/store/v1';

let shop: Shop;
let server: ReturnType< typeof createAdaptorServer >;
let origin: string;
let token: string;

/** Uses the guest's cart token; `'broken'` for an unreadable response. */
const sendRequest = async (
	method: string,
	path: string,
	body?: unknown,
	fault = ''
): Promise< { status: number; body: unknown } | 'broken' > => {
	try {
		const response = await fetch( origin + API + path, {
			method,
			headers: {
				'Content-Type': 'application/json',
				...( token ? { 'Cart-Token': token } : {} ),
				...( fault ? { 'X-Demo-Fault': fault } : {} ),
			},
			...( body === undefined ? {} : { body: JSON.stringify( body ) } ),
		} );
		token = response.headers.get( 'Cart-Token' ) ?? token;
		const text = await response.text();
		return {
			status: response.status,
			body: text.startsWith( '{' ) ? JSON.parse( text ) : text,
		};
	} catch {
		return 'broken';
	}
};

const order = ( fault = '' ) =>
	sendRequest(
		'POST',
		'/checkout',
		{
			billing_address: PAT,
			payment_method: 'cod',
			extensions: { shopfront: { attempt: 'a' } },
		},
		fault
	);

const answered = ( answer: object ): unknown =>
	expect.objectContaining( answer );

const responseText = async (): Promise< unknown > => {
	const answer = await sendRequest( 'GET', '/checkout' );
	const body = answer === 'broken' ? null : answer.body;
	const extensions = isRecord( body ) ? body.extensions : null;
	const own = isRecord( extensions ) ? extensions.shopfront : null;
	const attempt = isRecord( own ) ? own.attempt : null;
	return isRecord( attempt ) ? attempt.state : null;
};

beforeAll( async () => {
	shop = openShop();
	server = createAdaptorServer( { fetch: shop.fetch } );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	const address = server.address();
	origin = `http://127.0.0.1:${ isRecord( address ) ? address.port : '' }`;
} );

afterAll( async () => {
	await new Promise( ( resolve ) => {
		server.close( resolve );
		( server as Server ).closeAllConnections();
	} );
	shop.close();
} );

beforeEach( async () => {
	token = '';
	await sendRequest( 'GET', '/cart' );
	await sendRequest( 'POST', '/cart/add-item', { id: MUG } );
} );

test.each( [
	[ 'drop-after', 'broken' ],
	[ 'cut', 'broken' ],
	[ 'error-500-after', answered( { status: 500 } ) ],
	[ 'html;after=1;status=502', answered( { status: 502 } ) ],
	[ 'delay;ms=30', answered( { status: 200 } ) ],
] )(
	'%s: places the order, and no other when the request is repeated',
	async ( fault, seen ) => {
		expect( await order( fault ) ).toEqual( seen );
		expect( await responseText() ).toBe( 'placed' );
		expect( await order() ).toMatchObject( {
			status: 200,
			body: { status: 'processing' },
		} );
	}
);

test.each( [
	[ 'drop-before', 'broken' ],
	[ 'error-500', answered( { status: 500 } ) ],
	[
		'html',
		answered( { status: 200, body: expect.stringContaining( '<h1>' ) } ),
	],
] )(
	'%s: places nothing, and accepts another attempt',
	async ( fault, seen ) => {
		expect( await order( fault ) ).toEqual( seen );
		expect( await responseText() ).toBeNull();
		expect( await order() ).toMatchObject( { status: 200 } );
	}
);

test( 'refuses a stale nonce before placing anything', async () => {
	const { headers } = await fetch( `${ origin }${ API }/cart` );
	const visit = await fetch( `${ origin }${ API }/cart/add-item`, {
		method: 'POST',
		headers: {
			Nonce: headers.get( 'Nonce' ) ?? '',
			'Content-Type': 'application/json',
		},
		body: JSON.stringify( { id: MUG } ),
	} );
	const cookie = visit.headers
		.getSetCookie()
		.map( ( one ) => one.split( ';' )[ 0 ] )
		.join( '; ' );
	const post = ( nonce: string, fault: string ) =>
		fetch( `${ origin }${ API }/checkout`, {
			method: 'POST',
			headers: {
				Cookie: cookie,
				Nonce: nonce,
				'Content-Type': 'application/json',
				...( fault ? { 'X-Demo-Fault': fault } : {} ),
			},
			body: JSON.stringify( {
				billing_address: PAT,
				payment_method: 'cod',
			} ),
		} );
	const refused = await post(
		visit.headers.get( 'Nonce' ) ?? '',
		'stale-nonce'
	);
	expect( refused.status ).toBe( 403 );
	const placed = await post( refused.headers.get( 'Nonce' ) ?? '', '' );
	expect( placed.status ).toBe( 200 );
} );
