import jQuery from 'jquery';

export { jQuery };

/** Adds deprecated functions without warnings, as on WordPress. */
export const installMigrate = (): void => {
	// The module needs `window.jQuery` when it's evaluated.
	require( 'jquery-migrate/dist/jquery-migrate.min.js' );
};
