import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../support/root.mjs';
import { extractPhpTexts } from './extract-php-texts.mjs';
import { extractScriptTexts } from './extract-script-texts.mjs';

export const OWN_DOMAIN = 'shopfront';

/** WooCommerce has these texts word for word, so its language packs translate them. */
export const PLATFORM_DOMAIN = 'woocommerce';

const SCRIPT_FOLDERS = [ 'assets', 'blocks', 'packages' ];
const PHP_FOLDERS = [ 'php-stubs' ];

/** Separates a context from its text, as in .mo files. */
const CONTEXT_END = '\u0004';

/**
 * As in .mo files and script translations.
 *
 * @param {{ single: string, context?: string }} text
 */
export const keyOf = ( { single, context } ) =>
	context ? context + CONTEXT_END + single : single;

const filesBelow = ( folder ) =>
	readdirSync( inRoot( folder ), { recursive: true } )
		.map( ( name ) => `${ folder }/${ name.replaceAll( '\\', '/' ) }` )
		.sort();

const isScript = ( file ) =>
	/\.tsx?$/.test( file ) &&
	! /\.(test|d)\.tsx?$/.test( file ) &&
	! file.includes( '/dist/' );

/** By source: a build reads most files once for each page, and again after each change. */
const known = new Map();

/** @param {string} file Relative to the repository. */
export const readTextsOf = ( file ) => {
	const code = readFileSync( inRoot( file ), 'utf8' );
	if ( known.get( file )?.code !== code ) {
		const texts = file.endsWith( '.php' )
			? extractPhpTexts( code, file )
			: extractScriptTexts( code, file );
		known.set( file, { code, texts } );
	}
	return known.get( file ).texts;
};

/** In the order of their files. */
export const readStringMap = () =>
	[
		'shopfront.php',
		...PHP_FOLDERS.flatMap( filesBelow ).filter( ( file ) =>
			file.endsWith( '.php' )
		),
		...SCRIPT_FOLDERS.flatMap( filesBelow ).filter( isScript ),
	].flatMap( readTextsOf );
