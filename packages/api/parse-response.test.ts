/**
 * @jest-environment node
 */
import {
	cut,
	dropAfter,
	dropBefore,
	html,
	getBatchedRequests,
	respondWith,
	respondWithJson,
	startTestServer,
	type ServerBehaviour,
	type TestServer,
} from './test-server';
import {
	add,
	CART,
	createTestClient,
	getFailure,
	selectRate,
} from './test-client';

let server: TestServer;
beforeEach( async () => {
	server = await startTestServer();
} );
afterEach( () => server.close() );

const NOT_JSON = {
	kind: 'malformed',
	code: 'invalid_json',
	message: 'The response is not a valid JSON response.',
};
const NOT_VALID = {
	kind: 'malformed',
	code: 'invalid_response',
	message: 'Response not valid',
};
const LOST = {
	kind: 'network',
	code: 'fetch_error',
	message:
		'The server could not be reached. Please check your internet connection.',
};
const UNSPECIFIC = {
	kind: 'http',
	code: 'http_error',
	message: 'Something went wrong. Please contact us to get assistance.',
};
const NO = { code: 'no', message: 'No.', data: { status: 400 } };

/** What the server does, the expected failure, and whether a write's outcome is unknown. */
const TABLE: ReadonlyArray<
	readonly [ string, ServerBehaviour, object, boolean ]
> = [
	[ 'HTML with 200', html( 200 ), { ...NOT_JSON, status: 200 }, true ],
	[ 'HTML with 500', html( 500 ), { ...NOT_JSON, status: 500 }, true ],
	[ 'HTML with 502', html( 502 ), { ...NOT_JSON, status: 502 }, true ],
	[ 'an empty body', respondWith( 200, '' ), NOT_JSON, true ],
	[ 'a truncated body', cut, { ...NOT_JSON, isTruncated: true }, true ],
	[ 'incomplete JSON', respondWith( 200, '{"items":[' ), NOT_JSON, true ],
	[ 'null as JSON', respondWith( 200, 'null' ), NOT_VALID, true ],
	[ 'a connection reset before processing', dropBefore, LOST, true ],
	[ 'a connection reset after processing', dropAfter, LOST, true ],
	[
		'an API error',
		respondWithJson( 400, NO ),
		{ ...NO, kind: 'api' },
		false,
	],
	[
		'an API error with status 500',
		respondWithJson( 500, { ...NO, data: null } ),
		{ kind: 'api', code: 'no', message: 'No.', status: 500, data: {} },
		true,
	],
	[
		'an error status with other JSON',
		respondWithJson( 400, {
			payment_result: { payment_status: 'failure' },
		} ),
		{
			...UNSPECIFIC,
			status: 400,
			body: { payment_result: { payment_status: 'failure' } },
		},
		false,
	],
	[
		'a code without a message',
		respondWithJson( 400, { code: 'no' } ),
		UNSPECIFIC,
		false,
	],
	[
		'an error status with an array',
		respondWithJson( 503, [] ),
		UNSPECIFIC,
		true,
	],
];

describe( 'direct write', () => {
	it.each( TABLE )(
		'fails with the right error for %s',
		async ( _title, behaviour, error, isOutcomeUnknown ) => {
			server.script( behaviour );
			const result = await createTestClient( server ).send(
				selectRate( 'a' )
			);
			expect( getFailure( result ) ).toMatchObject( {
				...error,
				isOutcomeUnknown,
			} );
			expect( server.seen ).toHaveLength( 1 );
			expect( server.seen[ 0 ] ).toMatchObject( {
				method: 'POST',
				path: '/wc/store/v1/cart/select-shipping-rate?_locale=site',
				body: { label: 'a' },
			} );
		}
	);
} );

