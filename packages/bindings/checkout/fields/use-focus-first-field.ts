import { useEffect } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';

/** Milliseconds of an address's unfold animation (docs/contract/cart-and-checkout.md 9). */
export const FIRST_FIELD_DELAY_MS = 300;

/**
 * Focuses the first field of a form that the shopper has opened; immediately with reduced motion. If `find` returns
 * `null`, the focus stays where it is.
 */
export const useFocusFirstField = (
	find: () => Element | null | undefined,
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
				find()
					?.querySelector< HTMLElement >(
						'input:not([tabindex="-1"]), select, textarea'
					)
					?.focus();
				onDone();
			},
			prefersReducedMotion ? 0 : FIRST_FIELD_DELAY_MS
		);
		return () => clock.clearTimeout( timer );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Runs once, whichever callbacks are current.
	}, [ isEnabled, view, clock ] );
};
