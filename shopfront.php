<?php
/**
 * Plugin Name: Shopfront
 * Description: Cart, checkout and storefront blocks: a drop-in for WooCommerce's. Deactivate it and all is as before.
 * Version: 0.1.0
 * Requires at least: 6.6
 * Requires PHP: 7.4
 * Requires Plugins: woocommerce
 * WC requires at least: 11.0
 * WC tested up to: 11.0
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: shopfront
 * Domain Path: /languages
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

define( 'SHOPFRONT_FILE', __FILE__ );
define( 'SHOPFRONT_VERSION', '0.1.0' );

require __DIR__ . '/php-stubs/add-ons.php';
require __DIR__ . '/php-stubs/block-styles.php';
require __DIR__ . '/php-stubs/block-replacement.php';
require __DIR__ . '/php-stubs/build.php';
require __DIR__ . '/php-stubs/cart.php';
require __DIR__ . '/php-stubs/checkout.php';
require __DIR__ . '/php-stubs/clean-up.php';
require __DIR__ . '/php-stubs/mini-cart.php';
require __DIR__ . '/php-stubs/notices.php';
require __DIR__ . '/php-stubs/open-orders.php';
require __DIR__ . '/php-stubs/order-attempts.php';
require __DIR__ . '/php-stubs/order-locks.php';
require __DIR__ . '/php-stubs/resource-hints.php';
require __DIR__ . '/php-stubs/rows.php';
require __DIR__ . '/php-stubs/translations.php';

add_action( 'before_woocommerce_init', 'shopfront_declare_compatibility' );
add_action( 'init', 'shopfront_load_textdomain' );
// WooCommerce fires `woocommerce_blocks_loaded` at priority 10, before our hooks if its folder name sorts first.
add_action( 'plugins_loaded', 'shopfront_start', 5 );
register_activation_hook( __FILE__, 'shopfront_activate' );
register_deactivation_hook( __FILE__, 'shopfront_deactivate' );

/**
 * Declares compatibility with WooCommerce's cart and checkout blocks and with its order tables.
 */
function shopfront_declare_compatibility() {
	if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
		\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', SHOPFRONT_FILE, true );
		\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', SHOPFRONT_FILE, true );
	}
}

/**
 * Starts the plugin once all plugins are loaded.
 */
function shopfront_start() {
	add_action( 'admin_notices', 'shopfront_print_admin_notices' );
	if ( class_exists( 'WooCommerce' ) ) {
		shopfront_start_block( SHOPFRONT_CART );
		// After WooCommerce has moved scripts at 100.
		add_action( 'wp_enqueue_scripts', 'shopfront_move_to_footer', 101 );
		shopfront_start_block( SHOPFRONT_CHECKOUT );
		shopfront_start_mini_cart();
		shopfront_start_resource_hints();
		shopfront_start_clean_up();
		add_action( 'woocommerce_blocks_loaded', 'shopfront_start_order_attempts' );
	}
}
