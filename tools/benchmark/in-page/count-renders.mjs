/**
 * Runs before the page's scripts: replaces React's developer tools hook, and counts commits and rendered components
 * while `window.benchmarkRenders.isCounting`. Works with the production build of React 18.
 */
export const countRenders = () => {
	const PERFORMED_WORK = 1;
	/** Functions, classes, forwarded refs and the two kinds of memo (ReactWorkTags). */
	const COMPONENTS = new Set( [ 0, 1, 11, 14, 15 ] );
	const seen = { isCounting: false, commits: 0, renders: 0 };
	window.benchmarkRenders = seen;

	const visit = ( fiber, previous ) => {
		const { tag, flags, child } = fiber;
		if ( COMPONENTS.has( tag ) && flags % 2 === PERFORMED_WORK ) {
			seen.renders += 1;
		}
		// A component that React skipped still has the same children.
		if ( child !== previous?.child ) {
			for ( let next = child; next; next = next.sibling ) {
				visit( next, next.alternate );
			}
		}
	};
	window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
		supportsFiber: true,
		inject: () => 1,
		onCommitFiberUnmount: () => {},
		onPostCommitFiberRoot: () => {},
		onCommitFiberRoot: ( _renderer, { current } ) => {
			if ( seen.isCounting ) {
				seen.commits += 1;
				visit( current, current.alternate );
			}
		},
	};
};
