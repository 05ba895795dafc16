/** How long what is only fetched ahead lets a busy page go first, ms. */
export const PATIENCE_MS = 3000;

/**
 * Calls back once, when the page has nothing else to do: for what is wanted soon and not yet. Safari cannot say when it
 * is idle; there, and on a page that never is, it is after {@link PATIENCE_MS}. Returns the stop.
 */
export function whenIdle(
	view: Pick< Window, 'setTimeout' | 'clearTimeout' > &
		Partial< Pick< Window, 'requestIdleCallback' | 'cancelIdleCallback' > >,
	callback: () => void
): () => void {
	if ( view.requestIdleCallback && view.cancelIdleCallback ) {
		const id = view.requestIdleCallback( callback, {
			timeout: PATIENCE_MS,
		} );
		return () => view.cancelIdleCallback?.( id );
	}
	const id = view.setTimeout( callback, PATIENCE_MS );
	return () => view.clearTimeout( id );
}
