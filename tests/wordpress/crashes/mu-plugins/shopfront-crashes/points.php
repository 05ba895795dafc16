<?php
/**
 * The points at which an order's process can end. `tests/wordpress/crashes/matrix.mjs` lists them too.
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Crash_Tests;

defined( 'ABSPATH' ) || exit;

const SIGKILL = 9;

/** Kills this process, without shutdown functions and destructors, if the request asks for this point. */
function die_at( string $point ): void {
	if ( sent( 'DIES' ) === $point ) {
		posix_kill( getmypid(), SIGKILL );
		sleep( 10 );
	}
}

function die_in( string $point, string $hook, int $priority ): void {
	add_filter(
		$hook,
		static function ( $value = null ) use ( $point ) {
			die_at( $point );
			return $value;
		},
		$priority
	);
}

/** Before an order is saved with a new status. */
function die_before_status( string $point, string $status ): void {
	add_action(
		'woocommerce_before_order_object_save',
		static function ( $order ) use ( $point, $status ) {
			if ( ( $order->get_changes()['status'] ?? '' ) === $status ) {
				die_at( $point );
			}
		}
	);
}

/** Around the response of the request that places an order, but not of its inner requests. */
function die_around_response(): void {
	add_filter(
		'rest_request_after_callbacks',
		static function ( $response, $handler, $request ) {
			if ( 'POST' === $request->get_method() && preg_match( '#/checkout(/\d+|_sessions/.*)?$#', $request->get_route() ) ) {
				die_at( 'session-before' );
				// After this request's callbacks, which save the session and release the locks.
				die_in( 'session-after', 'rest_request_after_callbacks', PHP_INT_MAX );
			}
			return $response;
		},
		PHP_INT_MIN,
		3
	);
}

die_in( 'lock-before', 'rest_request_before_callbacks', PHP_INT_MIN );
die_in( 'lock-after', 'rest_request_before_callbacks', PHP_INT_MAX );
die_in( 'draft-before', 'woocommerce_store_api_checkout_update_customer_from_request', PHP_INT_MAX );
die_in( 'draft-after', 'woocommerce_store_api_checkout_update_order_meta', PHP_INT_MAX );
die_in( 'stock-before', 'woocommerce_hold_stock_for_checkout', PHP_INT_MAX );
die_before_status( 'stock-after', 'pending' );
// Other plugins may charge in this hook, so an attempt counts as handed over from its start.
die_in( 'gateway-before', 'woocommerce_store_api_checkout_order_processed', PHP_INT_MIN );
// WooCommerce calls gateways at 999.
die_in( 'gateway-after', 'woocommerce_rest_checkout_process_payment_with_context', 998 );
// gateway.php: charge-before, charge-after.
die_before_status( 'status-before', 'processing' );
die_in( 'status-after', 'woocommerce_order_status_processing', PHP_INT_MIN );
die_around_response();
die_in( 'reply-before', 'rest_pre_serve_request', PHP_INT_MAX );
add_action(
	'shutdown',
	static function () {
		if ( 'reply-after' === sent( 'DIES' ) ) {
			fastcgi_finish_request();
			die_at( 'reply-after' );
		}
	},
	PHP_INT_MAX
);
