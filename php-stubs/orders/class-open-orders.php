<?php

namespace Shopfront\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Continues a cart's existing order instead of placing a second one.
 *
 * WooCommerce finds that order by the session, which any overlapping request can overwrite, and keeps the cart until
 * the shopper reaches the order received page. So the attempt's row decides: if the cart's order is placed, we empty
 * the cart; if an order with the same items is unpaid, it's paid again.
 */
final class Open_Orders {

	/** Where WooCommerce remembers the order to continue: for the Store API, and for the classic checkout. */
	private const SESSION_KEYS = array( 'store_api_draft_order', 'order_awaiting_payment' );

	private Attempt_Store $store;
	private Session $session;
	private Cart_Contents $contents;

	/** The order to continue; 0 for none. */
	private int $order_id = 0;

	private string $items = '';

	public function __construct( Attempt_Store $store, Session $session, Cart_Contents $contents ) {
		$this->store    = $store;
		$this->session  = $session;
		$this->contents = $contents;
	}

	public function register_hooks(): void {
		// After the lock is taken.
		add_filter( 'rest_request_before_callbacks', array( $this, 'schedule_check' ), 2, 3 );
		add_filter( 'woocommerce_order_get_cart_hash', array( $this, 'match_cart' ), 10, 2 );
	}

	public function schedule_check( $response, $handler, $request ) {
		if ( ! is_wp_error( $response ) && Order_Request::sends_cart( $request ) ) {
			if ( did_action( 'woocommerce_cart_loaded_from_session' ) ) {
				$this->check( WC()->cart );
			} else {
				add_action( 'woocommerce_cart_loaded_from_session', array( $this, 'check' ) );
			}
		}
		return $response;
	}

	/** Empties a cart whose order is placed, or continues its unpaid order. A cart with other items is a new one. */
	public function check( $cart ): void {
		$items   = $this->contents->items( $cart );
		$attempt = null;
		foreach ( '' === $items ? array() : $this->store->of_session( $this->session->id() ) as $each ) {
			$attempt = $each->items === $items ? $each : $attempt;
		}
		$order = $attempt ? wc_get_order( $attempt->order_id ) : null;
		if ( ! $order ) {
			return;
		}
		if ( 'placed' === $attempt->state( $order ) ) {
			// The shopper may buy the same items again, in a new cart.
			if ( '' !== $attempt->cart && $this->contents->id() === $attempt->cart ) {
				$cart->empty_cart();
			}
			return;
		}
		if ( $order->needs_payment() && $attempt->belongs_to( $order, $this->session->row( $this->session->id() ) ) ) {
			$this->order_id = $order->get_id();
			$this->items    = $items;
			foreach ( self::SESSION_KEYS as $key ) {
				WC()->session->set( $key, $this->order_id );
			}
		}
	}

	/** Forgets the session's orders, which belong to another customer. */
	public static function forget(): void {
		foreach ( WC()->session ? self::SESSION_KEYS : array() as $key ) {
			WC()->session->set( $key, null );
		}
	}

	/**
	 * Makes the order's hash match the cart's. WooCommerce wouldn't continue the order if only a rate, an address or a
	 * coupon has changed the total; it updates the order from the cart next.
	 */
	public function match_cart( $hash, $order ) {
		return $this->order_id > 0 && $order->get_id() === $this->order_id && $this->contents->items( WC()->cart ) === $this->items
			? WC()->cart->get_cart_hash()
			: $hash;
	}
}
