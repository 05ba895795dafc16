<?php
/**
 * Orders that are paid after the checkout has responded, as in a payment provider's dialog.
 *
 * WooCommerce empties the cart of such an order only when the shopper reaches the order received page. If the order is
 * paid before that, its cart remains, and sending the checkout again, from another tab or after a reload, would place
 * and pay a second order for the same goods. So we empty the cart of a paid order before its session places another
 * one: WooCommerce then refuses the request, and the page finds the placed order.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** Session key for the ID of the unpaid order that the cart was sent for. */
const SHOPFRONT_OPEN_ORDER = 'shopfront_open_order';

/** Adds the hooks for requests that place an order. */
function shopfront_start_open_orders() {
	// Before the session is saved and its lock released (order-locks.php).
	add_filter( 'rest_request_after_callbacks', 'shopfront_record_open_order', 20, 3 );
	// After the lock is taken.
	add_filter( 'rest_request_before_callbacks', 'shopfront_register_paid_cart_hooks', 2, 3 );
	add_action( 'woocommerce_cart_emptied', 'shopfront_delete_open_order' );
}

/**
 * Whether a request places an order for the cart of its session.
 *
 * @param WP_REST_Request $request Any request.
 * @return bool
 */
function shopfront_sends_cart( $request ) {
	return shopfront_is_order_request( $request ) && 1 !== preg_match( '#/\d+/?$#', $request->get_route() );
}

/**
 * Records an order that its gateway has accepted without payment.
 *
 * @param WP_REST_Response|WP_Error $response The response.
 * @param array                     $handler  Of the route.
 * @param WP_REST_Request           $request  The request.
 * @return WP_REST_Response|WP_Error The response, unchanged.
 */
function shopfront_record_open_order( $response, $handler, $request ) {
	if ( $response instanceof WP_REST_Response && WC()->session && shopfront_sends_cart( $request ) ) {
		$data    = (array) $response->get_data();
		$is_open = isset( $data['order_id'], $data['status'] ) && 'pending' === $data['status'] && WC()->cart && ! WC()->cart->is_empty();
		WC()->session->set( SHOPFRONT_OPEN_ORDER, $is_open ? (int) $data['order_id'] : null );
	}
	return $response;
}

/** Deletes the open order from the session, because its cart no longer exists. */
function shopfront_delete_open_order() {
	if ( WC()->session ) {
		WC()->session->set( SHOPFRONT_OPEN_ORDER, null );
	}
}

/**
 * Schedules the check of the cart before it is ordered.
 *
 * @param mixed           $response The response so far: null, or an error.
 * @param array           $handler  Of the route.
 * @param WP_REST_Request $request  The request.
 * @return mixed The response, unchanged.
 */
function shopfront_register_paid_cart_hooks( $response, $handler, $request ) {
	if ( ! is_wp_error( $response ) && shopfront_sends_cart( $request ) ) {
		if ( did_action( 'woocommerce_cart_loaded_from_session' ) ) {
			shopfront_empty_paid_cart( WC()->cart );
		} else {
			add_action( 'woocommerce_cart_loaded_from_session', 'shopfront_empty_paid_cart' );
		}
	}
	return $response;
}

/**
 * Empties a cart whose order has been paid. A cart that has changed since is a new one.
 *
 * @param WC_Cart $cart The cart of the session.
 */
function shopfront_empty_paid_cart( $cart ) {
	$id    = WC()->session ? (int) WC()->session->get( SHOPFRONT_OPEN_ORDER ) : 0;
	$order = $id > 0 ? wc_get_order( $id ) : null;
	if ( $order && ! $order->has_status( SHOPFRONT_UNPAID_STATUSES ) && $order->has_cart_hash( $cart->get_cart_hash() ) ) {
		$cart->empty_cart();
	}
}
