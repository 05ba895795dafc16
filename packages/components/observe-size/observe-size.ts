import { flushSync } from '@wordpress/element';

/**
 * Calls back with each size of an element, between layout and paint: first when it is painted for the first time, so that
 * nothing has to force a layout before. Renders the state that the callback sets in time for the same paint. Without
 * `ResizeObserver`, calls back once, at once.
 *
 * @param element  An element of a page.
 * @param callback Reads the element's size.
 * @return Stops it.
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
