import { isRecord } from '@shopfront/store-api';
import type { Journey, Part } from './journey';
import { createKeyboard } from './keyboard';
import type { EnginePage } from './page';
import { createTouch } from './touch';
import { normalize, type Transcript } from './transcript';
import { startVisit } from './start-visit';
import { createVisit, type Visit } from './visit';

export interface Case {
	engine: 'chromium' | 'firefox' | 'webkit';
	window: { width: number; height: number };
	/**
	 * `rtl` uses the keyboard in an Arabic shop. `tabs` uses two tabs instead, `storage-tabs` in a browser without
	 * `BroadcastChannel` and locks. `flows` meets errors, faults and autofill, `optimizers` changed pages.
	 */
	input:
		| 'keyboard'
		| 'touch'
		| 'rtl'
		| 'tabs'
		| 'storage-tabs'
		| 'flows'
		| 'optimizers';
}

export interface PartResult {
	title: string;
	problems: readonly string[];
	/** `null` if the part didn't start. */
	announced: readonly string[] | null;
}

const HANDS = {
	keyboard: createKeyboard,
	touch: createTouch,
	rtl: createKeyboard,
};

/** Reports a page that isn't mirrored, or wider than the window. */
const checkLayout = async ( { ask, problems }: Visit ) => {
	const layout = await ask( 'layout()' );
	if ( ! isRecord( layout ) || layout.direction !== 'rtl' ) {
		problems.push( 'The page is not from right to left.' );
	} else if ( Number( layout.overflowPx ) > 0 ) {
		problems.push(
			`The page is ${ Number( layout.overflowPx ) } px too wide.`
		);
	}
};

const asTexts = ( value: unknown ) =>
	Array.isArray( value ) ? value.map( String ).map( normalize ) : [];

const compare = (
	announced: readonly string[],
	expected: readonly string[] | undefined
) =>
	expected && announced.join( '\n' ) === expected.join( '\n' )
		? []
		: [
				`Announced:\n${ announced
					.map( ( line ) => `    ${ line }` )
					.join( '\n' ) }\n  instead of:\n${ ( expected ?? [] )
					.map( ( line ) => `    ${ line }` )
					.join( '\n' ) }`,
			];

/** In order. Each part continues where the previous one ended, so after one that can't finish, the others fail. */
export const runJourney = async (
	page: EnginePage,
	input: keyof typeof HANDS,
	{
		address,
		parts,
		transcript,
	}: {
		address: string;
		parts: readonly Part[];
		/** Expected announcements; `null` to accept any. */
		transcript: Transcript | null;
	}
): Promise< PartResult[] > => {
	const visit = createVisit( page );
	const journey: Journey = { visit, hands: HANDS[ input ]( visit ), address };
	const results: PartResult[] = [];
	let heard = 0;
	let isStopped = false;
	if ( input === 'rtl' ) {
		await startVisit( visit, address, { locale: 'ar' } );
		heard = asTexts( await visit.ask( 'announced()' ) ).length;
	}
	for ( const { title, run } of parts ) {
		if ( isStopped ) {
			results.push( {
				title,
				problems: [ 'An earlier part could not be finished.' ],
				announced: null,
			} );
			continue;
		}
		try {
			await run( journey );
			if ( input === 'rtl' ) {
				await checkLayout( visit );
			}
		} catch ( error ) {
			visit.problems.push(
				error instanceof Error ? error.message : String( error )
			);
			isStopped = true;
		}
		const all = asTexts( await visit.ask( 'announced()' ) );
		const announced = all.slice( heard );
		heard = all.length;
		results.push( {
			title,
			problems: [
				...visit.problems.splice( 0 ),
				...( transcript
					? compare( announced, transcript.get( title ) )
					: [] ),
			],
			announced,
		} );
	}
	return results;
};
