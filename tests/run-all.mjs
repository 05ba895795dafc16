/**
 * `npm test`: everything, from nothing. Installs, brings a browser and PHP, builds, checks and tests; the last line is the
 * sum of all tests, and the exit code says whether all passed. `npm run test:all` (`--all`) tests more combinations
 * (tests/tools/test-level.ts).
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './tools/browser.mjs';
import {
	command,
	ensureBuild,
	ensureDependencies,
	ensureNode,
} from './tools/ensure.mjs';
import { sum, countResults } from './tools/results.mjs';
import { inRoot } from './tools/root.mjs';
import { run, runQuietly } from './tools/run.mjs';
import { runConcurrently } from './tools/run-concurrently.mjs';
import { ensurePhp } from './tools/php.mjs';
import { ensureWordPress } from './wordpress/packages.mjs';

if ( process.argv.includes( '--all' ) ) {
	process.env.TEST_LEVEL = 'all';
}
// What it runs depends on the level.
const { pagesWith, STEPS, wordPressWith } = await import( './tools/steps.mjs' );

const secondsSince = ( start ) => Math.round( ( Date.now() - start ) / 1000 );

const conclude = ( { title, report }, code, start ) => {
	const end = code === 0 ? 'good' : 'FAILED';
	console.log( `-- ${ title }: ${ end }, ${ secondsSince( start ) } s` );
	return countResults( code, report );
};

/** Runs a step and shows what it says as it says it. */
const runAlone = async ( step ) => {
	const [ program, args ] = step.command;
	const start = Date.now();
	console.log( `\n== ${ step.title }` );
	const code = await run( program, args, { CI: '1', ...step.environment } );
	return conclude( step, code, start );
};

/** Runs a step beside others and shows what it said when it is done. */
const runBeside = async ( step ) => {
	const [ program, args ] = step.command;
	const start = Date.now();
	console.log( `.. ${ step.title } …` );
	const { code, output } = await runQuietly( program, args, {
		CI: '1',
		...step.environment,
	} );
	console.log( `\n== ${ step.title }\n${ output }` );
	return conclude( step, code, start );
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
	// Without PHP, the steps that need it say that they are skipped.
	const hasPhp = await ensurePhp();
	// One waits for packages to arrive, the other for the processor.
	await Promise.all( [
		hasPhp ? ensureWordPress() : null,
		ensureBuild( [
			'standalone',
			'wordpress',
			'gallery',
			'samples',
			'host',
			'host-19',
		] ),
	] );

	rmSync( inRoot( 'artifacts/test' ), { recursive: true, force: true } );
	mkdirSync( inRoot( 'artifacts/test' ), { recursive: true } );
	const tallies = await runConcurrently(
		2,
		STEPS.map( ( step ) => () => runBeside( step ) )
	);
	tallies.push( await runAlone( pagesWith( browser ) ) );
	tallies.push( await runAlone( wordPressWith( browser ) ) );
	total = sum( tallies );
} );
