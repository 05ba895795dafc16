<?php
/**
 * Prepares the shop of the crash tests, and prints its product. Arguments: the site's folder; `on` or `off` for order
 * tables; `yes` if its gateways know only the classic checkout.
 *
 * @package Shopfront\Tests
 */

require $argv[1] . '/wp-load.php';

global $wpdb;
$wpdb->query( 'CREATE TABLE ' . Shopfront\Crash_Tests\provider_table() . ' (id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY, order_id BIGINT NOT NULL, state VARCHAR(10) NOT NULL, KEY order_id (order_id))' ); // phpcs:ignore WordPress.DB.PreparedSQL -- The name of a table.

update_option( 'woocommerce_custom_orders_table_enabled', 'on' === $argv[2] ? 'yes' : 'no' );
update_option( 'woocommerce_feature_agentic_checkout_enabled', 'yes' );
update_option( 'shopfront_classic_gateways', 'yes' === $argv[3] ? array_fill_keys( array_keys( Shopfront\Crash_Tests\METHODS ), array( 'checked' => true, 'offered' => true ) ) : array() );
update_option( 'woocommerce_manage_stock', 'yes' );
update_option( 'woocommerce_hold_stock_minutes', '60' );

$product = new WC_Product_Simple();
$product->set_name( 'Copper kettle' );
$product->set_regular_price( '20.00' );
$product->set_manage_stock( true );
$product->set_stock_quantity( 1000000 );
$product->save();

wp_insert_post(
	array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_title'   => 'Classic checkout',
		'post_name'    => 'classic-checkout',
		'post_content' => '<!-- wp:shortcode -->[woocommerce_checkout]<!-- /wp:shortcode -->',
	)
);
echo wp_json_encode( array( 'product' => $product->get_id() ) );
