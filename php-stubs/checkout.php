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
);

/**
 * Whether our checkout block takes the place of WooCommerce's.
 *
 * No, unless the site asks for it: the checkout block is not complete yet. Ask with
 * `define( 'SHOPFRONT_REPLACES_CHECKOUT', true );` or with the filter `shopfront_replaces_checkout`, which has the
 * last word. Without a build nothing is replaced, whatever the site asks for.
 *
 * @return bool
 */
function shopfront_replaces_checkout() {
	$wanted = defined( 'SHOPFRONT_REPLACES_CHECKOUT' ) && SHOPFRONT_REPLACES_CHECKOUT;
	/**
	 * Filters whether our checkout block takes the place of WooCommerce's.
	 *
	 * @param bool $wanted Whether the constant SHOPFRONT_REPLACES_CHECKOUT is true.
	 */
	return apply_filters( 'shopfront_replaces_checkout', $wanted ) && shopfront_has_build();
}
