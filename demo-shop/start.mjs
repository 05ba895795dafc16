/**
 * `npm start`: starts the shop, after installing and building what is missing.
 * `npm run dev` (`--watch`): the same, with builds and a server that watch the sources.
 */
import { fileURLToPath } from 'node:url';
import {
	BEHAVIORS_BUILD,
	command,
	ensureBuild,
	ensureDependencies,
	ensureNode,
	forgetBuild,
	WEBPACK_BUILD,
} from '../tools/support/ensure.mjs';
import { inRoot } from '../tools/support/root.mjs';
import { runTogether } from '../tools/support/programs.mjs';

/** The builds that the shop's pages load. */
const BUILDS = [ 'standalone', 'behaviors', 'gallery', 'samples' ];

const SERVER = inRoot( 'demo-shop/server.ts' );

/** Resolved when called, because the package may be installed only now. */
const openShop = () => [ [ '--import', import.meta.resolve( 'tsx' ), SERVER ] ];

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
			WEBPACK_BUILD,
			'--watch',
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
		[
			...watch,
			// Lists the files of a build; the server reads it when it starts.
			'--include',
			inRoot( 'build/standalone/manifest.json' ),
			SERVER,
		],
	];
};

await command( async () => {
	ensureNode();
	await ensureDependencies( { isShop: true } );
	await ensureBuild( BUILDS );
	process.exitCode = await runTogether(
		process.argv.includes( '--watch' ) ? followSources() : openShop()
	);
} );
