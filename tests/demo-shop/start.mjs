/**
 * `npm start`: opens the shop, after installing and building what is missing.
 * `npm run dev` (`--watch`): the same with builds and a server that follow the sources.
 */
import { fileURLToPath } from 'node:url';
import {
	command,
	ensureBuild,
	ensureDependencies,
	ensureNode,
	forgetBuild,
	webpackBin,
} from '../tools/ensure.mjs';
import { inRoot } from '../tools/root.mjs';
import { runTogether } from '../tools/programs.mjs';

/** What its pages load. */
const BUILDS = [ 'standalone', 'gallery', 'samples' ];

const SERVER = inRoot( 'tests/demo-shop/server.ts' );

/** What is run is only there once the packages are installed, so it is looked up late. */
const openShop = () => [ [ '--import', import.meta.resolve( 'tsx' ), SERVER ] ];

const followSources = () => {
	// What webpack writes from now on is a development build, which `npm start` must not serve.
	BUILDS.forEach( forgetBuild );
	return [
		[
			webpackBin(),
			'--watch',
			...BUILDS.flatMap( ( name ) => [ '--config-name', name ] ),
		],
		[
			fileURLToPath( import.meta.resolve( 'tsx/cli' ) ),
			'watch',
			'--clear-screen=false',
			// Names the files of a build: the server reads it when it starts.
			'--include',
			inRoot( 'build/standalone/manifest.json' ),
			SERVER,
		],
	];
};

await command( async () => {
	ensureNode();
	await ensureDependencies();
	await ensureBuild( BUILDS );
	process.exitCode = await runTogether(
		process.argv.includes( '--watch' ) ? followSources() : openShop()
	);
} );
