<?php
/**
 * Plugin Name: Shopfront sample shop
 * Description: Fills a local shop with products, rates, coupons and payment methods, once. For development only.
 * Version: 1.0.0
 * Requires Plugins: woocommerce
 *
 * wp-env activates it, in Docker and in Playground. It needs no command line, which Playground does not have.
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Sample_Shop;

use WC_Coupon;
use WC_Install;
use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;
use WC_Shipping_Zone;

defined( 'ABSPATH' ) || exit;

/** Option that says that the shop is filled. */
const FILLED = 'shopfront_sample_shop';

/** Name, price, color of the picture, and further properties. */
const PRODUCTS = array(
	array( 'Stone mug', '15.00', 'b5a99a', array() ),
	array( 'Canvas cap', '16.00', '7a8b6f', array( 'set_sale_price' => '12.80' ) ),
	array(
		'Wool scarf',
		'24.50',
		'8c5b5b',
		array(
			'set_manage_stock'   => true,
			'set_stock_quantity' => 3,
		),
	),
	array( 'Linen towel', '9.99', 'd8cfc0', array() ),
	array( 'Oak tray', '42.00', 'a67b4f', array( 'set_sold_individually' => true ) ),
	array( 'Gift guide (digital)', '7.00', '5f7a8c', array( 'set_virtual' => true ) ),
);

// After WooCommerce has registered its post types.
add_action( 'init', __NAMESPACE__ . '\fill_once', 20 );
add_filter( 'hooked_block_types', __NAMESPACE__ . '\add_mini_cart', 10, 4 );

/** Fills the shop of a local site, if it has not been filled. */
function fill_once(): void {
	if ( 'local' === wp_get_environment_type() && ! get_option( FILLED ) && class_exists( WC_Install::class ) ) {
		// Requests that arrive meanwhile do not fill it again.
		update_option( FILLED, 'yes' );
		fill();
	}
}

/** Places a mini-cart after the navigation of the header: a template part, or a pattern for it, as in the default themes. */
function add_mini_cart( $types, $position, $anchor, $context ) {
	$is_header = $context instanceof \WP_Block_Template
		? 'header' === $context->area
		: is_array( $context ) && in_array( 'core/template-part/header', $context['blockTypes'] ?? array(), true );
	return $is_header && 'after' === $position && 'core/navigation' === $anchor ? array_merge( $types, array( 'woocommerce/mini-cart' ) ) : $types;
}

/** Fills the shop. */
function fill(): void {
	WC_Install::install();
	WC_Install::create_pages();
	set_options();
	add_rates();
	foreach ( PRODUCTS as $number => list( $name, $price, $color, $more ) ) {
		// Lists by date have a fixed order only if the dates differ.
		$more['set_date_created'] = time() - ( count( PRODUCTS ) - $number ) * MINUTE_IN_SECONDS;
		add_product( $name, $price, $color, $more );
	}
	add_variable_product();
	add_coupons();
	update_option( 'permalink_structure', '/%postname%/' );
	// The next request writes the rules, after all plugins have added theirs.
	delete_option( 'rewrite_rules' );
}

/** Opens the shop, with the payment methods of WooCommerce. */
function set_options(): void {
	$options = array(
		'woocommerce_coming_soon'                => 'no',
		'woocommerce_default_country'            => 'US:CA',
		'woocommerce_currency'                   => 'USD',
		'woocommerce_enable_guest_checkout'      => 'yes',
		'woocommerce_enable_coupons'             => 'yes',
		'woocommerce_allow_tracking'             => 'no',
		'woocommerce_onboarding_profile'         => array( 'skipped' => true ),
		'woocommerce_pickup_location_settings'   => array(
			'enabled'    => 'yes',
			'title'      => 'Pickup',
			'tax_status' => 'none',
			'cost'       => '',
		),
		'pickup_location_pickup_locations'       => array(
			array(
				'name'    => 'Harbour store',
				'address' => array(
					'address_1' => '1 Pier Street',
					'city'      => 'San Francisco',
					'state'     => 'CA',
					'postcode'  => '94111',
					'country'   => 'US',
				),
				'details' => 'Open from 9 to 5.',
				'enabled' => true,
			),
		),
	);
	foreach ( array( 'bacs', 'cheque', 'cod' ) as $gateway ) {
		$options[ "woocommerce_{$gateway}_settings" ] = array( 'enabled' => 'yes' );
	}
	foreach ( $options as $name => $value ) {
		update_option( $name, $value );
	}
}

