<?php
/**
 * Locks that prevent concurrent orders.
 *
 * @package Shopfront
 */

namespace Shopfront\Orders;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use WC_Order;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Locks that prevent concurrent orders.
 *
 * Before the checkout of the Store API processes an order, its request acquires a lock for the key of its attempt and
 * one for its session. Before payment it acquires one for the order, because another session may pay the same order by
 * its link. Concurrent requests are refused and reach no gateway. Locks are released with the response, or when the
 * request crashes.
 */
final class Order_Locks {

	/** Lifetime of a lock that a crashed request could not release, in seconds. */
	public const LASTS = 300;

	/**
	 * Error code of a refused request. It leaves the status of the attempt open, which may be placed, so our client polls
	 * the order status.
	 */
	private const IN_PROGRESS = 'shopfront_order_in_progress';

	private Rows $rows;
	private Attempt_Store $attempts;
	private Session $session;

	/** ID of this request, unique across all servers of the shop: 16 hexadecimal digits. */
	private string $process_id;

	/**
	 * Creates the locks.
	 *
	 * @param Rows          $rows     Shared rows.
	 * @param Attempt_Store $attempts Saved attempts.
	 * @param Session       $session  Of the shopper.
	 */
	public function __construct( Rows $rows, Attempt_Store $attempts, Session $session ) {
		$this->rows       = $rows;
		$this->attempts   = $attempts;
		$this->session    = $session;
		$this->process_id = bin2hex( random_bytes( 8 ) );
	}

	/** Adds the hooks for all orders of the Store API. */
	public function register_hooks(): void {
		// WooCommerce reads session and cart after this filter, so a request with the lock sees the changes of the one
		// before.
		add_filter( 'rest_request_before_callbacks', array( $this, 'lock_request' ), 1, 3 );
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', array( $this, 'lock_order' ), 1, 2 );
	}

	/**
	 * Acquires the locks for a request that places an order, or refuses it.
	 *
	 * @param mixed           $response The response so far: null, or an error.
	 * @param array           $handler  Of the route.
	 * @param WP_REST_Request $request  The request.
	 * @return mixed The response, or a WP_Error.
	 */
	public function lock_request( $response, $handler, $request ) {
		if ( is_wp_error( $response ) || ! Order_Request::places_order( $request ) ) {
			return $response;
		}
		// WooCommerce reads the session next.
		$this->rows->use_primary();
		$this->drop_old_rows();
		$key     = Order_Request::read_attempt( $request )['attempt'];
		$session = $this->session->of_request( $request );
		// A request that acquires only one of the two locks releases it with its refusal.
		$is_first = ( '' === $key || $this->take( "key_$key", $key, $request ) )
			&& ( '' === $session || $this->take( $this->session->row( $session ), $key, $request ) );
		if ( ! $is_first ) {
			return $this->refusal();
		}
		return $this->is_duplicate( $key, $session ) ? $this->refusal() : $response;
	}

	/**
	 * Locks the order against concurrent payments.
	 *
	 * @param WC_Order        $order   The unpaid order.
	 * @param WP_REST_Request $request The request that places or pays it.
	 * @throws RouteException When another request has the lock.
	 */
	public function lock_order( $order, $request ): void {
		$key = Order_Request::read_attempt( $request )['attempt'];
		if ( ! $this->take( 'order_' . $order->get_id(), $key, $request ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- A code, not text.
			throw new RouteException( self::IN_PROGRESS, esc_html( $this->refusal()->get_error_message() ), 409 );
		}
	}

	/** Removes expired locks and attempts. */
	public function drop_old_rows(): void {
		$this->rows->drop_old( 'lock_', self::LASTS );
		$this->rows->drop_old( 'attempt_', Attempt_Store::LASTS );
	}

	/**
	 * Returns the attempt that another request of the session is processing.
	 *
	 * @param string $session The session.
	 * @return string|null Its key, '' for an attempt without one; null if there is none.
	 */
	public function running_attempt( string $session ): ?string {
		$text = $this->rows->read( 'lock_' . $this->session->row( $session ), self::LASTS );
		if ( '' === $text ) {
			return null;
		}
		list( $process, $key ) = explode( ' ', $text );
		return $this->process_id === $process ? null : $key;
	}

	/**
	 * Returns the error for a concurrent or repeated request.
	 *
	 * @return WP_Error
	 */
	public function refusal(): WP_Error {
		return new WP_Error(
			self::IN_PROGRESS,
			__( 'Your order is already placed or still being processed. Please wait a moment.', 'shopfront' ),
			array( 'status' => 409 )
		);
	}

	/**
	 * Whether the request repeats an order that exists already. Call it with the locks acquired.
	 *
	 * @param string $key     Key of the attempt; '' for none.
	 * @param string $session The session; '' for none.
	 * @return bool
	 */
	private function is_duplicate( string $key, string $session ): bool {
		$same  = '' === $key ? null : $this->attempts->with_key( $key );
		$order = $same ? wc_get_order( $same['order_id'] ) : null;
		if ( $order && 'failed' !== Attempt::state( $order, $same ) ) {
			return true;
		}
		// If another plugin made WooCommerce read the session early, it may still contain the cart that was ordered since.
		$last = '' === $session ? null : $this->attempts->of_session( $session );
		return $last && ! $last['is_refused'] && $last['ended_at'] >= $this->rows->request_start();
	}

	/**
	 * Acquires the lock of a session until this request ends.
	 *
	 * @param string $session The session.
	 * @return bool False if another request has it.
	 */
	public function lock_session( string $session ): bool {
		$this->rows->use_primary();
		$this->drop_old_rows();
		return null !== $this->hold( $this->session->row( $session ), '' );
	}

	/**
	 * Acquires a lock until the response to a request. Remove expired locks first.
	 *
	 * @param string          $name    Name of the lock.
	 * @param string          $key     Key of the attempt; '' for none.
	 * @param WP_REST_Request $request The request.
	 * @return bool False if another request has it.
	 */
	private function take( string $name, string $key, WP_REST_Request $request ): bool {
		$give_back = $this->hold( $name, $key );
		if ( null === $give_back ) {
			return false;
		}
		add_filter(
			'rest_request_after_callbacks',
			function ( $response, $handler, $answered ) use ( $request, $give_back ) {
				if ( $answered === $request ) {
					// The next request must not find the ordered cart in the session.
					$this->session->save();
					$give_back();
				}
				return $response;
			},
			PHP_INT_MAX,
			3
		);
		return true;
	}

	/**
	 * Acquires a lock until it is released, at the latest when PHP ends.
	 *
	 * @param string $name Name of the lock.
	 * @param string $key  Key of the attempt; '' for none.
	 * @return callable|null Releases the lock; null if another request has it.
	 */
	private function hold( string $name, string $key ): ?callable {
		$row = $this->rows->add( "lock_$name", $this->process_id . ' ' . $key );
		if ( '' === $row ) {
			return null;
		}
		$is_held   = true;
		$give_back = function () use ( $name, $row, &$is_held ) {
			if ( $is_held ) {
				$is_held = false;
				$this->rows->drop( "lock_$name", $row );
			}
		};
		// A gateway or a fatal error may end the request. WordPress has saved the session by then.
		register_shutdown_function( $give_back );
		return $give_back;
	}
}
