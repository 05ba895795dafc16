import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../support/run.mjs';
import { readPhp } from './read-php.mjs';
import { readBlockJson, readScript, readTemplate } from './read-script.mjs';

const FOLDERS = [
	'assets/client/blocks',
	'assets/client/admin/sanitize',
	'assets/js/frontend',
	'includes',
	'patterns',
	'src',
	'templates',
];

/** Files that shoppers don't reach, and repetitions: a file that lists all blocks repeats block.json. */
const LEFT_OUT =
	/\.min\.js$|\.asset\.php$|\/blocks-json\.php$|^includes\/(admin|cli|emails|export|import|legacy|libraries|rest-api)\/|^src\/(Admin\/(?!Features\/)|Internal\/(Admin\/\w+|CLI|DataStores|EmailEditor|RestApi)\/)|^templates\/emails\//;

const read = ( file, text ) => {
	if ( file.startsWith( 'templates/' ) && file.endsWith( '.php' ) ) {
		const found = readPhp( file, text );
		return [
			...found,
			...found
				.filter( ( [ kind ] ) => kind === 'markup' )
				.map( ( [ , token ] ) => [
					'template',
					`${ file.slice( 'templates/'.length ) }#${ token }`,
				] ),
		];
	}
	if ( file.endsWith( '.php' ) ) {
		return readPhp( file, text );
	}
	if ( file.endsWith( '.js' ) ) {
		return readScript( text );
	}
	return file.endsWith( '/block.json' )
		? readBlockJson( text )
		: readTemplate( text );
};

const listFiles = ( folder ) =>
	FOLDERS.flatMap( ( name ) => {
		const full = path.join( folder, name );
		return existsSync( full )
			? readdirSync( full, { recursive: true, withFileTypes: true } )
					.filter( ( entry ) => entry.isFile() )
					.map( ( entry ) =>
						path.relative(
							folder,
							path.join(
								entry.parentPath ?? entry.path,
								entry.name
							)
						)
					)
			: [];
	} )
		.concat( 'woocommerce.php' )
		.map( ( file ) => file.split( path.sep ).join( '/' ) )
		.sort();

const isRead = ( file ) =>
	/\.(php|js|html)$|\/block\.json$/.test( file ) && ! LEFT_OUT.test( file );

/**
 * @param {string} kind
 * @param {string} name
 */
export const keyOf = ( kind, name ) => `${ kind }: ${ name }`;

/**
 * Definitions in a folder of WooCommerce.
 *
 * @typedef {Object} Platform
 * @property {string}                                      version
 * @property {string[]}                                    files
 * @property {( key: string ) => string[]}                 filesOf Files that define a key of keyOf().
 * @property {( file: string ) => string[]}                keysOf  Keys that a file defines.
 * @property {( kind: string ) => string[]}                namesOf Names of a kind.
 * @property {( file: string ) => string}                  textOf
 * @property {( file: string, text: string|null ) => void} replace In memory; `null` removes the file.
 */

/**
 * @param {string} folder Of WooCommerce.
 * @return {Platform}
 */
export const readPlatform = ( folder ) => {
	const main = path.join( folder, 'woocommerce.php' );
	if ( ! existsSync( main ) ) {
		throw new PlainError(
			`${ main } is missing: name the folder of WooCommerce, such as wp-content/plugins/woocommerce.`
		);
	}
	const texts = new Map();
	const keys = new Map();
	const byKey = new Map();
	const forget = ( file ) => {
		for ( const key of keys.get( file ) ?? [] ) {
			byKey.get( key ).delete( file );
		}
		keys.delete( file );
		texts.delete( file );
	};
	const replace = ( file, text ) => {
		forget( file );
		if ( text === null ) {
			return;
		}
		texts.set( file, text );
		const found = new Set( [
			keyOf( 'file', file ),
			...( isRead( file ) ? read( file, text ) : [] ).map(
				( [ kind, name ] ) => keyOf( kind, name )
			),
		] );
		keys.set( file, found );
		for ( const key of found ) {
			byKey.set( key, ( byKey.get( key ) ?? new Set() ).add( file ) );
		}
	};
	const filesWith = ( word ) => {
		const whole = new RegExp( `(?<![\\w-])${ word }(?![\\w-])` );
		return [ ...texts ]
			.filter(
				( [ , text ] ) => text.includes( word ) && whole.test( text )
			)
			.map( ( [ file ] ) => file );
	};
	for ( const file of listFiles( folder ) ) {
		replace(
			file,
			isRead( file )
				? readFileSync( path.join( folder, file ), 'utf8' )
				: ''
		);
	}
	return {
		version: texts
			.get( 'woocommerce.php' )
			.match( /^ \* Version:\s*(\S+)/m )[ 1 ],
		files: [ ...texts.keys() ],
		filesOf: ( key ) =>
			key.startsWith( 'word: ' )
				? filesWith( key.slice( 'word: '.length ) )
				: [ ...( byKey.get( key ) ?? [] ) ],
		namesOf: ( kind ) =>
			[ ...byKey ]
				.filter(
					( [ key, files ] ) =>
						files.size > 0 && key.startsWith( `${ kind }: ` )
				)
				.map( ( [ key ] ) => key.slice( kind.length + 2 ) ),
		keysOf: ( file ) => [ ...( keys.get( file ) ?? [] ) ],
		textOf: ( file ) => texts.get( file ),
		replace,
	};
};
