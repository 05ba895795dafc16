/**
 * `npm test`: everything, from nothing. Installs, brings a browser, builds, checks and tests; the last line is the
 * sum of all tests, and the exit code says whether all passed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './tools/browser.mjs';
import {
	command,
	ensureBuild,
	ensureDependencies,
	ensureNode,
} from './tools/ensure.mjs';
import { sum, tally } from './tools/results.mjs';
import { inRoot } from './tools/root.mjs';
import { run } from './tools/run.mjs';
import { stepsWith } from './tools/steps.mjs';

const runStep = async ( {
	title,
	command: [ program, args ],
	environment,
	report,
} ) => {
	const start = Date.now();
	console.log( `\n== ${ title }` );
	const code = await run( program, args, { CI: '1', ...environment } );
	const result = tally( code, report );
	const seconds = Math.round( ( Date.now() - start ) / 1000 );
	console.log(
		`-- ${ title }: ${ code === 0 ? 'good' : 'FAILED' }, ${ seconds } s`
	);
	return result;
};

// Whatever stops the run early is a failure too.
let total = { passed: 0, failed: 1 };
// Last of all, after an error's message as well.
process.on( 'exit', () => {
	console.log( `\n${ total.passed } passed, ${ total.failed } failed` );
	process.exitCode = total.failed === 0 ? 0 : 1;
} );

await command( async () => {
	ensureNode();
	await ensureDependencies();
	const browser = await ensureBrowser();
	await ensureBuild( [
		'standalone',
		'wordpress',
		'gallery',
		'samples',
		'host',
		'host-19',
	] );

	rmSync( inRoot( 'artifacts/test' ), { recursive: true, force: true } );
	mkdirSync( inRoot( 'artifacts/test' ), { recursive: true } );
	const tallies = [];
	for ( const step of stepsWith( browser ) ) {
		tallies.push( await runStep( step ) );
	}
	total = sum( tallies );
} );
