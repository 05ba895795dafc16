import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * False if the element is above the visible part: the shopper has already passed it, and a bar would cover the end of
 * the page. Reads `target` once, on mount.
 */
export const useIsBelowViewport = ( target: RefObject< Element > ): boolean => {
	const [ isBelow, setIsBelow ] = useState( false );
	useEffect( () => {
		const element = target.current;
		const Observer =
			element?.ownerDocument.defaultView?.IntersectionObserver;
		// Without IntersectionObserver, the position is unknown.
		if ( ! element || ! Observer ) {
			return;
		}
		const observer = new Observer(
			( entries ) => {
				const last = entries.at( -1 );
				setIsBelow(
					last !== undefined &&
						! last.isIntersecting &&
						last.boundingClientRect.top > 0
				);
			},
			// Everything above counts as visible: a jump from above the element to below it is a change, too.
			{ rootMargin: '1000000px 0px 0px' }
		);
		observer.observe( element );
		return () => observer.disconnect();
	}, [ target ] );
	return isBelow;
};
