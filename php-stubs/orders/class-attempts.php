<?php
/**
 * The course of an order attempt.
 *
 * @package Shopfront
 */

namespace Shopfront\Orders;

use WC_Cart;
use WC_Order;

defined( 'ABSPATH' ) || exit;

/**
 * Follows an order attempt from its request to its answer. Each way to order or pay (Store API, classic checkout, order-pay
 * form) calls begin(), send() and end() under its locks.
 */
final class Attempts {

	private Rows $rows;
	private Attempt_Store $store;
	private Session $session;
	private Locks $locks;
	private Cart_Contents $contents;

	/**
	 * Attempts of this request that have not ended.
	 *
	 * @var array<int, Attempt> By order.
	 */
	private array $running = array();

	/**
	 * Creates the course.
	 *
	 * @param Rows          $rows     Shared rows.
	 * @param Attempt_Store $store    Saved attempts.
	 * @param Session       $session  Of the shopper.
	 * @param Locks         $locks    Of this request.
	 * @param Cart_Contents $contents Compares carts.
	 */
	public function __construct( Rows $rows, Attempt_Store $store, Session $session, Locks $locks, Cart_Contents $contents ) {
		$this->rows     = $rows;
		$this->store    = $store;
		$this->session  = $session;
		$this->locks    = $locks;
		$this->contents = $contents;
	}

	/** Adds the hooks for answers that arrive after the request, and for guests who log in. */
	public function register_hooks(): void {
		add_action( 'woocommerce_order_status_changed', array( $this, 'read_status' ), 10, 4 );
		add_action( 'woocommerce_guest_session_to_user_id', array( $this, 'follow_login' ), 10, 2 );
	}

	/**
	 * Records an attempt before its order is processed.
	 *
	 * @param WC_Order     $order     The unpaid order.
	 * @param string       $session   The session that sends it; '' for none.
	 * @param WC_Cart|null $cart      The ordered cart; null to pay an existing order.
	 * @param string       $key       Key of the attempt; '' for a client that sends none.
	 * @param string       $confirmed Key of the unanswered attempt that the shopper gives up; '' for none.
	 */
	public function begin( $order, string $session, $cart, string $key = '', string $confirmed = '' ): void {
		$given_up = $this->find_unanswered( $session, $order->get_id(), $this->contents->items( $cart ) );
		$attempt  = new Attempt(
			array(
				'key'        => '' === $key ? bin2hex( random_bytes( 16 ) ) : $key,
				'order_id'   => $order->get_id(),
				'session'    => '' === $session ? '' : $this->session->row( $session ),
				'started_at' => (int) $this->rows->now(),
			)
		);
		if ( $cart ) {
			$this->contents->identify();
			$attempt->items = $this->contents->items( $cart );
			$attempt->cart  = $this->contents->id();
		} else {
			// The cart that the order was made from may still be in the session.
			$last = $this->store->last_of_session( $session );
			if ( $last && $last->order_id === $attempt->order_id ) {
				$attempt->items = $last->items;
				$attempt->cart  = $last->cart;
			}
		}
		if ( $given_up && $given_up->key === $confirmed ) {
			$attempt->replaces = $confirmed;
			$this->give_up( $given_up, $order );
		}
		$this->store->save( $attempt );
		if ( '' !== $session ) {
			$this->store->add_to_session( $session, $attempt );
		}
		$this->running[ $attempt->order_id ] = $attempt;
	}

	/**
	 * Records that the gateway is called next: from now on nobody knows whether the order is paid, until somebody answers.
	 *
	 * @param int $order_id The order.
	 * @return bool False if this request took so long that another one has its locks: it must not pay.
	 */
	public function send( int $order_id ): bool {
		$attempt = $this->running[ $order_id ] ?? null;
		if ( ! $attempt || $attempt->sent_at > 0 ) {
			return true;
		}
		if ( ! $this->locks->renew() ) {
			return false;
		}
		$attempt->sent_at = (int) $this->rows->now();
		$this->store->save( $attempt );
		return true;
	}

	/**
	 * Returns the attempt of this request that has not ended.
	 *
	 * @param int $order_id The order.
	 * @return Attempt|null
	 */
	public function running( int $order_id ): ?Attempt {
		return $this->running[ $order_id ] ?? null;
	}

