import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../../tools/support/root.mjs';
import { PARTS_OF_PAGES, providerOf } from './walk.mjs';

const PAGE = 'docs/run-a-shop/versions.md';

const STEPS = [
	'shop',
	'product',
	'mini-cart',
	'cart',
	'checkout',
	'order',
	'editor',
];

/** The table's words for who provides a part. */
const WORDS = { true: 'ours', false: 'theirs' };

/**
 * A pair of versions with a theme.
 *
 * @param {Object} seen
 * @return {{ name: string, failures: string[], cells: string[], notes: string[], text: string }}
 */
export const rowOf = ( seen ) => {
	const { wordpress, woocommerce, theme } = seen;
	const name = `${ wordpress }/${ woocommerce }/${ theme }`;
	if ( seen.problem ) {
		return {
			...seen,
			name,
			failures: [ seen.problem.split( '\n' )[ 0 ] ],
			cells: [],
			notes: [],
			text: `FAILED: ${ name }: ${ seen.problem }`,
		};
	}
	const { off, on, status, activation, deactivation } = seen;
	const failures = [];
	const notes = [];
	const stepText = ( walk, step ) =>
		walk.steps[ step ] ? 'fails' : 'works';
	for ( const [ step, problem ] of Object.entries( on.steps ) ) {
		if ( problem && off.steps[ step ] ) {
			notes.push(
				`${ step } fails with and without the plugin: ${ off.steps[ step ] }`
			);
		} else if ( problem ) {
			failures.push( `${ step }: ${ problem }` );
		}
	}
	const isNew = ( list ) => ( line ) => ! list.includes( line );
	failures.push(
		...( activation ? [ `activation: ${ activation }` ] : [] ),
		...( deactivation ? [ `deactivation: ${ deactivation }` ] : [] ),
		...on.errors
			.filter( isNew( off.errors ) )
			.map( ( line ) => `console, ${ line }` ),
		...on.log.filter( isNew( off.log ) ).map( ( line ) => `PHP, ${ line }` )
	);
	const asides = [];
	const parts = Object.fromEntries(
		status.blocks
			.filter( ( part ) => PARTS_OF_PAGES.includes( part.name ) )
			.map( ( part ) => {
				const provider = providerOf( part.name, on.pages );
				const isOurs = provider === 'ours';
				if ( provider === 'both' ) {
					failures.push(
						`${ part.name }: a page has both implementations`
					);
				} else if (
					part.is_replaced !== isOurs &&
					( part.is_replaced || provider !== 'neither' )
				) {
					failures.push(
						`${ part.name }: the status says "${ part.text }", the page has ${ provider }`
					);
				}
				if ( ! part.is_replaced ) {
					asides.push( `${ part.title }: ${ part.text }` );
				}
				return [ part.name, WORDS[ isOurs ] ];
			} )
	);
	const cells = [
		...PARTS_OF_PAGES.map( ( part ) => parts[ part ] ?? '' ),
		...STEPS.map( ( step ) => stepText( on, step ) ),
	];
	const text = [
		`${ failures.length === 0 ? 'good' : 'FAILED' }: ${ name }`,
		`  ${ PARTS_OF_PAGES.map( ( part ) => `${ part } ${ parts[ part ] ?? '-' }` ).join( ', ' ) }`,
		...asides.map( ( line ) => `  aside: ${ line }` ),
		...notes.map( ( line ) => `  note: ${ line }` ),
		...failures.map( ( line ) => `  FAILED: ${ line }` ),
	].join( '\n' );
	return {
		...seen,
		name,
		failures,
		cells,
		notes: [ ...asides, ...notes ],
		text,
	};
};

const ROW =
	/^\| ([\d.]+) \| ([\d.]+)( \(simulated\))? \| (block|classic) \|.* \| (yes|no) \|$/gm;

const line = ( cells ) => `| ${ cells.join( ' | ' ) } |`;

const HEADER = [
	line( [
		'WordPress',
		'WooCommerce',
		'Theme',
		...PARTS_OF_PAGES,
		...STEPS,
		'Tried on',
		'Passed',
	] ),
	line( Array( 5 + PARTS_OF_PAGES.length + STEPS.length ).fill( '---' ) ),
];

const today = () => new Date().toISOString().slice( 0, 10 );

