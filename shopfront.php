<?php
/**
 * Plugin Name: Shopfront
 * Description: A lighter, safer cart and checkout for WooCommerce's blocks. Deactivate it to get WooCommerce's own back.
 * Version: 0.1.0
 * Requires at least: 6.7
 * Requires PHP: 7.4
 * WC requires at least: 9.6
 * WC tested up to: 11.0
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: shopfront
 * Domain Path: /languages
 */

defined( 'ABSPATH' ) || exit;

define( 'SHOPFRONT_FILE', __FILE__ );
define( 'SHOPFRONT_VERSION', '0.1.0' );

// This file also runs on versions of PHP that can't parse our classes.
if ( PHP_VERSION_ID >= 70400 ) {
	require __DIR__ . '/php-stubs/autoload.php';
	register_activation_hook( __FILE__, array( 'Shopfront\\Installation', 'activate' ) );
	register_deactivation_hook( __FILE__, array( 'Shopfront\\Installation', 'deactivate' ) );
	shopfront()->register_hooks();
} else {
	add_action( 'admin_notices', 'shopfront_print_php_notice' );
}

function shopfront_print_php_notice() {
	if ( current_user_can( 'activate_plugins' ) ) {
		printf(
			'<div class="notice notice-warning"><p>%s</p></div>',
			esc_html(
				sprintf(
					/* translators: %s: the installed version. */
					__( 'Shopfront needs PHP 7.4 or newer, so WooCommerce\'s own blocks are used. Ask your host to update PHP: this site has %s.', 'shopfront' ),
					PHP_VERSION
				)
			)
		);
	}
}

/** @return Shopfront\Plugin */
function shopfront() {
	static $plugin = null;
	if ( null === $plugin ) {
		$plugin = new Shopfront\Plugin();
	}
	return $plugin;
}
