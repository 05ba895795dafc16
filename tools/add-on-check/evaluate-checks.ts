import type { AddOnMeasure } from '@shopfront/extensibility';
import type { Found, Message } from './findings';

/** You must fix `fail`; `warn` is worth a look. */
export type Verdict = 'pass' | 'warn' | 'fail';

export interface Check {
	name: string;
	verdict: Verdict;
	/** One line each; `[]` if the name is enough. */
	notes: string[];
}

export interface FileSize {
	file: string;
	raw: number;
	gzip: number;
	brotli: number;
	isScript: boolean;
}

/** Milliseconds until a page is usable; medians of pairs. */
export interface UsableTime {
	page: string;
	withoutMs: number;
	withMs: number;
}

export interface Times {
	/** `[]` if we timed nothing. */
	measured: readonly UsableTime[];
	/** Why timing failed; `''` without a failure. */
	failure: string;
}

export interface CheckInput {
	found: Found;
	sizes: readonly FileSize[];
	times: Times;
	handles: readonly string[];
	/** The handle to declare; `null` if unknown. */
	getHandle: ( global: string ) => string | null;
	withDependencies: ( handles: readonly string[] ) => ReadonlySet< string >;
	/** Without an asset file, an undeclared handle is no build error. */
	hasAsset: boolean;
	budgets: Readonly< Record< AddOnMeasure, number > >;
}

/** An add-on may delay a usable page by this many milliseconds. */
export const USABLE_BUDGET_MS = 100;

/** Records of these kinds prove that an add-on is active. */
export const REGISTRATIONS = [
	'block',
	'payment method',
	'express payment method',
	'callback',
	'filter',
	'fill',
	'slot',
	'plugin',
	'action',
	'hook filter',
	'observer',
	'event',
] as const;

const SCRIPT_FAULTS = [ 'scriptMissing', 'scriptSlow', 'scriptBroken' ];

const isDeprecation = ( { text }: Message ) => /deprecated/i.test( text );

const check = ( name: string, failing: Verdict, notes: string[] ): Check => ( {
	name,
	verdict: notes.length > 0 ? failing : 'pass',
	notes,
} );

const code = ( html: string ) => `\`${ html.replaceAll( '`', "'" ) }\``;

const firstLine = ( text: string ) =>
	( text.split( '\n' )[ 0 ] ?? '' ).slice( 0, 300 );

const messageNotes = ( messages: readonly Message[] ) =>
	messages.map(
		( { text, where } ) => `${ firstLine( text ) } (${ where })`
	);

/** `wp.data` for `wp.data.select`. */
const getLibrary = ( global: string ) =>
	/^w[pc]\./.test( global )
		? global.split( '.' ).slice( 0, 2 ).join( '.' )
		: global;

const undeclared = ( {
	found,
	handles,
	getHandle,
	withDependencies,
}: CheckInput ): string[] => {
	const declared = withDependencies( handles );
	const used = new Set(
		Object.keys( found.records.global ?? {} ).map( getLibrary )
	);
	return [ ...used ].flatMap( ( global ) => {
		const handle = getHandle( global );
		return handle === null || declared.has( handle )
			? []
			: [ `It uses ${ global }, and does not declare ${ handle }.` ];
	} );
};

const missing = ( { found, getHandle }: CheckInput ): string[] =>
	Object.keys( found.records.missing ?? {} ).map( ( global ) => {
		const handle = getHandle( getLibrary( global ) );
		return `It read ${ global }, which is not there.${
			handle === null ? '' : ` Declare ${ handle }.`
		}`;
	} );

/** With the worst of all scripts. */
const overBudget = (
	{ found, budgets }: CheckInput,
	measures: readonly [ AddOnMeasure, string, string ][]
): string[] =>
	measures.flatMap( ( [ measure, words, unit ] ) => {
		const figure = Math.max(
			0,
			...found.figures.map( ( { figures } ) => figures[ measure ] ?? 0 )
		);
		return figure > budgets[ measure ]
			? [
					`${ words }: ${ Math.round( figure * 10 ) / 10 }${ unit }, budget ${ budgets[ measure ] }${ unit }.`,
				]
			: [];
	} );

