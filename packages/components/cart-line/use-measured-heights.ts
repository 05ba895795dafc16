import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/** Set while rows out of view may be passed over. */
const ATTRIBUTE = 'data-sf-heights';

/**
 * Says of a table, for its styles, when the heights of all rows are known to the browser: two frames after it was laid
 * out, and again after each change of its width, for which all rows are laid out anew.
 */
export function useMeasuredHeights(
	table: RefObject< HTMLTableElement >
): void {
	useEffect( () => {
		const element = table.current;
		const view = element?.ownerDocument.defaultView;
		if (
			! element ||
			! view ||
			typeof view.ResizeObserver !== 'function'
		) {
			return;
		}
		let frame = 0;
		let widthPx = -1;
		const observer = new view.ResizeObserver( () => {
			if ( element.offsetWidth === widthPx ) {
				return;
			}
			widthPx = element.offsetWidth;
			element.removeAttribute( ATTRIBUTE );
			view.cancelAnimationFrame( frame );
			frame = view.requestAnimationFrame( () => {
				frame = view.requestAnimationFrame( () =>
					element.setAttribute( ATTRIBUTE, 'known' )
				);
			} );
		} );
		observer.observe( element );
		return () => {
			observer.disconnect();
			view.cancelAnimationFrame( frame );
		};
	}, [ table ] );
}
