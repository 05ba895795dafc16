/** @jest-environment node */
import { createShop, type Shop } from './app';

const TUNNEL = 'https://shop.example';

let shop: Shop;

beforeEach( () => {
	shop = createShop( {
		databasePath: ':memory:',
		buildFolder: '',
		allowedOrigins: [ TUNNEL ],
	} );
} );

afterEach( () => shop.close() );

const send = async (
	url: string,
	headers: Record< string, string > = {},
	body?: unknown
) => {
	const { host } = new URL( url );
	const response = await shop.fetch(
		new Request( url, {
			method: body ? 'POST' : 'GET',
			headers: { Host: host, ...headers },
			body: body ? JSON.stringify( body ) : undefined,
		} )
	);
	return { status: response.status, text: await response.text() };
};

const JSON_TYPE = { 'Content-Type': 'application/json' };
const STOCK = { id: 26, stock: 0 };
const ORDER = { lines: [ { id: 26, quantity: 1 } ] };

const stockOf = async ( id: number ) => {
	const { text } = await send(
		`http://127.0.0.1:8080/wp-json/wc/store/v1/products/${ id }`
	);
	return JSON.parse( text ).is_in_stock;
};

describe( 'a host', () => {
	it.each( [
		'http://127.0.0.1:8080',
		'http://127.0.0.1',
		'http://localhost:3000',
		'http://[::1]:8080',
		TUNNEL,
	] )( 'is the shop as %s', async ( address ) => {
		expect( await send( `${ address }/demo/state` ) ).toMatchObject( {
			status: 200,
		} );
	} );

	it.each( [
		'http://evil.example:8080',
		'http://localhost.evil.example:8080',
		'http://127.0.0.1.evil.example',
		'http://192.168.1.4:8080',
		'https://shop.example:8443',
	] )( 'that another site may own gets no data: %s', async ( address ) => {
		const { status, text } = await send( `${ address }/demo/state` );
		expect( status ).toBe( 421 );
		expect( text ).toContain( new URL( address ).host );
		expect( text ).toContain( 'SHOPFRONT_ALLOWED_ORIGINS' );
		expect( text ).not.toContain( 'session' );
	} );
} );

describe( 'a change', () => {
	it.each< [ string, Record< string, string > ] >( [
		[ 'another origin', { Origin: 'http://evil.example' } ],
		[ 'another port', { Origin: 'http://127.0.0.1:9000' } ],
		[ 'an unknown origin', { Origin: 'null' } ],
		[ 'another site', { 'Sec-Fetch-Site': 'cross-site' } ],
		[ 'a subdomain', { 'Sec-Fetch-Site': 'same-site' } ],
		[
			'a site that names our origin only in Origin',
			{
				Origin: 'http://127.0.0.1:8080',
				'Sec-Fetch-Site': 'cross-site',
			},
		],
	] )( 'from a page of %s is refused', async ( _, headers ) => {
		for ( const type of [ 'application/json', 'text/plain' ] ) {
			const { status, text } = await send(
				'http://127.0.0.1:8080/demo/stock',
				{ ...headers, 'Content-Type': type },
				STOCK
			);
			expect( status ).toBe( 403 );
			expect( text ).toMatch( /^Only pages of the demo shop/ );
		}
		expect( await stockOf( STOCK.id ) ).toBe( true );
	} );

	it.each< [ string, string, Record< string, string > ] >( [
		[
			'a page of the shop',
			'http://localhost:8123',
			{ Origin: 'http://localhost:8123' },
		],
		[
			'a page that does not tell its origin',
			'http://127.0.0.1:8080',
			{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
		],
		[
			'an allowed origin',
			'http://127.0.0.1:8080',
			{ Origin: TUNNEL, 'Sec-Fetch-Site': 'cross-site' },
		],
		[ 'a program', 'http://[::1]:8080', {} ],
	] )( 'from %s is made', async ( _, address, headers ) => {
		expect(
			await send(
				`${ address }/demo/stock`,
				{ ...headers, ...JSON_TYPE },
				STOCK
			)
		).toMatchObject( { status: 200 } );
		expect( await stockOf( STOCK.id ) ).toBe( false );
	} );
} );

it.each( [
	[ 'stock', STOCK ],
	[ 'orders', ORDER ],
	[ 'options', { currency: 'JPY' } ],
	[ 'login', { email: 'customer@shop.test', password: 'password' } ],
	[ 'faults', { plan: [] } ],
	[ 'captcha/verify', { id: '1', answer: '1' } ],
	[ 'tokens', { purpose: 'human' } ],
	[ 'dialog-payment', { order: 1, key: '' } ],
] )( '/demo/%s wants JSON', async ( name, body ) => {
	for ( const type of [
		'text/plain',
		'application/x-www-form-urlencoded',
		'text/plain; application/json',
	] ) {
		expect(
			await send(
				`http://127.0.0.1:8080/demo/${ name }`,
				{ 'Content-Type': type },
				body
			)
		).toEqual( {
			status: 415,
			text: expect.stringContaining( 'Content-Type: application/json' ),
		} );
	}
	expect(
		await send( `http://127.0.0.1:8080/demo/${ name }`, JSON_TYPE, body )
	).not.toMatchObject( { status: 415 } );
} );
