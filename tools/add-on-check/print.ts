import type { AddOnMeasure } from '@shopfront/extensibility';
import type { Found } from './findings';
import {
	getVerdict,
	type Check,
	type FileSize,
	type UsableTime,
	type Verdict,
} from './evaluate-checks';

export interface Report {
	scripts: string[];
	handles: string[];
	checks: Check[];
	found: Found;
	sizes: readonly FileSize[];
	times: readonly UsableTime[];
	/** CPU slowdown factor of the timed machine. */
	slowdown: number;
	budgets: Readonly< Record< AddOnMeasure, number > >;
}

const WORDS: Readonly< Record< Verdict, string > > = {
	pass: '✅ pass',
	warn: '⚠️ warn',
	fail: '❌ fail',
};

const escapeText = ( text: string ) =>
	text.replaceAll( '\\', '\\\\' ).replaceAll( '<', '&lt;' );

/** No line breaks, bars or markup. Code in backticks stays readable. */
const cell = ( text: string ) =>
	text
		.replace( /\s+/g, ' ' )
		.split( /(`[^`]*`)/ )
		.map( ( part ) =>
			part.startsWith( '`' ) ? part : escapeText( part )
		)
		.join( '' )
		.replaceAll( '|', '\\|' );

const table = (
	head: readonly string[],
	rows: ReadonlyArray< readonly string[] >
) =>
	rows.length === 0
		? []
		: [
				'',
				`| ${ head.join( ' | ' ) } |`,
				`| ${ head.map( () => '---' ).join( ' | ' ) } |`,
				...rows.map(
					( row ) => `| ${ row.map( cell ).join( ' | ' ) } |`
				),
			];

const section = ( title: string, lines: readonly string[] ) =>
	lines.length === 0 ? [] : [ '', `## ${ title }`, ...lines ];

const ms = ( value: number ) => `${ Math.round( value * 10 ) / 10 } ms`;
const kib = ( bytes: number ) => `${ ( bytes / 1024 ).toFixed( 1 ) } KiB`;

/** `wp.data` › `select, dispatch`. */
const globalsByLibrary = (
	names: readonly string[]
): Map< string, string[] > => {
	const libraries = new Map< string, string[] >();
	for ( const name of names ) {
		const parts = name.split( '.' );
		const isMember = /^w[pc]\./.test( name ) && parts.length > 2;
		const library = /^w[pc]\./.test( name )
			? parts.slice( 0, 2 ).join( '.' )
			: name;
		const members = libraries.get( library ) ?? [];
		libraries.set(
			library,
			isMember ? [ ...members, parts.slice( 2 ).join( '.' ) ] : members
		);
	}
	return libraries;
};

const USED = [
	[ 'store', 'Stores' ],
	[ 'selector', 'Selectors' ],
	[ 'store action', 'Store actions' ],
] as const;

const REGISTERED = [
	[ 'block', 'Blocks' ],
	[ 'payment method', 'Payment methods' ],
	[ 'express payment method', 'Express payment methods' ],
	[ 'callback', 'Callbacks for payment methods' ],
	[ 'filter', 'Filters' ],
	[ 'fill', 'Fills' ],
	[ 'slot', 'Slots of its own' ],
	[ 'plugin', 'Plugins' ],
	[ 'action', 'Actions' ],
	[ 'hook filter', 'Hook filters' ],
	[ 'observer', 'Observers' ],
	[ 'event', 'DOM events' ],
] as const;

const kinds = (
	{ records }: Found,
	wanted: ReadonlyArray< readonly [ string, string ] >
) =>
	wanted.flatMap( ( [ kind, title ] ) => {
		const entries = Object.entries( records[ kind ] ?? {} );
		return entries.length === 0
			? []
			: [
					[
						title,
						entries
							.map( ( [ name, details ] ) =>
								details.length > 0
									? `${ name } (${ details.join( ', ' ) })`
									: name
							)
							.join( ', ' ),
					],
				];
	} );

const figureRows = ( { found, budgets }: Report ): string[][] => {
	return found.figures.map( ( { names, script, renders, figures } ) => [
		names.join( ', ' ) ||
			decodeURIComponent( script?.split( '/' ).at( -1 ) ?? '' ),
		`${ ms( figures.timeMs ) } of ${ budgets.timeMs } ms`,
		`${ ms( figures.longestMs ) } of ${ budgets.longestMs } ms`,
		`${ renders } (${ figures.rendersPerSecond } a second of ${ budgets.rendersPerSecond })`,
		String( figures.errors ),
		figures.layoutShift === null
			? 'unknown'
			: String( figures.layoutShift ),
	] );
};

/** Markdown that a developer can paste into an issue. */
export const printReport = ( report: Report ): string => {
	const { scripts, handles, checks, found, sizes, times, slowdown } = report;
	const globals = globalsByLibrary(
		Object.keys( found.records.global ?? {} )
	);
	const notes = checks.filter( ( one ) => one.notes.length > 0 );
	return [
		`# Add-on check: ${ scripts.join( ', ' ) }`,
		'',
		`**${ WORDS[ getVerdict( checks ) ] }** on the demo shop of Shopfront.`,
		...table(
			[ 'Check', 'Verdict' ],
			checks.map( ( { name, verdict } ) => [ name, WORDS[ verdict ] ] )
		),
		...notes.flatMap( ( { name, verdict, notes: lines } ) => [
			'',
			`### ${ WORDS[ verdict ] }: ${ name }`,
			'',
			...lines.map( ( line ) => `- ${ cell( line ) }` ),
		] ),
		...section(
			'What it registered',
			table( [ 'Kind', 'Names' ], kinds( found, REGISTERED ) )
		),
		...section(
			'What it uses',
			table(
				[ 'Kind', 'Names' ],
				[
					...[ ...globals ].map( ( [ library, members ] ) => [
						library,
						members.join( ', ' ) || 'used as a whole',
					] ),
					...kinds( found, USED ),
					...( handles.length > 0
						? [ [ 'Handles', handles.join( ', ' ) ] ]
						: [] ),
					...Object.entries( found.sent ).map(
						( [ method, names ] ) => [
							`Payment data of ${ method }`,
							names.join( ', ' ) || 'none',
						]
					),
				]
			)
		),
		...section( 'What it costs', [
			...table(
				[ 'File', 'Raw', 'gzip', 'brotli' ],
				sizes.map( ( { file, raw, gzip, brotli } ) => [
					file,
					kib( raw ),
					kib( gzip ),
					kib( brotli ),
				] )
			),
			...table(
				[
					'Add-on',
					'Time in its code',
					'Longest call',
					'Renders',
					'Errors',
					'Layout shift',
				],
				figureRows( report )
			),
			...table(
				[
					`Usable after, ${ slowdown }x slower machine`,
					'Without it',
					'With it',
					'Difference',
				],
				times.map( ( { page, withMs, withoutMs } ) => [
					page,
					ms( withoutMs ),
					ms( withMs ),
					ms( withMs - withoutMs ),
				] )
			),
		] ),
		...section(
			'What was tried',
			table(
				[ 'Step', 'Width', 'Result' ],
				[
					...found.steps.map( ( { name, width, isDone } ) => [
						name,
						`${ width } px`,
						isDone ? 'done' : 'not done',
					] ),
					[
						'Its controls are clicked',
						'',
						`${ found.clicks } clicks`,
					],
				]
			)
		),
		'',
	].join( '\n' );
};
