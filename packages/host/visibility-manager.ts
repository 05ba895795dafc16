/** Whether the shopper can see the page. */
export interface VisibilityManager {
	isVisible: () => boolean;
	/** Tells every change; returns the stop. */
	subscribe: ( listener: ( isVisible: boolean ) => void ) => () => void;
}

/** Reads `document.visibilityState`; a page that is being prerendered does not count as seen. */
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
