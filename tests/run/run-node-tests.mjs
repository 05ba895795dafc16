/**
 * Runs the tests of tools and benchmarks with Node's own test runner, because the tools run before any installation.
 * Argument: file for the counts, as `{ passed, failed }`.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { run as runTests } from 'node:test';
import { spec } from 'node:test/reporters';
import { inRoot } from '../../tools/support/root.mjs';

const [ , , reportFile ] = process.argv;
const FOLDERS = [ 'tests', 'tools' ];
const count = { passed: 0, failed: 0 };

const stream = runTests( {
	// For a file that hangs, so that it is named. The longest takes half a minute.
	timeout: 300_000,
	files: FOLDERS.flatMap( ( folder ) =>
		readdirSync( inRoot( folder ), { recursive: true } )
			.map( String )
			.filter(
				( name ) =>
					name.endsWith( '.test.mjs' ) &&
					! name.includes( 'node_modules' )
			)
			.map( ( name ) => inRoot( folder, name ) )
	),
} );
// Suites are reported in addition to their tests; a file that crashes is reported as a failed test.
const isTest = ( { details } ) => details.type !== 'suite';
stream.on( 'test:pass', ( event ) => {
	count.passed += isTest( event ) ? 1 : 0;
} );
stream.on( 'test:fail', ( event ) => {
	count.failed += isTest( event ) ? 1 : 0;
	process.exitCode = 1;
} );
stream.on( 'end', () => {
	if ( reportFile ) {
		writeFileSync( reportFile, JSON.stringify( count ) );
	}
} );
stream.compose( spec ).pipe( process.stdout );
