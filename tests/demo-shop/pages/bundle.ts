import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import type { Markup } from './layout';
import { isRecord } from '../is-record';

/** Where the build is served. */
export const BUILD_PATH = '/build/standalone';

/** File names below the build. */
interface Files {
	js: string[];
	css: string[];
}

/** What a page with a certain block loads. */
export interface Bundle {
	entry: Files;
	/** Fetched early because the page's block is known. */
	lazy: Files;
}

const NOTHING: Files = { js: [], css: [] };

/** Without a manifest, the names that the entry has in every build. */
const BY_CUSTOM: Files = { js: [ 'frontend.js' ], css: [] };

const names = ( value: unknown ): string[] =>
	Array.isArray( value )
		? value.filter( ( name ) => typeof name === 'string' )
		: [];

const readFiles = ( value: unknown ): Files =>
	isRecord( value )
		? { js: names( value.js ), css: names( value.css ) }
		: NOTHING;

/** `null` for what is no JSON: a build may be writing it at this moment. */
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
 * The files of the standalone build for a page with one kind of block, from the manifest that the build writes. It is
 * read for each page, so that a build made while the shop runs is seen.
 *
 * @param buildFolder Where the build is; it may be missing.
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
	};
}

const unique = ( list: string[] ) => [ ...new Set( list ) ];

/**
 * The files of an entry that has no block of its own; none while it has not been built.
 *
 * @param buildFolder Where the build is; it may be missing.
 * @param entry       As webpack names it.
 */
export const readEntry = ( buildFolder: string, entry: string ): Bundle => ( {
	entry: readFiles( readManifest( buildFolder )[ entry ] ),
	lazy: NOTHING,
} );

/**
 * What stands in the head of a page with a block: its styles at once, so that nothing jumps when it comes, the entry,
 * and the block's scripts early.
 *
 * @param bundle
 * @param path   Where its build is served.
 */
export function bundleTags( bundle: Bundle, path = BUILD_PATH ): Markup {
	const { entry, lazy } = bundle;
	return html`${ unique( [ ...entry.css, ...lazy.css ] ).map(
		( name ) =>
			// The script looks for a style sheet by this name and would fetch it again.
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
					href="${ path }/${ name }"
				/>`
		) }${ entry.js.map(
		( name ) => html`<script defer src="${ path }/${ name }"></script>`
	) }`;
}
