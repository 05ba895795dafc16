import type { Host } from '@shopfront/host';
import { trustedScript, trustedScriptUrl } from '@shopfront/text';
import {
	findUndeclared,
	watchMissingGlobals,
	type UndeclaredUse,
} from './libraries/find-undeclared';
import {
	handlesOf,
	isOffered,
	isOnDemand,
	type AddOn,
} from '@shopfront/add-on-scripts';
import type { LoadLibrary } from './libraries/load-libraries';
import { createEventReplay, type EventReplay } from './replay-events';
import { scriptNonce } from './script-nonce';

/** `name` is the add-on's name as declared. */
export type AddOnFailure = { name: string } & (
	| { kind: 'missing' }
	| { kind: 'slow' }
	| {
			kind: 'broken';
			message: string;
			/** The add-on used this library without declaring it; `null` if unknown. */
			undeclared: UndeclaredUse | null;
	  }
	/** A page without WordPress doesn't offer this handle. The script runs anyway. */
	| { kind: 'unknown-handle'; handle: string }
	/** This dependency failed to load or timed out. The script runs anyway. */
	| { kind: 'missing-library'; handle: string }
);

type LoaderHost = Pick< Host, 'window' | 'document' | 'clock' >;

/** Milliseconds for all scripts together. */
export const SCRIPT_LIMIT_MS = 5000;

/** Milliseconds more for all scripts that have loaded by then and only wait for their turn. */
const RUN_LIMIT_MS = 1000;

/** Preloads a script for its turn. The returned function says whether loading has finished or failed. */
const fetchEarly = ( page: Document, src: string ): ( () => boolean ) => {
	const link = page.createElement( 'link' );
	let hasArrived = false;
	const onEnd = () => {
		hasArrived = true;
	};
	link.addEventListener( 'load', onEnd );
	link.addEventListener( 'error', onEnd );
	link.rel = 'preload';
	link.as = 'script';
	link.nonce = scriptNonce( page );
	link.href = src;
	page.head.append( link );
	return () => hasArrived;
};

const getErrorMessage = ( error: unknown ): string =>
	error instanceof Error ? error.message : String( error );

const runInlineScript = (
	{ window: view, document: page }: LoaderHost,
	code: string,
	ownScripts: Set< unknown >,
	onError: ( message: string ) => void
): void => {
	const script = page.createElement( 'script' );
	script.nonce = scriptNonce( page );
	ownScripts.add( script );
	const onThrown = ( { message }: ErrorEvent ) => onError( message );
	// The script runs synchronously on append, so all errors until then are its own.
	view.addEventListener( 'error', onThrown );
	try {
		script.text = trustedScript( code );
		page.head.append( script );
	} catch ( error ) {
		// Trusted Types can forbid inline code.
		onError( getErrorMessage( error ) );
	} finally {
		view.removeEventListener( 'error', onThrown );
		script.remove();
	}
};

/** Resolves to `false` if the promise takes longer than `ms`. */
const resolveWithin = (
	{ clock }: LoaderHost,
	promise: Promise< boolean >,
	ms: number
): Promise< boolean > =>
	new Promise( ( resolve ) => {
		const timer = clock.setTimeout( () => resolve( false ), ms );
		void promise.then( ( value ) => {
			clock.clearTimeout( timer );
			resolve( value );
		} );
	} );

interface Page {
	host: LoaderHost;
	eventReplay: EventReplay;
	/** One of these loading add-ons reads a missing library. */
	running: Set< {
		isRunning: () => boolean;
		uses: UndeclaredUse[];
	} >;
}

/**
 * Runs one add-on: the code before its script, the script, the code after it, then its listeners for past events. A
 * script that exceeds `limitMs` still runs completely when it arrives, but the page no longer waits for it. Resolves
 * to `null` on success.
 */
