import type { ReportedFault } from '@shopfront/components';
import {
	getErrorMessage,
	type StatisticsCollector,
} from '@shopfront/extensibility';

const SECOND_MS = 1000;

/** What is counted beside the report cards of the points. */
interface Counters {
	renders: number;
	/** Most of them within a second. */
	rendersPerSecond: number;
	layoutShift: number;
}

/** Who has registered what, and what is known of it beyond the report cards. */
export interface ScriptStatistics {
	/** Notes that a script has registered a name. */
	register: ( name: string, script: string | null ) => void;
	/** Under which name a script's work is noted: the first that it registered, else its own address. */
	getName: ( script: string | null ) => string;
	/** Runs work of an add-on and counts what it takes. */
	measure: < Result >( name: string, work: () => Result ) => Result;
	/** The same for a render. */
	measureRender: < Result >( name: string, work: () => Result ) => Result;
	addLayoutShift: ( name: string, value: number ) => void;
	/** Notes what went wrong with a script outside of our calls. */
	addFault: (
		script: string,
		kind: ReportedFault[ 'kind' ],
		error?: unknown
	) => void;
	/** Names by the script that registered them, in the order of coming; `null` for those of nobody that is known. */
	names: () => ReadonlyMap< string, string | null >;
	getCounters: ( name: string ) => Readonly< Counters >;
	getFaults: ( script: string ) => readonly ReportedFault[];
}

const NO_COUNTERS: Counters = {
	renders: 0,
	rendersPerSecond: 0,
	layoutShift: 0,
};

/** Of a script that has not been found out. */
const UNKNOWN = '?';

export function createScriptStatistics(
	statistics: Pick< StatisticsCollector, 'measure' >,
	now: () => number
): ScriptStatistics {
	const scripts = new Map< string, string | null >();
	const countersByName = new Map< string, Counters >();
	const seconds = new Map< string, { since: number; renders: number } >();
	const faults = new Map< string, Map< string, ReportedFault > >();
	const getCounters = ( name: string ) =>
		countersByName.get( name ) ?? NO_COUNTERS;

	const countRenderThisSecond = ( name: string ): number => {
		const current = seconds.get( name );
		const second =
			current && now() - current.since < SECOND_MS
				? current
				: { since: now(), renders: 0 };
		second.renders++;
		seconds.set( name, second );
		return second.renders;
	};
	const measure = < Result >( name: string, work: () => Result ): Result =>
		statistics.measure( name, work ).result;

	return {
		measure,
		getCounters,
		register: ( name, script ) => {
			scripts.set( name, script );
		},
		getName: ( script ) =>
			[ ...scripts ].find(
				( [ , current ] ) => current === script
			)?.[ 0 ] ??
			script ??
			UNKNOWN,
		measureRender: ( name, work ) => {
			const { renders, rendersPerSecond, ...rest } = getCounters( name );
			countersByName.set( name, {
				...rest,
				renders: renders + 1,
				rendersPerSecond: Math.max(
					rendersPerSecond,
					countRenderThisSecond( name )
				),
			} );
			return measure( name, work );
		},
		addLayoutShift: ( name, value ) => {
			const counters = getCounters( name );
			countersByName.set( name, {
				...counters,
				layoutShift: counters.layoutShift + value,
			} );
		},
		addFault: ( script, kind, error ) => {
			const current = faults.get( script ) ?? new Map();
			faults.set( script, current );
			current.set( kind, {
				extensionPoint: 'script',
				kind,
				count: ( current.get( kind )?.count ?? 0 ) + 1,
				message: getErrorMessage( error ),
			} );
		},
		names: () => scripts,
		getFaults: ( script ) => [
			...( faults.get( script )?.values() ?? [] ),
		],
	};
}
