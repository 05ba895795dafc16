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

/** The script that builds the blocks. */
export const BLOCKS_BUILD = inRoot( 'tools/build/build-blocks.mjs' );

/**
 * Marks a build as outdated, so that the next command that needs it rebuilds it.
 *
 * @param {string} name
 */
export const forgetBuild = ( name ) =>
	rmSync( computeStamp( name ), { force: true } );

/** The script that builds the behaviors. */
export const BEHAVIORS_BUILD = inRoot( 'tools/build/build-behaviors.mjs' );

const FAILURE = 'The build failed; its output is above.';

const BEHAVIORS = 'behaviors';

/** Builds that pages of the demo shop and the gallery load. */
export const BUILDS_OF_PAGES = [
	'standalone',
	BEHAVIORS,
	'gallery',
	'samples',
];

/**
 * Makes production builds, unless they are up to date.
 *
 * @param {string[]} names `behaviors`, or builds of the blocks.
 */
export const ensureBuild = async ( names ) => {
	const now = fingerprint( root, [ ...SOURCES, ...translations() ] );
	const outdated = names.filter( ( name ) => readStamp( name ) !== now );
	if ( outdated.length === 0 ) {
		return;
	}
	outdated.forEach( forgetBuild );
	const blocks = outdated.filter( ( name ) => name !== BEHAVIORS );
	const commands = [
		outdated.includes( BEHAVIORS ) && [ BEHAVIORS_BUILD ],
		blocks.length > 0 && [ BLOCKS_BUILD, ...blocks ],
	].filter( Boolean );
	await showProgress( 'Building', () =>
		Promise.all(
			commands.map( ( command ) =>
				mustRunQuietly( FAILURE, process.execPath, command )
			)
		)
	);
	outdated.forEach( ( name ) => writeFileSync( computeStamp( name ), now ) );
};
