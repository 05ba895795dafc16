<?php
/**
 * Our checkout block in the place of WooCommerce's.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/**
 * The checkout block, as block-swap.php describes blocks. What measures passwords and reads schemas of fields comes
 * with ours when it is asked for.
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
 * Settings of the checkout: whether the server knows order attempts by their keys.
 *
 * @return array<string, array{orderAttempts: bool}>
 */
function shopfront_checkout_data() {
	return array( 'shopfrontData' => array( 'orderAttempts' => function_exists( 'woocommerce_store_api_register_endpoint_data' ) ) );
}

/**
 * Whether our checkout block replaces WooCommerce's.
 *
 * Yes, unless the site says no with `define( 'SHOPFRONT_REPLACES_CHECKOUT', false );` or with the filter
 * `shopfront_replaces_checkout`, which has the last word. Nothing is replaced without a complete build, or in an older WooCommerce.
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
