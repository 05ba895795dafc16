export const isStill = ( view: Window ): boolean =>
	Boolean( view.matchMedia?.( '(prefers-reduced-motion: reduce)' ).matches );
