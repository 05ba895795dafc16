import { getErrorMessage } from './error-message';
import { logFault, type FaultKind } from './log-fault';

export interface Fault {
	/** Name of the extension point, such as `itemName`. */
	extensionPoint: string;
	kind: FaultKind;
	count: number;
	/** Message of the last error; `''` if there was none. */
	message: string;
}

export interface AddOnStatistics {
	/** Namespace or name of its registration. */
	addOn: string;
	calls: number;
	/** Total time of all calls, milliseconds. */
	timeMs: number;
	/** Time of the slowest call, milliseconds. */
	longestMs: number;
	/** Number of faults of all kinds. */
	errors: number;
	faults: readonly Fault[];
}

export interface StatisticsCollector {
	/** Runs and measures a call. Rethrows its errors. */
	measure: < Result >(
		addOn: string,
		work: () => Result
	) => { result: Result; timeMs: number };
	/** Logs an add-on's first fault at an extension point, and only counts the others. */
	recordFault: (
		addOn: string,
		extensionPoint: string,
		kind: FaultKind,
		error?: unknown,
		/** Default `false`. */
		isLogged?: boolean
	) => void;
	/** Slowest first. */
	report: () => readonly AddOnStatistics[];
	/** Calls the listener after each fault. Returns the unsubscribe function. */
	subscribe: ( listener: () => void ) => () => void;
}

interface StatisticsEntry {
	calls: number;
	timeMs: number;
	longestMs: number;
	errors: number;
	faults: Map< string, Fault >;
	loggedPoints: Set< string >;
}

/** `now` returns the milliseconds of a monotonic clock, such as `performance.now`. */
export const createStatisticsCollector = (
	now: () => number
): StatisticsCollector => {
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
};
