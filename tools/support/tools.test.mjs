import assert from 'node:assert/strict';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { isInstalled } from './dependencies.mjs';
import { fingerprint } from '../build/fingerprint.mjs';
import { isAtLeast } from './node-version.mjs';
import { countResults, listFailures, sum } from '../../tests/run/results.mjs';
import { root } from './root.mjs';
import { mustRunQuietly, PlainError, runWithLimit } from './run.mjs';
import { runConcurrently } from './run-concurrently.mjs';

const folder = mkdtempSync( path.join( tmpdir(), 'shopfront-tools-' ) );
after( () => rmSync( folder, { recursive: true } ) );

const write = ( name, content ) => {
	const file = path.join( folder, name );
	mkdirSync( path.dirname( file ), { recursive: true } );
	writeFileSync( file, content );
	return file;
};

describe( 'isAtLeast', () => {
	for ( const [ version, minimum, expected ] of [
		[ '20.19.0', '20.19', true ],
		[ '20.18.9', '20.19', false ],
		[ '22.0.0', '20.19', true ],
		[ '9.99.0', '20.19', false ],
		[ '20.20.2', '20.19.5', true ],
	] ) {
		test( `${ version } ${ expected ? '>=' : '<' } ${ minimum }`, () =>
			assert.equal( isAtLeast( version, minimum ), expected ) );
	}
} );

describe( 'isInstalled', () => {
	const wanted = {
		'': { version: '0.1.0' },
		'node_modules/a': { version: '1.0.0' },
		'node_modules/b-darwin': { version: '2.0.0', optional: true },
	};
	for ( const [ name, installed, expected ] of [
		[ 'nothing is there', null, false ],
		[ 'all is there', { 'node_modules/a': { version: '1.0.0' } }, true ],
		[
			'a version is old',
			{ 'node_modules/a': { version: '0.9.0' } },
			false,
		],
		[ 'a package is missing', {}, false ],
		[
			'a package is too many',
			{
				'node_modules/a': { version: '1.0.0' },
				'node_modules/c': { version: '1.0.0' },
			},
			false,
		],
		[
			'an optional package is old',
			{
				'node_modules/a': { version: '1.0.0' },
				'node_modules/b-darwin': { version: '1.0.0' },
			},
			false,
		],
	] ) {
		test( name, () =>
			assert.equal( isInstalled( wanted, installed ), expected )
		);
	}
} );

test( 'isInstalled needs no packages of tests for the shop alone', () => {
	const wanted = {
		'': {},
		'node_modules/hono': { version: '1' },
		'node_modules/jest': { version: '1', dev: true },
	};
	const installed = { 'node_modules/hono': { version: '1' } };
	assert.equal( isInstalled( wanted, installed ), false );
	assert.equal( isInstalled( wanted, installed, true ), true );
	assert.equal( isInstalled( wanted, {}, true ), false );
	// Packages that the shop doesn't need do no harm.
	const all = { ...installed, 'node_modules/jest': { version: '1' } };
	assert.equal( isInstalled( wanted, all, true ), true );
} );

describe( 'fingerprint', () => {
	const now = () => fingerprint( folder, [ 'src', 'one.js', 'absent' ] );

	test( 'changes with a content, a name and a new file, but not with a test, an output or a time', () => {
		write( 'one.js', 'one' );
		write( 'src/a.ts', 'a' );
		const first = now();
		write( 'src/a.ts', 'a' );
		write( 'src/a.test.ts', 'a test' );
		write( 'src/a.dom.test.tsx', 'a test' );
		write( 'src/types/dist/a.d.ts', 'an output' );
		assert.equal( now(), first );

		const seen = new Set( [ first ] );
		write( 'src/a.ts', 'b' );
		seen.add( now() );
		write( 'src/deep/b.ts', '' );
		seen.add( now() );
		rmSync( path.join( folder, 'one.js' ) );
		seen.add( now() );
		assert.equal( seen.size, 4 );
	} );
} );

