import fc from 'fast-check';
import { createSearch, type Clock } from './create-search';

/** A fake clock that lets promises settle after each callback. */
const createClock = () => {
	let time = 0;
	let tasks: Array< { at: number; run: () => void } > = [];
	const clock: Clock = {
		now: () => time,
		schedule: ( run, delayMs ) => {
			const task = { at: time + delayMs, run };
			tasks.push( task );
			return () => {
				tasks = tasks.filter( ( other ) => other !== task );
			};
		},
	};
	const settle = async () => {
		for ( let turn = 0; turn < 4; turn++ ) {
			await null;
		}
	};
	const advance = async ( until: number ) => {
		for (;;) {
			const next = tasks
				.filter( ( { at } ) => at <= until )
				.reduce< ( typeof tasks )[ 0 ] | null >(
					( first, one ) =>
						first && first.at <= one.at ? first : one,
					null
				);
			if ( ! next ) {
				break;
			}
			tasks = tasks.filter( ( task ) => task !== next );
			time = next.at;
			next.run();
			await settle();
		}
		time = until;
	};
	return { clock, advance };
};

const DELAY_MS = 30;

/** Starts a search. The fake server responds with the text itself, after the given time. */
const start = (
	serve: ( text: string ) => { ms: number; isLost: boolean }
) => {
	const { clock, advance } = createClock();
	const shown: string[] = [];
	const busy: boolean[] = [];
	const asked: Array< { text: string; signal: AbortSignal } > = [];
	const failures: number[] = [];
	const search = createSearch< string >( {
		delayMs: DELAY_MS,
		clock,
		ask: ( { text }, signal ) => {
			asked.push( { text, signal } );
			const { ms, isLost } = serve( text );
			// Responds even after an abort, like a cache or a slow server may.
			return new Promise( ( resolve, reject ) =>
				clock.schedule(
					() =>
						isLost
							? reject( new Error( 'Lost' ) )
							: resolve( text ),
					ms
				)
			);
		},
		onAnswer: ( answer ) => shown.push( answer ),
		onFailure: () => failures.push( clock.now() ),
		onBusy: ( isBusy ) => busy.push( isBusy ),
	} );
	const type = ( text: string, category = '' ) =>
		search.search( { text, category } );
	return { ...search, type, advance, shown, busy, asked, failures };
};

const answersAfter = ( ms: number ) => () => ( { ms, isLost: false } );

it( 'sends one request for rapid typing, after the delay', async () => {
	const { type, advance, asked, shown, busy } = start( answersAfter( 10 ) );
	type( 'mug' );
	await advance( 20 );
	type( 'mugs' );
	await advance( 49 );
	expect( asked ).toEqual( [] );
	await advance( 60 );
	expect( asked.map( ( { text } ) => text ) ).toEqual( [ 'mugs' ] );
	expect( shown ).toEqual( [ 'mugs' ] );
	expect( busy ).toEqual( [ true, false, true, false ] );
} );

it( 'aborts a request on the next query', async () => {
	const { type, advance, asked, shown } = start( answersAfter( 100 ) );
	type( 'mug' );
	await advance( 50 );
	type( 'bowl' );
	expect( asked[ 0 ]?.signal.aborted ).toBe( true );
	await advance( 500 );
	expect( shown ).toEqual( [ 'bowl' ] );
} );

it( 'keeps the request if the query does not change', async () => {
	const { type, advance, asked } = start( answersAfter( 100 ) );
	type( 'mug' );
	await advance( 50 );
	type( 'mug' );
	await advance( 500 );
	expect( asked ).toHaveLength( 1 );
	expect( asked[ 0 ]?.signal.aborted ).toBe( false );
} );

it( 'shows a cached answer at once, for five minutes and the same category', async () => {
	const { type, advance, asked, shown } = start( answersAfter( 10 ) );
	type( 'mug' );
	await advance( 100 );
	type( 'mugs' );
	type( 'mug' );
	expect( shown ).toEqual( [ 'mug', 'mug' ] );
	await advance( 200 );
	expect( asked ).toHaveLength( 1 );
	type( 'mug', 'kitchen' );
	await advance( 300 );
	expect( asked ).toHaveLength( 2 );
	await advance( 40 + 5 * 60_000 + 1 );
	type( 'mug' );
	expect( shown ).toHaveLength( 3 );
	await advance( 400_000 );
	expect( asked ).toHaveLength( 3 );
} );

