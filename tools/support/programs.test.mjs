import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { runTogether } from './programs.mjs';
import { inRoot } from './root.mjs';

const FOREVER = [ '-e', 'setInterval( () => {}, 1000 )' ];
const endingWith = ( code ) => [ '-e', `process.exit( ${ code } )` ];

test( 'the first program to end stops the others and determines the exit code', async () => {
	// Resolves only when both have ended.
	assert.equal( await runTogether( [ FOREVER, endingWith( 3 ) ] ), 3 );
} );

test( 'a program that ends with a foreign signal has failed', async () => {
	const dying = [ '-e', "process.kill( process.pid, 'SIGKILL' )" ];
	assert.equal( await runTogether( [ FOREVER, dying ] ), 1 );
} );

/** The process runs endless programs, each of which prints when it ends. */
const startRunner = async ( environment ) => {
	const program = `
		process.on( 'SIGTERM', () => { console.log( 'stopped' ); process.exit(); } );
		setInterval( () => {}, 1000 );
		console.log( 'started' );`;
	const script = `
		import { runTogether } from ${ JSON.stringify( inRoot( 'tools/support/programs.mjs' ) ) };
		process.exitCode = await runTogether( [ [ '-e', ${ JSON.stringify( program ) } ] ] );`;
	const runner = spawn(
		// Stands in for the shell that npm starts between itself and us.
		'sh',
		[
			'-c',
			'"$0" --input-type=module -e "$1"; true',
			process.execPath,
			script,
		],
		{ env: { ...process.env, ...environment } }
	);
	let output = '';
	runner.stdout.on( 'data', ( data ) => ( output += data ) );
	await once( runner.stdout, 'data' );
	return { runner, read: () => output };
};

test(
	'programs stop when npm and its shell have exited',
	{ timeout: 10_000 },
	async () => {
		const { runner, read } = await startRunner( {
			npm_lifecycle_event: 'start',
		} );
		runner.kill( 'SIGKILL' );
		// Closes when the last process with this output has ended.
		await once( runner.stdout, 'close' );
		assert.equal( read(), 'started\nstopped\n' );
	}
);