describe( 'batch', () => {
	it.each( TABLE )(
		'fails each of its requests for %s',
		async ( _title, behaviour, error, isOutcomeUnknown ) => {
			server.script( behaviour );
			const client = createTestClient( server );
			const results = await Promise.all( [
				client.send( add( 'a' ) ),
				client.send( add( 'b' ) ),
			] );
			expect( results.map( getFailure ) ).toMatchObject( [
				{ ...error, isOutcomeUnknown },
				{ ...error, isOutcomeUnknown },
			] );
			expect( server.seen ).toHaveLength( 1 );
			expect(
				getBatchedRequests( server.seen[ 0 ] ?? { body: null } )
			).toHaveLength( 2 );
		}
	);

	it.each( [
		[ 'no responses', { status: 'ok' } ],
		[ 'an array', [] ],
		[ 'a string', 'done' ],
		[ 'responses that are not an array', { responses: {} } ],
		[ 'no response for the request', { responses: [] } ],
		[ 'null for the request', { responses: [ null ] } ],
		[ 'an empty body', { responses: [ { status: 200, headers: {} } ] } ],
		[ 'no headers', { responses: [ { status: 200, body: {} } ] } ],
		[
			'null as a body',
			{ responses: [ { status: 200, headers: {}, body: null } ] },
		],
	] )( 'fails as malformed if its JSON has %s', async ( _title, body ) => {
		server.script( respondWithJson( 207, body ) );
		const result = await createTestClient( server ).send( add( 'a' ) );
		expect( getFailure( result ) ).toMatchObject( {
			...NOT_VALID,
			isOutcomeUnknown: true,
		} );
		expect( server.seen ).toHaveLength( 1 );
	} );

	it( 'settles the requests that have a response if some responses are missing', async () => {
		const cart = { items: [], totals: {} };
		server.script(
			respondWithJson( 207, {
				responses: [ { status: 200, headers: [], body: cart } ],
			} )
		);
		const client = createTestClient( server );
		const [ first, second ] = await Promise.all( [
			client.send( add( 'a' ) ),
			client.send( add( 'b' ) ),
		] );
		expect( first ).toMatchObject( { ok: true, reply: { body: cart } } );
		expect( getFailure( second ) ).toMatchObject( NOT_VALID );
	} );

	it( 'succeeds for the other requests if one is rejected', async () => {
		const client = createTestClient( server );
		const [ first, bad, last ] = await Promise.all( [
			client.send( add( 'a' ) ),
			client.send( add( 'bad' ) ),
			client.send( add( 'c' ) ),
		] );
		expect( first ).toMatchObject( { reply: { body: { done: [ 'a' ] } } } );
		expect( getFailure( bad ) ).toMatchObject( {
			kind: 'api',
			code: 'bad',
			isOutcomeUnknown: false,
		} );
		expect( last ).toMatchObject( {
			reply: { body: { done: [ 'a', 'c' ] } },
		} );
		expect( server.seen ).toHaveLength( 1 );
	} );
} );

describe( 'read', () => {
	it.each( TABLE )(
		'fails with a known outcome for %s',
		async ( _title, behaviour, error ) => {
			server.fallback = behaviour;
			const result = await createTestClient( server, {
				retryDelaysMs: [],
			} ).send( CART );
			expect( getFailure( result ) ).toMatchObject( {
				...error,
				isOutcomeUnknown: false,
			} );
		}
	);

	it.each( [ [ [] ], [ 'text' ], [ 7 ], [ false ] ] )(
		'returns JSON of any type: %j',
		async ( body ) => {
			server.script( respondWithJson( 200, body ) );
			expect(
				await createTestClient( server ).send( CART )
			).toMatchObject( {
				ok: true,
				reply: { body, status: 200 },
			} );
		}
	);

	it( 'returns null for a response without content', async () => {
		server.script( ( _seen, response ) => {
			response.writeHead( 204 ).end();
		} );
		expect( await createTestClient( server ).send( CART ) ).toMatchObject( {
			ok: true,
			reply: { body: null, status: 204 },
		} );
	} );

	it( 'returns the headers of the response', async () => {
		server.script( respondWithJson( 200, [], { 'X-WP-Total': '7' } ) );
		const result = await createTestClient( server ).send( {
			path: '/wc/store/v1/products?search=mug',
		} );
		expect( result.ok && result.reply.headers.get( 'x-wp-total' ) ).toBe(
			'7'
		);
		expect( server.seen[ 0 ]?.path ).toBe(
			'/wc/store/v1/products?search=mug'
		);
	} );
} );

it( 'returns the cart of an error as the server sent it', async () => {
	const cart = { items: [], totals: {} };
	server.script(
		respondWithJson( 409, {
			code: 'conflict',
			message: 'Changed.',
			data: { status: 409, cart },
		} )
	);
	const result = await createTestClient( server ).send( selectRate( 'a' ) );
	expect( getFailure( result ).data.cart ).toEqual( cart );
} );
