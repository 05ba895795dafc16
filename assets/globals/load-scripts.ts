import type { Host } from '@shopfront/host';

/** What became of a script that did not do its part. */
export type ScriptFailure =
	| { kind: 'missing'; src: string }
	| { kind: 'slow'; src: string }
	| { kind: 'broken'; src: string; message: string };

type LoaderHost = Pick< Host, 'window' | 'document' | 'clock' >;

/** How long the page waits for its scripts, all together, in milliseconds. */
export const SCRIPT_LIMIT_MS = 5000;

/** How much longer it waits, all together, for those that had come by then: only one before them kept them from running. */
const RUN_LIMIT_MS = 1000;

/**
 * Has the browser fetch a script now, so that it is there when its turn comes.
 *
 * @return Whether it has come, or is known not to.
 */
function fetchEarly( page: Document, src: string ): () => boolean {
	const link = page.createElement( 'link' );
	let hasCome = false;
	const onEnd = () => {
		hasCome = true;
	};
	link.addEventListener( 'load', onEnd );
	link.addEventListener( 'error', onEnd );
	link.rel = 'preload';
	link.as = 'script';
	link.href = src;
	page.head.append( link );
	return () => hasCome;
}

/**
 * Runs one script. One that is later than `limitMs` is not taken back: it does its part when it comes, but nobody waits for it.
 *
 * @return `null` when all went well.
 */
const runScript = (
	{ window: view, document: page, clock }: LoaderHost,
	src: string,
	limitMs: number
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
			limitMs
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
 * takes too long, costs only itself; however many do, the page waits no longer than for one.
 */
export async function loadScripts(
	host: LoaderHost,
	sources: readonly string[]
): Promise< ScriptFailure[] > {
	const scripts = sources.map( ( src ) => ( {
		src,
		hasCome: fetchEarly( host.document, src ),
	} ) );
	const end = host.clock.now() + SCRIPT_LIMIT_MS;
	const failures: ScriptFailure[] = [];
	for ( const { src, hasCome } of scripts ) {
		const restMs = end - host.clock.now();
		const failure = await runScript(
			host,
			src,
			hasCome() ? restMs + RUN_LIMIT_MS : restMs
		);
		if ( failure ) {
			failures.push( failure );
		}
	}
	return failures;
}
