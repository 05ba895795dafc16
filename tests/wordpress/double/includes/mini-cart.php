<?php
/**
 * The mini-cart block, with both of WooCommerce's front ends: a script module by default, and a script.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;

/** The feature that selects the script module. */
const DOUBLE_MINI_CART_FEATURE = 'experimental-iapi-mini-cart';

/** Dependencies of the script, in the order in which a recorded page prints them. */
const DOUBLE_MINI_CART_DEPENDENCIES = array( 'wc-settings', 'wc-blocks-registry', 'wc-blocks-middleware', 'wc-blocks-data-store', 'wc-price-format' );

const DOUBLE_MINI_CART_STYLES = array( 'wc-blocks-style', 'wc-blocks-style-mini-cart-contents', 'wc-blocks-packages-style', 'wc-blocks-style-mini-cart' );

/** Registers the block, with a registry for add-ons. */
function double_register_mini_cart() {
	$integrations = new IntegrationRegistry();
	$integrations->initialize( 'mini-cart_block' );
	register_block_type(
		'woocommerce/mini-cart',
		array(
			'api_version'     => 3,
			'editor_script'   => 'wc-mini-cart-block',
			'style'           => wp_is_block_theme() ? DOUBLE_MINI_CART_STYLES : array(),
			'render_callback' => static fn() => double_render_mini_cart( $integrations ),
		)
	);
	register_block_type(
		'woocommerce/mini-cart-contents',
		array(
			'api_version'   => 3,
			'editor_script' => 'wc-mini-cart-contents-block',
		)
	);
}

/**
 * Renders the block. On cart and checkout pages it is hidden and has no script.
 *
 * @param IntegrationRegistry $integrations Registrations of add-ons.
 * @return string
 */
function double_render_mini_cart( $integrations ) {
	array_map( 'wp_enqueue_style', DOUBLE_MINI_CART_STYLES );
	$features = apply_filters( 'woocommerce_admin_get_feature_config', array( DOUBLE_MINI_CART_FEATURE => true ) );
	if ( $features[ DOUBLE_MINI_CART_FEATURE ] ) {
		wp_enqueue_script_module( 'woocommerce/mini-cart', plugins_url( 'assets/client/blocks/woocommerce/mini-cart.js', WC_PLUGIN_FILE ), array(), WC()->version );
		return '<div data-wp-interactive="woocommerce/mini-cart" class="wc-block-mini-cart wp-block-woocommerce-mini-cart"><button class="wc-block-mini-cart__button" aria-label="Cart"></button></div>';
	}
	if ( is_cart() || is_checkout() ) {
		return double_recording_text( 'mini-cart-block-on-cart.html' );
	}
	double_enqueue_data( 'cart', $integrations );
	$src          = plugins_url( 'assets/client/blocks/mini-cart-frontend.js', WC_PLUGIN_FILE );
	$dependencies = array_merge( DOUBLE_MINI_CART_DEPENDENCIES, $integrations->get_all_registered_script_handles() );
	wp_register_script( 'wc-mini-cart-block-frontend', $src, $dependencies, WC()->version, true );
	wp_enqueue_script( 'wc-mini-cart-block-frontend' );
	// After the settings.
	add_action( 'wp_print_footer_scripts', 'double_add_mini_cart_files', 2 );
	return double_recording_text( 'mini-cart-block.html' );
}

/** Adds the list of the scripts that the drawer loads on demand. */
function double_add_mini_cart_files() {
	wp_add_inline_script( 'wc-mini-cart-block-frontend', 'var wcBlocksMiniCartFrontendDependencies = {};', 'before' );
}

function is_cart() {
	return double_is_page( 'cart' );
}

function is_product() {
	return (bool) apply_filters( 'double_is_product', false );
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

/** Returns the ID of the page of cart or checkout; -1 if there is none, as the platform does. */
function wc_get_page_id( $name ) {
	$page = get_page_by_path( $name );
	return $page ? $page->ID : -1;
}

function wc_locate_template( $name ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found
	return '';
}
