import type { Host } from '@shopfront/host';

/** What became of a script that did not do its part. */
export type ScriptFailure =
	| { kind: 'missing'; src: string }
	| { kind: 'slow'; src: string }
	| { kind: 'broken'; src: string; message: string };

type LoaderHost = Pick< Host, 'window' | 'document' | 'clock' >;

/** How long the page waits for one script, in milliseconds. */
export const SCRIPT_LIMIT_MS = 5000;

/** Has the browser fetch a script now, so that it is there when its turn comes. */
function fetchEarly( page: Document, src: string ): void {
	const link = page.createElement( 'link' );
	link.rel = 'preload';
	link.as = 'script';
	link.href = src;
	page.head.append( link );
}

/**
 * Runs one script. One that is late is not taken back: it does its part when it comes, but nobody waits for it.
 *
 * @return `null` when all went well.
 */
const runScript = (
	{ window: view, document: page, clock }: LoaderHost,
	src: string
): Promise< ScriptFailure | null > =>
	new Promise( ( resolve ) => {
		const script = page.createElement( 'script' );
		script.src = src;
		let problem: ScriptFailure | null = null;
		// What a script throws reaches the window only, and before the script's own `load`.
		const onError = ( { filename, message }: ErrorEvent ) => {
			if ( filename === script.src ) {
				problem ??= { kind: 'broken', src, message };
			}
		};
		const settle = ( failure: ScriptFailure | null ) => {
			view.removeEventListener( 'error', onError );
			clock.clearTimeout( timer );
			resolve( failure );
		};
		const timer = clock.setTimeout(
			() => settle( { kind: 'slow', src } ),
			SCRIPT_LIMIT_MS
		);
		view.addEventListener( 'error', onError );
		script.addEventListener( 'load', () => settle( problem ) );
		script.addEventListener( 'error', () =>
			settle( { kind: 'missing', src } )
		);
		page.head.append( script );
	} );

/**
 * Runs scripts in their order, one after another, so that a later one may count on an earlier one. One that fails, or
 * takes too long, costs only itself.
 */
export async function loadScripts(
	host: LoaderHost,
	sources: readonly string[]
): Promise< ScriptFailure[] > {
	sources.slice( 1 ).forEach( ( src ) => fetchEarly( host.document, src ) );
	const failures: ScriptFailure[] = [];
	for ( const src of sources ) {
		const failure = await runScript( host, src );
		if ( failure ) {
			failures.push( failure );
		}
	}
	return failures;
}
