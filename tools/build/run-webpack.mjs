/**
 * Runs builds of webpack.config.js by name, or all of them: `node tools/build/run-webpack.mjs [--watch] [--quick] standalone gallery`.
 * webpack's own command would need 40 more packages.
 */
import { createRequire } from 'node:module';
import webpack from 'webpack';
import { inRoot } from '../support/root.mjs';

const names = process.argv
	.slice( 2 )
	.filter( ( name ) => ! name.startsWith( '--' ) );
const isWatching = process.argv.includes( '--watch' );
if ( process.argv.includes( '--quick' ) ) {
	// Configurations read it when they load.
	process.env.SHOPFRONT_QUICK_BUILD = 'yes';
}
process.env.NODE_ENV ??= isWatching ? 'development' : 'production';

const require = createRequire( import.meta.url );
const shop = require( './webpack-shop.cjs' );
const isShop = ( wanted ) => shop.some( ( { name } ) => name === wanted );
// The others need packages that `npm start` does not install.
const all =
	names.length > 0 && names.every( isShop )
		? shop
		: require( inRoot( 'webpack.config.js' ) );

const compiler = webpack(
	all.filter( ( { name } ) => names.length === 0 || names.includes( name ) )
);
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
if ( isWatching ) {
	compiler.watch( {}, finish );
} else {
	compiler.run( finish );
}
