/** Adds blockUI to `window.jQuery`, which may be the page's own. */
export const installBlockUi = (): void => {
	// The module needs `window.jQuery` when it is evaluated.
	require( 'block-ui' );
};
