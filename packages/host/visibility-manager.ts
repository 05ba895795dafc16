export interface VisibilityManager {
	isVisible: () => boolean;
	subscribe: ( listener: ( isVisible: boolean ) => void ) => () => void;
}

/** A prerendering page doesn't count as visible. */
export const createVisibilityManager = (
	page: Document
): VisibilityManager => {
	const isVisible = () => page.visibilityState === 'visible';
	return {
		isVisible,
		subscribe: ( listener ) => {
			const handleChange = () => listener( isVisible() );
			page.addEventListener( 'visibilitychange', handleChange );
			return () =>
				page.removeEventListener( 'visibilitychange', handleChange );
		},
	};
};
