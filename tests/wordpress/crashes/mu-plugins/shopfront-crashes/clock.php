<?php
/**
 * Backdates rows and orders, because tests can't wait an hour.
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Crash_Tests;

defined( 'ABSPATH' ) || exit;

const ROWS = array( 'shopfront\_lock\_%', 'shopfront\_attempt\_%', 'shopfront\_unanswered\_%' );

/** Rows that name a shopper by an attempt's key, a session's hash or an order's ID. */
function own_rows( array $names ): array {
	global $wpdb;
	$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_id, option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s", ROWS ) );
	return array_filter(
		$rows,
		static function ( $row ) use ( $names ) {
			$words = preg_split( '/[^0-9a-z]+/', "$row->option_name $row->option_value" );
			return array() !== array_intersect( $names, $words );
		}
	);
}

/** Backdates the times in a text. A time keeps its ten digits, because serialized data counts characters. */
function age_text( string $text, string $pattern, int $seconds ): string {
	return preg_replace_callback(
		$pattern,
		static function ( $found ) use ( $seconds ) {
			return $found[1] . ( (int) $found[2] - $seconds );
		},
		$text
	);
}

function age_rows( array $rows, int $seconds ): void {
	global $wpdb;
	foreach ( $rows as $row ) {
		$value = age_text( $row->option_value, '/^()(\d{10})/', $seconds );
		$value = age_text( $value, '/("(?:started_at|sent_at|ended_at)":)(\d{10})/', $seconds );
		$wpdb->update( $wpdb->options, array( 'option_value' => $value ), array( 'option_id' => $row->option_id ) );
	}
}

function age_session( string $id, int $seconds ): void {
	global $wpdb;
	$sessions = $wpdb->prefix . 'woocommerce_sessions';
	// phpcs:ignore WordPress.DB.PreparedSQL -- The name of a table.
	foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT session_id, session_value FROM $sessions WHERE session_key = %s", $id ) ) as $row ) {
		$value = age_text( $row->session_value, '/((?:started_at|sent_at|ended_at)";[id]:)(\d{10})/', $seconds );
		$wpdb->update( $sessions, array( 'session_value' => $value ), array( 'session_id' => $row->session_id ) );
	}
}

function age_orders( array $orders, int $seconds ): void {
	global $wpdb;
	$ids = implode( ',', $orders );
	if ( '' === $ids ) {
		return;
	}
	// phpcs:disable WordPress.DB.PreparedSQL -- Numbers, and names of tables.
	if ( has_order_tables() ) {
		$wpdb->query( "UPDATE {$wpdb->prefix}wc_orders SET date_created_gmt = date_created_gmt - INTERVAL $seconds SECOND, date_updated_gmt = date_updated_gmt - INTERVAL $seconds SECOND WHERE id IN ($ids)" );
	} else {
		$wpdb->query( "UPDATE {$wpdb->posts} SET post_date = post_date - INTERVAL $seconds SECOND, post_date_gmt = post_date_gmt - INTERVAL $seconds SECOND, post_modified = post_modified - INTERVAL $seconds SECOND, post_modified_gmt = post_modified_gmt - INTERVAL $seconds SECOND WHERE ID IN ($ids)" );
	}
	$wpdb->query( "UPDATE {$wpdb->prefix}wc_reserved_stock SET timestamp = timestamp - INTERVAL $seconds SECOND, expires = expires - INTERVAL $seconds SECOND WHERE order_id IN ($ids)" );
	// phpcs:enable
}
