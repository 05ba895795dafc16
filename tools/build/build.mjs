import {
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot, root } from '../support/root.mjs';
import { showProgress } from '../support/progress.mjs';
import { mustRunQuietly } from '../support/run.mjs';

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

const FAILURE = 'The build failed; its output is above.';

const makeBuilds = async ( names, options ) => {
	const namesOfWebpack = names.filter( ( name ) => name !== 'behaviors' );
	if ( namesOfWebpack.length < names.length ) {
		await mustRunQuietly( FAILURE, process.execPath, [
			BEHAVIORS_BUILD,
			...options,
		] );
	}
	if ( namesOfWebpack.length > 0 ) {
		await mustRunQuietly( FAILURE, process.execPath, [
			WEBPACK_BUILD,
			...options,
			...namesOfWebpack,
		] );
	}
};

/** Follows the fingerprint in the stamp of a quick build. */
const QUICK = ' quick';

/**
 * Whether a build with this stamp will do. A release needs a complete build; the demo shop also serves a quick one.
 *
 * @param {string}  stamp   Empty if there is no build.
 * @param {string}  now     Fingerprint of the sources.
 * @param {boolean} isQuick
 */
export const isUpToDate = ( stamp, now, isQuick ) =>
	stamp === now || ( isQuick && stamp === now + QUICK );

/**
 * Makes production builds (`behaviors`, and the builds of webpack.config.js), unless they are up to date.
 *
 * @param {string[]} names
 * @param {Object}   [options]
 * @param {boolean}  [options.isQuick] Whether files may be larger than a release's: three times as fast.
 */
export const ensureBuild = async ( names, { isQuick = false } = {} ) => {
	const now = fingerprint( root, [ ...SOURCES, ...translations() ] );
	const outdated = names.filter(
		( name ) => ! isUpToDate( readStamp( name ), now, isQuick )
	);
	if ( outdated.length === 0 ) {
		return;
	}
	outdated.forEach( forgetBuild );
	// Webpack makes one build after the other, so two processes use two cores. The first build, `standalone`, takes as
	// long as all others together.
	const [ first, ...others ] = outdated;
	await showProgress( 'Building', () =>
		Promise.all(
			[ [ first ], others ].map( ( part ) =>
				makeBuilds( part, isQuick ? [ '--quick' ] : [] )
			)
		)
	);
	outdated.forEach( ( name ) =>
		writeFileSync( computeStamp( name ), isQuick ? now + QUICK : now )
	);
};
