import { useEffect, useState } from '@wordpress/element';
import { useBlockApp } from './block-app';

/**
 * Milliseconds until a skeleton (`.wc-block-components-skeleton__element`) becomes visible, then its minimum time on
 * screen (docs/contribute/specification-choices.md, "Skeletons").
 */
const DELAYS_MS = [ 300, 2000 ];

/**
 * True while content is loading, and for at least 2000 ms once visible, so the skeleton doesn't flash. Ends as soon
 * as the shopper acts, because ready content must not wait. No minimum with reduced motion.
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
