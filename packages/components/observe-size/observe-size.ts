import { flushSync } from '@wordpress/element';

/**
 * Calls back with each size of an element, between layout and paint. The first call comes before the first paint, so
 * you don't need to force a layout earlier. State that the callback sets renders in time for the same paint. Without
 * `ResizeObserver`, calls back just once, at once. Returns the stop function.
 */
export const observeSize = (
	element: Element,
	callback: () => void
): ( () => void ) => {
	const Observer = element.ownerDocument.defaultView?.ResizeObserver;
	if ( ! Observer ) {
		callback();
		return () => {};
	}
	const observer = new Observer( () => flushSync( callback ) );
	observer.observe( element );
	return () => observer.disconnect();
};
