import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { removal } from './lazy-removal';

/**
 * When the last line goes, moves its focus into the content of the empty cart; otherwise the focus would fall back to
 * the body (docs/contract/cart-and-checkout.md 8, "Announcements"). `takesFocus` is true if the cart had items since
 * the page opened.
 */
export const useFocusEmptyCart = (
	element: RefObject< HTMLElement >,
	takesFocus: boolean
): void =>
	useEffect( () => {
		const { current: root } = element;
		if ( takesFocus && root ) {
			void removal
				.fetch()
				.then( ( code ) => code?.focusEmptyCart( root ) );
		}
	}, [ element, takesFocus ] );
