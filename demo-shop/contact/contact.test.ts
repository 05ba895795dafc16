/** @jest-environment node */
import { recordedNames, recording } from '../../tests/contract/recordings';
import { createShop, type Shop } from '../app';

interface Recorded {
	request: {
		method: string;
		path: string;
		headers: Record< string, string >;
		body?: Record< string, string | string[] >;
	};
	response: { status: number; body: Record< string, unknown > };
}

/** Filters of the recorded shop force these responses; here, an address does. */
const FORCED: Record< string, string > = {
	'feedback-spam': 'spam@demo.invalid',
	'feedback-mail-failed': 'failed@demo.invalid',
	'feedback-aborted-plain': 'aborted@demo.invalid',
};

/** An add-on wrote this response's text. */
const NOT_SERVED = 'feedback-aborted';

const names = recordedNames( 'forms' )
	.map( ( name ) => name.slice( 'forms-'.length ) )
	.filter( ( name ) => name !== NOT_SERVED );

const read = ( name: string ) =>
	recording( `forms-${ name }`, { isExact: true } ) as Recorded;

let shop: Shop;
let hash = '';
const fetchJson = async ( path: string, init: RequestInit = {} ) => {
	const response = await shop.fetch(
		new Request( `http://127.0.0.1${ path }`, {
			...init,
			headers: { 'User-Agent': 'Test browser', ...init.headers },
		} )
	);
	return {
		status: response.status,
		body: ( await response.json() ) as Record< string, unknown >,
	};
};

beforeAll( async () => {
	shop = createShop( { databasePath: ':memory:', buildFolder: '' } );
	const { body } = await fetchJson(
		'/wp-json/contact-form-7/v1/contact-forms/223/refill'
	);
	hash = ( body as { quiz: Record< string, string[] > } ).quiz[
		'your-quiz'
	]?.[ 1 ] as string;
} );
afterAll( () => shop.close() );

const FILE = /^\(file (.*), (\d+) bytes, (.*)\)$/;

const bodyOf = (
	name: string,
	body: NonNullable< Recorded[ 'request' ][ 'body' ] >
) => {
	const data = new FormData();
	for ( const [ key, values ] of Object.entries( body ) ) {
		for ( const value of [ values ].flat() ) {
			const [ , file, size, type ] = FILE.exec( value ) ?? [];
			if ( file !== undefined ) {
				data.append(
					key,
					new File( [ 'x'.repeat( Number( size ) ) ], file, { type } )
				);
			} else if ( key.startsWith( '_wpcf7_quiz_answer' ) ) {
				data.append( key, hash );
			} else {
				data.append(
					key,
					key === 'your-email' ? ( FORCED[ name ] ?? value ) : value
				);
			}
		}
	}
	return data;
};

/** Leaves out values that depend on the shop's secret. */
const comparable = ( value: unknown ): unknown =>
	JSON.parse(
		JSON.stringify( value, ( key, item: unknown ) => {
			if ( key === 'posted_data_hash' ) {
				return item === '' ? '' : typeof item;
			}
			return key === 'quiz' ? Object.keys( Object( item ) ) : item;
		} )
	);

it.each( names )( 'answers %s as the recorded shop', async ( name ) => {
	const { request, response } = read( name );
	const { method, path, headers, body } = request;
	const isMultipart = headers[ 'Content-Type' ]?.startsWith( 'multipart' );
	const reply = await fetchJson( path, {
		method,
		headers: headers[ 'User-Agent' ]
			? { 'User-Agent': headers[ 'User-Agent' ] }
			: {},
		body:
			body &&
			( isMultipart
				? bodyOf( name, body )
				: new URLSearchParams( body as Record< string, string > ) ),
	} );
	expect( comparable( reply ) ).toEqual(
		comparable( { status: response.status, body: response.body } )
	);
} );

it( 'stores an attempt once, however often it arrives', async () => {
	const { request } = read( 'feedback-mail-sent' );
	const send = ( name: string ) => {
		const data = bodyOf( '', request.body ?? {} );
		data.set( 'your-name', name );
		data.append( '_sf_attempt', 'one' );
		return fetchJson( request.path, { method: 'POST', body: data } );
	};
	const first = await send( 'Pat' );
	expect( await send( 'Someone else' ) ).toEqual( first );
} );

it( 'shows result and typed values to a browser without script', async () => {
	const post = async ( name: string ) => {
		const data = bodyOf(
			'',
			read( 'feedback-mail-sent' ).request.body ?? {}
		);
		data.set( 'your-name', name );
		const response = await shop.fetch(
			new Request( 'http://127.0.0.1/demo/form-fields/', {
				method: 'POST',
				body: data,
				headers: { 'User-Agent': 'Test browser' },
			} )
		);
		return { response, page: await response.text() };
	};
	const { page } = await post( 'P' );
	expect( page ).toContain( 'This field has a too short input.' );
	expect( page ).toContain( 'value="pat@shop.test"' );
	const { page: done, response } = await post( '<b>Pat</b>' );
	expect( done ).toContain( 'Thank you for your message.' );
	expect( done ).not.toContain( 'value="pat@shop.test"' );
	const outbox = await shop.fetch(
		new Request( 'http://127.0.0.1/demo/outbox/', {
			headers: {
				Cookie: response.headers
					.getSetCookie()
					.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
					.join( '; ' ),
			},
		} )
	);
	expect( await outbox.text() ).toContain( '&lt;b&gt;Pat&lt;/b&gt;' );
} );

it( 'has a contact page with few fields, and the fields of every type elsewhere', async () => {
	const open = async ( path: string, body?: FormData ) =>
		(
			await shop.fetch(
				new Request( `http://127.0.0.1${ path }`, {
					method: body ? 'POST' : 'GET',
					body,
					headers: { 'User-Agent': 'Test browser' },
				} )
			)
		).text();
	expect( await open( '/demo/form-fields/' ) ).toContain( 'Mood' );
	const page = await open( '/contact/' );
	expect( page ).not.toContain( 'Mood' );
	expect(
		Array.from(
			page.matchAll( /\sname="(your-[a-z]+)"/g ),
			( [ , name ] ) => name
		)
	).toEqual( [
		'your-source',
		'your-name',
		'your-email',
		'your-topic',
		'your-order',
		'your-message',
		'your-terms',
	] );
	const data = new FormData();
	for ( const [ name, value ] of Object.entries( {
		'your-name': 'Pat',
		'your-email': 'pat@shop.test',
		'your-topic': 'An order',
		'your-message': 'Where is it?',
		'your-terms': '1',
	} ) ) {
		data.set( name, value );
	}
	expect( await open( '/contact/', data ) ).toContain(
		'Thank you for your message.'
	);
	data.delete( 'your-message' );
	expect( await open( '/contact/', data ) ).toContain(
		'Please fill out this field.'
	);
} );
