import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	LATER_PRELOAD,
	LATER_SCRIPT_TYPE,
	PRESS_PRELOAD,
} from '@shopfront/host';
import { html } from 'hono/html';
import type { Markup } from './layout';
import { isRecord } from '../is-record';

export const BUILD_PATH = '/build/standalone';

interface Files {
	js: string[];
	css: string[];
}

export interface Bundle {
	entry: Files;
	/** Preloaded: we know the page's block. */
	lazy: Files;
	/** Preloaded with the first press on the first paint. */
	forPress?: string[];
	/** File names by locale. */
	translations?: Record< string, string >;
}

const NOTHING: Files = { js: [], css: [] };

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

/** A build may be writing the file; `null` for invalid JSON. */
const parseJson = ( text: string ): unknown => {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
};

const readManifest = ( buildFolder: string ): Record< string, unknown > => {
	const file = join( buildFolder, 'manifest.json' );
	const manifest = existsSync( file )
		? parseJson( readFileSync( file, 'utf8' ) )
		: null;
	return isRecord( manifest ) ? manifest : {};
};

/**
 * We read the manifest for each page, so that a build made while the shop runs takes effect. `chunks` are lazy: `cart`.
 */
export const readBundle = (
	buildFolder: string,
	...chunks: readonly string[]
): Bundle => {
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
		forPress: readFiles( known.actions ).js,
		translations: readTranslations( frontend.translations ),
	};
};

const unique = ( list: string[] ) => [ ...new Set( list ) ];

/** For an entry without a block; empty until it's built. */
export const readEntry = ( buildFolder: string, entry: string ): Bundle => ( {
	entry: readFiles( readManifest( buildFolder )[ entry ] ),
	lazy: NOTHING,
} );

interface TagOptions {
	path?: string;
	locale?: string;
	/** For scripts that the entry adds. */
	nonce?: string;
	/** Whether the page's first paint runs the scripts, at the first interaction or in idle time. */
	isLater?: boolean;
}

/**
 * The head of a page with a block: styles, which prevent layout shifts when it renders, the entry, and preloads of the
 * block's scripts after everything that the first paint needs. The page's translations load first.
 */
export const bundleTags = (
	bundle: Bundle,
	{
		path = BUILD_PATH,
		locale = '',
		nonce = '',
		isLater = false,
	}: TagOptions = {}
): Markup => {
	const { entry, lazy, forPress = [], translations = {} } = bundle;
	const isNew = ( name: string ) => ! entry.js.includes( name );
	const texts = translations[ locale ];
	return html`${ unique( [ ...entry.css, ...lazy.css ] ).map(
		( name ) =>
			// The script looks for a style sheet with this name. Without it, the style sheet would load twice.
			html`<link
				rel="stylesheet"
				data-href="${ name }"
				href="${ path }/${ name }"
			/>`
	) }${ unique( lazy.js )
		.filter( isNew )
		.map(
			( name ) =>
				html`<link
					rel="${ isLater ? LATER_PRELOAD : 'preload' }"
					as="script"
					fetchpriority="low"
					href="${ path }/${ name }"
				/>`
		) }${ forPress
		.filter( ( name ) => isNew( name ) && ! lazy.js.includes( name ) )
		.map(
			( name ) =>
				html`<link
					rel="${ PRESS_PRELOAD }"
					as="script"
					href="${ path }/${ name }"
				/>`
		) }${ ( texts ? [ texts, ...entry.js ] : entry.js ).map(
		( name ) =>
			html`<script
				${ isLater ? html`type="${ LATER_SCRIPT_TYPE }"` : 'defer' }
				src="${ path }/${ name }"
				${ nonce ? html`nonce="${ nonce }"` : '' }
			></script>`
	) }`;
};
