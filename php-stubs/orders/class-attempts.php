<?php

namespace Shopfront\Orders;

use Automattic\WooCommerce\Utilities\OrderUtil;
use WC_Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Follows an order attempt from its request to its answer. The Store API, the classic checkout and the order-pay form
 * each call begin(), send() and end() under their locks.
 */
final class Attempts {

	private Rows $rows;
	private Attempt_Store $store;
	private Session $session;
	private Locks $locks;
	private Cart_Contents $contents;

	/** @var array<int, Attempt> This request's attempts that haven't ended, by order. */
	private array $running = array();

	/** @var array<string, Attempt> This request's attempts to order a cart, by session. */
	private array $begun = array();

	public function __construct( Rows $rows, Attempt_Store $store, Session $session, Locks $locks, Cart_Contents $contents ) {
		$this->rows     = $rows;
		$this->store    = $store;
		$this->session  = $session;
		$this->locks    = $locks;
		$this->contents = $contents;
	}

	/** For answers that arrive after the request, and for guests who log in. */
	public function register_hooks(): void {
		add_action( 'woocommerce_order_status_changed', array( $this, 'read_status' ) );
		add_action( 'woocommerce_guest_session_to_user_id', array( $this, 'follow_login' ), 10, 2 );
	}

	/**
	 * Records an attempt before its order is processed.
	 * @param WC_Cart|null $cart Null to pay an existing order.
	 * @param string $key '' for a client that sends none.
	 * @param string $confirmed Key of the unanswered attempt that the shopper gives up; '' for none.
	 */
	public function begin( $order, string $session, $cart, string $key = '', string $confirmed = '' ): void {
		$open    = $this->find_unanswered( $session, $order->get_id(), $this->contents->items( $cart ) );
		$attempt = new Attempt(
			array(
				'key'      => '' === $key ? bin2hex( random_bytes( 16 ) ) : $key,
				'order_id' => $order->get_id(),
				'replaces' => in_array( $confirmed, array_column( $open, 'key' ), true ) ? $confirmed : '',
				'session'  => '' === $session ? '' : $this->session->row( $session ),
			)
		);
		if ( $cart ) {
			$this->contents->identify();
			$attempt->items          = $this->contents->items( $cart );
			$attempt->cart           = $this->contents->id();
			$attempt->quantities     = $this->contents->quantities( $cart );
			$this->begun[ $session ] = $attempt;
		} else {
			// The session may still have the cart that the order was made from.
			$last = $this->store->last_of_session( $session );
			if ( $last && $last->order_id === $attempt->order_id ) {
				$attempt->items      = $last->items;
				$attempt->cart       = $last->cart;
				$attempt->quantities = $last->quantities;
			}
		}
		$this->store->save( $attempt );
		// A guest who creates an account gets a new session, but polls with the old one if the response is lost.
		foreach ( array_filter( array_unique( array( $session, $this->session->id() ) ) ) as $owner ) {
			$this->store->add_to_session( $owner, $attempt );
		}
		$this->running[ $attempt->order_id ] = $attempt;
	}

	/**
	 * Records that we call the gateway next. Until an answer arrives, the result is unknown.
	 * @return bool False if this request took so long that another one has its locks: it must not pay.
	 */
	public function send( int $order_id, string $method ): bool {
		$attempt = $this->running[ $order_id ] ?? null;
		if ( ! $attempt || $attempt->sent_at > 0 ) {
			return true;
		}
		if ( ! $this->locks->renew() ) {
			return false;
		}
		$attempt->sent_at = (int) $this->rows->now();
		$attempt->method  = $method;
		$this->give_up_replaced( $attempt );
		$this->store->save( $attempt );
		return true;
	}

	public function running( int $order_id ): ?Attempt {
		return $this->running[ $order_id ] ?? null;
	}

	/** @return array<string, Attempt> This request's attempts to order a cart, by session. Returns each once. */
	public function take_begun(): array {
		$begun       = $this->begun;
		$this->begun = array();
		return $begun;
	}

	/** Ends this request's attempts when the gateway has returned without success. */
	public function refuse_running(): void {
		foreach ( $this->running as $attempt ) {
			$attempt->refuse();
			$this->end( $attempt );
		}
	}

	/** Read the attempt's answer first. */
	public function end( Attempt $attempt ): void {
		$attempt->ended_at = $this->rows->now();
		if ( ! $attempt->is_refused ) {
			$this->give_up_replaced( $attempt );
		}
		$this->store->save( $attempt );
		unset( $this->running[ $attempt->order_id ] );
	}