const runAddOn = (
	{ host, eventReplay, running }: Page,
	{ name, src, before, after }: AddOn,
	limitMs: number
): Promise< AddOnFailure | null > =>
	new Promise( ( resolve ) => {
		const { window: view, document: page, clock } = host;
		let problem: AddOnFailure | null = null;
		const ownScripts = new Set< unknown >();
		const uses: UndeclaredUse[] = [];
		const recordProblem = ( message: string ) => {
			const undeclared = findUndeclared( message, uses );
			problem ??= { kind: 'broken', name, message, undeclared };
		};
		const watch = eventReplay.watch(
			( script ) => ownScripts.has( script ),
			( error ) => {
				recordProblem( getErrorMessage( error ) );
				view.reportError?.( error );
			}
		);
		const entry = { isRunning: watch.isRunning, uses };
		running.add( entry );
		const run = ( code: string ) =>
			runInlineScript( host, code, ownScripts, recordProblem );
		const finish = ( failure?: AddOnFailure ) => {
			if ( ! failure ) {
				after.forEach( run );
			}
			watch.replay();
			watch.stop();
			running.delete( entry );
			resolve( failure ?? problem );
		};
		before.forEach( run );
		if ( src === null ) {
			finish();
			return;
		}
		const script = page.createElement( 'script' );
		ownScripts.add( script );
		script.nonce = scriptNonce( page );
		script.src = trustedScriptUrl( src );
		// Errors of a script only reach the window, before the script's own `load` event.
		const onError = ( { filename, message }: ErrorEvent ) => {
			if ( filename === script.src ) {
				recordProblem( message );
			}
		};
		const stopWaiting = () => {
			view.removeEventListener( 'error', onError );
			clock.clearTimeout( timer );
		};
		const timer = clock.setTimeout( () => {
			stopWaiting();
			resolve( { kind: 'slow', name } );
		}, limitMs );
		view.addEventListener( 'error', onError );
		script.addEventListener( 'load', () => {
			stopWaiting();
			finish();
		} );
		script.addEventListener( 'error', () => {
			stopWaiting();
			finish( { kind: 'missing', name } );
		} );
		page.head.append( script );
	} );

/**
 * Runs add-ons in order, so one may depend on an earlier one, each after its declared libraries. A failure or timeout
 * affects only that add-on. However many time out, the page waits for one limit in total.
 */
export const loadAddOns = async (
	host: LoaderHost,
	addOns: readonly AddOn[],
	loadLibrary: LoadLibrary
): Promise< AddOnFailure[] > => {
	const { window: view, document: page, clock } = host;
	const failures: AddOnFailure[] = [];
	const running: Page[ 'running' ] = new Set();
	const context = { host, running, eventReplay: createEventReplay( host ) };
	const queue = addOns.map( ( addOn ) => ( {
		addOn,
		hasArrived:
			addOn.src === null ? () => true : fetchEarly( page, addOn.src ),
		libraries: handlesOf( addOn )
			.filter( isOnDemand )
			.map( ( handle ) => ( {
				handle,
				isLoaded: loadLibrary( handle ).then(
					() => true,
					() => false
				),
			} ) ),
	} ) );
	const stopWatching = watchMissingGlobals( view, ( use ) => {
		for ( const { isRunning, uses } of running ) {
			if ( isRunning() ) {
				uses.push( use );
			}
		}
	} );
	const end = clock.now() + SCRIPT_LIMIT_MS;
	const remainingMs = () => end - clock.now();
	for ( const { addOn, hasArrived, libraries } of queue ) {
		const { name, dependencies } = addOn;
		for ( const handle of dependencies ) {
			if ( ! isOffered( handle ) ) {
				failures.push( { kind: 'unknown-handle', name, handle } );
			}
		}
		for ( const { handle, isLoaded } of libraries ) {
			if ( ! ( await resolveWithin( host, isLoaded, remainingMs() ) ) ) {
				failures.push( { kind: 'missing-library', name, handle } );
			}
		}
		const failure = await runAddOn(
			context,
			addOn,
			hasArrived() ? remainingMs() + RUN_LIMIT_MS : remainingMs()
		);
		if ( failure ) {
			failures.push( failure );
		}
	}
	stopWatching();
	return failures;
};
