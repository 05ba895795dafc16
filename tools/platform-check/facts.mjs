import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../support/root.mjs';
import { PlainError } from '../support/run.mjs';
import { findFacts } from './contract.mjs';
import { keyOf } from './platform.mjs';

const RECORD = 'tools/platform-check/contract-facts.json';
const PARTS = 'php-stubs/platform/facts.json';

/**
 * Something in WooCommerce that we rely on.
 *
 * @typedef {Object} Fact
 * @property {string}      kind
 * @property {string}      name
 * @property {string[]}    needs          The definitions that make it up: keys of keyOf().
 * @property {string[]}    [alternatives] One of these definitions is enough, for a fact that was not recorded.
 * @property {string}      file           Where it was last seen; '' if unknown.
 * @property {string}      since          The first version that has it; '' if all have.
 * @property {string}      until          The last version that has it; '' if none was the last.
 * @property {string|null} part           Stands aside without it; `null` if no part checks it.
 */

/** By the lists of facts.json. */
const KINDS = {
	blocks: [ 'block', 'block class' ],
	scripts: [ 'script' ],
	page_scripts: [ 'script' ],
	rendered_scripts: [ 'script' ],
	styles: [ 'style' ],
	modules: [ 'module' ],
	actions: [ 'action' ],
	rendered_actions: [ 'action' ],
	filters: [ 'filter' ],
	functions: [ 'function' ],
	files: [ 'file' ],
	templates: [ 'template' ],
	stores: [ 'interactivity store', 'server state' ],
	attributes: [ 'attribute' ],
	classes: [ 'class', 'method' ],
	markup: [ 'markup', 'script text' ],
};

/** Code puts some definitions together. We compare their pieces, which only the record knows. */
const readRecord = () =>
	existsSync( inRoot( RECORD ) )
		? JSON.parse( readFileSync( inRoot( RECORD ), 'utf8' ) )
		: { version: '' };

/** @return {{ version: string, facts: Fact[] }} */
const readContractFacts = () => {
	const { version, facts = {}, composed = {}, since = {} } = readRecord();
	const firstVersions = new Map(
		Object.entries( since ).flatMap( ( [ first, kinds ] ) =>
			Object.entries( kinds ).flatMap( ( [ kind, names ] ) =>
				names.map( ( name ) => [ keyOf( kind, name ), first ] )
			)
		)
	);
	return {
		version,
		facts: Object.entries( facts ).flatMap( ( [ kind, files ] ) =>
			Object.entries( files ).flatMap( ( [ file, names ] ) =>
				names.map( ( name ) => {
					const key = keyOf( kind, name );
					return {
						kind,
						name,
						needs: composed[ key ] ?? [ key ],
						file,
						since: firstVersions.get( key ) ?? '',
						until: '',
						part: null,
					};
				} )
			)
		),
	};
};

/** One of these keys must be defined. */
const keysOf = ( list, name ) => {
	if ( ! KINDS[ list ] ) {
		throw new PlainError(
			`${ PARTS } has a list ${ list }, which this command does not know. Add it to KINDS in tools/platform-check/facts.mjs.`
		);
	}
	const block = /^wp-block-woocommerce-(.*)$/.exec( name )?.[ 1 ];
	return [
		...KINDS[ list ].map( ( kind ) =>
			keyOf(
				kind,
				list === 'classes' ? name.split( '\\' ).at( -1 ) : name
			)
		),
		// WordPress writes this class.
		...( block ? [ keyOf( 'block', `woocommerce/${ block }` ) ] : [] ),
	];
};

/** `{ name, since, until }`. Attributes are grouped by block, templates by file. */
const entriesOf = ( rows ) =>
	( Array.isArray( rows )
		? rows
		: Object.entries( rows ).flatMap( ( [ owner, names ] ) =>
				[ names ]
					.flat()
					.map( ( row ) =>
						typeof row === 'string'
							? `${ owner }#${ row }`
							: { ...row, name: `${ owner }#${ row.name }` }
					)
			)
	).map( ( row ) => ( typeof row === 'string' ? { name: row } : row ) );

