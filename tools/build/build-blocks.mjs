/**
 * Builds the blocks, by name or all: `node tools/build/build-blocks.mjs [--watch] standalone gallery`. Rspack builds for the demo
 * shop and for hosts without WordPress (shop-config.mjs), webpack for WordPress and its editor (webpack.config.js).
 */
import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';
import { inRoot } from '../support/root.mjs';

const names = process.argv
	.slice( 2 )
	.filter( ( name ) => ! name.startsWith( '--' ) );
const isWatching = process.argv.includes( '--watch' );
process.env.NODE_ENV ??= isWatching ? 'development' : 'production';

const require = createRequire( import.meta.url );
const isWanted = ( { name } ) => names.length === 0 || names.includes( name );

const finish = ( error, stats ) => {
	if ( error || stats.hasErrors() ) {
		process.exitCode = 1;
	}
	console.log(
		error ??
			stats.toString( {
				preset: 'errors-warnings',
				colors: true,
				builtAt: true,
				timings: true,
			} )
	);
};

const run = ( bundler, builds ) => {
	const compiler = bundler( builds );
	if ( isWatching ) {
		compiler.watch( {}, finish );
	} else {
		compiler.run( ( ...result ) => {
			finish( ...result );
			compiler.close( () => undefined );
		} );
	}
};

// Reads the mode from the environment.
const { shopBuilds } = await import( './shop-config.mjs' );
const wanted = shopBuilds.filter( isWanted );
if ( wanted.length > 0 ) {
	run( rspack, wanted );
}
if ( names.length === 0 || wanted.length < names.length ) {
	// They need packages that `npm start` does not install.
	run(
		require( 'webpack' ),
		require( inRoot( 'webpack.config.js' ) ).filter( isWanted )
	);
}
