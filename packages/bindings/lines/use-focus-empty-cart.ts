import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { removal } from './lazy-removal';

/**
 * Moves the focus of the last line into the content of an empty cart. Otherwise it would fall back to the body
 * (docs/contract/cart-and-checkout.md 8, "Announcements").
 *
 * @param element    The content.
 * @param takesFocus Whether the cart had items since the page was opened.
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
