/**
 * Inline at the end of a first paint: collects presses from the first moment, for the page's script
 * (packages/host/held-presses.ts), keeps typed text for a reload (packages/host/typed-text.ts) and the focus of a shopper
 * who types (packages/host/typing-focus.ts), and runs the scripts that the server printed for later
 * (packages/host/later-scripts.ts).
 */
import {
	collectPresses,
	createSafeStorage,
	keepTypedText,
	keepTypingFocus,
	startLaterScripts,
	type CollectedPress,
	type CollectingElement,
} from '@shopfront/host';

const firstPaint: ( HTMLElement & CollectingElement ) | null | undefined =
	document.currentScript?.parentElement;

if ( firstPaint ) {
	const presses: CollectedPress[] = [];
	firstPaint.sfPresses = presses;
	// Reads `push` for each press, because the page's script replaces it.
	collectPresses( firstPaint, ( press ) => presses.push( press ) );
	keepTypedText( firstPaint, createSafeStorage( window, 'sessionStorage' ) );
}
keepTypingFocus( document );
startLaterScripts( window );