/** The most serious kinds first. */
export const evaluateChecks = ( input: CheckInput ): Check[] => {
	const { found, sizes, times, budgets, hasAsset } = input;
	const faults = found.figures.flatMap( ( one ) => one.faults );
	const isScriptFault = ( { kind }: { kind: string } ) =>
		SCRIPT_FAULTS.includes( kind );
	const describeFault = ( {
		extensionPoint,
		kind,
		count,
		message,
	}: ( typeof faults )[ number ] ) =>
		`${ extensionPoint }: ${ kind }, ${ count }×${ message ? `: ${ firstLine( message ) }` : '' }`;
	const errors = found.messages.filter( ( { type } ) => type === 'error' );
	const warnings = found.messages.filter(
		( message ) => message.type !== 'error' && ! isDeprecation( message )
	);
	const deprecated = [
		...Object.entries( found.records.deprecated ?? {} ).map(
			( [ name, [ alternative ] ] ) =>
				`${ name }${ alternative ? `: use ${ alternative }` : '' }`
		),
		...( Object.values( found.records.deprecated ?? {} ).length === 0
			? messageNotes(
					found.messages.filter(
						( message ) =>
							message.type !== 'error' && isDeprecation( message )
					)
				)
			: [] ),
	];
	const brotli = sizes
		.filter( ( { isScript } ) => isScript )
		.reduce( ( sum, size ) => sum + size.brotli, 0 );
	const hasRegistration = REGISTRATIONS.some(
		( kind ) => found.records[ kind ] !== undefined
	);
	return [
		check(
			'Its scripts run',
			'fail',
			faults.filter( isScriptFault ).map( describeFault )
		),
		check(
			'Cart and checkout work with it',
			'fail',
			found.steps
				.filter( ( { isDone } ) => ! isDone )
				.map(
					( { name, width, pageMessage } ) =>
						`Not so at ${ width } px: ${ name }.${ pageMessage ? ` The page said: ${ pageMessage }` : '' }`
				)
		),
		check( 'No errors on the console', 'fail', messageNotes( errors ) ),
		check(
			'No faults at its extension points',
			'fail',
			faults
				.filter( ( fault ) => ! isScriptFault( fault ) )
				.map( describeFault )
		),
		check(
			'Nothing on the page moves',
			'fail',
			found.shifts
				.filter( ( { value } ) => value > 0 )
				.map(
					( { page, width, value, moved } ) =>
						`Layout shift of ${ value.toFixed( 4 ) } on the ${ page } at ${ width } px: ${ moved[ 0 ] ? code( moved[ 0 ] ) : 'a text' } moved.`
				)
		),
		check(
			'Its areas are accessible',
			'fail',
			found.violations.map(
				( { id, help, where, elements } ) =>
					`${ id }: ${ help } (${ where }): ${ code( elements[ 0 ] ?? '' ) }`
			)
		),
		check(
			'It takes part',
			'warn',
			hasRegistration
				? []
				: [ 'It registered nothing, and listens to nothing.' ]
		),
		check( 'No warnings on the console', 'warn', messageNotes( warnings ) ),
		check( 'No deprecated APIs', 'warn', deprecated ),
		check( 'What it uses is there', 'warn', missing( input ) ),
		check(
			'Its handles are declared',
			'warn',
			hasAsset ? undeclared( input ) : []
		),
		check(
			'Its scripts are small',
			'warn',
			brotli > budgets.bytes
				? [
						`${ brotli } bytes with brotli, budget ${ budgets.bytes }.`,
					]
				: []
		),
		check(
			'Its code is fast',
			'warn',
			overBudget( input, [
				[ 'timeMs', 'Time in its code', ' ms' ],
				[ 'longestMs', 'Longest call', ' ms' ],
				[ 'rendersPerSecond', 'Renders in one second', '' ],
			] )
		),
		check( 'Pages are usable as early', 'warn', [
			...( times.failure
				? [
						`The pages could not be timed: ${ firstLine( times.failure ) }`,
					]
				: [] ),
			...times.measured
				.filter(
					( { withMs, withoutMs } ) =>
						withMs - withoutMs > USABLE_BUDGET_MS
				)
				.map(
					( { page, withMs, withoutMs } ) =>
						`The ${ page } is usable ${ Math.round( withMs - withoutMs ) } ms later, budget ${ USABLE_BUDGET_MS } ms.`
				),
		] ),
	];
};

/** The most serious of all checks. */
export const getVerdict = ( checks: readonly Check[] ): Verdict =>
	( [ 'fail', 'warn' ] as const ).find( ( verdict ) =>
		checks.some( ( one ) => one.verdict === verdict )
	) ?? 'pass';
