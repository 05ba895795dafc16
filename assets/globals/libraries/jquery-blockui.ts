/** Adds blockUI to the jQuery on the window, which may be the page's own. */
export const installBlockUi = (): void => {
	// It looks for jQuery when it runs, so that it may only run now.
	require( 'block-ui' );
};
