<?php

namespace Shopfront\Orders;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents repeated orders of the Store API.
 *
 * Before the checkout processes an order, its request acquires a lock for the key of its attempt and one for its session.
 * Before payment it acquires one for the order, because another session may pay the same order by its link. Concurrent
 * requests are refused and reach no gateway, and so are requests that repeat an attempt without an answer. Locks are
 * released with the response, or when PHP ends.
 */
final class Store_Api_Orders {

	private Rows $rows;
	private Attempt_Store $store;
	private Attempts $attempts;
	private Session $session;
	private Locks $locks;
	private Cart_Contents $contents;

	/** The last request that has acquired a lock; null before. */
	private ?WP_REST_Request $request = null;

	/**
	 * Locks that end with a request. A batch has several requests.
	 *
	 * @var array<int, string[]> Names of locks, by object ID of the request.
	 */
	private array $locked = array();

	/** @var array<int, int> Orders by object ID of the request. */
	private array $order_ids = array();

	/** Session of the request; '' if it is not known. It changes when a guest becomes a customer. */
	private string $sender = '';

	public function __construct( Rows $rows, Attempt_Store $store, Attempts $attempts, Session $session, Locks $locks, Cart_Contents $contents ) {
		$this->rows     = $rows;
		$this->store    = $store;
		$this->attempts = $attempts;
		$this->session  = $session;
		$this->locks    = $locks;
		$this->contents = $contents;
	}

	/** Adds the hooks in the order in which a request meets them. */
	public function register_hooks(): void {
		// WooCommerce reads session and cart after this filter, so a request with the lock sees the changes of the one
		// before.
		add_filter( 'rest_request_before_callbacks', array( $this, 'lock' ), 1, 3 );
		add_action( 'woocommerce_store_api_checkout_update_customer_from_request', array( $this, 'check_cart' ), 1, 2 );
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', array( $this, 'lock_order' ), 1, 2 );
		// After Order_Total::check(). Later callbacks may charge.
		add_action( 'woocommerce_store_api_checkout_order_processed', array( $this, 'send' ), 2 );
		add_action( 'woocommerce_rest_checkout_process_payment_with_context', array( $this, 'send_payment' ), PHP_INT_MIN );
		add_filter( 'rest_request_after_callbacks', array( $this, 'end' ), 10, 3 );
		// After other plugins have changed the session: the next request must not find the ordered cart in it.
		add_filter( 'rest_request_after_callbacks', array( $this, 'unlock' ), PHP_INT_MAX, 3 );
	}

	/**
	 * Acquires the locks for a request that places an order, or refuses it.
	 *
	 * @param mixed $response The response so far: null, or an error.
	 */
	public function lock( $response, $handler, $request ) {
		if ( is_wp_error( $response ) || ! Order_Request::places_order( $request ) ) {
			return $response;
		}
		// WooCommerce reads the session next.
		$this->rows->use_primary();
		$this->sender = $this->session->of_request( $request );
		$key          = Order_Request::read_attempt( $request )['attempt'];
		// A request that acquires only one of the two locks releases it with its refusal.
		$is_first = ( '' === $key || $this->take( "key_$key", $request ) )
			&& ( '' === $this->sender || $this->take( $this->session->row( $this->sender ), $request ) );
		$refusal  = $is_first ? $this->find_repetition( $key ) : Order_Refusal::in_progress();
		return $refusal ? $refusal->error() : $response;
	}

	/**
	 * Refuses a cart whose last order may have been paid, before WooCommerce changes that order.
	 *
	 * @throws RouteException Unless the shopper has accepted the risk.
	 */
	public function check_cart( $customer, $request ): void {
		if ( ! Order_Request::sends_cart( $request ) ) {
			return;
		}
		if ( '' === $this->sender && '' !== $this->session->id() ) {
			// WooCommerce before 10.0 knows the session of a token only now.
			$this->sender = $this->session->id();
			$is_first     = $this->take( $this->session->row( $this->sender ), $request );
			$refusal      = $is_first ? $this->find_repetition( Order_Request::read_attempt( $request )['attempt'] ) : Order_Refusal::in_progress();
			if ( $refusal ) {
				throw $refusal->exception();
			}
		}
		$this->refuse_unanswered( $request, 0 );
	}

