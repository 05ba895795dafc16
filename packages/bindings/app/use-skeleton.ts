import { useEffect, useState } from '@wordpress/element';
import { useBlockApp } from './block-app';

/**
 * Delay before a skeleton becomes visible (`.wc-block-components-skeleton__element`), then the time for which it stays
 * visible at least, ms (docs/contribute/specification-choices.md, "Skeletons").
 */
const DELAYS_MS = [ 300, 2000 ];

/**
 * Whether to show a skeleton: while content is loading, and once visible for at least 2000 ms, so that it does not
 * flash. Ends as soon as the shopper acts, because ready content must not wait. No minimum with reduced motion.
 */
export const useSkeleton = ( isLoading: boolean ): boolean => {
	const { window: view, clock } = useBlockApp().host;
	// 0 while invisible, 1 during the minimum, 2 after it.
	const [ phase, setPhase ] = useState( 0 );
	const isShown = isLoading || phase === 1;
	useEffect( () => {
		const delayMs = DELAYS_MS[ phase ];
		if (
			! isShown ||
			! delayMs ||
			! view.matchMedia?.( '(prefers-reduced-motion: no-preference)' )
				.matches
		) {
			setPhase( isShown ? phase : 0 );
			return;
		}
		const next = () => setPhase( phase + 1 );
		const timer = clock.setTimeout( next, delayMs );
		const events = phase === 1 ? [ 'pointerdown', 'keydown' ] : [];
		events.forEach( ( type ) => view.addEventListener( type, next, true ) );
		return () => {
			clock.clearTimeout( timer );
			events.forEach( ( type ) =>
				view.removeEventListener( type, next, true )
			);
		};
	}, [ isShown, phase, view, clock ] );
	return isShown;
};
