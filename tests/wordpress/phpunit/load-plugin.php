<?php
/**
 * Bootstrap of the tests with stubbed WordPress functions: loads the stubs and the plugin. The tests' folders decide
 * what else exists: `adapter` has WooCommerce and its Store API, `alone` neither.
 */

$files = sys_get_temp_dir() . '/shopfront-adapter-' . getmypid();
mkdir( $files );
$GLOBALS['files'] = $files;
putenv( "SHOPFRONT_TEST_DATABASE=$files/options.json" );

require __DIR__ . '/../wordpress.php';
require __DIR__ . '/../database.php';
require __DIR__ . '/../l10n.php';

function remove_path( $path ) {
	if ( is_dir( $path ) ) {
		array_map( 'remove_path', glob( "$path/*" ) );
		rmdir( $path );
	} else {
		unlink( $path );
	}
}

// After the shutdown functions that release locks.
register_shutdown_function(
	static function () use ( $files ) {
		register_shutdown_function( 'remove_path', $files );
	}
);

require __DIR__ . '/../../../shopfront.php';
require __DIR__ . '/AdapterTestCase.php';
