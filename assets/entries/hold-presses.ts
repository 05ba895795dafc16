/**
 * Inline at the end of a first paint: collects presses from the first moment, for the page's script
 * (packages/host/held-presses.ts).
 */
import { collectPresses, type CollectingElement } from '@shopfront/host';

const firstPaint: CollectingElement | null | undefined =
	document.currentScript?.parentElement;

if ( firstPaint ) {
	const presses: Element[] = [];
	firstPaint.sfPresses = presses;
	// Reads `push` for each press, because the page's script replaces it.
	collectPresses( firstPaint, ( target ) => presses.push( target ) );
}
