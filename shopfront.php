<?php
/**
 * Plugin Name: Shopfront
 * Description: Cart, checkout and storefront blocks: a drop-in for WooCommerce's. Deactivate it and all is as before.
 * Version: 0.1.0
 * Requires at least: 6.6
 * Requires PHP: 7.4
 * Requires Plugins: woocommerce
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: shopfront
 * Domain Path: /languages
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

define( 'SHOPFRONT_FILE', __FILE__ );

require __DIR__ . '/php-stubs/add-ons.php';
require __DIR__ . '/php-stubs/block-swap.php';
require __DIR__ . '/php-stubs/build.php';
require __DIR__ . '/php-stubs/cart.php';
require __DIR__ . '/php-stubs/checkout.php';
require __DIR__ . '/php-stubs/notices.php';
require __DIR__ . '/php-stubs/order-attempts.php';
require __DIR__ . '/php-stubs/order-locks.php';
require __DIR__ . '/php-stubs/rows.php';

add_action( 'before_woocommerce_init', 'shopfront_declare_compatibility' );
add_action( 'plugins_loaded', 'shopfront_start' );

/**
 * Tells WooCommerce that its cart and checkout blocks keep working with us.
 */
function shopfront_declare_compatibility() {
	if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
		\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', SHOPFRONT_FILE, true );
	}
}

/**
 * Takes our places, once it is known which plugins are there.
 */
function shopfront_start() {
	add_action( 'admin_notices', 'shopfront_print_admin_notices' );
	if ( class_exists( 'WooCommerce' ) ) {
		shopfront_start_block( SHOPFRONT_CART );
		shopfront_start_block( SHOPFRONT_CHECKOUT );
		add_action( 'woocommerce_blocks_loaded', 'shopfront_start_order_attempts' );
	}
}
