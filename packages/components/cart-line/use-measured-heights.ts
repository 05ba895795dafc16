import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/** Allows the browser to skip offscreen rows. */
const ATTRIBUTE = 'data-sf-heights';

/**
 * Sets an attribute on a table once the browser knows the heights of all rows: two frames after layout. A change of
 * width removes it for two frames, and the browser lays out all rows again. A table may have it from the start.
 */
export const useMeasuredHeights = (
	table: RefObject< HTMLTableElement >
): void => {
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
			const isFirst = widthPx === -1;
			const hasChanged = element.offsetWidth !== widthPx;
			widthPx = element.offsetWidth;
			if (
				! hasChanged ||
				( isFirst && element.hasAttribute( ATTRIBUTE ) )
			) {
				return;
			}
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
};
