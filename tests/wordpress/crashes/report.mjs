import { writeFileSync } from 'node:fs';
import { inRoot } from '../../../tools/support/root.mjs';
import { isGood } from './matrix.mjs';

const FILE = inRoot( 'docs/contribute/crash-matrix.md' );

/** A row's shops have order tables, have none, or both. */
const MODES = { on: 'with', off: 'without', both: 'both' };

const inCell = ( text ) =>
	String( text ).replace( /\|/g, '\\|' ).replace( /\n/g, ' ' );

const row = ( cells ) => `| ${ cells.map( inCell ).join( ' | ' ) } |`;

const table = ( titles, rows ) =>
	[
		row( titles ),
		row( titles.map( () => '---' ) ),
		...rows.map( row ),
	].join( '\n' );

/** Shops with and without order tables often have equal rows. */
const mergeModes = ( rows ) => {
	const merged = new Map();
	for ( const { mode, cells } of rows ) {
		const name = JSON.stringify( cells );
		merged.set( name, { cells, mode: merged.has( name ) ? 'both' : mode } );
	}
	return [ ...merged.values() ].map( ( { cells, mode } ) => [
		...cells,
		MODES[ mode ],
	] );
};

const count = ( results, isCounted ) => results.filter( isCounted ).length;

export const totalsOf = ( results ) => [
	[ 'Combinations that ran', results.length ],
	[
		'Second charges that the shopper did not confirm',
		count( results, ( { wrong } ) =>
			wrong.some( ( text ) => text.includes( 'charges' ) )
		),
	],
	[
		'Second orders that the shopper did not confirm',
		count( results, ( { wrong } ) =>
			wrong.some( ( text ) => text.includes( 'orders' ) )
		),
	],
	[ 'Dead ends', count( results, ( { way } ) => way === 'DEAD END' ) ],
	[
		'Untrue sentences',
		count( results, ( { untrue } ) => untrue.length > 0 ),
	],
	[ 'Errors of the test', count( results, ( { way } ) => way === 'ERROR' ) ],
];

export const waysOf = ( results ) => {
	const ways = {};
	for ( const { way } of results ) {
		ways[ way ] = ( ways[ way ] ?? 0 ) + 1;
	}
	return Object.entries( ways ).sort( ( [ , a ], [ , b ] ) => b - a );
};

/**
 * To docs/contribute/crash-matrix.md.
 *
 * @param {Record<string, string>}                                                            versions
 * @param {Array<{ hpos: 'on'|'off', scenarios: any[], cells: any[], combinations: number }>} runs
 */
export const writeReport = ( versions, runs ) => {
	const cells = runs.flatMap( ( run ) => run.cells );
	const scenarios = mergeModes(
		runs.flatMap( ( { hpos, scenarios: all } ) =>
			all.map( ( { name, title, charges, failed } ) => ( {
				mode: hpos,
				cells: [
					name,
					title,
					charges,
					failed.length === 0
						? 'good'
						: `FAILED: ${ failed.join( '; ' ) }`,
				],
			} ) )
		)
	);
	const rows = mergeModes(
		runs.flatMap( ( { hpos, cells: all } ) =>
			all.map( ( result ) => ( {
				mode: hpos,
				cells: [
					result.point,
					result.step,
					result.world,
					result.charges,
					result.orders,
					result.said.join( ' → ' ),
					result.way,
					isGood( result )
						? 'good'
						: [
								...result.wrong,
								...result.untrue,
								result.error ?? '',
							].join( '; ' ),
				],
			} ) )
		)
	);
	const text = `# Crash matrix

\`npm run test:crashes -- FOLDER --hpos=both --save\` writes this page. [Test crashes](test-crashes.md) says what the words mean.

${ new Date().toISOString().slice( 0, 10 ) }, ${ Object.entries( versions )
		.map( ( pair ) => pair.join( ' ' ) )
		.join(
			', '
		) }. ${ runs.map( ( run ) => `${ run.cells.length } of ${ run.combinations } combinations ${ MODES[ run.hpos ] } order tables` ).join( ', ' ) }.

${ table( [ 'Total', '' ], totalsOf( cells ) ) }

${ table( [ 'Way on', 'Combinations' ], waysOf( cells ) ) }

## Scenarios

${ table( [ 'Name', 'Scenario', 'Charges', 'Result', 'Order tables' ], scenarios ) }

## Combinations

${ table( [ 'Dies', 'Then the shopper', 'Meanwhile', 'Charges', 'Orders', 'The shopper reads', 'Way on', 'Result', 'Order tables' ], rows ) }
`;
	writeFileSync( FILE, text );
};
