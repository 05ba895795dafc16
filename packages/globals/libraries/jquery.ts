import jQuery from 'jquery';

export { jQuery };

/** Adds deprecated functions to `window.jQuery`. As on WordPress, without warnings. */
export const installMigrate = (): void => {
	// The module needs `window.jQuery` when it is evaluated.
	require( 'jquery-migrate/dist/jquery-migrate.min.js' );
};
