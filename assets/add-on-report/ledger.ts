import type { ReportedFault } from '@shopfront/components';
import { messageOf, type ReportCards } from '@shopfront/points';

const SECOND_MS = 1000;

/** What is counted beside the report cards of the points. */
interface Tally {
	renders: number;
	/** Most of them within a second. */
	rendersPerSecond: number;
	layoutShift: number;
}

/** Who has registered what, and what is known of it beyond the report cards. */
export interface Ledger {
	/** Notes that a script has registered a name. */
	register: ( name: string, script: string | null ) => void;
	/** Under which name a script's work is noted: the first that it registered, else its own address. */
	nameOf: ( script: string | null ) => string;
	/** Runs work of an add-on and counts what it takes. */
	measure: < Answer >( name: string, work: () => Answer ) => Answer;
	/** The same for a render. */
	measureRender: < Answer >( name: string, work: () => Answer ) => Answer;
	addLayoutShift: ( name: string, value: number ) => void;
	/** Notes what went wrong with a script outside of our calls. */
	addFault: (
		script: string,
		kind: ReportedFault[ 'kind' ],
		error?: unknown
	) => void;
	/** Names by the script that registered them, in the order of coming; `null` for those of nobody that is known. */
	names: () => ReadonlyMap< string, string | null >;
	tallyOf: ( name: string ) => Readonly< Tally >;
	faultsOf: ( script: string ) => readonly ReportedFault[];
}

const NOTHING: Tally = { renders: 0, rendersPerSecond: 0, layoutShift: 0 };

/** Of a script that has not been found out. */
const UNKNOWN = '?';

export function createLedger(
	reports: Pick< ReportCards, 'measure' >,
	now: () => number
): Ledger {
	const scripts = new Map< string, string | null >();
	const tallies = new Map< string, Tally >();
	const seconds = new Map< string, { since: number; renders: number } >();
	const faults = new Map< string, Map< string, ReportedFault > >();
	const tallyOf = ( name: string ) => tallies.get( name ) ?? NOTHING;

	const rendersOfThisSecond = ( name: string ): number => {
		const known = seconds.get( name );
		const second =
			known && now() - known.since < SECOND_MS
				? known
				: { since: now(), renders: 0 };
		second.renders++;
		seconds.set( name, second );
		return second.renders;
	};
	const measure = < Answer >( name: string, work: () => Answer ): Answer =>
		reports.measure( name, work ).answer;

	return {
		measure,
		tallyOf,
		register: ( name, script ) => {
			scripts.set( name, script );
		},
		nameOf: ( script ) =>
			[ ...scripts ].find( ( [ , known ] ) => known === script )?.[ 0 ] ??
			script ??
			UNKNOWN,
		measureRender: ( name, work ) => {
			const { renders, rendersPerSecond, ...rest } = tallyOf( name );
			tallies.set( name, {
				...rest,
				renders: renders + 1,
				rendersPerSecond: Math.max(
					rendersPerSecond,
					rendersOfThisSecond( name )
				),
			} );
			return measure( name, work );
		},
		addLayoutShift: ( name, value ) => {
			const tally = tallyOf( name );
			tallies.set( name, {
				...tally,
				layoutShift: tally.layoutShift + value,
			} );
		},
		addFault: ( script, kind, error ) => {
			const known = faults.get( script ) ?? new Map();
			faults.set( script, known );
			known.set( kind, {
				point: 'script',
				kind,
				count: ( known.get( kind )?.count ?? 0 ) + 1,
				message: messageOf( error ),
			} );
		},
		names: () => scripts,
		faultsOf: ( script ) => [ ...( faults.get( script )?.values() ?? [] ) ],
	};
}
