<?php
/**
 * Orders that are paid after their answer, as in the dialog of a provider.
 *
 * WooCommerce empties the cart of such an order when the shopper reaches the page that thanks for it. An order that is
 * paid before that leaves its cart behind, and whoever sends the checkout again, from another tab or after a reload, would
 * place and pay a second order of the same goods. Here the cart of a paid order is emptied before its session places
 * another one, so that WooCommerce refuses it, and the page finds the order that is placed.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** Where the session keeps the id of the order that its cart was sent for and that is not paid yet. */
const SHOPFRONT_OPEN_ORDER = 'shopfront_open_order';

/**
 * Joins the requests that place an order.
 */
function shopfront_start_open_orders() {
	// Before the session is saved and its lock is given back (order-locks.php).
	add_filter( 'rest_request_after_callbacks', 'shopfront_note_open_order', 20, 3 );
	// After the lock is taken.
	add_filter( 'rest_request_before_callbacks', 'shopfront_watch_paid_cart', 2, 3 );
	add_action( 'woocommerce_cart_emptied', 'shopfront_forget_open_order' );
}

/**
 * Whether a request sends the cart of its session as an order.
 *
 * @param WP_REST_Request $request Any.
 * @return bool
 */
function shopfront_sends_cart( $request ) {
	return shopfront_is_order_request( $request ) && 1 !== preg_match( '#/\d+/?$#', $request->get_route() );
}

/**
 * Remembers an order that its gateway has taken without its payment.
 *
 * @param WP_REST_Response|WP_Error $response The answer.
 * @param array                     $handler  Of the route.
 * @param WP_REST_Request           $request  The request.
 * @return WP_REST_Response|WP_Error The same answer.
 */
function shopfront_note_open_order( $response, $handler, $request ) {
	if ( $response instanceof WP_REST_Response && WC()->session && shopfront_sends_cart( $request ) ) {
		$data    = (array) $response->get_data();
		$is_open = isset( $data['order_id'], $data['status'] ) && 'pending' === $data['status'] && WC()->cart && ! WC()->cart->is_empty();
		WC()->session->set( SHOPFRONT_OPEN_ORDER, $is_open ? (int) $data['order_id'] : null );
	}
	return $response;
}

/**
 * Forgets the open order of the session: its cart is gone.
 */
function shopfront_forget_open_order() {
	if ( WC()->session ) {
		WC()->session->set( SHOPFRONT_OPEN_ORDER, null );
	}
}

/**
 * Has the cart looked at before it is ordered.
 *
 * @param mixed           $response What is answered so far: null, or a refusal.
 * @param array           $handler  Of the route.
 * @param WP_REST_Request $request  The request.
 * @return mixed The same.
 */
function shopfront_watch_paid_cart( $response, $handler, $request ) {
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
 * Empties a cart whose order is paid by now. One that has been changed since is a new one.
 *
 * @param WC_Cart $cart As the session has it.
 */
function shopfront_empty_paid_cart( $cart ) {
	$id    = WC()->session ? (int) WC()->session->get( SHOPFRONT_OPEN_ORDER ) : 0;
	$order = $id > 0 ? wc_get_order( $id ) : null;
	if ( $order && ! $order->has_status( SHOPFRONT_UNPAID_STATUSES ) && $order->has_cart_hash( $cart->get_cart_hash() ) ) {
		$cart->empty_cart();
	}
}