	/**
	 * Locks the order against concurrent payments, and records the attempt.
	 *
	 * @throws RouteException When another request has the lock, or may have paid it.
	 */
	public function lock_order( $order, $request ): void {
		$lock = 'order_' . $order->get_id();
		if ( 'POST' !== $request->get_method() ) {
			// A change of the form must not meet a payment.
			if ( null !== $this->locks->holder( $lock ) ) {
				throw Order_Refusal::in_progress()->exception();
			}
			return;
		}
		if ( ! $this->take( $lock, $request ) || $this->attempts->has_changed( $order ) ) {
			throw Order_Refusal::in_progress()->exception();
		}
		$this->refuse_unanswered( $request, $order->get_id() );
		$sent    = Order_Request::read_attempt( $request );
		$session = '' === $this->sender ? $this->session->id() : $this->sender;
		$this->order_ids[ spl_object_id( $request ) ] = $order->get_id();
		$this->attempts->begin( $order, $session, $this->cart_of( $request ), $sent['attempt'], $sent['confirmed'] );
		if ( '' === $sent['attempt'] ) {
			// Another client may place an order that ours has started. It did not show our total.
			$order->delete_meta_data( Order_Total::META );
		} else {
			$order->update_meta_data( Order_Total::META, $sent['expected_total'] );
		}
	}

	/**
	 * Records that the gateway is called next.
	 *
	 * @throws RouteException When another request has taken the locks, which expire.
	 */
	public function send( $order ): void {
		if ( $this->request && $order->needs_payment() && ! $this->attempts->send( $order->get_id(), (string) $order->get_payment_method_title() ) ) {
			throw Order_Refusal::in_progress()->exception();
		}
	}

	/**
	 * Records that the gateway is called next, for routes that record no attempt before.
	 *
	 * @throws RouteException When the order is being paid, or may have been paid.
	 */
	public function send_payment( $context ): void {
		if ( ! $this->request ) {
			return;
		}
		if ( ! $this->attempts->running( $context->order->get_id() ) ) {
			$this->lock_order( $context->order, $this->request );
		}
		$this->send( $context->order );
	}

	/** Records the answer of an attempt. */
	public function end( $response, $handler, $request ) {
		$attempt = $this->attempts->running( $this->order_ids[ spl_object_id( $request ) ] ?? 0 );
		if ( $attempt ) {
			$attempt->read_response( $response );
			$this->attempts->end( $attempt );
		}
		return $response;
	}

	/** Releases the locks of a request. */
	public function unlock( $response, $handler, $request ) {
		$id = spl_object_id( $request );
		if ( isset( $this->locked[ $id ] ) ) {
			$this->session->save();
			array_map( array( $this->locks, 'release' ), $this->locked[ $id ] );
			unset( $this->locked[ $id ], $this->order_ids[ $id ] );
		}
		return $response;
	}

	/**
	 * Acquires a lock until the response to a request.
	 *
	 * @return bool False if another request has it.
	 */
	private function take( string $name, WP_REST_Request $request ): bool {
		$this->request = $request;
		$is_taken      = $this->locks->take( $name, Order_Request::read_attempt( $request )['attempt'] );
		if ( $is_taken ) {
			$this->locked[ spl_object_id( $request ) ][] = $name;
		}
		return $is_taken;
	}

	/**
	 * Returns the refusal of a request that repeats an order. Call it with the locks held.
	 *
	 * @param string $key Key of the attempt; '' for none.
	 */
	private function find_repetition( string $key ): ?Order_Refusal {
		$same  = $this->store->with_key( $key );
		$order = $same ? wc_get_order( $same->order_id ) : null;
		$state = $order ? $same->state( $order ) : 'failed';
		if ( 'unanswered' === $state ) {
			return $this->unanswered( $same );
		}
		if ( 'failed' !== $state ) {
			return Order_Refusal::in_progress();
		}
		// If another plugin made WooCommerce read the session early, it may still contain the cart that was ordered since.
		$last = $this->store->last_of_session( $this->sender );
		return $last && ! $last->is_refused && $last->ended_at >= $this->rows->request_start() ? Order_Refusal::in_progress() : null;
	}

	/**
	 * Refuses a request that repeats an attempt without an answer.
	 *
	 * @param int $order_id The order; 0 if it is not known yet.
	 * @throws RouteException Unless the shopper has accepted the risk.
	 */
	private function refuse_unanswered( WP_REST_Request $request, int $order_id ): void {
		$attempt = $this->attempts->find_obstacle( $this->sender, $order_id, $this->contents->items( $this->cart_of( $request ) ), Order_Request::read_attempt( $request )['confirmed'] );
		if ( $attempt ) {
			throw $this->unanswered( $attempt )->exception();
		}
	}

	/** Refuses a repetition of an attempt without an answer. Another session may still be paying its order by the link. */
	private function unanswered( Attempt $attempt ): Order_Refusal {
		if ( null !== $this->locks->holder( "order_$attempt->order_id" ) ) {
			return Order_Refusal::in_progress();
		}
		$order = wc_get_order( $attempt->order_id );
		return Order_Refusal::unanswered( $attempt, $order && $attempt->belongs_to( $order, $this->session->row( $this->sender ) ) );
	}

	/** @return \WC_Cart|null Null for a request that pays an existing order. */
	private function cart_of( WP_REST_Request $request ) {
		return Order_Request::sends_cart( $request ) ? WC()->cart : null;
	}
}