	/**
	 * Returns the unanswered attempts that a new one would repeat: for the same order, or the same session and items.
	 * Call it with the locks held, because a running attempt would have them.
	 * @return Attempt[]
	 */
	public function find_unanswered( string $session, int $order_id, string $items ): array {
		$of_order = $order_id > 0 ? $this->store->open_of_order( $order_id ) : null;
		$found    = array();
		foreach ( array_merge( $of_order ? array( $of_order ) : array(), $this->store->of_session( $session ) ) as $attempt ) {
			$is_repeated = $attempt->order_id === $order_id || ( '' !== $items && $attempt->items === $items );
			$order       = $is_repeated && ! isset( $this->running[ $attempt->order_id ] ) ? wc_get_order( $attempt->order_id ) : null;
			if ( $order && $attempt->is_unanswered( $order ) ) {
				$found[] = $attempt;
			}
		}
		return $found;
	}

	/** Returns the attempt that stops a new one. The shopper accepts the risk of the `$confirmed` one; '' for none. */
	public function find_obstacle( string $session, int $order_id, string $items, string $confirmed = '' ): ?Attempt {
		$found = $this->find_unanswered( $session, $order_id, $items );
		return in_array( $confirmed, array_column( $found, 'key' ), true ) ? null : $found[0] ?? null;
	}

	/**
	 * Whether another request has paid or cancelled the order since WooCommerce read it. Call it with the order's lock
	 * held. Bypasses all caches.
	 */
	public function has_changed( $order ): bool {
		global $wpdb;
		$order_id = $order->get_id();
		$this->rows->use_primary();
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Caches may be older.
		$status = class_exists( OrderUtil::class ) && OrderUtil::custom_orders_table_usage_is_enabled()
			? $wpdb->get_var( $wpdb->prepare( "SELECT status FROM {$wpdb->prefix}wc_orders WHERE id = %d", $order_id ) )
			: $wpdb->get_var( $wpdb->prepare( "SELECT post_status FROM {$wpdb->posts} WHERE ID = %d", $order_id ) );
		// phpcs:enable
		$status = preg_replace( '/^wc-/', '', (string) $status );
		return ! in_array( $status, array( '', 'checkout-draft', 'pending', 'failed', $order->get_status() ), true );
	}

	/** Reads a webhook's answer. A cancelled order is no answer: WooCommerce cancels unpaid orders automatically. */
	public function read_status( $order_id ): void {
		$order   = wc_get_order( $order_id );
		$is_paid = $order && ! $order->has_status( Attempt::UNPAID_STATUSES );
		if ( ! $order || ( ! $is_paid && ! $order->has_status( 'failed' ) ) ) {
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

	/** Keeps protecting a guest's cart after login. Only the order's own customer sees the order. */
	public function follow_login( $guest, $user ): void {
		// WooCommerce reads the session before it registers orders.
		if ( ! did_action( 'woocommerce_after_register_post_type' ) ) {
			add_action(
				'woocommerce_after_register_post_type',
				function () use ( $guest, $user ) {
					$this->follow_login( $guest, $user );
				}
			);
			return;
		}
		foreach ( $this->store->of_session( (string) $guest ) as $attempt ) {
			$order = $attempt->is_refused ? null : wc_get_order( $attempt->order_id );
			if ( ! $order ) {
				continue;
			}
			$this->store->add_to_session( (string) $user, $attempt );
			if ( ! $attempt->belongs_to( $order, $this->session->row( (string) $user ) ) ) {
				Open_Orders::forget();
			}
		}
	}

	/**
	 * Gives up the replaced attempt: the shopper accepts that it may have been paid. Until the gateway is called, the
	 * new attempt can still be refused, and the old one stays.
	 */
	private function give_up_replaced( Attempt $attempt ): void {
		$old = $this->store->with_key( $attempt->replaces );
		if ( ! $old || $old->is_answered ) {
			return;
		}
		$old->refuse();
		$this->store->save( $old );
		$old_order = wc_get_order( $old->order_id );
		$order     = wc_get_order( $attempt->order_id );
		if ( $old->order_id === $attempt->order_id ) {
			$order->add_order_note( __( 'The payment service has not said whether this order was paid. After a warning that it may be charged twice, the customer is paying again. Check for two payments.', 'shopfront' ) );
		} elseif ( $old_order ) {
			/* translators: %s: number of an order. */
			$old_order->add_order_note( sprintf( __( 'The payment service has not said whether this order was paid. After a warning that they may be charged twice, the customer is placing order %s instead. Check for two payments.', 'shopfront' ), $order->get_order_number() ) );
			/* translators: %s: number of an order. */
			$order->add_order_note( sprintf( __( 'Replaces order %s, for which the payment service has not said whether it was paid. Check for two payments.', 'shopfront' ), $old_order->get_order_number() ) );
		}
	}
}
