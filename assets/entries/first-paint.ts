/**
 * Inline at the end of each first paint: collects presses from the first moment, for the page's script
 * (packages/host/held-presses.ts), keeps typed text (packages/host/typed-text.ts) and changed quantities
 * (packages/host/keep-changes.ts) for the next page, and the focus of a shopper who types (packages/host/typing-focus.ts),
 * and runs the scripts that the server printed for later (packages/host/later-scripts.ts).
 */
import {
	collectPresses,
	createSafeStorage,
	keepChanges,
	keepTypedText,
	keepTypingFocus,
	startLaterScripts,
	type CollectedPress,
	type CollectingElement,
} from '@shopfront/host';

const CLASS = 'sf-first-paint';

const own = document.currentScript?.parentElement;

// Optimizers move inline scripts to the end of the page, or into a file with others.
const firstPaints: Iterable< HTMLElement & CollectingElement > =
	own?.classList.contains( CLASS )
		? [ own ]
		: document.querySelectorAll< HTMLElement >( `.${ CLASS }` );

for ( const firstPaint of firstPaints ) {
	if ( ! firstPaint.sfPresses ) {
		const presses: CollectedPress[] = [];
		firstPaint.sfPresses = presses;
		// Reads `push` for each press, because the page's script replaces it.
		collectPresses( firstPaint, ( press ) => presses.push( press ) );
		const storage = createSafeStorage( window, 'sessionStorage' );
		keepTypedText( firstPaint, storage );
		keepChanges( firstPaint, storage );
	}
}
keepTypingFocus( document );
startLaterScripts( window );
