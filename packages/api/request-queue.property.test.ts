/**
 * @jest-environment node
 */
import fc from 'fast-check';
import {
	cut,
	dropAfter,
	dropBefore,
	html,
	respondNormally,
	getLabels,
	startTestServer,
	type ServerBehaviour,
	type TestServer,
} from './test-server';
import {
	add,
	CART,
	createTestClient,
	selectRate,
	getSequence,
	wait,
} from './test-client';
import { inFakeTime, later, timedTransport } from './test-time';
import type { ApiRequest } from './types';

const BEHAVIOURS: Readonly< Record< string, ServerBehaviour > > = {
	respondNormally,
	slow: later( 15 ),
	dropBefore,
	dropAfter,
	cut,
	html: html( 200 ),
	broken: html( 502 ),
	tooSlow: later( 90 ),
};

interface Move {
	kind: 'batched' | 'direct' | 'read' | 'safe';
	waitMs: number;
	/** Time from sending to the abort, ms; `null` for no abort. */
	abortMs: number | null;
}

const move: fc.Arbitrary< Move > = fc.record( {
	kind: fc.constantFrom( 'batched', 'batched', 'direct', 'read', 'safe' ),
	waitMs: fc.constantFrom( 0, 0, 0, 5, 25 ),
	abortMs: fc.constantFrom( null, null, null, 0, 8, 30 ),
} );

const createRequest = ( { kind }: Move, label: string ): ApiRequest => {
	switch ( kind ) {
		case 'batched':
			return add( label );
		case 'direct':
			return selectRate( label );
		case 'safe':
			return add( label, { retry: 'safe' } );
		case 'read':
			return CART;
	}
};

const sorted = ( numbers: readonly number[] ) =>
	[ ...numbers ].sort( ( one, other ) => one - other );

let server: TestServer;
beforeAll( async () => {
	server = await startTestServer();
} );
afterAll( () => server.close() );

it( 'sends requests one at a time, in order and at most once, with one result each, despite any faults', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array( move, { minLength: 1, maxLength: 12 } ),
			fc.array( fc.constantFrom( ...Object.keys( BEHAVIOURS ) ), {
				maxLength: 10,
			} ),
			( moves, behaviours ) =>
				inFakeTime( async () => {
					server.seen = [];
					server.done = [];
					server.maxConcurrent = 0;
					server.script(
						...behaviours.map(
							( name ) => BEHAVIOURS[ name ] ?? respondNormally
						)
					);
					const client = createTestClient( server, {
						transport: timedTransport( server.root ),
						batchWindowMs: 8,
						timeoutMs: 60,
						retryDelaysMs: [ 2, 4 ],
					} );
					const receivedSequences: number[] = [];
					client.onCart( ( { sequence } ) =>
						receivedSequences.push( sequence )
					);

					const settled = moves.map( () => 0 );
					const results = [];
					for ( const [ index, each ] of moves.entries() ) {
						const controller = new AbortController();
						if ( each.abortMs !== null ) {
							setTimeout(
								() => controller.abort(),
								each.abortMs
							);
						}
						const result = client.send( {
							...createRequest( each, `${ index }` ),
							signal: controller.signal,
						} );
						void result.then( () => settled[ index ]!++ );
						results.push( result );
						await wait( each.waitMs );
					}
					const all = await Promise.all( results );
					// An aborted request may still be in flight, so one more read waits in the queue behind it.
					server.script();
					await client.send( CART );

					expect( settled ).toEqual( moves.map( () => 1 ) );
					// After a timeout the server still processes the abandoned attempt.
					const hasTimeout = behaviours.includes( 'tooSlow' );
					expect( hasTimeout ? 1 : server.maxConcurrent ).toBe( 1 );

					const sent = server.seen.flatMap( getLabels );
					const firstAttempts = [ ...new Set( sent ) ].map( Number );
					expect( firstAttempts ).toEqual( sorted( firstAttempts ) );

					const repeated = moves.filter(
						( { kind }, index ) =>
							sent.filter( ( label ) => label === `${ index }` )
								.length > ( kind === 'safe' ? 3 : 1 )
					);
					expect( repeated ).toEqual( [] );

					const successful = all
						.filter( ( { ok } ) => ok )
						.map( getSequence );
					expect( new Set( successful ).size ).toBe(
						successful.length
					);
					expect( receivedSequences ).toEqual(
						sorted( receivedSequences )
					);

					const reportedFailures = all.flatMap( ( result, index ) =>
						result.ok || result.error.isOutcomeUnknown
							? []
							: [ `${ index }` ]
					);
					expect(
						reportedFailures.filter( ( label ) =>
							server.done.includes( label )
						)
					).toEqual( [] );

					// Otherwise the server's remaining responses would leak into the next run.
					await wait( hasTimeout ? 100 : 0 );
				} )
		),
		{ numRuns: 60 }
	);
}, 300_000 );
