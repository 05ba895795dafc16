<?php
/**
 * Replaces WooCommerce's cart block.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** The cart block, in the format of block-replacement.php. */
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
 * Returns settings of the cart: whether the shop allows the shipping calculator, which is WooCommerce's option for its
 * classic cart.
 *
 * @return array<string, bool>
 */
function shopfront_cart_data() {
	return array( 'isShippingCalculatorEnabled' => 'yes' === get_option( 'woocommerce_enable_shipping_calc', 'yes' ) );
}

/**
 * Whether our cart block replaces WooCommerce's.
 *
 * True by default. A site opts out with `define( 'SHOPFRONT_REPLACES_CART', false );` or with the filter
 * `shopfront_replaces_cart`, which overrides the constant. Always false without a complete build, or with an
 * unsupported version of WooCommerce.
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
