import { onFirstInteraction } from './on-first-interaction';
import { LATER_PRELOAD, preloadLinks } from './preload-links';

/** The `type` of a script that a server printed for later. Browsers don't run or download it. */
export const LATER_SCRIPT_TYPE = 'sf/later';

/** The attribute of a later script that needs one that the page defers. */
const AFTER_DEFERRED = 'data-sf-after-deferred';

/** On the window: runs the page's later scripts, and resolves when they have run. */
export const RUN_LATER_SCRIPTS = 'shopfrontRunLaterScripts';

/** Prefix of what our scripts keep for a tab: a form, changes that weren't sent, an order whose answer is missing. */
const TAB_STORAGE_PREFIX = 'shopfront';

interface NetworkInformation {
	saveData?: boolean;
	effectiveType?: string;
}

export interface LaterScriptsWindow extends Window {
	[ RUN_LATER_SCRIPTS ]?: () => Promise< unknown >;
}

const whenParsed = ( page: Document ) =>
	new Promise< unknown >( ( resolve ) => {
		if ( page.readyState === 'loading' ) {
			page.addEventListener( 'readystatechange', resolve );
		} else {
			resolve( null );
		}
	} );

/** Resolves when the page's deferred scripts have run. An optimizer may start us after `DOMContentLoaded`. */
const untilReady = ( view: Window ) =>
	new Promise< unknown >( ( resolve ) => {
		view.document.addEventListener( 'DOMContentLoaded', resolve );
		view.addEventListener( 'load', resolve );
		if ( view.document.readyState === 'complete' ) {
			resolve( null );
		}
	} );

/** Starts a script's download before its turn: a script after inline code is inserted only when the code has run. */
const preload = ( {
	src,
	nonce,
	crossOrigin,
	ownerDocument,
}: HTMLScriptElement ) => {
	const link = ownerDocument.createElement( 'link' );
	Object.assign( link, { rel: 'preload', as: 'script', href: src, nonce } );
	link.crossOrigin = crossOrigin;
	ownerDocument.head.append( link );
};

/** Resolves when the script has run or failed; at once for inline code. */
const run = ( script: HTMLScriptElement ) =>
	new Promise< unknown >( ( resolve ) => {
		script.removeAttribute( 'type' );
		script.async = false;
		if ( script.src ) {
			script.onload = resolve;
			script.onerror = resolve;
		} else {
			resolve( null );
		}
		// Browsers check a script's type when it is inserted. It keeps its nonce, and needs no trusted type.
		script.replaceWith( script );
	} );

/**
 * While scripts run, calls listeners for events of the page's start that have passed, such as WooCommerce's code that
 * reports a list of products. Returns the function that ends it, and calls them.
 */
const repeatStartEvents = ( page: Document ): ( () => void ) => {
	const ends = [ page, page.defaultView ?? page ].map( ( target ) => {
		const { addEventListener } = target;
		const own = Object.getOwnPropertyDescriptor(
			target,
			'addEventListener'
		);
		const events: Event[] = [];
		const missed = new EventTarget();
		target.addEventListener = (
			...listener: Parameters< EventTarget[ 'addEventListener' ] >
		) => {
			const [ type ] = listener;
			if (
				type !== 'DOMContentLoaded' &&
				( type !== 'load' || page.readyState !== 'complete' )
			) {
				Reflect.apply( addEventListener, target, listener );
				return;
			}
			missed.addEventListener( ...listener );
			if ( ! events.some( ( event ) => event.type === type ) ) {
				events.push( new Event( type ) );
			}
		};
		return () => {
			Reflect.deleteProperty( target, 'addEventListener' );
			Object.defineProperties(
				target,
				own ? { addEventListener: own } : {}
			);
			events.forEach( ( event ) => missed.dispatchEvent( event ) );
		};
	} );
	return () => ends.forEach( ( end ) => end() );
};

const nextTask = () =>
	new Promise< unknown >( ( resolve ) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = resolve;
		port2.postMessage( null );
	} );

/** Half a frame. */
const SLICE_MS = 8;

/**
 * Returns a function that waits for the next task once this one has taken its time. Browsers handle input between tasks,
 * such as the press that has started the scripts.
 */
const createPauses = () => {
	let startedAt = performance.now();
	return async () => {
		if ( performance.now() - startedAt >= SLICE_MS ) {
			await nextTask();
			startedAt = performance.now();
		}
	};
};

/**
 * Runs the page's later scripts in its order. Resolves when they have run.
 *
 * @param page
 * @param whenReady Resolves when the page's deferred scripts have run.
 */
const runLaterScripts = async (
	page: Document,
	whenReady: Promise< unknown >
): Promise< void > => {
	await whenParsed( page );
	const scripts = [
		...page.querySelectorAll< HTMLScriptElement >(
			`script[type="${ LATER_SCRIPT_TYPE }"]`
		),
	];
	if ( scripts.length === 0 ) {
		return;
	}
	const pauseIfLong = createPauses();
	preloadLinks( page, LATER_PRELOAD );
	for ( const script of scripts.filter( ( { src } ) => src ) ) {
		preload( script );
		await pauseIfLong();
	}
	const end = repeatStartEvents( page );
	let previous: Promise< unknown > = Promise.resolve();
	for ( const script of scripts ) {
		await pauseIfLong();
		if ( script.hasAttribute( AFTER_DEFERRED ) ) {
			await whenReady;
		}
		if ( ! script.src ) {
			await previous;
		}
		const current = run( script );
		previous = script.src ? current : previous;
	}
	await previous;
	end();
};

/** Whether this tab left something unfinished, which the block must know before the shopper acts. */
const isResumed = ( { location, sessionStorage }: Window ): boolean =>
	location.hash !== '' ||
	Object.keys( sessionStorage ).some( ( key ) =>
		key.startsWith( TAB_STORAGE_PREFIX )
	);

/** Without idle time, a slow or metered connection is for what the shopper asked for. */
const isSlow = ( { navigator }: Window ): boolean => {
	const { saveData, effectiveType } =
		( navigator as { connection?: NetworkInformation } ).connection ?? {};
	return Boolean( saveData ) || /2g/.test( effectiveType ?? '' );
};

/**
 * Runs the page's later scripts at the first interaction, or when the loaded page is idle; at once if the tab left
 * something unfinished. Another script that needs them calls `window.shopfrontRunLaterScripts()`.
 */
export const startLaterScripts = ( view: LaterScriptsWindow ): void => {
	let running: Promise< unknown > | undefined;
	const whenReady = untilReady( view );
	const start = () =>
		( running ??= runLaterScripts( view.document, whenReady ) );
	view[ RUN_LATER_SCRIPTS ] = start;
	try {
		if ( ! isResumed( view ) ) {
			const waitsForIdle = ! isSlow( view );
			onFirstInteraction( view, () => void start(), { waitsForIdle } );
			if ( waitsForIdle && ! view.requestIdleCallback ) {
				view.addEventListener( 'load', start );
			}
			return;
		}
	} catch {
		// Storage may be forbidden.
	}
	void start();
};
