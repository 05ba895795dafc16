/**
 * `npm start`: starts the shop, after installing and building what is missing.
 * `npm run dev` (`--watch`): the same, with builds and a server that watch the sources.
 */
import { fileURLToPath } from 'node:url';
import {
	BEHAVIORS_BUILD,
	BLOCKS_BUILD,
	command,
	ensureBuild,
	ensureDependencies,
	ensureNode,
	ensureWritable,
	forgetBuild,
} from '../tools/support/ensure.mjs';
import { endProgress } from '../tools/support/progress.mjs';
import { inRoot } from '../tools/support/root.mjs';
import { runTogether } from '../tools/support/programs.mjs';

/** The builds that the shop's pages load. */
const BUILDS = [ 'standalone', 'behaviors', 'gallery', 'samples' ];

const WATCH = '--watch';

const SERVER = inRoot( 'demo-shop/server.ts' );

/** For the server: `npm start -- --port=8081`. */
const ARGUMENTS = process.argv.slice( 2 ).filter( ( one ) => one !== WATCH );

/** Resolved when called, because the package may be installed only now. */
const openShop = () => [
	[ '--import', import.meta.resolve( 'tsx' ), SERVER, ...ARGUMENTS ],
];

const followSources = () => {
	// From now on, these are development builds, which `npm start` must not serve.
	BUILDS.forEach( forgetBuild );
	const watch = [
		fileURLToPath( import.meta.resolve( 'tsx/cli' ) ),
		'watch',
		'--clear-screen=false',
	];
	return [
		[
			BLOCKS_BUILD,
			WATCH,
			...BUILDS.filter( ( name ) => name !== 'behaviors' ),
		],
		[
			...watch,
			'--include',
			inRoot( 'packages/**/*.{ts,scss}' ),
			'--include',
			inRoot( 'assets/{entries,styles}/**/*.{ts,scss}' ),
			BEHAVIORS_BUILD,
			'--development',
		],
		[ ...watch, SERVER, ...ARGUMENTS ],
	];
};

await command( async () => {
	ensureNode();
	ensureWritable();
	await ensureDependencies( { isShop: true } );
	await ensureBuild( BUILDS );
	endProgress();
	process.exitCode = await runTogether(
		process.argv.includes( WATCH ) ? followSources() : openShop()
	);
} );
