import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { useBlockApp } from '../../app/block-app';

/** How long an address takes to unfold before it is typed in (docs/contract/cart-and-checkout.md 9). */
export const FIRST_FIELD_DELAY_MS = 300;

/**
 * Puts the focus into the first field of a form that was opened to be typed in. Without motion there is nothing to
 * wait for.
 *
 * @param element   Where the form stands.
 * @param isEnabled Whether it was opened by hand.
 * @param onDone    It has the focus.
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
		// eslint-disable-next-line react-hooks/exhaustive-deps -- That it is done is told once, whatever has changed.
	}, [ isEnabled, view, clock ] );
};