describe( 'tally', () => {
	const jest = ( changes ) => ( {
		format: 'jest',
		file: write(
			'jest.json',
			JSON.stringify( {
				numPassedTests: 7,
				numFailedTests: 0,
				numRuntimeErrorTestSuites: 0,
				...changes,
			} )
		),
	} );
	const playwright = ( stats, errors = [] ) => ( {
		format: 'playwright',
		file: write(
			'playwright.json',
			JSON.stringify( {
				stats: { expected: 5, flaky: 0, unexpected: 0, ...stats },
				errors,
			} )
		),
	} );
	const absent = { format: 'jest', file: path.join( folder, 'none.json' ) };

	test( 'counts a check without tests only if it fails', () => {
		assert.deepEqual( countResults( 0, undefined ), {
			passed: 0,
			failed: 0,
		} );
		assert.deepEqual( countResults( 2, undefined ), {
			passed: 0,
			failed: 1,
		} );
	} );
	test( 'counts tests, and files that fail to load', () => {
		assert.deepEqual( countResults( 0, jest( {} ) ), {
			passed: 7,
			failed: 0,
		} );
		assert.deepEqual(
			countResults(
				1,
				jest( { numFailedTests: 2, numRuntimeErrorTestSuites: 1 } )
			),
			{ passed: 7, failed: 3 }
		);
	} );
	test( 'counts a failure if a step fails although all tests passed', () => {
		assert.deepEqual( countResults( 1, jest( {} ) ), {
			passed: 7,
			failed: 1,
		} );
	} );
	test( 'counts a failure if a report was never written', () => {
		assert.deepEqual( countResults( 0, absent ), { passed: 0, failed: 1 } );
		assert.deepEqual( countResults( 1, absent ), { passed: 0, failed: 1 } );
	} );
	test( 'counts a flaky page test as passed, but an error outside of tests as failed', () => {
		assert.deepEqual( countResults( 0, playwright( { flaky: 1 } ) ), {
			passed: 6,
			failed: 0,
		} );
		assert.deepEqual(
			countResults(
				1,
				playwright( { unexpected: 1 }, [ { message: 'port in use' } ] )
			),
			{ passed: 5, failed: 2 }
		);
	} );
} );

describe( 'listFailures', () => {
	const report = ( format, content ) => ( {
		format,
		file: write( `${ format }-failures.json`, JSON.stringify( content ) ),
	} );

	test( 'names the failed tests of Jest, and files that could not be run', () => {
		const inFile = ( name, status, assertionResults ) => ( {
			name: path.join( root, name ),
			status,
			assertionResults,
		} );
		assert.deepEqual(
			listFailures(
				report( 'jest', {
					testResults: [
						inFile( 'a.test.ts', 'passed', [
							{ status: 'passed', fullName: 'a' },
						] ),
						inFile( 'b.test.ts', 'failed', [
							{ status: 'passed', fullName: 'b' },
							{ status: 'failed', fullName: 'c' },
						] ),
						inFile( 'd.test.ts', 'failed', [] ),
					],
				} )
			),
			[ 'b.test.ts › c', 'd.test.ts could not be run' ]
		);
	} );
	test( 'names the failed and the flaky tests of Playwright with project and line, and errors outside of tests', () => {
		const spec = ( title, line, status ) => ( {
			title,
			line,
			tests: [ { status, projectName: 'phone' } ],
		} );
		const file = 'a.spec.ts';
		assert.deepEqual(
			listFailures(
				report( 'playwright', {
					suites: [
						{
							file,
							title: file,
							specs: [ spec( 'one', 3, 'expected' ) ],
							suites: [
								{
									file,
									title: 'group',
									specs: [
										spec( 'two', 5, 'unexpected' ),
										spec( 'three', 7, 'flaky' ),
									],
								},
							],
						},
					],
					errors: [ { message: 'port in use\nstack' } ],
				} )
			),
			[
				'[phone] a.spec.ts:5 › group › two',
				'flaky: [phone] a.spec.ts:7 › group › three',
				'port in use',
			]
		);
	} );
	test( 'is empty without a report, or if it names no tests', () => {
		for ( const without of [
			undefined,
			{ format: 'jest', file: path.join( folder, 'none.json' ) },
			report( 'own', { passed: 1, failed: 1 } ),
		] ) {
			assert.deepEqual( listFailures( without ), [] );
		}
	} );
} );

test( 'sum adds all steps', () => {
	assert.deepEqual(
		sum( [
			{ passed: 2, failed: 0 },
			{ passed: 3, failed: 1 },
		] ),
		{ passed: 5, failed: 1 }
	);
} );

