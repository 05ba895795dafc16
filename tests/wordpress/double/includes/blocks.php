<?php
/**
 * The cart and the checkout block, `cart` and `checkout`.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry;
use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use Automattic\WooCommerce\Blocks\Package;

/** Each has a registry for add-ons. */
function double_register_blocks() {
	Package::container()->get( AssetDataRegistry::class );
	foreach ( array( 'cart', 'checkout' ) as $block ) {
		$integrations = new IntegrationRegistry();
		$integrations->initialize( "{$block}_block" );
		register_block_type(
			"woocommerce/$block",
			array(
				'api_version'     => 3,
				'editor_script'   => "wc-$block-block",
				// Classic themes load the styles of all blocks on all pages; these blocks enqueue their styles on
				// render instead.
				'style'           => wp_is_block_theme() ? double_styles_of_block( $block ) : array(),
				'render_callback' => static fn() => double_render_block( $block, $integrations ),
			)
		);
	}
}

function double_styles_of_block( $block ) {
	return array( 'wc-blocks-style', "wc-blocks-style-$block", 'wc-blocks-packages-style' );
}

/** Renders a block as in docs/contract/php.md 2: data, scripts, then the recorded markup. */
function double_render_block( $block, $integrations ) {
	array_map( 'wp_enqueue_style', double_styles_of_block( $block ) );
	static $is_enqueued = array();
	if ( ! is_admin() && ! wp_is_serving_rest_request() ) {
		do_action( "woocommerce_blocks_enqueue_{$block}_block_scripts_before" );
		if ( ! isset( $is_enqueued[ $block ] ) ) {
			$is_enqueued[ $block ] = true;
			double_enqueue_data( $block, $integrations );
			double_register_script( "wc-$block-block-frontend", $integrations->get_all_registered_script_handles() );
			wp_enqueue_script( "wc-$block-block-frontend" );
		}
		do_action( "woocommerce_blocks_enqueue_{$block}_block_scripts_after" );
	}
	// The payment form of an order replaces the block, but the block's scripts are still on the page.
	if ( 'checkout' === $block && double_checkout_endpoint() ) {
		return '<form id="order_review" method="post"><button type="submit" class="button alt" id="place_order">Pay for order</button></form>';
	}
	return double_recording_text( "$block-block.html" );
}

/** Adds the add-ons' settings first. */
function double_enqueue_data( $block, $integrations ) {
	$registry = Package::container()->get( AssetDataRegistry::class );
	foreach ( $integrations->get_all_registered_script_data() as $key => $data ) {
		$registry->add( $key, $data );
	}
	$settings = double_recording( "settings-$block.json" );
	// Payment methods add their own data.
	unset( $settings['paymentMethodData'] );
	foreach ( double_own_settings() + $settings as $key => $value ) {
		$registry->add( $key, $value );
	}
	$registry->hydrate_api_request( '/wc/store/v1/cart' );
	if ( 'checkout' === $block ) {
		$registry->hydrate_data_from_api_request( 'checkoutData', '/wc/store/v1/checkout' );
	}
	foreach ( double_payment_methods()->get_all_registered_script_data() as $key => $data ) {
		$registry->add( $key, $data );
	}
	do_action( "woocommerce_blocks_{$block}_enqueue_data" );
}

/** Values of this site instead of the recorded ones. */
function double_own_settings() {
	$pages = array();
	foreach ( array( 'cart', 'checkout', 'shop' ) as $name ) {
		$page           = get_page_by_path( $name );
		$pages[ $name ] = array(
			'id'        => $page->ID,
			'title'     => $page->post_title,
			'permalink' => get_permalink( $page ),
		);
	}
	return array(
		'storePages'                        => $pages + double_recording( 'settings-checkout.json' )['storePages'],
		'page-' . $pages['cart']['id']      => $pages['cart']['permalink'],
		'page-' . $pages['checkout']['id']  => $pages['checkout']['permalink'],
		'wpVersion'                         => get_bloginfo( 'version' ),
		'currentUserId'                     => get_current_user_id(),
		'currentUserIsAdmin'                => current_user_can( 'manage_options' ),
	);
}

add_filter( 'body_class', static fn( $classes ) => array_merge( $classes, double_is_page( 'cart' ) ? array( 'woocommerce-cart', 'woocommerce-page' ) : array(), double_is_page( 'checkout' ) ? array( 'woocommerce-checkout', 'woocommerce-page' ) : array() ) );

// Rendering one of the blocks dequeues these scripts (docs/contract/php.md 2).
add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( has_block( 'woocommerce/cart' ) || ( has_block( 'woocommerce/checkout' ) && ! double_checkout_endpoint() ) ) {
			array_map( 'wp_dequeue_script', array( 'wc-cart', 'wc-checkout', 'wc-password-strength-meter', 'selectWoo', 'wc-address-autocomplete' ) );
		}
	},
	20
);
