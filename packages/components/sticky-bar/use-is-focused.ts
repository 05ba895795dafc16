import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Whether the focused element matches a constant selector. `:has()` on the root would make browsers compute the
 * styles of the whole page at each change. Reads `target`, any element of the page, once, on mount.
 */
export const useIsFocused = (
	target: RefObject< Element >,
	selector: string
): boolean => {
	const [ isFocused, setIsFocused ] = useState( false );
	useEffect( () => {
		const page = target.current?.ownerDocument;
		const update = () =>
			setIsFocused( page?.activeElement?.matches( selector ) === true );
		update();
		// No element has the focus during `focusout`.
		page?.addEventListener( 'focusin', update );
		page?.addEventListener( 'focusout', update );
		return () => {
			page?.removeEventListener( 'focusin', update );
			page?.removeEventListener( 'focusout', update );
		};
	}, [ target, selector ] );
	return isFocused;
};