describe( 'runConcurrently', () => {
	test( 'never exceeds its limit and runs all jobs', async () => {
		let running = 0;
		let most = 0;
		const job = ( result ) => async () => {
			running++;
			most = Math.max( most, running );
			await new Promise( setImmediate );
			running--;
			return result;
		};
		assert.deepEqual(
			await runConcurrently( 2, [ 1, 2, 3, 4, 5 ].map( job ) ),
			[ 1, 2, 3, 4, 5 ]
		);
		assert.equal( most, 2 );
	} );
	test( 'starts no job after one has failed', async () => {
		const started = [];
		const job = ( name, end ) => async () => {
			started.push( name );
			await new Promise( setImmediate );
			return end();
		};
		const fail = () => {
			throw new Error( 'A job failed.' );
		};
		await assert.rejects(
			runConcurrently( 2, [
				job( 'build', fail ),
				job( 'long', () => new Promise( setImmediate ) ),
				job( 'late', () => {} ),
			] )
		);
		await new Promise( setImmediate );
		await new Promise( setImmediate );
		assert.deepEqual( started, [ 'build', 'long' ] );
	} );
	test( 'fails when a job does', () =>
		assert.rejects(
			runConcurrently( 2, [
				async () => 1,
				async () => {
					throw new Error( 'broken' );
				},
			] ),
			/broken/
		) );
} );

describe( 'runWithLimit', () => {
	const runNode = ( code, limitMs = 60_000 ) =>
		runWithLimit( process.execPath, [ '-e', code ], {}, { limitMs } );
	const hasEnded = async ( pid ) => {
		for ( let tries = 0; tries < 500; tries++ ) {
			try {
				process.kill( pid, 0 );
			} catch {
				return true;
			}
			await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
		}
		return false;
	};
	test( 'returns the exit code and all output', async () => {
		const { code, output, isHung } = await runNode(
			'console.log( 1 ); console.error( 2 ); process.exit( 3 )'
		);
		assert.equal( code, 3 );
		assert.deepEqual( output.split( '\n' ).sort(), [ '', '1', '2' ] );
		assert.equal( isHung, false );
	} );
	test( 'fails for a missing program and names it', async () => {
		const { code, output } = await runWithLimit(
			'no-such-program',
			[],
			{},
			{ limitMs: 60_000 }
		);
		assert.equal( code, 1 );
		assert.match( output, /no-such-program/ );
	} );
	// Waits forever with a child that does the same, and prints the child's id.
	const hang = `
		const { spawn } = require( 'node:child_process' );
		const args = [ '-e', 'setInterval( () => {}, 1000 )' ];
		console.log( spawn( process.execPath, args ).pid );`;
	test( 'ends a hanging program with its children, and keeps its output', async () => {
		const { code, output, isHung } = await runNode( hang, 1000 );
		assert.equal( isHung, true );
		assert.equal( code, 1 );
		assert.match( output, /^\d+\n$/ );
		assert.equal( await hasEnded( Number( output ) ), true );
	} );
	test( 'ends a hanging program with a child in a group of its own', async () => {
		const { output } = await runNode(
			hang.replace( 'args )', 'args, { detached: true } )' ),
			1000
		);
		assert.equal( await hasEnded( Number( output ) ), true );
	} );
	test( 'ends what a program leaves behind', async () => {
		const { code, output, isHung } = await runNode(
			`${ hang } process.exit();`
		);
		assert.deepEqual( { code, isHung }, { code: 0, isHung: false } );
		assert.equal( await hasEnded( Number( output ) ), true );
	} );
} );

describe( 'mustRunQuietly', () => {
	test( 'repeats the output of a command that fails, before the message', () =>
		assert.rejects(
			mustRunQuietly( 'It failed.', process.execPath, [
				'--eval',
				'console.log( "the reason" ); process.exit( 3 )',
			] ),
			( error ) =>
				error instanceof PlainError &&
				error.message === 'the reason\nIt failed.'
		) );

	test( 'leaves no listeners behind that would end the process', async () => {
		const before = process.listenerCount( 'SIGTERM' );
		await mustRunQuietly( 'It failed.', process.execPath, [
			'--eval',
			'',
		] );
		assert.equal( process.listenerCount( 'SIGTERM' ), before );
	} );
} );
