<?php
/**
 * Lets tests switch plugins and add-ons with a cookie. Only for local sites: install it as a must-use plugin of the
 * WordPress that the tests use.
 *
 *     shopfront_test=plugin-off      the site without this plugin
 *     shopfront_test=woocommerce-off the site without WooCommerce
 *     shopfront_test=cart-off        our cart block does not replace the platform's; also checkout-off, mini-cart-off,
 *                                    all-products-off and product-pages-off
 *     shopfront_test=quantity-buttons product pages have buttons for more and less
 *     shopfront_test=option-buttons  options of products are buttons
 *     shopfront_test=live-search     search forms suggest products; in the same way quick-view, product-collection, wishlist,
 *                                    site-behaviors and contact-forms
 *     shopfront_test=author-content  saves what an author writes; needs the real WooCommerce
 *     shopfront_test=shopper-lists   WooCommerce's own wishlists are on
 *     shopfront_test=wishlist-link   each page begins with the link to the wishlist
 *     shopfront_test=badge           each page has the mini-cart block above its content
 *     shopfront_test=gateway         with scripts of third-party payment methods and add-ons
 *     shopfront_test=card            with a gateway that uses the page's card fields; also card-global
 *     shopfront_test=card.saved-card and two saved cards of a logged-in customer, the second as default
 *     shopfront_test=classic-gateways with gateways that know only the classic checkout
 *     shopfront_test=address-help    with a lookup of postcodes, and a provider of addresses if WooCommerce has them
 *     shopfront_test=product-add-ons with add-ons for product pages; needs the real WooCommerce
 *     shopfront_test=contract        with a plugin that uses each part of the contract; needs the real WooCommerce
 *     shopfront_test=strict-policy   each page has a strict content security policy with a nonce
 *     shopfront_test=content:NAME    cart and checkout with unusual content: see shopfront-test/odd-content.php
 *     shopfront_test=list:NAME       pages begin with a list of products, or the shop has short pages: see
 *                                    shopfront-test/lists.php
 *     shopfront_test=form:quiz       pages begin with a form of Contact Form 7; with captcha, it has one: see
 *                                    shopfront-test/contact-forms.php
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

// The dashboard would wait for requests that the site blocks.
foreach ( array( 'core', 'plugins', 'themes' ) as $shopfront_test_updated ) {
	remove_action( 'admin_init', '_maybe_update_' . $shopfront_test_updated );
}

// So would the editor, whose failed request is stored in the database at the same time by several pages.
add_filter( 'should_load_remote_block_patterns', '__return_false' );

// Tests compare pages with and without this plugin, and WooCommerce shuffles the related products.
add_filter( 'woocommerce_product_related_posts_shuffle', '__return_false' );
add_filter( 'woocommerce_output_related_products_args', static fn( $args ) => array_merge( $args, array( 'orderby' => 'title' ) ), PHP_INT_MAX );

$shopfront_test_switches = explode( '.', (string) ( $_COOKIE['shopfront_test'] ?? getenv( 'SHOPFRONT_TEST' ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with fixed names.

// Tests detect the switches by this header.
header( 'X-Shopfront-Test: ' . rawurlencode( implode( '.', $shopfront_test_switches ) ) );

if ( in_array( 'plugin-off', $shopfront_test_switches, true ) ) {
	add_filter( 'option_active_plugins', static fn( $plugins ) => array_values( preg_grep( '#/shopfront\.php$#', (array) $plugins, PREG_GREP_INVERT ) ) );
}
if ( in_array( 'woocommerce-off', $shopfront_test_switches, true ) ) {
	add_filter( 'option_active_plugins', static fn( $plugins ) => array_values( preg_grep( '#/woocommerce\.php$#', (array) $plugins, PREG_GREP_INVERT ) ) );
}
if ( in_array( 'platform-first', $shopfront_test_switches, true ) ) {
	add_filter(
		'option_active_plugins',
		static fn( $plugins ) => array_values( array_unique( array_merge( preg_grep( '#^woocommerce/#', (array) $plugins ), (array) $plugins ) ) )
	);
}
foreach ( array( 'cart', 'checkout', 'mini-cart', 'all-products', 'product-pages' ) as $shopfront_test_block ) {
	$shopfront_test_is_on = ! in_array( "$shopfront_test_block-off", $shopfront_test_switches, true );
	add_filter( 'shopfront_replaces_' . strtr( $shopfront_test_block, '-', '_' ), static fn() => $shopfront_test_is_on );
}
// Off by default.
foreach ( array_intersect( array( 'option-buttons', 'quantity-buttons', 'live-search', 'quick-view', 'product-collection', 'wishlist', 'site-behaviors', 'contact-forms' ), $shopfront_test_switches ) as $shopfront_test_block ) {
	add_filter( 'shopfront_replaces_' . strtr( $shopfront_test_block, '-', '_' ), '__return_true' );
}
if ( in_array( 'shopper-lists', $shopfront_test_switches, true ) ) {
	add_filter( 'pre_option_woocommerce_product_wishlist_enabled', static fn() => 'yes' );
}
if ( in_array( 'wishlist-link', $shopfront_test_switches, true ) ) {
	add_action( 'wp_body_open', static fn() => print( do_shortcode( '[shopfront_wishlist]' ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The shortcode escapes.
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
if ( array_intersect( array( 'card', 'card-global' ), $shopfront_test_switches ) ) {
	require __DIR__ . '/shopfront-test/card-gateway.php';
}
if ( in_array( 'classic-gateways', $shopfront_test_switches, true ) ) {
	require __DIR__ . '/shopfront-test/classic-gateways.php';
	// Another plugin's check of a field that the block's page doesn't have: it must not run.
	add_action( 'woocommerce_checkout_process', static fn() => wc_add_notice( 'Another plugin refuses.', 'error' ) );
}
if ( in_array( 'address-help', $shopfront_test_switches, true ) ) {
	require __DIR__ . '/shopfront-test/address-help.php';
}
if ( in_array( 'product-add-ons', $shopfront_test_switches, true ) ) {
	require __DIR__ . '/shopfront-test/product-add-ons.php';
}
if ( in_array( 'strict-policy', $shopfront_test_switches, true ) ) {
	require __DIR__ . '/shopfront-test/strict-policy.php';
}
if ( in_array( 'contract', $shopfront_test_switches, true ) ) {
	add_action(
		'plugins_loaded',
		static function () {
			require __DIR__ . '/shopfront-test/contract.php';
		},
		1
	);
}
if ( in_array( 'author-content', $shopfront_test_switches, true ) ) {
	require __DIR__ . '/shopfront-test/author-content.php';
}
require __DIR__ . '/shopfront-test/odd-add-ons.php';
require __DIR__ . '/shopfront-test/odd-content.php';
require __DIR__ . '/shopfront-test/lists.php';
require __DIR__ . '/shopfront-test/contact-forms.php';
