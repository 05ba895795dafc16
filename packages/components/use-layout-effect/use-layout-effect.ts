import {
	useEffect,
	useLayoutEffect as useBrowserLayoutEffect,
} from '@wordpress/element';

/** React's, without the warning of React 18 for each component that a server renders. */
export const useLayoutEffect =
	typeof document === 'undefined' ? useEffect : useBrowserLayoutEffect;