/** The parts check these facts on a site. */
const readPartFacts = ( recorded ) => {
	if ( ! existsSync( inRoot( PARTS ) ) ) {
		return [];
	}
	const byKey = new Map(
		recorded.map( ( fact ) => [ keyOf( fact.kind, fact.name ), fact ] )
	);
	const factsOf = ( part, list, { name, since = '', until = '' } ) => {
		const keys = keysOf( list, name );
		const known = keys.map( ( key ) => byKey.get( key ) ).filter( Boolean );
		if ( known.length === 0 ) {
			const [ , kind, short ] = /^(.*?): (.*)$/.exec( keys[ 0 ] );
			return [
				{
					kind,
					name: short,
					needs: [ keys[ 0 ] ],
					alternatives: keys,
					file: '',
					since,
					until,
					part,
				},
			];
		}
		// One of several definitions may be newer than the fact.
		const isOld = known.some( ( fact ) => ! fact.since );
		return known.map( ( fact ) => ( {
			...fact,
			since: since || ( isOld ? fact.since : '' ),
			until,
			part,
		} ) );
	};
	return Object.entries(
		JSON.parse( readFileSync( inRoot( PARTS ), 'utf8' ) )
	).flatMap( ( [ part, lists ] ) =>
		Object.entries( lists ).flatMap( ( [ list, rows ] ) =>
			entriesOf( rows ).flatMap( ( row ) => factsOf( part, list, row ) )
		)
	);
};

export const readFacts = () => {
	const { version, facts } = readContractFacts();
	const ofParts = readPartFacts( facts );
	const keys = new Set(
		ofParts.map( ( { kind, name } ) => keyOf( kind, name ) )
	);
	return {
		version,
		facts: [
			...facts.filter(
				( { kind, name } ) => ! keys.has( keyOf( kind, name ) )
			),
			...ofParts,
		],
	};
};

/** In the first file that defines a fact; server code before scripts. */
const lastSeen = ( platform, needs ) =>
	needs
		.flatMap( ( key ) => platform.filesOf( key ) )
		.sort(
			( a, b ) =>
				b.endsWith( '.php' ) - a.endsWith( '.php' ) ||
				a.localeCompare( b, 'en' )
		)[ 0 ];

/** The first version with a fact; '' if all versions have it. `older`: the newest first. */
const firstVersion = ( needs, platform, older ) => {
	const without = older.findIndex(
		( one ) => ! needs.every( ( key ) => one.filesOf( key ).length > 0 )
	);
	return without === -1 ? '' : ( older[ without - 1 ] ?? platform ).version;
};

const print = ( value, indent = '' ) => {
	if ( Array.isArray( value ) || typeof value !== 'object' ) {
		return JSON.stringify( value );
	}
	const rows = Object.entries( value )
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
		.map(
			( [ name, item ] ) =>
				`${ indent }\t${ JSON.stringify( name ) }: ${ print( item, `${ indent }\t` ) }`
		);
	return `{\n${ rows.join( ',\n' ) }\n${ indent }}`;
};

/**
 * The contract's facts that a WooCommerce has.
 *
 * @param {import('./platform.mjs').Platform}   platform The version that the contract describes.
 * @param {import('./platform.mjs').Platform[]} older    Older versions, the newest first.
 * @return {number} How many.
 */
export const record = ( platform, older ) => {
	const parts = readPartFacts( [] ).flatMap(
		( { alternatives } ) => alternatives
	);
	const found = findFacts( platform, parts );
	const facts = {};
	const composed = {};
	const since = {};
	for ( const key of [ ...found.keys() ].sort() ) {
		const needs = found.get( key );
		const [ , kind, name ] = /^(.*?): (.*)$/.exec( key );
		const files = ( facts[ kind ] ??= {} );
		( files[ lastSeen( platform, needs ) ] ??= [] ).push( name );
		if ( needs.length > 1 || needs[ 0 ] !== key ) {
			composed[ key ] = needs;
		}
		const first = firstVersion( needs, platform, older );
		if ( first ) {
			( ( since[ first ] ??= {} )[ kind ] ??= [] ).push( name );
		}
	}
	writeFileSync(
		inRoot( RECORD ),
		`${ print( { version: platform.version, facts, composed, since } ) }\n`
	);
	return found.size;
};
