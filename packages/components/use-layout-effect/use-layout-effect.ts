import {
	useEffect,
	useLayoutEffect as useBrowserLayoutEffect,
} from '@wordpress/element';

/** Avoids React 18's warning for each component that a server renders. */
export const useLayoutEffect =
	typeof document === 'undefined' ? useEffect : useBrowserLayoutEffect;
