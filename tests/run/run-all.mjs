/**
 * `npm test`: the quick part of the tests, from a fresh checkout. Installs what it needs, builds, checks and tests. The last line is
 * the sum; the exit code is 0 if all passed.
 *
 * `npm run test:rest`: all other tests; its sum includes the quick part, if that has run. `npm run test:all`: both.
 * `npm run test:release`: both with all combinations (tests/run/test-level.ts).
 */
import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { ensureBrowser } from '../../tools/support/browser.mjs';
import {
	command,
	ensureBuild,
	ensureDependencies,
	ensureNode,
	ensureWritable,
} from '../../tools/support/ensure.mjs';
import { countResults, listFailures, sum } from './results.mjs';
import { inRoot } from '../../tools/support/root.mjs';
import { runWithLimit } from '../../tools/support/run.mjs';
import { runConcurrently } from '../../tools/support/run-concurrently.mjs';
import { ensureEngines } from '../../tools/support/engines.mjs';
import { ensureNginx } from '../../tools/support/nginx.mjs';
import { ensurePhp } from '../../tools/support/php.mjs';
import { installSystemPackages } from '../../tools/support/system-packages.mjs';
import { ensureWordPress } from '../wordpress/packages.mjs';

const isWanted = ( argument ) => process.argv.includes( argument );

if ( isWanted( '--release' ) ) {
	process.env.TEST_LEVEL = 'all';
}
// A larger space for young objects saves a tenth of the time of Jest and webpack, which allocate many.
process.env.NODE_OPTIONS ??= '--max-semi-space-size=64';
// Imported after the level is set, because the steps depend on it.
const { PARTS } = await import( './steps.mjs' );

const REPORTS = inRoot( 'artifacts/test' );

/** The sum of the quick part, for the rest. */
const QUICK_SUM = inRoot( 'artifacts/test/quick.json' );

/** Lines of output that are repeated for a failed step whose report names no tests. */
const LINES_OF_FAILURE = 30;

/** Limit of a step for what hangs, ten times the usual time of most. */
const LIMIT_MINUTES = 15;

const secondsSince = ( start ) => Math.round( ( Date.now() - start ) / 1000 );

/** Repeated at the end: a line for each step, and what failed. */
const summary = [];

const reportResult = ( { title, report }, code, start, output, isHung ) => {
	const end = code === 0 ? 'good' : 'FAILED';
	const line = `-- ${ title }: ${ end }, ${ secondsSince( start ) } s`;
	const names = listFailures( report );
	console.log( line );
	summary.push(
		line,
		...( isHung || ( code !== 0 && names.length === 0 )
			? output.trimEnd().split( '\n' ).slice( -LINES_OF_FAILURE )
			: names
		).map( ( one ) => `   ${ one }` )
	);
	return countResults( code, report );
};

/** Runs a step until its limit. */
const runStep = async ( step, onOutput ) => {
	const [ program, args ] = step.command;
	const limitMinutes = step.limitMinutes ?? LIMIT_MINUTES;
	const start = Date.now();
	const { code, output, isHung } = await runWithLimit(
		program,
		args,
		{ CI: '1', ...step.environment },
		{ limitMs: limitMinutes * 60_000, onOutput }
	);
	const hung = isHung
		? `\n${ step.title } did not end within ${ limitMinutes } minutes, and was ended. The last lines say where.`
		: '';
	return {
		output: output + hung,
		report: () => reportResult( step, code, start, output + hung, isHung ),
	};
};

/** Runs a step and streams its output. */
const runAlone = async ( step ) => {
	console.log( `\n== ${ step.title }` );
	const { report } = await runStep( step, ( text ) =>
		process.stdout.write( text )
	);
	return report();
};

/** Runs a step in parallel with others and prints its output when it ends. */
const runInParallel = async ( step ) => {
	console.log( `.. ${ step.title } …` );
	const { output, report } = await runStep( step );
	console.log( `\n== ${ step.title }\n${ output }` );
	return report();
};

/** Resolves when everything is installed and built. Without PHP, the steps that need it are reported as skipped. */
const prepare = ( { builds, needsHosts } ) =>
	Promise.all( [
		ensureBuild( builds ),
		// One after the other: apt serves one process at a time.
		needsHosts &&
			ensureEngines()
				.then( ensureNginx )
				.then( ensurePhp )
				.then( ( hasPhp ) => ( hasPhp ? ensureWordPress() : null ) ),
	] );

/** Runs one part of the tests, and returns a tally for each step. */
const runPart = async ( part, browser ) => {
	const preparations = prepare( part );
	// Three for two cores, because the tests wait a fifth of their time. The first prepares builds for the others.
	const [ , ...tallies ] = await runConcurrently( 3, [
		() => preparations,
		...part.steps.map( ( step ) => async () => {
			if ( step.needsBuilds ) {
				await preparations;
			}
			return runInParallel( step );
		} ),
	] );
	return [
		...tallies,
		await runAlone( part.pages( browser ) ),
		...( await Promise.all( part.hosts( browser ).map( runInParallel ) ) ),
	];
};

// A run that stops early counts as one failure.
let total = { passed: 0, failed: 1 };
// The sum is the last line, even after an error message.
process.on( 'exit', () => {
	console.log( `\n== Summary\n${ summary.join( '\n' ) }` );
	console.log( `\n${ total.passed } passed, ${ total.failed } failed` );
	process.exitCode = total.failed === 0 ? 0 : 1;
} );

await command( async () => {
	ensureNode();
	ensureWritable();
	await Promise.all( [ ensureDependencies(), installSystemPackages() ] );
	const browser = await ensureBrowser();
	const tallies = [];
	if ( isWanted( '--rest' ) ) {
		if ( existsSync( QUICK_SUM ) ) {
			tallies.push( JSON.parse( readFileSync( QUICK_SUM, 'utf8' ) ) );
		}
	} else {
		rmSync( REPORTS, { recursive: true, force: true } );
		mkdirSync( REPORTS, { recursive: true } );
		tallies.push( ...( await runPart( PARTS.quick, browser ) ) );
		writeFileSync( QUICK_SUM, JSON.stringify( sum( tallies ) ) );
	}
	if ( [ '--rest', '--all', '--release' ].some( isWanted ) ) {
		mkdirSync( REPORTS, { recursive: true } );
		tallies.push( ...( await runPart( PARTS.rest, browser ) ) );
	}
	total = sum( tallies );
} );
