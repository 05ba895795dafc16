import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { useBlockApp } from '../../app/block-app';

/** Duration of the unfold animation of an address, ms (docs/contract/cart-and-checkout.md 9). */
export const FIRST_FIELD_DELAY_MS = 300;

/**
 * Focuses the first field of a form that the shopper has opened; immediately with reduced motion.
 *
 * @param element   Container of the form.
 * @param isEnabled Whether the shopper has opened the form.
 * @param onDone    Called once the field has the focus.
 */
export const useFocusFirstField = (
	element: RefObject< HTMLElement >,
	isEnabled: boolean,
	onDone: () => void
): void => {
	const { window: view, clock } = useBlockApp().host;
	useEffect( () => {
		if ( ! isEnabled ) {
			return;
		}
		const prefersReducedMotion = view.matchMedia?.(
			'(prefers-reduced-motion: reduce)'
		).matches;
		const timer = clock.setTimeout(
			() => {
				element.current
					?.querySelector< HTMLElement >(
						'input:not([tabindex="-1"]), select, textarea'
					)
					?.focus();
				onDone();
			},
			prefersReducedMotion ? 0 : FIRST_FIELD_DELAY_MS
		);
		return () => clock.clearTimeout( timer );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Calls `onDone` once, whichever callback is current.
	}, [ isEnabled, view, clock ] );
};
