import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Whether the element with the focus matches a selector. By script: for `:has()` on the root, browsers would compute styles
 * of the whole page at each of its changes.
 *
 * @param target   An element of the page. Read once, on mount.
 * @param selector Constant.
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
		// No element has the focus when `focusout` is sent.
		page?.addEventListener( 'focusin', update );
		page?.addEventListener( 'focusout', update );
		return () => {
			page?.removeEventListener( 'focusin', update );
			page?.removeEventListener( 'focusout', update );
		};
	}, [ target, selector ] );
	return isFocused;
};
