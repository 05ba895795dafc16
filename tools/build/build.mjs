import {
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot, root } from '../support/root.mjs';
import { mustRun } from '../support/run.mjs';

const SOURCES = [
	'assets',
	'blocks',
	'packages',
	'tools/build',
	'tools/translations',
	'tools/gallery',
	'demo-shop/public/add-ons',
	'tools/wordpress/host-libraries.ts',
	'webpack.config.js',
	'package-lock.json',
	'tsconfig.json',
];

/** Lists only sources of translations, because the build writes compiled ones to the same folder. */
const translations = () =>
	readdirSync( inRoot( 'languages' ) )
		.filter( ( name ) => name.endsWith( '.po' ) )
		.map( ( name ) => `languages/${ name }` );

const computeStamp = ( name ) => inRoot( 'build', name, '.built-from' );

const readStamp = ( name ) =>
	existsSync( computeStamp( name ) )
		? readFileSync( computeStamp( name ), 'utf8' )
		: '';

/** The script that runs webpack. */
export const WEBPACK_BUILD = inRoot( 'tools/build/run-webpack.mjs' );

/**
 * Marks a build as outdated, so that the next command that needs it rebuilds it.
 *
 * @param {string} name
 */
export const forgetBuild = ( name ) =>
	rmSync( computeStamp( name ), { force: true } );

/** The script that builds the behaviors, which webpack does not. */
export const BEHAVIORS_BUILD = inRoot( 'tools/build/build-behaviors.mjs' );

const FAILURE = 'The build failed; see above.';

const makeBuilds = async ( names ) => {
	const namesOfWebpack = names.filter( ( name ) => name !== 'behaviors' );
	if ( namesOfWebpack.length < names.length ) {
		await mustRun( FAILURE, process.execPath, [ BEHAVIORS_BUILD ] );
	}
	if ( namesOfWebpack.length > 0 ) {
		await mustRun( FAILURE, process.execPath, [
			WEBPACK_BUILD,
			...namesOfWebpack,
		] );
	}
};

/**
 * Makes production builds (`behaviors`, and the builds of webpack.config.js), unless they are up to date.
 *
 * @param {string[]} names
 */
export const ensureBuild = async ( names ) => {
	const now = fingerprint( root, [ ...SOURCES, ...translations() ] );
	const outdated = names.filter( ( name ) => readStamp( name ) !== now );
	if ( outdated.length === 0 ) {
		return;
	}
	const start = Date.now();
	console.log( `Building (${ outdated.join( ', ' ) }) …` );
	outdated.forEach( forgetBuild );
	// Webpack makes one build after the other, so two processes use two cores. The first build, `standalone`, takes as
	// long as all others together.
	const [ first, ...others ] = outdated;
	await Promise.all( [ [ first ], others ].map( makeBuilds ) );
	outdated.forEach( ( name ) => writeFileSync( computeStamp( name ), now ) );
	console.log(
		`Built in ${ Math.round( ( Date.now() - start ) / 1000 ) } s.`
	);
};
