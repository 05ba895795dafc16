/** Text and category that a shopper searches for. */
export interface SearchQuery {
	text: string;
	/** Slug, or `''` for all. */
	category: string;
}

export interface SearchOptions< Answer > {
	/** Time without another query before one is sent, ms. */
	delayMs: number;
	ask: ( query: SearchQuery, signal: AbortSignal ) => Promise< Answer >;
	/** Called with the answer to the last query only. */
	onAnswer: ( answer: Answer, query: SearchQuery ) => void;
	/** Called if the last query failed. */
	onFailure: () => void;
	onBusy: ( isBusy: boolean ) => void;
	/** Clock of the page; a test has its own. */
	clock?: Clock;
}

export interface Clock {
	now: () => number;
	/** Calls back later; returns a function that cancels it. */
	schedule: ( callBack: () => void, delayMs: number ) => () => void;
}

export interface Search {
	/**
	 * Answers at once if the answer is known. Otherwise asks, and forgets all earlier queries.
	 *
	 * @param query
	 * @param since Time of the key that led to the query, on the clock; now by default.
	 */
	search: ( query: SearchQuery, since?: number ) => void;
	/** Forgets the query that has no answer yet. */
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
 * Asks for the answer to the last of many queries, and keeps answers for a while. An answer to an earlier query never
 * follows that to a later one, even if its request cannot be aborted.
 */
export function createSearch< Answer >( {
	delayMs,
	ask,
	onAnswer,
	onFailure,
	onBusy,
	clock = PAGE_CLOCK,
}: SearchOptions< Answer > ): Search {
	/** From the least to the most recently used. */
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
		// On a slow device, the browser takes part of the delay to insert a character.
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
		// A timer would run after the frame that shows the character.
		if ( remainingMs > 0 ) {
			unschedule = clock.schedule( send, remainingMs );
		} else {
			send();
		}
	};
	return { search, cancel };
}
