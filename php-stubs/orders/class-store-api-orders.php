<?php

namespace Shopfront\Orders;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents repeated orders through the Store API.
 *
 * Before the checkout processes an order, its request locks the attempt's key and the session. Before payment it locks
 * the order, because another session may pay it by its link. Concurrent requests never reach a gateway; neither do
 * requests that repeat an unanswered attempt. Locks end with the response, or when PHP ends.
 */
final class Store_Api_Orders {

	private Rows $rows;
	private Attempt_Store $store;
	private Attempts $attempts;
	private Session $session;
	private Locks $locks;
	private Cart_Contents $contents;

	/** The last request that has acquired a lock. */
	private ?WP_REST_Request $request = null;

	/** @var array<int, string[]> Lock names by the request's object ID: a batch has several requests. */
	private array $locked = array();

	/** @var array<int, int> Orders by the request's object ID. */
	private array $order_ids = array();

	/** The request's session; '' if unknown. A guest's session changes when an account is created. */
	private string $sender = '';

	public function __construct( Rows $rows, Attempt_Store $store, Attempts $attempts, Session $session, Locks $locks, Cart_Contents $contents ) {
		$this->rows     = $rows;
		$this->store    = $store;
		$this->attempts = $attempts;
		$this->session  = $session;
		$this->locks    = $locks;
		$this->contents = $contents;
	}

	/** In the order in which a request meets them. */
	public function register_hooks(): void {
		// WooCommerce reads session and cart after this filter, so a request with the lock sees the previous one's
		// changes.
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

	public function lock( $response, $handler, $request ) {
		if ( is_wp_error( $response ) || ! Order_Request::places_order( $request ) ) {
			return $response;
		}
		// WooCommerce reads the session next.
		$this->rows->use_primary();
		$this->sender = $this->session->of_request( $request );
		$key          = Order_Request::read_attempt( $request )['attempt'];
		// A request that gets only one of the two locks releases it with its refusal.
		$is_first = ( '' === $key || $this->take( "key_$key", $request ) )
			&& ( '' === $this->sender || $this->take( $this->session->row( $this->sender ), $request ) );
		$refusal  = $is_first ? $this->find_repetition( $key ) : Order_Refusal::in_progress();
		return $refusal ? $refusal->error() : $response;
	}

	/**
	 * Runs before WooCommerce changes the order that may have been paid.
	 * @throws RouteException Unless the shopper has accepted the risk.
	 */
	public function check_cart( $customer, $request ): void {
		if ( ! Order_Request::sends_cart( $request ) ) {
			return;
		}
		if ( '' === $this->sender && '' !== $this->session->id() ) {
			// WooCommerce before 10.0 knows a token's session only now.
			$this->sender = $this->session->id();
			$is_first     = $this->take( $this->session->row( $this->sender ), $request );
			$refusal      = $is_first ? $this->find_repetition( Order_Request::read_attempt( $request )['attempt'] ) : Order_Refusal::in_progress();
			if ( $refusal ) {
				throw $refusal->exception();
			}
		}
		$this->refuse_unanswered( $request, 0 );
	}

	/** @throws RouteException When another request has the order's lock, or may have paid it. */
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

	/** @throws RouteException When another request has taken the locks, which expire. */
	public function send( $order ): void {
		if ( $this->request && $order->needs_payment() && ! $this->attempts->send( $order->get_id(), (string) $order->get_payment_method_title() ) ) {
			throw Order_Refusal::in_progress()->exception();
		}
	}

	/**
	 * For routes that haven't recorded an attempt before payment.
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

	public function end( $response, $handler, $request ) {
		$attempt = $this->attempts->running( $this->order_ids[ spl_object_id( $request ) ] ?? 0 );
		if ( $attempt ) {
			$attempt->read_response( $response );
			$this->attempts->end( $attempt );
		}
		return $response;
	}

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
	 * Acquires a lock until the request's response.
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

	/** Refuses a request that repeats an order. Call it with the locks held. */
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
		// If another plugin made WooCommerce read the session early, it may still contain the cart that was ordered
		// since.
		$last = $this->store->last_of_session( $this->sender );
		return $last && ! $last->is_refused && $last->ended_at >= $this->rows->request_start() ? Order_Refusal::in_progress() : null;
	}

	/**
	 * `$order_id` is 0 if the order isn't known yet.
	 * @throws RouteException Unless the shopper has accepted the risk.
	 */
	private function refuse_unanswered( WP_REST_Request $request, int $order_id ): void {
		$attempt = $this->attempts->find_obstacle( $this->sender, $order_id, $this->contents->items( $this->cart_of( $request ) ), Order_Request::read_attempt( $request )['confirmed'] );
		if ( $attempt ) {
			throw $this->unanswered( $attempt )->exception();
		}
	}

	/** Another session may still be paying the attempt's order by its link. */
	private function unanswered( Attempt $attempt ): Order_Refusal {
		if ( null !== $this->locks->holder( "order_$attempt->order_id" ) ) {
			return Order_Refusal::in_progress();
		}
		$order = wc_get_order( $attempt->order_id );
		return Order_Refusal::unanswered( $attempt, $order && $attempt->belongs_to( $order, $this->session->row( $this->sender ) ) );
	}

	/** Null for a request that pays an existing order. */
	private function cart_of( WP_REST_Request $request ) {
		return Order_Request::sends_cart( $request ) ? WC()->cart : null;
	}
}
