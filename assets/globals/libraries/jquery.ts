import jQuery from 'jquery';

export { jQuery };

/** Adds the functions of older versions to the jQuery on the window. As on WordPress, without warnings. */
export const installMigrate = (): void => {
	// It looks for jQuery when it runs, so that it may only run now.
	require( 'jquery-migrate/dist/jquery-migrate.min.js' );
};
