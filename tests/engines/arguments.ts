import { parseArgs } from 'node:util';
import type { Case } from './run-journey';

const ENGINES = [ 'chromium', 'firefox', 'webkit' ] as const;
const INPUTS = [ 'keyboard', 'touch' ] as const;
const PHONE = { width: 390, height: 664 };
const DESKTOP = { width: 1280, height: 800 };
const WINDOWS = [ PHONE, { width: 320, height: 256 }, DESKTOP ];

const nameOf = ( { width, height }: Case[ 'window' ] ) =>
	`${ width }x${ height }`;

/** `firefox 390x664 keyboard`. */
export const describeCase = ( { engine, window, input }: Case ) =>
	`${ engine } ${ nameOf( window ) } ${ input }`;

const casesOf = ( input: Case[ 'input' ], window = DESKTOP ): readonly Case[] =>
	ENGINES.map( ( engine ) => ( { engine, window, input } ) );

/** Cases that Playwright's tests don't cover, in the window with the least visible space of a phone. */
const SHORT: readonly Case[] = [
	{ engine: 'firefox', window: PHONE, input: 'keyboard' },
	{ engine: 'webkit', window: PHONE, input: 'keyboard' },
];

const JOURNEYS: readonly Case[] = ENGINES.flatMap( ( engine ) =>
	WINDOWS.flatMap( ( window ) =>
		INPUTS.map( ( input ) => ( { engine, window, input } ) )
	)
);

const ALL = [
	...JOURNEYS,
	...casesOf( 'rtl', PHONE ),
	...casesOf( 'tabs' ),
	...casesOf( 'storage-tabs' ),
	...casesOf( 'flows' ),
	...casesOf( 'optimizers' ),
];

export interface Options {
	cases: readonly Case[];
	/** Only the parts for `npm test`. */
	isShort: boolean;
	/** Write the transcript instead of comparing with it. */
	isUpdate: boolean;
	/** File for the counts: `{ passed, failed }`. */
	report: string | undefined;
}

/**
 * Reads `--short`, `--update`, `--report=file`, and words that case names have to contain, such as `firefox` or
 * `320x256`.
 *
 * @throws {TypeError} For an unknown option, or if no case has these words.
 */
export const readOptions = ( args: readonly string[] ): Options => {
	const { values, positionals } = parseArgs( {
		args: [ ...args ],
		allowPositionals: true,
		options: {
			short: { type: 'boolean', default: false },
			update: { type: 'boolean', default: false },
			report: { type: 'string' },
		},
	} );
	const isShort = values.short && ! values.update;
	const longList = values.update ? JOURNEYS : ALL;
	const cases = ( isShort ? SHORT : longList ).filter( ( one ) =>
		positionals.every( ( word ) =>
			describeCase( one ).split( ' ' ).includes( word )
		)
	);
	if ( cases.length === 0 ) {
		throw new TypeError( `No case is named ${ positionals.join( ' ' ) }.` );
	}
	return {
		// One journey writes the transcript.
		cases: values.update ? cases.slice( 0, 1 ) : cases,
		isShort,
		isUpdate: values.update,
		report: values.report,
	};
};
