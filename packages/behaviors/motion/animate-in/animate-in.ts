import type { Behavior } from '@shopfront/behaviors/engine/behavior';

const CLASS = 'is-visible';

/**
 * Shows an element in motion, once it is in the window. Styles hide it before, for a few seconds at most if this script does not
 * arrive, and never where motion is not wanted (docs/contract/site-behaviors.md 3).
 */
export const mount: Behavior[ 'mount' ] = ( element ) => {
	element.classList.add( CLASS );
	return () => element.classList.remove( CLASS );
};