const lineOf = ( {
	wordpress,
	woocommerce,
	theme,
	cells,
	failures,
	isSimulated,
} ) =>
	line( [
		wordpress,
		isSimulated ? `${ woocommerce } (simulated)` : woocommerce,
		theme,
		...( cells.length > 0
			? cells
			: Array( PARTS_OF_PAGES.length + STEPS.length ).fill( '' ) ),
		today(),
		failures.length === 0 ? 'yes' : 'no',
	] );

const compare = ( a, b ) => {
	const [ one, other ] = [ a, b ].map( ( version ) =>
		version.split( '.' ).map( Number )
	);
	return one[ 0 ] - other[ 0 ] || one[ 1 ] - other[ 1 ];
};

/**
 * The newest versions that passed all rows, as in the table's text.
 *
 * @param {string} page Text of docs/run-a-shop/versions.md.
 * @return {{ wordpress: string, woocommerce: string }} '' without any.
 */
export const testedVersions = ( page ) => {
	const rows = [ ...page.matchAll( ROW ) ];
	const newest = ( index, isCounted ) => {
		const versions = [
			...new Set(
				rows.filter( isCounted ).map( ( row ) => row[ index ] )
			),
		];
		return (
			versions
				.filter( ( version ) =>
					rows.every(
						( row ) =>
							row[ index ] !== version ||
							! isCounted( row ) ||
							row[ 5 ] === 'yes'
					)
				)
				.sort( compare )
				.at( -1 ) ?? ''
		);
	};
	// A simulation says nothing about the real version.
	const isReal = ( row ) => ! row[ 3 ];
	return { wordpress: newest( 1, isReal ), woocommerce: newest( 2, isReal ) };
};

const replaceIn = ( file, pattern, version ) => {
	const text = readFileSync( inRoot( file ), 'utf8' );
	writeFileSync( inRoot( file ), text.replace( pattern, `$1${ version }` ) );
};

const readPage = ( page ) => ( {
	lines: new Map(
		[ ...page.matchAll( ROW ) ].map(
			( [ text, wordpress, woocommerce, , theme ] ) => [
				`${ wordpress }/${ woocommerce }/${ theme }`,
				text,
			]
		)
	),
	remarks: new Map(
		[ ...page.matchAll( /^- ([\w./]+): .*$/gm ) ].map(
			( [ text, name ] ) => [ name, text ]
		)
	),
} );

const byVersions = ( a, b ) => {
	const [ one, other ] = [ a.split( '/' ), b.split( '/' ) ];
	return (
		compare( one[ 0 ], other[ 0 ] ) ||
		compare( one[ 1 ], other[ 1 ] ) ||
		one[ 2 ].localeCompare( other[ 2 ], 'en' )
	);
};

/**
 * Also writes the versions that passed into the plugin's headers. The table's other rows stay.
 *
 * @param {ReturnType<typeof rowOf>[]} rows
 */
export const writeTable = ( rows ) => {
	const { lines, remarks } = readPage(
		existsSync( inRoot( PAGE ) )
			? readFileSync( inRoot( PAGE ), 'utf8' )
			: ''
	);
	for ( const row of rows ) {
		const { name, notes, failures } = row;
		lines.set( name, lineOf( row ) );
		remarks.delete( name );
		const texts = [
			...failures.map( ( text ) => `**${ text }**` ),
			...notes,
		];
		if ( texts.length > 0 ) {
			remarks.set( name, `- ${ name }: ${ texts.join( '; ' ) }` );
		}
	}
	const sorted = ( map ) =>
		[ ...map.keys() ].sort( byVersions ).map( ( name ) => map.get( name ) );
	const page = [
		'# Versions of WordPress and WooCommerce',
		'',
		'`npm run test:versions -- FOLDER --save` writes this page. [Try another version](../contribute/try-another-version.md) says what a',
		'row is. "Ours" and "theirs" are read from scripts, styles and markup of the pages, and compared with the status.',
		'',
		...HEADER,
		...sorted( lines ),
		'',
		...( remarks.size > 0
			? [ '## Remarks', '', ...sorted( remarks ), '' ]
			: [] ),
	].join( '\n' );
	writeFileSync( inRoot( PAGE ), page );
	const { wordpress, woocommerce } = testedVersions( page );
	if ( wordpress && woocommerce ) {
		replaceIn(
			'shopfront.php',
			/^( \* WC tested up to: ).*$/m,
			woocommerce
		);
		replaceIn( 'readme.txt', /^(Tested up to: ).*$/m, wordpress );
	}
};
