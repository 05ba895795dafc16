/** `window.jQuery` may be the page's own. */
export const installBlockUi = (): void => {
	// The module needs `window.jQuery` when it's evaluated.
	require( 'block-ui' );
};
