<?php
/**
 * Our cart block under WooCommerce's handles.
 *
 * WooCommerce registers and enqueues everything, so that integrations, payment methods, data and actions of add-ons
 * stay as they are; we only put our files in the place of its own.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** Handle of the cart block's script on the page; add-ons and payment methods hang on it. */
const SHOPFRONT_CART_SCRIPT = 'wc-cart-block-frontend';

/** Handle of the cart block's style sheet. */
const SHOPFRONT_CART_STYLE = 'wc-blocks-style-cart';

/** Our style sheet for it, by the name that our script would load it by. */
const SHOPFRONT_CART_STYLE_FILE = 'cart.css';

/** Chunks of WooCommerce's own cart script, which ours has no use for. Library handles that need them name them on their own. */
const SHOPFRONT_CHUNKS_NOT_NEEDED = array( 'wc-cart-checkout-vendors', 'wc-cart-checkout-base' );

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
	return apply_filters( 'shopfront_replaces_cart', $wanted ) && null !== shopfront_build_asset( 'frontend' );
}

/**
 * Waits for the moments at which WooCommerce has its cart block ready.
 */
function shopfront_start_cart() {
	add_action( 'woocommerce_blocks_cart_enqueue_data', 'shopfront_add_cart_data' );
	add_action( 'woocommerce_blocks_enqueue_cart_block_scripts_after', 'shopfront_swap_cart_script' );
	// After WooCommerce has registered its styles (init, 10), before any is printed.
	add_action( 'wp_enqueue_scripts', 'shopfront_swap_cart_style', 20 );
	add_filter( 'style_loader_tag', 'shopfront_name_cart_style', 10, 2 );
}

/**
 * Tells our script where its lazy files lie: a plugin that joins scripts would hide it.
 */
function shopfront_add_cart_data() {
	$registry = \Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry::class;
	if ( ! shopfront_replaces_cart() || ! class_exists( $registry ) ) {
		return;
	}
	$data = \Automattic\WooCommerce\Blocks\Package::container()->get( $registry );
	// The mini-cart announces the cart's data too, and the first to add a key has the say.
	if ( ! $data->exists( 'shopfrontPublicPath' ) ) {
		$data->add( 'shopfrontPublicPath', shopfront_build_url( '' ) );
	}
}

/**
 * Puts our script in the place of WooCommerce's, which is registered and enqueued by now.
 */
function shopfront_swap_cart_script() {
	$script = wp_scripts()->query( SHOPFRONT_CART_SCRIPT, 'registered' );
	if ( ! $script || ! shopfront_replaces_cart() ) {
		return;
	}
	$asset        = shopfront_build_asset( 'frontend' );
	$script->src  = shopfront_build_url( 'frontend.js' );
	$script->ver  = $asset['version'];
	$script->deps = shopfront_merge_dependencies( $asset['dependencies'], $script->deps );
	wp_set_script_translations( SHOPFRONT_CART_SCRIPT, 'shopfront', plugin_dir_path( SHOPFRONT_FILE ) . 'languages' );
}

/**
 * Joins what we need with what add-ons have hung on the handle.
 *
 * Ours come first, since WordPress prints dependencies in their order and some add-ons rely on libraries that they
 * do not name. WooCommerce's library handles stay: add-ons reach them through `window.wc`.
 *
 * @param string[] $ours   Handles that our script needs.
 * @param string[] $theirs Handles that the script has been registered with.
 * @return string[] Each handle once.
 */
function shopfront_merge_dependencies( $ours, $theirs ) {
	$kept = array_diff( $theirs, SHOPFRONT_CHUNKS_NOT_NEEDED );
	return array_values( array_unique( array_merge( $ours, $kept ) ) );
}

/**
 * Whether our style sheet is to stand under WooCommerce's handle.
 *
 * @return bool
 */
function shopfront_replaces_cart_style() {
	return shopfront_replaces_cart() && is_readable( shopfront_build_path( SHOPFRONT_CART_STYLE_FILE ) );
}

/**
 * Puts our style sheet in the place of WooCommerce's for the cart block. Styles that other blocks share stay.
 */
function shopfront_swap_cart_style() {
	$style = wp_styles()->query( SHOPFRONT_CART_STYLE, 'registered' );
	if ( ! $style || ! shopfront_replaces_cart_style() ) {
		return;
	}
	$asset      = shopfront_build_asset( 'frontend' );
	$style->src = shopfront_build_url( SHOPFRONT_CART_STYLE_FILE );
	$style->ver = $asset['version'];
	// Ours is one sheet for both directions, and needs no inlined copy by path.
	unset( $style->extra['rtl'], $style->extra['path'] );
}

/**
 * Tells our script that its style sheet is on the page, which would fetch it again: it looks for this name, and an
 * address with a version is not the one that it knows.
 *
 * @param string $tag    The link element.
 * @param string $handle Handle of the style.
 * @return string
 */
function shopfront_name_cart_style( $tag, $handle ) {
	if ( SHOPFRONT_CART_STYLE !== $handle || ! shopfront_replaces_cart_style() ) {
		return $tag;
	}
	return str_replace( '<link ', sprintf( '<link data-href="%s" ', esc_attr( SHOPFRONT_CART_STYLE_FILE ) ), $tag );
}
