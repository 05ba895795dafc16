<?php
/**
 * The mini-cart block with WooCommerce's Interactivity API front end, and the block types of its inner blocks.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;

/** Registers the block with a registry for add-ons, and all recorded types that nothing else registers. */
function double_register_mini_cart() {
	$integrations = new IntegrationRegistry();
	$integrations->initialize( 'mini-cart_block' );
	foreach ( double_recording( 'block-types.json' )['types'] as $name => $type ) {
		if ( WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
			continue;
		}
		register_block_type(
			$name,
			array(
				'api_version'     => 3,
				'attributes'      => $type['attributes'],
				'style'           => wp_is_block_theme() ? $type['styles'] : array(),
				'render_callback' => 'woocommerce/mini-cart' === $name
					? static fn() => double_render_mini_cart( $type['styles'] )
					: static fn( $attributes, $content ) => $content,
			)
		);
	}
}

/** On cart and checkout pages it's hidden and has no script. */
function double_render_mini_cart( $styles ) {
	array_map( 'wp_enqueue_style', $styles );
	if ( is_cart() || is_checkout() ) {
		return double_recording_text( 'mini-cart-block-on-cart.html' );
	}
	wp_enqueue_script_module( 'woocommerce/mini-cart', plugins_url( 'assets/client/blocks/woocommerce/mini-cart.js', WC_PLUGIN_FILE ), array(), WC()->version );
	return '<div data-wp-interactive="woocommerce/mini-cart" class="wc-block-mini-cart wp-block-woocommerce-mini-cart"><button class="wc-block-mini-cart__button" aria-label="Cart"></button></div>';
}

function is_cart() {
	return double_is_page( 'cart' );
}

function is_product() {
	return (bool) apply_filters( 'double_is_product', false );
}

function is_shop() {
	return false;
}

function is_product_taxonomy() {
	return false;
}

function is_woocommerce() {
	return false;
}

function is_account_page() {
	return false;
}

function is_store_notice_showing() {
	return false;
}

function is_checkout() {
	return double_is_page( 'checkout' );
}

function wc_get_cart_url() {
	return get_permalink( get_page_by_path( 'cart' ) );
}

function wc_get_checkout_url() {
	return get_permalink( get_page_by_path( 'checkout' ) );
}

function wc_price( $price ) {
	return sprintf( '<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#36;</span>%s</bdi></span>', number_format( $price, 2 ) );
}

/** Returns -1 without such a page, like WooCommerce. */
function wc_get_page_id( $name ) {
	$page = get_page_by_path( $name );
	return $page ? $page->ID : -1;
}

/** Tests set the terms. */
function wc_get_product_terms() {
	return $GLOBALS['double_terms'] ?? array();
}

function wc_attribute_label( $name ) {
	return ucfirst( substr( $name, 3 ) );
}

function wc_locate_template( $name ) {
	return WC()->plugin_path() . "/templates/$name";
}