/** Adds two rates for all countries. */
function add_rates(): void {
	$zone = new WC_Shipping_Zone( 0 );
	$flat = $zone->add_shipping_method( 'flat_rate' );
	update_option(
		"woocommerce_flat_rate_{$flat}_settings",
		array(
			'title'      => 'Flat rate',
			'tax_status' => 'none',
			'cost'       => '5.00',
		)
	);
	$free = $zone->add_shipping_method( 'free_shipping' );
	update_option(
		"woocommerce_free_shipping_{$free}_settings",
		array(
			'title'      => 'Free shipping',
			'requires'   => 'min_amount',
			'min_amount' => '50',
		)
	);
}

/**
 * Adds a simple product.
 *
 * @param string $name   Its name.
 * @param string $price  Its regular price.
 * @param string $color Of its picture, six hexadecimal digits.
 * @param array  $more   Arguments by setter.
 */
function add_product( string $name, string $price, string $color, array $more ): void {
	$product = new WC_Product_Simple();
	$product->set_name( $name );
	$product->set_regular_price( $price );
	$product->set_short_description( "A fine $name." );
	$product->set_image_id( add_picture( $name, $color ) );
	$product->set_status( 'publish' );
	foreach ( $more as $setter => $value ) {
		$product->$setter( $value );
	}
	$product->save();
}

/** Adds a product with two colors. */
function add_variable_product(): void {
	$attribute = new WC_Product_Attribute();
	$attribute->set_name( 'Colour' );
	$attribute->set_options( array( 'Moss', 'Slate' ) );
	$attribute->set_visible( true );
	$attribute->set_variation( true );
	$product = new WC_Product_Variable();
	$product->set_name( 'Field backpack' );
	$product->set_attributes( array( $attribute ) );
	$product->set_image_id( add_picture( 'Field backpack', '4f5d4a' ) );
	$product->set_status( 'publish' );
	$product->save();
	foreach ( array( 'Moss' => '64.00', 'Slate' => '69.00' ) as $color => $price ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$variation = new WC_Product_Variation();
		$variation->set_parent_id( $product->get_id() );
		$variation->set_attributes( array( 'colour' => $color ) );
		$variation->set_regular_price( $price );
		$variation->save();
	}
}

/** Adds a coupon for 10 % and one for 5 dollars. */
function add_coupons(): void {
	foreach ( array( 'ten' => array( 'percent', 10 ), 'five' => array( 'fixed_cart', 5 ) ) as $code => list( $type, $amount ) ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$coupon = new WC_Coupon();
		$coupon->set_code( $code );
		$coupon->set_discount_type( $type );
		$coupon->set_amount( $amount );
		$coupon->save();
	}
}

/**
 * Adds a picture of one color to the media library.
 *
 * @param string $name   Its title.
 * @param string $color Six hexadecimal digits.
 * @return int ID of the attachment; 0 without PHP's GD.
 */
function add_picture( string $name, string $color ): int {
	if ( ! function_exists( 'imagecreatetruecolor' ) ) {
		return 0;
	}
	$image = imagecreatetruecolor( 600, 600 );
	imagefill( $image, 0, 0, (int) hexdec( $color ) );
	imagefilledellipse( $image, 300, 300, 320, 320, imagecolorallocatealpha( $image, 255, 255, 255, 90 ) );
	ob_start();
	imagepng( $image );
	$file = wp_upload_bits( sanitize_title( $name ) . '.png', null, (string) ob_get_clean() );
	if ( $file['error'] ) {
		return 0;
	}
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$id = wp_insert_attachment(
		array(
			'post_title'     => $name,
			'post_mime_type' => 'image/png',
		),
		$file['file']
	);
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
	return $id;
}
