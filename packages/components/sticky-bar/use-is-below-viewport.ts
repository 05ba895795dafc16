import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Whether an element is further down the page than the window shows. What has been scrolled past is not: who wants
 * it again knows where it is, and at the end of a page nothing may be covered.
 *
 * @param target Taken once, when the component appears.
 */
export const useIsBelowViewport = ( target: RefObject< Element > ): boolean => {
	const [ isBelow, setIsBelow ] = useState( false );
	useEffect( () => {
		const element = target.current;
		const Observer =
			element?.ownerDocument.defaultView?.IntersectionObserver;
		// Without the observer nothing is known, and nothing is said.
		if ( ! element || ! Observer ) {
			return;
		}
		const observer = new Observer( ( entries ) => {
			const last = entries.at( -1 );
			setIsBelow(
				last !== undefined &&
					! last.isIntersecting &&
					last.boundingClientRect.top > 0
			);
		} );
		observer.observe( element );
		return () => observer.disconnect();
	}, [ target ] );
	return isBelow;
};
