import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { PlainError } from '../support/run.mjs';
import { isKnownHandle } from './handles.mjs';
import { dependenciesOf } from './read-asset.mjs';

export const USAGE = `Usage: npm run add-on-check -- build.js [more.js …] [options]

  --handle NAME     A script handle that the add-on needs (may be repeated).
                    Those of build.asset.php or build.asset.json are read by themselves.
  --styles FILE     A style sheet of the add-on (may be repeated).
  --before FILE     JavaScript that runs before the add-on, as wp_add_inline_script prints it (may be repeated).
  --fill LABEL=TEXT What to type into a field of the add-on (may be repeated).
  --url URL         Use the demo shop that is open at this address. It cannot place orders with the add-on's own
                    payment methods.
  --quick           One width and no timing.
  --json            Print the report as JSON.
`;

const WITH_VALUE = [ '--handle', '--styles', '--before', '--fill', '--url' ];
const FLAGS = [ '--quick', '--json', '--help' ];

/** `--name=value` is the same as `--name value`. */
const split = ( args ) => {
	const files = [];
	const values = Object.fromEntries(
		[ ...WITH_VALUE, ...FLAGS ].map( ( name ) => [ name, [] ] )
	);
	const rest = [ ...args ];
	while ( rest.length > 0 ) {
		const argument = rest.shift();
		const [ , name, inline ] =
			/^(--[a-z]+)(?:=(.*))?$/s.exec( argument ) ?? [];
		if ( ! argument.startsWith( '-' ) ) {
			files.push( argument );
		} else if ( FLAGS.includes( argument ) ) {
			values[ argument ].push( true );
		} else if ( WITH_VALUE.includes( name ) ) {
			const value = inline ?? rest.shift();
			if ( value === undefined || value === '' ) {
				throw new PlainError(
					`${ name } needs a value.\n\n${ USAGE }`
				);
			}
			values[ name ].push( value );
		} else {
			throw new PlainError(
				`Unknown option ${ argument }.\n\n${ USAGE }`
			);
		}
	}
	return { files, values };
};

const readFile = ( file, extension, folder ) => {
	const full = path.resolve( folder, file );
	if ( ! existsSync( full ) || ! statSync( full ).isFile() ) {
		throw new PlainError( `There is no file ${ full }.` );
	}
	if ( path.extname( full ) !== extension ) {
		throw new PlainError(
			`${ full } is not a ${ extension } file.${
				extension === '.js'
					? ' Build the add-on first, and name the built script.'
					: ''
			}`
		);
	}
	return { full, text: readFileSync( full, 'utf8' ) };
};

/** @throws {PlainError} If a browser couldn't run it as a classic script. */
const readScript = ( file, folder ) => {
	const { full, text } = readFile( file, '.js', folder );
	try {
		// Compiles without running.
		void new Script( text, { filename: full } );
	} catch ( error ) {
		throw new PlainError(
			`${ full } is not a classic script: ${ error.message }. Modules and JSX have to be built first.`
		);
	}
	return { full, text };
};

const readFill = ( text ) => {
	const at = text.indexOf( '=' );
	if ( at < 1 ) {
		throw new PlainError( `--fill needs LABEL=TEXT, not ${ text }.` );
	}
	return [ text.slice( 0, at ), text.slice( at + 1 ) ];
};

const readUrl = ( text ) => {
	const url = URL.canParse( text ) ? new URL( text ) : null;
	if ( ! url || ! /^https?:$/.test( url.protocol ) ) {
		throw new PlainError(
			`--url needs an address like http://127.0.0.1:8080, not ${ text }.`
		);
	}
	return url.origin;
};

/**
 * @param {string[]} args   Without the program.
 * @param {string}   folder Base of relative paths.
 * @return {import('./options').Options & { isHelp: boolean }}
 * @throws {PlainError} With the problem and its solution.
 */
export const readArguments = ( args, folder ) => {
	const { files, values } = split( args );
	const isHelp = values[ '--help' ].length > 0;
	if ( files.length === 0 && ! isHelp ) {
		throw new PlainError( `Name the script of an add-on.\n\n${ USAGE }` );
	}
	const scripts = files.map( ( file ) => readScript( file, folder ).full );
	const assets = scripts.map( dependenciesOf );
	const unknown = values[ '--handle' ].find(
		( one ) => ! isKnownHandle( one )
	);
	if ( unknown ) {
		throw new PlainError(
			`Unknown handle ${ unknown }. Name scripts of WordPress or WooCommerce, like wp-url or jquery; load others as files.`
		);
	}
	return {
		scripts,
		handles: [
			...new Set( [
				...assets.flatMap( ( { dependencies } ) => dependencies ),
				...values[ '--handle' ],
			] ),
		],
		assets: assets.flatMap( ( { file } ) => file ?? [] ),
		styles: values[ '--styles' ].map(
			( file ) => readFile( file, '.css', folder ).full
		),
		before: values[ '--before' ].map(
			( file ) => readScript( file, folder ).text
		),
		fills: Object.fromEntries( values[ '--fill' ].map( readFill ) ),
		url:
			values[ '--url' ].length > 0
				? readUrl( values[ '--url' ].at( -1 ) )
				: null,
		isQuick: values[ '--quick' ].length > 0,
		isJson: values[ '--json' ].length > 0,
		isHelp,
	};
};
