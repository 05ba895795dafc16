<?php

namespace Shopfront\Orders;

use WP_REST_Request;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what a shopper adds to the cart in another tab while an order is paid. WooCommerce loses it in two places: the
 * order's request overwrites the session with the cart that it read at its start, and the order received page empties
 * any cart.
 */
final class Added_Items {

	private wpdb $db;
	private Attempt_Store $store;
	private Attempts $attempts;
	private Session $session;
	private Cart_Contents $contents;

	/** @var array<string, array<string, mixed>> Items that the order received page must not remove. */
	private array $kept = array();

	public function __construct( wpdb $db, Attempt_Store $store, Attempts $attempts, Session $session, Cart_Contents $contents ) {
		$this->db       = $db;
		$this->store    = $store;
		$this->attempts = $attempts;
		$this->session  = $session;
		$this->contents = $contents;
	}

	public function register_hooks(): void {
		// Store_Api_Orders and WooCommerce save the session right afterwards.
		add_filter( 'rest_request_after_callbacks', array( $this, 'end_request' ), PHP_INT_MAX - 1, 3 );
		add_action( 'shutdown', array( $this, 'merge' ), 19 );
		// WooCommerce empties the cart at 20.
		add_action( 'template_redirect', array( $this, 'find' ), 19 );
		add_action( 'template_redirect', array( $this, 'restore' ), 21 );
	}

	public function end_request( $response, $handler, $request ) {
		if ( $request instanceof WP_REST_Request && Order_Request::places_order( $request ) ) {
			$this->merge();
		}
		return $response;
	}

	/** Merges the items that other requests have saved since this one read the session. */
	public function merge(): void {
		foreach ( $this->attempts->take_begun() as $session => $attempt ) {
			$saved = $this->read_cart( (string) $session );
			$added = $attempt->subtract_from( $saved );
			if ( $added && WC()->cart ) {
				$this->load( $this->with_added( $added, $saved, (string) $session ) );
			}
		}
	}

	public function find(): void {
		$this->kept = array();
		$cart       = WC()->session && WC()->cart && ! WC()->cart->is_empty() ? (array) WC()->session->get( 'cart' ) : array();
		$order_id   = $cart ? $this->placed_order() : 0;
		$kept       = null;
		foreach ( $order_id > 0 ? $this->store->of_session( $this->session->id() ) : array() as $attempt ) {
			if ( $attempt->order_id === $order_id && '' !== $attempt->cart ) {
				$kept = $this->contents->id() === $attempt->cart ? $attempt->subtract_from( $cart ) : null;
				if ( null === $kept ) {
					// This cart was filled since, and keeps its ID, by which Open_Orders finds its own order.
					add_filter( 'woocommerce_should_clear_cart_after_payment', '__return_false' );
				}
			}
		}
		$this->kept = $kept ?? array();
	}

	public function restore(): void {
		if ( $this->kept && WC()->cart->is_empty() ) {
			$this->load( $this->kept );
		}
	}

	/** The order for which WooCommerce may empty the cart; 0 for none. */
	private function placed_order(): int {
		$received = absint( get_query_var( 'order-received' ) );
		return $received > 0 ? $received : absint( WC()->session->get( 'order_awaiting_payment' ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $added
	 * @param array<string, array<string, mixed>> $saved What the other requests have saved, with $added in it.
	 * @return array<string, array<string, mixed>> The cart with the added items.
	 */
	private function with_added( array $added, array $saved, string $session ): array {
		if ( WC()->cart->is_empty() ) {
			return $added;
		}
		if ( $session === $this->session->id() ) {
			return $saved;
		}
		// The order has created an account. The guest's session, which other tabs still use, never had the account's items.
		$items = (array) WC()->session->get( 'cart' );
		foreach ( $added as $key => $item ) {
			$item['quantity'] += $items[ $key ]['quantity'] ?? 0;
			$items[ $key ]     = $item;
		}
		return $items;
	}

	/** Makes these items the cart. WooCommerce checks whether they can still be bought, and calculates the totals. */
	private function load( array $items ): void {
		WC()->session->set( 'cart', $items );
		WC()->session->set( 'cart_totals', null );
		WC()->cart->get_cart_from_session();
		// It was deleted with the cart.
		if ( is_callable( array( WC()->cart, 'persistent_cart_update' ) ) ) {
			WC()->cart->persistent_cart_update();
		}
	}

	/**
	 * Reads the table: WooCommerce's cache has what this request read at its start.
	 * @return array<string, array<string, mixed>> Items by key; empty if another plugin stores sessions elsewhere.
	 */
	private function read_cart( string $session ): array {
		$saved = maybe_unserialize( $this->db->get_var( $this->db->prepare( "SELECT session_value FROM {$this->db->prefix}woocommerce_sessions WHERE session_key = %s", $session ) ) );
		$cart  = is_array( $saved ) ? maybe_unserialize( $saved['cart'] ?? array() ) : array();
		return is_array( $cart ) ? $cart : array();
	}
}
