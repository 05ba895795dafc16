import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../support/root.mjs';

const FOLDER = 'docs/contract';

/** Their tables list names without backticks. */
const PLAIN_TABLES = {
	'blocks.md': /^1/,
	'php.md': /^1$/,
	'settings.md': /^[23]$/,
};

/** Names of WordPress, React, jQuery and languages. */
const FOREIGN = new Set(
	'BlockEdit ReactJSXRuntime __FILE__ apiFetch bulk_actions cloneElement createNotice createReduxStore createRoot decodeURIComponent doAction front-end has_block kebab-case registerBlockType registerPlugin slideToggle useSelect wp-data wp_interactivity_config wp_interactivity_state'.split(
		' '
	)
);

const COLLECTION = 'woocommerce/product-collection';

/** See `docs/contract/blocks.md` 5. */
const SHORT = { 'c-': 'wc-block-components-', 'b-': 'wc-block-' };

/**
 * @typedef {Object} Section
 * @property {string} page
 * @property {string} number `5.1`
 * @property {string} text
 */

let sections;

/** @return {Section[]} */
const readSections = () =>
	( sections ??= readdirSync( inRoot( FOLDER ) )
		.filter( ( page ) => page.endsWith( '.md' ) && page !== 'README.md' )
		.sort()
		.flatMap( ( page ) =>
			readFileSync( inRoot( FOLDER, page ), 'utf8' )
				.split( /^(?=#{2,3} )/m )
				.map( ( text ) => ( {
					page,
					number: /^#+ ([\d.]+?)\.? /.exec( text )?.[ 1 ] ?? '',
					text,
				} ) )
		) );

const cellsOf = ( text ) =>
	text
		.split( '\n' )
		.filter( ( line ) => line.startsWith( '|' ) )
		.flatMap( ( line ) => line.split( /(?<!\\)\|/ ) );

/** Pieces of a section that can hold names: code, and cells of some tables. */
const spansOf = ( { page, number, text } ) => {
	const fences = [ ...text.matchAll( /^```\w*\n([^]*?)^```/gm ) ].flatMap(
		( [ , code ] ) => code.split( '\n' )
	);
	const plain = text.replace( /^```[^]*?^```/gm, '' );
	const spans = [ ...plain.matchAll( /(`+)([^`]+)\1/g ) ].map(
		( m ) => m[ 2 ]
	);
	return [
		...fences,
		...spans,
		...( PLAIN_TABLES[ page ]?.test( number ) ? cellsOf( plain ) : [] ),
	];
};

const lengthen = ( token ) =>
	token.replace( /^[cb]-(?=\w)/, ( prefix ) => SHORT[ prefix ] );

/** What a name such as `__label`, which begins with dashes or underscores, can mean after another name. */
const continueName = ( base, end ) => {
	const block = base.replace( /(?:__|--).*$/, '' );
	const parts = base.split( '-' );
	return [
		base + end,
		base.replace( /_[a-z]+$/, end ),
		block + end,
		...parts.map(
			( _, index ) => parts.slice( 0, index + 1 ).join( '-' ) + end
		),
		...parts.map(
			( _, index ) =>
				`${ parts.slice( 0, index + 1 ).join( '-' ) }${ end.replace( /-$/, '' ) }-block`
		),
	];
};

/**
 * Includes guesses of what shortened names mean; they only count if they exist.
 *
 * @param {Section} section
 */
const namesIn = ( section ) => {
	const names = new Set();
	const guesses = new Set();
	let base = '';
	for ( const span of spansOf( section ) ) {
		const open = span.replace( /\{[\w |]*\}/g, '{}' );
		for ( const piece of `${ open } ${ span }`.split( /[^\w\-/@{}]+/ ) ) {
			names.add( piece );
			for ( const part of piece.split( /[^\w\-/@]+/ ) ) {
				const token = lengthen( part.replace( /\/$/, '' ) );
				if ( /^[_-]/.test( token ) && base ) {
					continueName( base, token ).forEach( ( name ) =>
						guesses.add( name )
					);
				}
				if ( /^[A-Za-z]\w*[-_]/.test( token ) ) {
					base = token;
				}
				names.add( token );
				guesses
					.add( token.replace( /^-+|-+$/g, '' ) )
					.add( token.replace( /^.*\//, '' ) )
					.add( token.replace( /^\/?wc\/store(?:\/v1)?(?=\/)/, '' ) );
				if ( section.page === 'product-lists.md' ) {
					guesses.add( `${ COLLECTION }/${ token }` );
				}
			}
		}
	}
	// See `docs/contract/events.md` 1.
	for ( const [ , action ] of section.text.matchAll(
		/`\.\.\.-([\w-]+)`/g
	) ) {
		names.add( `experimental__woocommerce_blocks-${ action }` );
	}
	// `docs/contract/store-api.md` shortens these error codes.
	for ( const [ , code ] of section.text.matchAll( /`\.\.\.(_\w+)`/g ) ) {
		names.add( `woocommerce_rest${ code }` );
	}
	for ( const name of names ) {
		if (
			FOREIGN.has( name ) ||
			! /^(?:--|__|[A-Za-z@/]).*[\w}]$/.test( name )
		) {
			names.delete( name );
		}
		guesses.delete( name );
	}
	return { names, guesses };
};

/** `IntegrationRegistry`, for example. */
const classesOf = ( page ) => [
	...new Set(
		readSections()
			.filter( ( section ) => section.page === page )
			.flatMap(
				( { text } ) =>
					text.match(
						/\b[A-Z][a-z]+(?:_?[A-Z][a-z]+)+\b|\bWC_\w+/g
					) ?? []
			)
	),
];

/** Other words mean more than themselves only in a list of attributes or exports. */
export const isName = ( name ) =>
	name.length > 3 && /[a-z\d][A-Z]|\w[_/-]|[_/-]\w|\{\}/.test( name );

let contract;

/**
 * With their sections, and whether the contract writes them out somewhere.
 *
 * @return {Map<string, { sections: Section[], isWritten: boolean }>}
 */
export const readContract = () => {
	if ( contract ) {
		return contract;
	}
	contract = new Map();
	const add = ( name, section, isWritten ) => {
		const row = contract.get( name ) ?? { sections: [], isWritten: false };
		row.sections.push( section );
		row.isWritten ||= isWritten;
		contract.set( name, row );
	};
	for ( const section of readSections() ) {
		const { names, guesses } = namesIn( section );
		names.forEach( ( name ) => add( name, section, true ) );
		guesses.forEach( ( name ) => add( name, section, false ) );
	}
	return contract;
};

const PLAIN = [
	'script',
	'style',
	'module',
	'block',
	'block class',
	'action',
	'filter',
	'class',
	'function',
	'route',
	'error',
	'server state',
	'added key',
	'export',
	'store',
	'interactivity store',
	'global',
	'script hook',
	'event',
];

/** Any text can be of these kinds. For names without a definition above, the first that fits in each list. */
const LOOSE = {
	word: [
		[ 'key', 'text', 'markup' ],
		[ 'member', 'script key', 'script text' ],
	],
	dashed: [ [ 'markup', 'text' ], [ 'key' ], [ 'script text' ] ],
};

/** Code puts these names together. */
const COMPOSED = [ 'script', 'style', 'action', 'filter', 'script hook' ];

/** A pattern that begins with less matches by accident. */
const PREFIX = /^[\w-]{3,}/;

/**
 * By a pattern such as `wc-{}-block-frontend`.
 *
 * @return {string[]|null} The text for each `{}`.
 */
const fit = ( pattern, name ) =>
	new RegExp(
		`^${ pattern
			.split( '{}' )
			.map( ( part ) => part.replace( /[.*+?^$()|[\]\\]/g, '\\$&' ) )
			.join( '(.+)' ) }$`
	)
		.exec( name )
		?.slice( 1 ) ?? null;

/** A block's name, or else any text, can define a pattern's value. */
const definitionOf = ( kind, value, defines ) =>
	[
		`block class: woocommerce/${ value.replace( /_block$/, '' ) }`,
		...( /^s/.test( kind ) ? [] : [ `text: ${ value }` ] ),
		...( kind === 'script hook' ? [ `script text: ${ value }` ] : [] ),
	].find( defines );

/** By the longest pattern that fits; `null` if none does. */
const compose = ( kind, name, patterns, defines ) => {
	for ( const pattern of patterns ) {
		const values = fit( pattern, name );
		const definitions = values
			?.filter( ( value ) => ! value.includes( '{}' ) )
			.map( ( value ) => definitionOf( kind, value, defines ) );
		if ( definitions?.every( Boolean ) ) {
			return [ `${ kind }: ${ pattern }`, ...definitions ];
		}
	}
	return null;
};

/**
 * Facts of the contract that a WooCommerce has.
 *
 * @param {import('./platform.mjs').Platform} platform
 * @param {string[]}                          more     Keys of facts that other files name.
 * @return {Map<string, string[]>} By the fact's key: the definitions that make it up, usually the key alone.
 */
export const findFacts = ( platform, more ) => {
	const defines = ( key ) => platform.filesOf( key ).length > 0;
	const facts = new Map();
	const add = ( key ) => {
		const isThere = defines( key );
		if ( isThere ) {
			facts.set( key, [ key ] );
		}
		return isThere;
	};
	const patterns = Object.fromEntries(
		COMPOSED.map( ( kind ) => [
			kind,
			platform
				.namesOf( kind )
				.filter(
					( name ) => name.includes( '{}' ) && PREFIX.test( name )
				)
				.sort( ( a, b ) => b.length - a.length ),
		] )
	);
	const addComposed = ( kind, name ) => {
		const parts = compose( kind, name, patterns[ kind ], defines );
		if ( parts && ! facts.has( `${ kind }: ${ name }` ) ) {
			facts.set( `${ kind }: ${ name }`, parts );
		}
		return parts !== null;
	};
	const addFirst = ( kinds, name ) =>
		kinds.find( ( kind ) => add( `${ kind }: ${ name }` ) );
	const addLoose = ( name, isWritten ) => {
		const lists = LOOSE[ name.includes( '-' ) ? 'dashed' : 'word' ];
		if (
			! lists.filter( ( kinds ) => addFirst( kinds, name ) ).length &&
			isWritten &&
			/^\w/.test( name )
		) {
			add( `word: ${ name }` );
		}
	};
	const addPlain = ( kinds, name ) =>
		kinds.filter( ( kind ) => add( `${ kind }: ${ name }` ) ).length > 0;
	const addLocalized = ( name ) => {
		const handle = /^(\w+)_params$/
			.exec( name )?.[ 1 ]
			.replaceAll( '_', '-' );
		const parts = [ 'text: _params', `case: ${ handle }` ];
		const isThere = handle && parts.every( defines );
		if ( isThere ) {
			facts.set( `localized: ${ name }`, parts );
		}
		return isThere;
	};
	for ( const section of readSections() ) {
		const { names, guesses } = namesIn( section );
		const both = [ ...names, ...guesses ];
		const blocks = both
			.map( ( name ) =>
				name.includes( '/' ) ? name : `woocommerce/${ name }`
			)
			.filter( ( name ) =>
				[ 'block', 'block class' ].some( ( kind ) =>
					defines( `${ kind }: ${ name }` )
				)
			);
		const classes = classesOf( section.page ).filter( ( name ) =>
			defines( `class: ${ name }` )
		);
		for ( const name of both ) {
			blocks.forEach( ( block ) =>
				add( `attribute: ${ block }#${ name }` )
			);
			classes.forEach( ( type ) =>
				add( `method: ${ type }::${ name }` )
			);
			if ( PLAIN_TABLES[ section.page ]?.test( section.number ) ) {
				addPlain( [ 'block', 'block class' ], `woocommerce/${ name }` );
				add( `script attribute: ${ name }` );
			}
			if ( ! isName( name ) ) {
				if ( /^[A-Z]/.test( name ) ) {
					add( `export: ${ name }` );
				}
			} else if (
				! (
					addPlain( PLAIN, name ) &&
					! name.startsWith( 'woocommerce/' )
				) &&
				! addLocalized( name ) &&
				! (
					names.has( name ) &&
					COMPOSED.some( ( kind ) => addComposed( kind, name ) )
				)
			) {
				addLoose( name, names.has( name ) );
			}
		}
	}
	for ( const key of more ) {
		const [ , kind, name ] = /^(.*?): (.*)$/.exec( key );
		if ( ! add( key ) && COMPOSED.includes( kind ) ) {
			addComposed( kind, name );
		}
	}
	return facts;
};
