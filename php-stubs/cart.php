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
);

/**
 * Whether our cart block takes the place of WooCommerce's.
 *
 * No, unless the site asks for it: the cart block is not complete yet. Ask with
 * `define( 'SHOPFRONT_REPLACES_CART', true );` or with the filter `shopfront_replaces_cart`, which has the last word.
 * Without a build nothing is replaced, whatever the site asks for.
 *
 * @return bool
 */
function shopfront_replaces_cart() {
	$wanted = defined( 'SHOPFRONT_REPLACES_CART' ) && SHOPFRONT_REPLACES_CART;
	/**
	 * Filters whether our cart block takes the place of WooCommerce's.
	 *
	 * @param bool $wanted Whether the constant SHOPFRONT_REPLACES_CART is true.
	 */
	return apply_filters( 'shopfront_replaces_cart', $wanted ) && shopfront_has_build();
}
