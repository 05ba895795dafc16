export interface SearchQuery {
	text: string;
	/** Slug, or `''` for all categories. */
	category: string;
}

export interface SearchOptions< Answer > {
	/** Pause in typing before a request, ms. */
	delayMs: number;
	ask: ( query: SearchQuery, signal: AbortSignal ) => Promise< Answer >;
	/** Only called for the last query. */
	onAnswer: ( answer: Answer, query: SearchQuery ) => void;
	/** Only called if the last query fails. */
	onFailure: () => void;
	onBusy: ( isBusy: boolean ) => void;
	/** For tests. */
	clock?: Clock;
}

export interface Clock {
	now: () => number;
	/** Returns a function that cancels the call. */
	schedule: ( callBack: () => void, delayMs: number ) => () => void;
}

export interface Search {
	/**
	 * Shows a cached answer at once, or else requests it and forgets all earlier queries. `since` is the time of the
	 * key press, on the clock; it defaults to now.
	 */
	search: ( query: SearchQuery, since?: number ) => void;
	/** Forgets the pending query. */
	cancel: () => void;
}

/** Prices and stock change while a page is open. */
const MAX_AGE_MS = 5 * 60_000;

const MAX_ANSWERS = 50;

const PAGE_CLOCK: Clock = {
	now: () => Date.now(),
	schedule: ( callBack, delayMs ) => {
		const timer = setTimeout( callBack, delayMs );
		return () => clearTimeout( timer );
	},
};

const keyOf = ( { text, category }: SearchQuery ) => `${ category }\n${ text }`;

/**
 * Requests the answer to the last of many queries, and caches answers for a while. An older answer never replaces a
 * newer one, even if its request couldn't be aborted.
 */
export const createSearch = < Answer >( {
	delayMs,
	ask,
	onAnswer,
	onFailure,
	onBusy,
	clock = PAGE_CLOCK,
}: SearchOptions< Answer > ): Search => {
	/** In order of last use. */
	const answers = new Map< string, { answer: Answer; time: number } >();
	let pending: { key: string; abort: () => void } | null = null;

	const recall = ( key: string ) => {
		const known = answers.get( key );
		answers.delete( key );
		if ( ! known || clock.now() - known.time > MAX_AGE_MS ) {
			return null;
		}
		answers.set( key, known );
		return known;
	};
	const remember = ( key: string, answer: Answer ) => {
		answers.delete( key );
		answers.set( key, { answer, time: clock.now() } );
		const [ oldest ] = answers.keys();
		if ( answers.size > MAX_ANSWERS && oldest !== undefined ) {
			answers.delete( oldest );
		}
	};
	const cancel = () => {
		if ( pending ) {
			pending.abort();
			pending = null;
			onBusy( false );
		}
	};
	const search = ( query: SearchQuery, since = clock.now() ) => {
		const key = keyOf( query );
		if ( pending?.key === key ) {
			return;
		}
		const known = recall( key );
		cancel();
		if ( known ) {
			onAnswer( known.answer, query );
			return;
		}
		const controller = new AbortController();
		const end = ( report: () => void ) => {
			if ( ! controller.signal.aborted ) {
				pending = null;
				onBusy( false );
				report();
			}
		};
		const send = () =>
			void ask( query, controller.signal ).then(
				( answer ) => {
					remember( key, answer );
					end( () => onAnswer( answer, query ) );
				},
				() => end( onFailure )
			);
		// On slow devices, inserting the character already takes part of the delay.
		const remainingMs = since + delayMs - clock.now();
		let unschedule = () => {};
		pending = {
			key,
			abort: () => {
				unschedule();
				controller.abort();
			},
		};
		onBusy( true );
		// Even a zero timer would fire after the frame that shows the character.
		if ( remainingMs > 0 ) {
			unschedule = clock.schedule( send, remainingMs );
		} else {
			send();
		}
	};
	return { search, cancel };
};
