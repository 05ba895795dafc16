import type { Behavior } from '@shopfront/behaviors/engine/behavior';

const CLASS = 'is-visible';

/**
 * Animates an element once it's in the viewport. Styles hide it until then, for a few seconds at most if this script
 * doesn't load, and never with reduced motion (docs/contract/site-behaviors.md 3).
 */
export const mount: Behavior[ 'mount' ] = ( element ) => {
	element.classList.add( CLASS );
	return () => element.classList.remove( CLASS );
};
