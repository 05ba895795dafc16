import { tellDeveloper, type FaultKind } from './tell-developer';

/** What went wrong at one point in one way. */
export interface Fault {
	/** Name of the point: `itemName`. */
	point: string;
	kind: FaultKind;
	count: number;
	/** Of the last time, in the words of what was thrown; `''` when nothing was. */
	message: string;
}

/** What one add-on has cost this page. */
export interface ReportCard {
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
export interface ReportCards {
	/** Runs work of an add-on and counts what it takes, also when it throws, which goes on. Gives answer and time. */
	measure: < Answer >(
		addOn: string,
		work: () => Answer
	) => { answer: Answer; timeMs: number };
	/** Writes a fault down. The first of an add-on at a point is told to developers, the others are counted only. */
	fault: (
		addOn: string,
		point: string,
		kind: FaultKind,
		error?: unknown,
		/** Whether developers have been told already, in other words. Default `false`. */
		isTold?: boolean
	) => void;
	/** All cards, the dearest first. */
	report: () => readonly ReportCard[];
	/** Calls back after each fault; returns the stop. */
	subscribe: ( listener: () => void ) => () => void;
}

/** The words of what was thrown, whatever that is: an object without a prototype has none. */
export const messageOf = ( error: unknown ): string => {
	try {
		return error instanceof Error ? error.message : String( error ?? '' );
	} catch {
		return '';
	}
};

interface OpenCard {
	calls: number;
	timeMs: number;
	longestMs: number;
	errors: number;
	faults: Map< string, Fault >;
	/** Points of which developers know. */
	told: Set< string >;
}

/**
 * Cards with nothing on them.
 *
 * @param now Milliseconds of a clock that is never put back, as `performance.now`.
 */
export function createReportCards( now: () => number ): ReportCards {
	const cards = new Map< string, OpenCard >();
	const listeners = new Set< () => void >();
	const cardOf = ( addOn: string ): OpenCard => {
		const known = cards.get( addOn );
		if ( known ) {
			return known;
		}
		const card: OpenCard = {
			calls: 0,
			timeMs: 0,
			longestMs: 0,
			errors: 0,
			faults: new Map(),
			told: new Set(),
		};
		cards.set( addOn, card );
		return card;
	};
	return {
		measure: ( addOn, work ) => {
			const card = cardOf( addOn );
			const start = now();
			const took = () => Math.max( 0, now() - start );
			card.calls++;
			try {
				const answer = work();
				return { answer, timeMs: took() };
			} finally {
				const timeMs = took();
				card.timeMs += timeMs;
				card.longestMs = Math.max( card.longestMs, timeMs );
			}
		},
		fault: ( addOn, point, kind, error, isTold = false ) => {
			const card = cardOf( addOn );
			const message = messageOf( error );
			const key = `${ kind } ${ point }`;
			const count = ( card.faults.get( key )?.count ?? 0 ) + 1;
			card.errors++;
			card.faults.set( key, { point, kind, count, message } );
			if ( ! card.told.has( point ) ) {
				card.told.add( point );
				if ( ! isTold ) {
					tellDeveloper( addOn, point, kind, error );
				}
			}
			listeners.forEach( ( listener ) => listener() );
		},
		report: () =>
			[ ...cards ]
				.map( ( [ addOn, { told, faults, ...figures } ] ) => ( {
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
