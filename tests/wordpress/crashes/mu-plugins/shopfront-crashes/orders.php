<?php
/**
 * Reads a shopper's orders from the database without WooCommerce, in a tenth of the time.
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Crash_Tests;

defined( 'ABSPATH' ) || exit;

function has_order_tables(): bool {
	return 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' );
}

/** Oldest first, with drafts: `id`, `status` and `order_key`. */
function order_rows( string $email ): array {
	global $wpdb;
	$query = has_order_tables()
		? "SELECT o.id, status, order_key FROM {$wpdb->prefix}wc_orders o JOIN {$wpdb->prefix}wc_order_operational_data ON order_id = o.id WHERE type = 'shop_order' AND billing_email = %s ORDER BY o.id"
		: "SELECT ID AS id, post_status AS status, order_key.meta_value AS order_key FROM {$wpdb->posts} JOIN {$wpdb->postmeta} email ON email.post_id = ID AND email.meta_key = '_billing_email' JOIN {$wpdb->postmeta} order_key ON order_key.post_id = ID AND order_key.meta_key = '_order_key' WHERE email.meta_value = %s ORDER BY ID";
	return $wpdb->get_results( $wpdb->prepare( $query, $email ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared here.
}

function order_ids( string $email ): array {
	return array_map( 'intval', wp_list_pluck( order_rows( $email ), 'id' ) );
}

/** The shopper's orders with their payments. */
function read_orders( string $email ): array {
	global $wpdb;
	$orders = array();
	foreach ( order_rows( $email ) as $row ) {
		$id       = (int) $row->id;
		$notes    = $wpdb->get_col( $wpdb->prepare( "SELECT comment_content FROM {$wpdb->comments} WHERE comment_post_ID = %d AND comment_type = 'order_note'", $id ) );
		$orders[] = array(
			'id'       => $id,
			'number'   => (string) $id,
			'status'   => preg_replace( '/^wc-/', '', $row->status ),
			'payUrl'   => home_url( "/checkout/order-pay/$id/?pay_for_order=true&key=$row->order_key" ),
			'notes'    => array_map( 'wp_strip_all_tags', $notes ),
			'payments' => payments_of( $id ),
		);
	}
	return $orders;
}
