import type { ReportedFault } from '@shopfront/components';
import {
	getErrorMessage,
	type StatisticsCollector,
} from '@shopfront/extensibility';

const SECOND_MS = 1000;

interface Counters {
	renders: number;
	/** Maximum within one second. */
	rendersPerSecond: number;
	layoutShift: number;
}

/** Measurements by script, beyond the extension points' add-on statistics. */
export interface ScriptStatistics {
	register: ( name: string, script: string | null ) => void;
	/** A script's first registered name, otherwise its URL. */
	getName: ( script: string | null ) => string;
	measure: < Result >( name: string, work: () => Result ) => Result;
	measureRender: < Result >( name: string, work: () => Result ) => Result;
	addLayoutShift: ( name: string, value: number ) => void;
	addFault: (
		script: string,
		kind: ReportedFault[ 'kind' ],
		error?: unknown
	) => void;
	/** Maps names to the scripts that registered them, in order of registration; `null` if the script is unknown. */
	names: () => ReadonlyMap< string, string | null >;
	getCounters: ( name: string ) => Readonly< Counters >;
	getFaults: ( script: string ) => readonly ReportedFault[];
}

const NO_COUNTERS: Counters = {
	renders: 0,
	rendersPerSecond: 0,
	layoutShift: 0,
};

const UNKNOWN = '?';

export const createScriptStatistics = (
	statistics: Pick< StatisticsCollector, 'measure' >,
	now: () => number
): ScriptStatistics => {
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
};
