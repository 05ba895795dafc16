import { logFault, type FaultKind } from './log-fault';

/** What went wrong at one point in one way. */
export interface Fault {
	/** Name of the point: `itemName`. */
	extensionPoint: string;
	kind: FaultKind;
	count: number;
	/** Of the last time, in the words of what was thrown; `''` when nothing was. */
	message: string;
}

/** What one add-on has cost this page. */
export interface AddOnStatistics {
	/** Namespace or name that it registered with. */
	addOn: string;
	/** How often it was asked for something. */
	calls: number;
	/** Time that it took altogether, milliseconds. */
	timeMs: number;
	/** Time of the one call that took longest, milliseconds. */
	longestMs: number;
	/** How often it went wrong, all ways together. */
	errors: number;
	faults: readonly Fault[];
}

/** What the add-ons of a page cost it, in time and in errors. The engines of the points write here. */
export interface StatisticsCollector {
	/** Runs work of an add-on and counts what it takes, also when it throws, which goes on. Gives answer and time. */
	measure: < Result >(
		addOn: string,
		work: () => Result
	) => { result: Result; timeMs: number };
	/** Writes a fault down. The first of an add-on at a point is told to developers, the others are counted only. */
	recordFault: (
		addOn: string,
		extensionPoint: string,
		kind: FaultKind,
		error?: unknown,
		/** Whether developers have been told already, in other words. Default `false`. */
		isLogged?: boolean
	) => void;
	/** All cards, the dearest first. */
	report: () => readonly AddOnStatistics[];
	/** Calls back after each fault; returns the stop. */
	subscribe: ( listener: () => void ) => () => void;
}

/** The words of what was thrown, whatever that is: an object without a prototype has none. */
export const getErrorMessage = ( error: unknown ): string => {
	try {
		return error instanceof Error ? error.message : String( error ?? '' );
	} catch {
		return '';
	}
};

interface StatisticsEntry {
	calls: number;
	timeMs: number;
	longestMs: number;
	errors: number;
	faults: Map< string, Fault >;
	/** Points of which developers know. */
	loggedPoints: Set< string >;
}

/**
 * Cards with nothing on them.
 *
 * @param now Milliseconds of a clock that is never put back, as `performance.now`.
 */
export function createStatisticsCollector(
	now: () => number
): StatisticsCollector {
	const entries = new Map< string, StatisticsEntry >();
	const listeners = new Set< () => void >();
	const getEntry = ( addOn: string ): StatisticsEntry => {
		const known = entries.get( addOn );
		if ( known ) {
			return known;
		}
		const entry: StatisticsEntry = {
			calls: 0,
			timeMs: 0,
			longestMs: 0,
			errors: 0,
			faults: new Map(),
			loggedPoints: new Set(),
		};
		entries.set( addOn, entry );
		return entry;
	};
	return {
		measure: ( addOn, work ) => {
			const entry = getEntry( addOn );
			const start = now();
			const getElapsed = () => Math.max( 0, now() - start );
			entry.calls++;
			try {
				const result = work();
				return { result, timeMs: getElapsed() };
			} finally {
				const timeMs = getElapsed();
				entry.timeMs += timeMs;
				entry.longestMs = Math.max( entry.longestMs, timeMs );
			}
		},
		recordFault: (
			addOn,
			extensionPoint,
			kind,
			error,
			isLogged = false
		) => {
			const entry = getEntry( addOn );
			const message = getErrorMessage( error );
			const key = `${ kind } ${ extensionPoint }`;
			const count = ( entry.faults.get( key )?.count ?? 0 ) + 1;
			entry.errors++;
			entry.faults.set( key, { extensionPoint, kind, count, message } );
			if ( ! entry.loggedPoints.has( extensionPoint ) ) {
				entry.loggedPoints.add( extensionPoint );
				if ( ! isLogged ) {
					logFault( addOn, extensionPoint, kind, error );
				}
			}
			listeners.forEach( ( listener ) => listener() );
		},
		report: () =>
			[ ...entries ]
				.map( ( [ addOn, { loggedPoints, faults, ...figures } ] ) => ( {
					addOn,
					...figures,
					faults: [ ...faults.values() ],
				} ) )
				.sort( ( a, b ) => b.timeMs - a.timeMs ),
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}
