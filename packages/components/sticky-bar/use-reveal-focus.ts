import { useLayoutEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Scrolls the focused control above a bar that appears over it: browsers scroll only when the focus moves, and some
 * forget the bar if both happen at once. Reads the height, because an animation may still move the bar. Runs after the
 * effect that reserves the bar's space.
 */
export const useRevealFocus = ( bar: RefObject< HTMLElement > ): void =>
	useLayoutEffect( () => {
		const page = bar.current?.ownerDocument;
		const reveal = () => {
			const height = bar.current?.offsetHeight ?? 0;
			const focused = page?.activeElement;
			if (
				! page ||
				! focused ||
				focused === page.body ||
				height === 0 ||
				bar.current?.contains( focused )
			) {
				return;
			}
			const windowHeight = page.documentElement.clientHeight;
			const { top, bottom } = focused.getBoundingClientRect();
			if ( top < windowHeight && bottom > windowHeight - height ) {
				focused.scrollIntoView( {
					block: 'nearest',
					behavior: 'instant',
				} );
			}
		};
		const onFocusIn = ( { target }: FocusEvent ) => {
			// A control that moves between press and release of a pointer gets no click.
			if ( ( target as Element ).matches( ':focus-visible' ) ) {
				page?.defaultView?.requestAnimationFrame( reveal );
			}
		};
		reveal();
		page?.addEventListener( 'focusin', onFocusIn );
		return () => page?.removeEventListener( 'focusin', onFocusIn );
	}, [ bar ] );
