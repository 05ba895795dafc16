<?php
/**
 * Orders by the key of their attempt.
 *
 * A page whose connection breaks while an order is placed asks what became of it. WooCommerce knows orders, not
 * attempts; here the session remembers the last attempt and its order, and tells it with every reply of the checkout.
 * An order whose total is not the one that the shopper was shown is stopped before anything is paid.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** Our namespace among the extensions of the checkout. */
const SHOPFRONT_NAMESPACE = 'shopfront';

/** Where the session keeps the attempt. */
const SHOPFRONT_ATTEMPT = 'shopfront_attempt';

/**
 * Joins the checkout of the Store API, where that can be extended.
 */
function shopfront_start_order_attempts() {
	if ( ! function_exists( 'woocommerce_store_api_register_endpoint_data' ) ) {
		return;
	}
	woocommerce_store_api_register_endpoint_data(
		array(
			'endpoint'        => 'checkout',
			'namespace'       => SHOPFRONT_NAMESPACE,
			'data_callback'   => 'shopfront_attempt_data',
			'schema_callback' => 'shopfront_attempt_schema',
			'schema_type'     => ARRAY_A,
		)
	);
	add_action( 'woocommerce_store_api_checkout_update_order_from_request', 'shopfront_keep_attempt', 10, 2 );
	// Before payment: what follows charges.
	add_action( 'woocommerce_store_api_checkout_order_processed', 'shopfront_check_total', 1 );
	add_action( 'woocommerce_blocks_checkout_enqueue_data', 'shopfront_add_attempt_data' );
}

/**
 * Tells the page that attempts are known here.
 */
function shopfront_add_attempt_data() {
	$registry = \Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry::class;
	if ( ! class_exists( $registry ) ) {
		return;
	}
	$data = \Automattic\WooCommerce\Blocks\Package::container()->get( $registry );
	if ( ! $data->exists( 'shopfrontData' ) ) {
		$data->add( 'shopfrontData', array( 'orderAttempts' => true ) );
	}
}

/**
 * What is sent and told of an attempt.
 *
 * @return array<string, array<string, mixed>>
 */
function shopfront_attempt_schema() {
	return array(
		'attempt'        => array(
			'description' => 'Key of the attempt that is sent, or what became of the last one.',
			'type'        => array( 'string', 'object', 'null' ),
			'context'     => array( 'view', 'edit' ),
		),
		'expected_total' => array(
			'description' => 'What the shopper was shown, in minor units.',
			'type'        => array( 'string', 'null' ),
			'context'     => array( 'view', 'edit' ),
		),
		'last_order'     => array(
			'description' => 'The last order of the session.',
			'type'        => array( 'object', 'null' ),
			'context'     => array( 'view', 'edit' ),
			'readonly'    => true,
		),
	);
}

/**
 * What the request says of its attempt.
 *
 * @param WP_REST_Request $request The request that places an order.
 * @return array{attempt: string, expected_total: string} '' for what it does not say.
 */
function shopfront_read_attempt( $request ) {
	$extensions = $request['extensions'];
	$own        = is_array( $extensions ) && isset( $extensions[ SHOPFRONT_NAMESPACE ] ) ? $extensions[ SHOPFRONT_NAMESPACE ] : array();
	$text       = static function ( $key ) use ( $own ) {
		return is_array( $own ) && isset( $own[ $key ] ) && is_string( $own[ $key ] ) ? $own[ $key ] : '';
	};
	return array(
		'attempt'        => preg_match( '/^[0-9a-f]{32}$/', $text( 'attempt' ) ) ? $text( 'attempt' ) : '',
		'expected_total' => preg_match( '/^\d+$/', $text( 'expected_total' ) ) ? $text( 'expected_total' ) : '',
	);
}

/**
 * Remembers which order an attempt is, before anything else is done about it.
 *
 * @param WC_Order        $order   The order, not paid yet.
 * @param WP_REST_Request $request The request that places it.
 */
function shopfront_keep_attempt( $order, $request ) {
	$told = shopfront_read_attempt( $request );
	if ( '' === $told['attempt'] || ! WC()->session ) {
		return;
	}
	$order->update_meta_data( '_shopfront_expected_total', $told['expected_total'] );
	WC()->session->set(
		SHOPFRONT_ATTEMPT,
		array(
			'key'      => $told['attempt'],
			'order_id' => $order->get_id(),
		)
	);
	// A page that asks while a gateway is at work reads the session of another request.
	if ( is_callable( array( WC()->session, 'save_data' ) ) ) {
		WC()->session->save_data();
	}
}

/**
 * Stops an order whose total is not the one that was shown.
 *
 * @param WC_Order $order The order, its totals worked out.
 * @throws \Automattic\WooCommerce\StoreApi\Exceptions\RouteException When the totals differ.
 */
function shopfront_check_total( $order ) {
	$shown = (string) $order->get_meta( '_shopfront_expected_total' );
	if ( '' === $shown ) {
		return;
	}
	$total = (string) (int) round( (float) $order->get_total() * pow( 10, wc_get_price_decimals() ) );
	if ( $shown !== $total ) {
		throw new \Automattic\WooCommerce\StoreApi\Exceptions\RouteException(
			'shopfront_total_changed',
			esc_html__( 'The total of your order has changed. Please check it and place your order again.', 'shopfront' ),
			409
		);
	}
}

/**
 * What became of the last attempt of the session.
 *
 * @return array{attempt: array<string, mixed>|null, last_order: array<string, mixed>|null}
 */
function shopfront_attempt_data() {
	$kept  = WC()->session ? WC()->session->get( SHOPFRONT_ATTEMPT ) : null;
	$order = is_array( $kept ) ? wc_get_order( $kept['order_id'] ) : null;
	if ( ! $order ) {
		return array(
			'attempt'    => null,
			'last_order' => null,
		);
	}
	$state = shopfront_attempt_state( $order );
	$url   = 'placed' === $state ? $order->get_checkout_order_received_url() : '';
	$date  = $order->get_date_created();
	return array(
		'attempt'    => array(
			'key'          => $kept['key'],
			'state'        => $state,
			'order_id'     => $order->get_id(),
			'redirect_url' => $url,
		),
		'last_order' => 'placed' === $state
			? array(
				'order_id'     => $order->get_id(),
				'redirect_url' => $url,
				'placed_at'    => $date ? $date->getTimestamp() : 0,
			)
			: null,
	);
}

/**
 * Where an order stands, as far as its attempt goes.
 *
 * @param WC_Order $order The order.
 * @return string `placed`, `processing` or `failed`. An order that waits for its payment while the cart is still there
 *                is being worked on; without a cart it was placed, and is paid elsewhere.
 */
function shopfront_attempt_state( $order ) {
	if ( $order->has_status( array( 'processing', 'on-hold', 'completed' ) ) ) {
		return 'placed';
	}
	if ( $order->has_status( 'pending' ) ) {
		return WC()->cart && WC()->cart->is_empty() ? 'placed' : 'processing';
	}
	return 'failed';
}
