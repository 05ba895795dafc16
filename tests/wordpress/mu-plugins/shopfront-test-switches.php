<?php
/**
 * Lets tests switch plugins and add-ons with a cookie. Only for local sites: install it as a must-use plugin of the
 * WordPress that the tests use.
 *
 *     shopfront_test=plugin-off      the site without this plugin
 *     shopfront_test=cart-off        our cart block does not replace the platform's; also checkout-off, mini-cart-off
 *     shopfront_test=badge           each page has the mini-cart block above its content
 *     shopfront_test=gateway         with scripts of third-party payment methods and add-ons
 *     shopfront_test=theme:NAME      with another theme
 *     shopfront_test=platform-first  WooCommerce loads before this plugin, as if its folder was renamed
 *     shopfront_test=NAME            with one of the add-ons of shopfront-test/odd-add-ons.php
 *
 * Dots separate several switches. Commands set them with the variable SHOPFRONT_TEST.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

if ( 'local' !== wp_get_environment_type() ) {
	return;
}

$shopfront_test_switches = explode( '.', (string) ( $_COOKIE['shopfront_test'] ?? getenv( 'SHOPFRONT_TEST' ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with fixed names.

// Tests detect the switches by this header.
header( 'X-Shopfront-Test: ' . rawurlencode( implode( '.', $shopfront_test_switches ) ) );

if ( in_array( 'plugin-off', $shopfront_test_switches, true ) ) {
	add_filter( 'option_active_plugins', static fn( $plugins ) => array_values( preg_grep( '#/shopfront\.php$#', (array) $plugins, PREG_GREP_INVERT ) ) );
}
if ( in_array( 'platform-first', $shopfront_test_switches, true ) ) {
	add_filter(
		'option_active_plugins',
		static fn( $plugins ) => array_values( array_unique( array_merge( preg_grep( '#^woocommerce/#', (array) $plugins ), (array) $plugins ) ) )
	);
}
foreach ( array( 'cart', 'checkout', 'mini-cart' ) as $shopfront_test_block ) {
	$shopfront_test_is_on = ! in_array( "$shopfront_test_block-off", $shopfront_test_switches, true );
	add_filter( 'shopfront_replaces_' . strtr( $shopfront_test_block, '-', '_' ), static fn() => $shopfront_test_is_on );
}
if ( in_array( 'badge', $shopfront_test_switches, true ) ) {
	add_filter( 'the_content', static fn( $content ) => '<!-- wp:woocommerce/mini-cart /-->' . $content, 1 );
}
foreach ( preg_grep( '/^theme:/', $shopfront_test_switches ) as $shopfront_test_theme ) {
	$shopfront_test_theme = substr( $shopfront_test_theme, strlen( 'theme:' ) );
	add_filter( 'template', static fn() => $shopfront_test_theme );
	add_filter( 'stylesheet', static fn() => $shopfront_test_theme );
}
if ( in_array( 'gateway', $shopfront_test_switches, true ) ) {
	require __DIR__ . '/shopfront-test/add-ons.php';
}
require __DIR__ . '/shopfront-test/odd-add-ons.php';
