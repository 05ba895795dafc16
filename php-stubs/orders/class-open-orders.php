<?php
/**
 * Orders that are paid after the checkout has responded.
 *
 * @package Shopfront
 */

namespace Shopfront\Orders;

use WC_Cart;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Orders that are paid after the checkout has responded, as in a payment provider's dialog.
 *
 * WooCommerce empties the cart of such an order only when the shopper reaches the order received page. If the order is
 * paid before that, its cart remains, and sending the checkout again, from another tab or after a reload, would place
 * and pay a second order for the same goods. So we empty the cart of a paid order before its session places another
 * one: WooCommerce then refuses the request, and the page finds the placed order.
 */
final class Open_Orders {

	/** Session key for the ID of the unpaid order that the cart was sent for. */
	private const SESSION_KEY = 'shopfront_open_order';

	/** Adds the hooks for requests that place an order. */
	public function register_hooks(): void {
		// Before the session is saved and its lock released (Order_Locks).
		add_filter( 'rest_request_after_callbacks', array( $this, 'record' ), 20, 3 );
		// After the lock is taken.
		add_filter( 'rest_request_before_callbacks', array( $this, 'schedule_check' ), 2, 3 );
		add_action( 'woocommerce_cart_emptied', array( $this, 'forget' ) );
	}

	/**
	 * Records an order that its gateway has accepted without payment.
	 *
	 * @param WP_REST_Response|WP_Error $response The response.
	 * @param array                     $handler  Of the route.
	 * @param WP_REST_Request           $request  The request.
	 * @return WP_REST_Response|WP_Error The response, unchanged.
	 */
	public function record( $response, $handler, $request ) {
		if ( $response instanceof WP_REST_Response && WC()->session && Order_Request::sends_cart( $request ) ) {
			$data    = (array) $response->get_data();
			$is_open = isset( $data['order_id'], $data['status'] ) && 'pending' === $data['status'] && WC()->cart && ! WC()->cart->is_empty();
			WC()->session->set( self::SESSION_KEY, $is_open ? (int) $data['order_id'] : null );
		}
		return $response;
	}

	/** Deletes the open order from the session, because its cart no longer exists. */
	public function forget(): void {
		if ( WC()->session ) {
			WC()->session->set( self::SESSION_KEY, null );
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
	public function schedule_check( $response, $handler, $request ) {
		if ( ! is_wp_error( $response ) && Order_Request::sends_cart( $request ) ) {
			if ( did_action( 'woocommerce_cart_loaded_from_session' ) ) {
				$this->empty_paid_cart( WC()->cart );
			} else {
				add_action( 'woocommerce_cart_loaded_from_session', array( $this, 'empty_paid_cart' ) );
			}
		}
		return $response;
	}

	/**
	 * Empties a cart whose order has been paid. A cart that has changed since is a new one.
	 *
	 * @param WC_Cart $cart The cart of the session.
	 */
	public function empty_paid_cart( $cart ): void {
		// The classic checkout records its open order itself.
		foreach ( array( self::SESSION_KEY, 'order_awaiting_payment' ) as $key ) {
			$id    = WC()->session ? (int) WC()->session->get( $key ) : 0;
			$order = $id > 0 ? wc_get_order( $id ) : null;
			if ( $order && ! $order->has_status( Attempt::UNPAID_STATUSES ) && $order->has_cart_hash( $cart->get_cart_hash() ) ) {
				$cart->empty_cart();
				return;
			}
		}
	}
}
