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
const WORDLESS = {
	kind: 'http',
	code: 'http_error',
	message: 'Something went wrong. Please contact us to get assistance.',
};
const NO = { code: 'no', message: 'No.', data: { status: 400 } };

/** What the server does, what the asker hears, and whether a write may have been done. */
const TABLE: ReadonlyArray<
	readonly [ string, ServerBehaviour, object, boolean ]
> = [
	[ 'HTML with 200', html( 200 ), { ...NOT_JSON, status: 200 }, true ],
	[ 'HTML with 500', html( 500 ), { ...NOT_JSON, status: 500 }, true ],
	[ 'HTML with 502', html( 502 ), { ...NOT_JSON, status: 502 }, true ],
	[ 'no body', respondWith( 200, '' ), NOT_JSON, true ],
	[ 'half a body', cut, { ...NOT_JSON, isTruncated: true }, true ],
	[ 'JSON cut short', respondWith( 200, '{"items":[' ), NOT_JSON, true ],
	[ 'nothing in JSON', respondWith( 200, 'null' ), NOT_VALID, true ],
	[ 'a reset before the work', dropBefore, LOST, true ],
	[ 'a reset after the work', dropAfter, LOST, true ],
	[
		'an API error',
		respondWithJson( 400, NO ),
		{ ...NO, kind: 'api' },
		false,
	],
	[
		'an API error of a broken server',
		respondWithJson( 500, { ...NO, data: null } ),
		{ kind: 'api', code: 'no', message: 'No.', status: 500, data: {} },
		true,
	],
	[
		'a bad status with JSON of another kind',
		respondWithJson( 400, {
			payment_result: { payment_status: 'failure' },
		} ),
		{
			...WORDLESS,
			status: 400,
			body: { payment_result: { payment_status: 'failure' } },
		},
		false,
	],
	[
		'a code without a message',
		respondWithJson( 400, { code: 'no' } ),
		WORDLESS,
		false,
	],
	[ 'a bad status with a list', respondWithJson( 503, [] ), WORDLESS, true ],
];

describe( 'a direct write', () => {
	it.each( TABLE )(
		'gets the right failure for %s',
		async ( _what, behaviour, error, isOutcomeUnknown ) => {
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

describe( 'a batch', () => {
	it.each( TABLE )(
		'%s: each in it hears that',
		async ( _what, behaviour, error, isOutcomeUnknown ) => {
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
		[ 'a list', [] ],
		[ 'a text', 'done' ],
		[ 'responses that are no list', { responses: {} } ],
		[ 'no response for this one', { responses: [] } ],
		[ 'nothing for this one', { responses: [ null ] } ],
		[ 'no body', { responses: [ { status: 200, headers: {} } ] } ],
		[ 'no headers', { responses: [ { status: 200, body: {} } ] } ],
		[
			'nothing in a body',
			{ responses: [ { status: 200, headers: {}, body: null } ] },
		],
	] )( 'is malformed if its JSON has %s', async ( _what, body ) => {
		server.script( respondWithJson( 207, body ) );
		const result = await createTestClient( server ).send( add( 'a' ) );
		expect( getFailure( result ) ).toMatchObject( {
			...NOT_VALID,
			isOutcomeUnknown: true,
		} );
		expect( server.seen ).toHaveLength( 1 );
	} );

	it( 'gives results to the requests that have a response if there are fewer responses than requests', async () => {
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

	it( 'processes the others if one request is refused', async () => {
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

describe( 'a read', () => {
	it.each( TABLE )(
		'%s leaves nothing in doubt',
		async ( _what, behaviour, error ) => {
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
		'gives JSON of any kind: %j',
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

it( 'keeps the cart of an error as the server sent it', async () => {
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
