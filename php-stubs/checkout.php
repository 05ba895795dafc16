<?php
/**
 * Replaces WooCommerce's checkout block.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/**
 * The checkout block, in the format of block-replacement.php. Our block loads its own code for password strength and
 * field schemas on demand.
 */
const SHOPFRONT_CHECKOUT = array(
	'name'       => 'checkout',
	'script'     => 'wc-checkout-block-frontend',
	'style'      => 'wc-blocks-style-checkout',
	'style_file' => 'checkout.css',
	'not_needed' => array( 'wc-cart-checkout-vendors', 'wc-cart-checkout-base', 'zxcvbn-async', 'wc-schema-parser' ),
	'replaces'   => 'shopfront_replaces_checkout',
	'data'       => 'shopfront_checkout_data',
);

/**
 * Returns settings of the checkout: whether the server tracks order attempts by key.
 *
 * @return array<string, array{orderAttempts: bool}>
 */
function shopfront_checkout_data() {
	return array( 'shopfrontData' => array( 'orderAttempts' => function_exists( 'woocommerce_store_api_register_endpoint_data' ) ) );
}

/**
 * Whether our checkout block replaces WooCommerce's.
 *
 * True by default. A site opts out with `define( 'SHOPFRONT_REPLACES_CHECKOUT', false );` or with the filter
 * `shopfront_replaces_checkout`, which overrides the constant. Always false without a complete build, or with an
 * unsupported version of WooCommerce.
 *
 * @return bool
 */
function shopfront_replaces_checkout() {
	$wanted = ! defined( 'SHOPFRONT_REPLACES_CHECKOUT' ) || SHOPFRONT_REPLACES_CHECKOUT;
	/**
	 * Filters whether our checkout block replaces WooCommerce's.
	 *
	 * @param bool $wanted False where the constant SHOPFRONT_REPLACES_CHECKOUT is false.
	 */
	return apply_filters( 'shopfront_replaces_checkout', $wanted ) && shopfront_can_replace();
}
