<?php
/**
 * Sets up a shop once. Argument: its folder.
 *
 * @package Shopfront\Tests
 */

define( 'WP_INSTALLING', true );
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_install( 'Shop', 'admin', 'admin@shop.test', false, '', 'admin' );
// Each is loaded, so that a fatal error ends the set-up.
foreach ( array( 'woocommerce/woocommerce.php', 'shopfront/shopfront.php' ) as $plugin ) {
	$problem = activate_plugin( $plugin );
	if ( is_wp_error( $problem ) ) {
		fwrite( STDERR, "$plugin: " . $problem->get_error_message() . "\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- A command.
		exit( 1 );
	}
}
// WordPress does not keep the object cache up to date while it is being installed.
wp_cache_flush();