	/**
	 * Returns the attempts of this request that have not ended.
	 *
	 * @return Attempt[]
	 */
	public function all_running(): array {
		return array_values( $this->running );
	}

	/**
	 * Records the end of an attempt's request. Read its answer before.
	 *
	 * @param Attempt $attempt The attempt.
	 */
	public function end( Attempt $attempt ): void {
		$attempt->ended_at = $this->rows->now();
		$this->store->save( $attempt );
		unset( $this->running[ $attempt->order_id ] );
	}

	/**
	 * Returns the attempt without an answer that a new one would repeat: of the same order, or of the session with the same
	 * items. Call it with the locks held, which a running attempt would have.
	 *
	 * @param string $session  The session; '' for none.
	 * @param int    $order_id The order; 0 for none.
	 * @param string $items    Items of the cart; '' for none.
	 * @return Attempt|null
	 */
	public function find_unanswered( string $session, int $order_id, string $items ): ?Attempt {
		$of_order = $order_id > 0 ? $this->store->open_of_order( $order_id ) : null;
		foreach ( array_merge( $of_order ? array( $of_order ) : array(), $this->store->of_session( $session ) ) as $attempt ) {
			$is_repeated = $attempt->order_id === $order_id || ( '' !== $items && $attempt->items === $items );
			$order       = $is_repeated && ! isset( $this->running[ $attempt->order_id ] ) ? wc_get_order( $attempt->order_id ) : null;
			if ( $order && $attempt->is_unanswered( $order ) ) {
				return $attempt;
			}
		}
		return null;
	}

	/**
	 * Reads a webhook's answer from the status of the order. A cancelled order is no answer: WooCommerce cancels unpaid orders
	 * by itself.
	 *
	 * @param int      $order_id The order.
	 * @param string   $from     Its old status.
	 * @param string   $to       Its new status.
	 * @param WC_Order $order    The order.
	 */
	public function read_status( $order_id, $from, $to, $order ): void {
		$is_paid = ! $order->has_status( Attempt::UNPAID_STATUSES );
		if ( 'failed' !== $to && ! $is_paid ) {
			return;
		}
		$attempt = $this->running( (int) $order_id ) ?? $this->store->open_of_order( (int) $order_id );
		if ( ! $attempt || 0 === $attempt->sent_at || $attempt->is_answered ) {
			return;
		}
		if ( $is_paid ) {
			$attempt->accept( '' );
		} else {
			$attempt->refuse();
		}
		$this->store->save( $attempt );
	}

	/**
	 * Protects the cart of a guest who logs in as before. Order_Attempts shows the order only to its own customer.
	 *
	 * @param string $guest The guest's session.
	 * @param string $user  The session after the login.
	 */
	public function follow_login( $guest, $user ): void {
		foreach ( $this->store->of_session( (string) $guest ) as $attempt ) {
			if ( ! $attempt->is_refused ) {
				$this->store->add_to_session( (string) $user, $attempt );
			}
		}
	}

	/**
	 * Gives up an attempt, because the shopper accepts that it may have been paid.
	 *
	 * @param Attempt  $attempt The attempt.
	 * @param WC_Order $order   The order that the shopper pays instead: the same one, or a new one.
	 */
	private function give_up( Attempt $attempt, $order ): void {
		$attempt->refuse();
		$this->store->save( $attempt );
		$old = wc_get_order( $attempt->order_id );
		if ( ! $old || $old->get_id() === $order->get_id() ) {
			$order->add_order_note( __( 'The payment service has not said whether this order was paid. After a warning that it may be charged twice, the customer is paying again. Check for two payments.', 'shopfront' ) );
			return;
		}
		/* translators: %s: number of an order. */
		$old->add_order_note( sprintf( __( 'The payment service has not said whether this order was paid. After a warning that they may be charged twice, the customer has placed order %s instead. Check for two payments.', 'shopfront' ), $order->get_order_number() ) );
		/* translators: %s: number of an order. */
		$order->add_order_note( sprintf( __( 'Replaces order %s, for which the payment service has not said whether it was paid. Check for two payments.', 'shopfront' ), $old->get_order_number() ) );
	}
}
