<?php
/**
 * Shows a mini-cart on each page, reports what a response costs, and makes check payments as slow as a real gateway, so
 * that concurrent orders meet. A must-use plugin for the shop with several nodes.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

ob_start(
	static function ( $body ) {
		global $wpdb;
		if ( ! headers_sent() ) {
			header( 'X-Node: ' . getenv( 'SHOPFRONT_TEST_NODE' ) );
			header( 'X-Queries: ' . $wpdb->num_queries );
			header( 'X-Milliseconds: ' . round( ( microtime( true ) - (float) $_SERVER['REQUEST_TIME_FLOAT'] ) * 1000 ) ); // phpcs:ignore WordPress.Security -- A number that PHP sets.
		}
		return $body;
	}
);

add_action(
	'woocommerce_rest_checkout_process_payment_with_context',
	static function ( $context ) {
		global $wpdb;
		usleep( 300000 );
		$wpdb->insert(
			$wpdb->options,
			array(
				'option_name'  => 'test_charge_' . uniqid( '', true ),
				'option_value' => (string) $context->order->get_id(),
				'autoload'     => 'off',
			)
		);
	},
	1
);

add_action(
	'wp_body_open',
	static function () {
		echo do_blocks( '<!-- wp:woocommerce/mini-cart /-->' ); // phpcs:ignore WordPress.Security.EscapeOutput -- A block escapes its output.
	}
);
