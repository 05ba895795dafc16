import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import type { Markup } from './layout';
import { isRecord } from '../is-record';

/** The path of the build. */
export const BUILD_PATH = '/build/standalone';

/** File names in the build. */
interface Files {
	js: string[];
	css: string[];
}

/** The files that a page with a certain block loads. */
export interface Bundle {
	entry: Files;
	/** Preloaded, because the page's block is known. */
	lazy: Files;
	/** File names of translations, by locale. */
	translations?: Record< string, string >;
}

const NOTHING: Files = { js: [], css: [] };

/** File names of the entry without a manifest. */
const BY_CUSTOM: Files = { js: [ 'frontend.js' ], css: [] };

const names = ( value: unknown ): string[] =>
	Array.isArray( value )
		? value.filter( ( name ) => typeof name === 'string' )
		: [];

const readTranslations = ( value: unknown ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( isRecord( value ) ? value : {} ).filter(
			( entry ): entry is [ string, string ] =>
				typeof entry[ 1 ] === 'string'
		)
	);

const readFiles = ( value: unknown ): Files =>
	isRecord( value )
		? { js: names( value.js ), css: names( value.css ) }
		: NOTHING;

/** Parses JSON; `null` if it is invalid, because a build may be writing the file. */
function parseJson( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
}

function readManifest( buildFolder: string ): Record< string, unknown > {
	const file = join( buildFolder, 'manifest.json' );
	const manifest = existsSync( file )
		? parseJson( readFileSync( file, 'utf8' ) )
		: null;
	return isRecord( manifest ) ? manifest : {};
}

/**
 * Returns the files for a page with one kind of block, from the build's manifest. Reads it for each page, so that a
 * build made while the shop runs takes effect.
 *
 * @param buildFolder Folder of the build; it may be missing.
 * @param chunks      Names of the lazy chunks: `cart`.
 */
export function readBundle(
	buildFolder: string,
	...chunks: readonly string[]
): Bundle {
	const { frontend } = readManifest( buildFolder );
	if ( ! isRecord( frontend ) ) {
		return { entry: BY_CUSTOM, lazy: NOTHING };
	}
	const known = isRecord( frontend.lazy ) ? frontend.lazy : {};
	const files = chunks.map( ( name ) => readFiles( known[ name ] ) );
	return {
		entry: readFiles( frontend ),
		lazy: {
			js: files.flatMap( ( { js } ) => js ),
			css: files.flatMap( ( { css } ) => css ),
		},
		translations: readTranslations( frontend.translations ),
	};
}

const unique = ( list: string[] ) => [ ...new Set( list ) ];

/**
 * Returns the files of an entry without a block; empty until it is built.
 *
 * @param buildFolder Folder of the build; it may be missing.
 * @param entry       The entry's name in webpack.
 */
export const readEntry = ( buildFolder: string, entry: string ): Bundle => ( {
	entry: readFiles( readManifest( buildFolder )[ entry ] ),
	lazy: NOTHING,
} );

/**
 * Renders the head elements of a page with a block: its styles, which prevent layout shifts when it renders, the entry,
 * and preloads of the block's scripts, after everything that the first paint needs. The translations of the page's
 * language are loaded first.
 *
 * @param bundle
 * @param path   URL path of its build.
 * @param locale
 * @param nonce  For scripts that the entry adds; '' for none.
 */
export function bundleTags(
	bundle: Bundle,
	path = BUILD_PATH,
	locale = '',
	nonce = ''
): Markup {
	const { entry, lazy, translations = {} } = bundle;
	const texts = translations[ locale ];
	return html`${ unique( [ ...entry.css, ...lazy.css ] ).map(
		( name ) =>
			// The script looks for a style sheet with this name, and would load it again without it.
			html`<link
				rel="stylesheet"
				data-href="${ name }"
				href="${ path }/${ name }"
			/>`
	) }${ unique( lazy.js )
		.filter( ( name ) => ! entry.js.includes( name ) )
		.map(
			( name ) =>
				html`<link
					rel="preload"
					as="script"
					fetchpriority="low"
					href="${ path }/${ name }"
				/>`
		) }${ ( texts ? [ texts, ...entry.js ] : entry.js ).map(
		( name ) =>
			html`<script
				defer
				src="${ path }/${ name }"
				${ nonce ? html`nonce="${ nonce }"` : '' }
			></script>`
	) }`;
}
