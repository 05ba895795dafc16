<?php
/**
 * Our cart block in the place of WooCommerce's.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** The cart block, as block-swap.php describes blocks. */
const SHOPFRONT_CART = array(
	'name'       => 'cart',
	'script'     => 'wc-cart-block-frontend',
	'style'      => 'wc-blocks-style-cart',
	'style_file' => 'cart.css',
	'not_needed' => array( 'wc-cart-checkout-vendors', 'wc-cart-checkout-base' ),
	'replaces'   => 'shopfront_replaces_cart',
	'data'       => 'shopfront_cart_data',
);

/**
 * Settings of the cart: whether the shop allows the shipping calculator. WooCommerce has the option for its classic cart.
 *
 * @return array<string, bool>
 */
function shopfront_cart_data() {
	return array( 'isShippingCalculatorEnabled' => 'yes' === get_option( 'woocommerce_enable_shipping_calc', 'yes' ) );
}

/**
 * Whether our cart block replaces WooCommerce's.
 *
 * Yes, unless the site says no with `define( 'SHOPFRONT_REPLACES_CART', false );` or with the filter
 * `shopfront_replaces_cart`, which has the last word. Nothing is replaced without a complete build, or in an older WooCommerce.
 *
 * @return bool
 */
function shopfront_replaces_cart() {
	$wanted = ! defined( 'SHOPFRONT_REPLACES_CART' ) || SHOPFRONT_REPLACES_CART;
	/**
	 * Filters whether our cart block replaces WooCommerce's.
	 *
	 * @param bool $wanted False where the constant SHOPFRONT_REPLACES_CART is false.
	 */
	return apply_filters( 'shopfront_replaces_cart', $wanted ) && shopfront_can_replace();
}