it( 'caches a response that arrived despite the abort', async () => {
	const { type, advance, shown, asked } = start( answersAfter( 100 ) );
	type( 'mug' );
	await advance( 50 );
	type( 'mugs' );
	await advance( 500 );
	type( 'mug' );
	expect( shown ).toEqual( [ 'mugs', 'mug' ] );
	expect( asked ).toHaveLength( 2 );
} );

it( 'caches up to fifty answers', async () => {
	const { type, advance, asked } = start( answersAfter( 1 ) );
	let time = 0;
	const ask = async ( text: string ) => {
		type( text );
		await advance( ( time += 100 ) );
	};
	for ( let index = 0; index < 50; index++ ) {
		await ask( `text ${ index }` );
	}
	await ask( 'text 0' );
	await ask( 'one more' );
	expect( asked ).toHaveLength( 51 );
	await ask( 'text 0' );
	expect( asked ).toHaveLength( 51 );
	await ask( 'text 1' );
	expect( asked ).toHaveLength( 52 );
} );

it( 'only reports a failure of the last query, and requests it again next time', async () => {
	let isLost = true;
	const { type, advance, failures, shown, busy } = start( () => ( {
		ms: 100,
		isLost,
	} ) );
	type( 'mug' );
	await advance( 50 );
	type( 'mugs' );
	await advance( 1000 );
	expect( failures ).toHaveLength( 1 );
	expect( busy.at( -1 ) ).toBe( false );
	isLost = false;
	type( 'mugs' );
	await advance( 2000 );
	expect( shown ).toEqual( [ 'mugs' ] );
} );

it( 'forgets a query that is canceled', async () => {
	const { type, cancel, advance, asked, shown } = start(
		answersAfter( 100 )
	);
	type( 'mug' );
	cancel();
	await advance( 40 );
	expect( asked ).toEqual( [] );
	type( 'mug' );
	await advance( 100 );
	cancel();
	await advance( 1000 );
	expect( shown ).toEqual( [] );
} );

it( 'never shows an older answer after a newer one', async () => {
	const step = fc.tuple(
		// A few texts, to repeat some. None of them cancels.
		fc.constantFrom( 'mug', 'mugs', 'bowl', 'linen', '' ),
		fc.nat( 120 ),
		fc.nat( 400 ),
		fc.boolean()
	);
	/** Returns an error message, or `''`. */
	const check = async (
		steps: Array< [ string, number, number, boolean ] >
	): Promise< string > => {
		let ms = 0;
		let isLost = false;
		const search = start( () => ( { ms, isLost } ) );
		const { shown, failures } = search;
		let time = 0;
		let last = '';
		for ( const [ text, waitMs, answerMs, isLostNow ] of steps ) {
			[ last, ms, isLost ] = [ text, answerMs, isLostNow ];
			const { length } = shown;
			if ( text ) {
				search.type( text );
			} else {
				search.cancel();
			}
			await search.advance( ( time += waitMs ) );
			if ( shown.slice( length ).some( ( one ) => one !== text ) ) {
				return `${ shown } while ${ text } is in the field`;
			}
		}
		const before = shown.length + failures.length;
		await search.advance( time + 10_000 );
		if ( shown.length + failures.length > before + 1 ) {
			return `${ shown } after the last text`;
		}
		if ( search.busy.at( -1 ) ) {
			return 'busy for ever';
		}
		return last && failures.length === 0 && shown.at( -1 ) !== last
			? `${ shown } instead of ${ last }`
			: '';
	};
	await fc.assert(
		fc.asyncProperty(
			fc.array( step, { minLength: 2, maxLength: 6 } ),
			async ( steps ) => {
				expect( await check( steps ) ).toBe( '' );
			}
		),
		{ numRuns: 10_000 }
	);
}, 60_000 );

it.each( [
	[ 0, DELAY_MS ],
	[ 10, DELAY_MS - 10 ],
	[ DELAY_MS, 0 ],
	[ DELAY_MS + 500, 0 ],
] )(
	'subtracts the %d ms between key and character from the delay: %d ms',
	async ( waitedMs, remainingMs ) => {
		const { clock, advance } = createClock();
		await advance( 1000 );
		const askedAt: number[] = [];
		const { search } = createSearch< string >( {
			delayMs: DELAY_MS,
			clock,
			ask: async () => {
				askedAt.push( clock.now() );
				return '';
			},
			onAnswer: () => {},
			onFailure: () => {},
			onBusy: () => {},
		} );
		search( { text: 'mug', category: '' }, 1000 - waitedMs );
		await advance( 2000 );
		expect( askedAt ).toEqual( [ 1000 + remainingMs ] );
	}
);
