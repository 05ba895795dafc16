<?php
/**
 * Sets up the site once: plugins, theme, pages. Argument: its folder.
 *
 * @package Shopfront\Tests
 */

require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

// The database may belong to another version of WordPress than the files.
wp_upgrade();
wp_set_current_user( 1 );
switch_theme( 'twentytwentyfour' );
$pages = array(
	'cart'             => array( 'Cart', '<!-- wp:woocommerce/cart /-->' ),
	'checkout'         => array( 'Checkout', '<!-- wp:woocommerce/checkout /-->' ),
	'both'             => array( 'Cart and checkout', '<!-- wp:woocommerce/cart /--><!-- wp:woocommerce/checkout /-->' ),
	'mini-open'        => array( 'Page with a mini-cart', '<!-- wp:woocommerce/mini-cart /-->' ),
	'shop'             => array( 'Shop', '<p>All products.</p>' ),
	'product'          => array( 'Product', '<p>A product.</p>' ),
	'my-account'       => array( 'My account', '<p>Log in.</p>' ),
	'classic-cart'     => array( 'Classic cart', '<form class="woocommerce-cart-form"></form>' ),
	'classic-checkout' => array( 'Classic checkout', '<form class="checkout woocommerce-checkout"></form>' ),
);
foreach ( $pages as $slug => list( $page_title, $content ) ) {
	$id = wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => $slug,
			'post_title'   => $page_title,
			'post_content' => $content,
		),
		true
	);
	if ( is_wp_error( $id ) ) {
		fwrite( STDERR, $id->get_error_message() . "\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- A command.
		exit( 1 );
	}
}
// Activation loads each plugin, so that a fatal error ends the set-up.
foreach ( array( 'woocommerce/woocommerce.php', 'shopfront/shopfront.php' ) as $plugin ) {
	$problem = activate_plugin( $plugin );
	if ( is_wp_error( $problem ) ) {
		fwrite( STDERR, "$plugin: " . $problem->get_error_message() . "\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- A command.
		exit( 1 );
	}
}
update_option( 'permalink_structure', '/%postname%/' );
// WooCommerce creates its settings, which WordPress doesn't load with each page.
add_option( 'woocommerce_email_from_address', 'shop@shop.test', '', false );
// The first request writes the rules, after both plugins have added theirs.
delete_option( 'rewrite_rules' );
