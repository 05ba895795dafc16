<?php
/**
 * Locks that prevent concurrent orders.
 *
 * Before the checkout of the Store API processes an order, its request acquires a lock for the key of its attempt and
 * one for its session. Before payment it acquires one for the order, because another session may pay the same order by
 * its link. Concurrent requests are refused and reach no gateway. Locks are released with the response, or when the
 * request crashes.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** Lifetime of a lock that a crashed request could not release, in seconds. */
const SHOPFRONT_LOCK_LASTS = 300;

/**
 * Error code of a refused request. It leaves the status of the attempt open, which may be placed, so our client polls
 * the order status.
 */
const SHOPFRONT_IN_PROGRESS = 'shopfront_order_in_progress';

/** Adds the hooks for all orders of the Store API. */
function shopfront_start_order_locks() {
	// WooCommerce reads session and cart after this filter, so a request with the lock sees the changes of the one
	// before.
	add_filter( 'rest_request_before_callbacks', 'shopfront_lock_request', 1, 3 );
	add_action( 'woocommerce_store_api_checkout_update_order_from_request', 'shopfront_lock_order', 1, 2 );
}

/**
 * Acquires the locks for a request that places an order, or refuses it.
 *
 * @param mixed           $response The response so far: null, or an error.
 * @param array           $handler  Of the route.
 * @param WP_REST_Request $request  The request.
 * @return mixed The response, or a WP_Error.
 */
function shopfront_lock_request( $response, $handler, $request ) {
	if ( is_wp_error( $response ) || ! shopfront_is_order_request( $request ) ) {
		return $response;
	}
	shopfront_drop_old_rows( 'lock_', SHOPFRONT_LOCK_LASTS );
	shopfront_drop_old_rows( 'attempt_', SHOPFRONT_ATTEMPT_LASTS );
	$key     = shopfront_read_attempt( $request )['attempt'];
	$session = shopfront_session_of_request( $request );
	// A request that acquires only one of the two locks releases it with its refusal.
	$is_first = ( '' === $key || shopfront_take_lock( "key_$key", $key, $request ) )
		&& ( '' === $session || shopfront_take_lock( shopfront_session_row( $session ), $key, $request ) );
	if ( ! $is_first ) {
		return shopfront_order_in_progress();
	}
	return shopfront_is_duplicate( $key, $session ) ? shopfront_order_in_progress() : $response;
}

/**
 * Locks the order against concurrent payments.
 *
 * @param WC_Order        $order   The unpaid order.
 * @param WP_REST_Request $request The request that places or pays it.
 * @throws \Automattic\WooCommerce\StoreApi\Exceptions\RouteException When another request has the lock.
 */
function shopfront_lock_order( $order, $request ) {
	$key = shopfront_read_attempt( $request )['attempt'];
	if ( ! shopfront_take_lock( 'order_' . $order->get_id(), $key, $request ) ) {
		$refusal = shopfront_order_in_progress();
		throw new \Automattic\WooCommerce\StoreApi\Exceptions\RouteException( SHOPFRONT_IN_PROGRESS, esc_html( $refusal->get_error_message() ), 409 );
	}
}

/**
 * Whether a request places an order, or pays one.
 *
 * @param WP_REST_Request $request Any request.
 * @return bool
 */
function shopfront_is_order_request( $request ) {
	return 'POST' === $request->get_method() && 1 === preg_match( '#^/wc/store(/v\d+)?/checkout(/\d+)?/?$#i', $request->get_route() );
}

/**
 * Returns the error for a concurrent or repeated request.
 *
 * @return WP_Error
 */
function shopfront_order_in_progress() {
	return new WP_Error(
		SHOPFRONT_IN_PROGRESS,
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
function shopfront_is_duplicate( $key, $session ) {
	$same  = '' === $key ? null : shopfront_read_saved_attempt( "key_$key" );
	$order = $same ? wc_get_order( $same['order_id'] ) : null;
	if ( $order && 'failed' !== shopfront_attempt_state( $order, $same ) ) {
		return true;
	}
	// If another plugin made WooCommerce read the session early, it may still contain the cart that was ordered since.
	$last = '' === $session ? null : shopfront_read_saved_attempt( shopfront_session_row( $session ) );
	return $last && ! $last['is_refused'] && $last['ended_at'] >= (float) $_SERVER['REQUEST_TIME_FLOAT'];
}

/**
 * Acquires a lock until the request ends. Remove expired locks first.
 *
 * @param string          $name    Name of the lock.
 * @param string          $key     Key of the attempt; '' for none.
 * @param WP_REST_Request $request The request.
 * @return bool False if another request has it.
 */
function shopfront_take_lock( $name, $key, $request ) {
	$row = shopfront_add_row( "lock_$name", shopfront_process_id() . ' ' . $key );
	if ( '' === $row ) {
		return false;
	}
	$is_held   = true;
	$give_back = static function () use ( $name, $row, &$is_held ) {
		if ( $is_held ) {
			$is_held = false;
			shopfront_drop_row( "lock_$name", $row );
		}
	};
	add_filter(
		'rest_request_after_callbacks',
		static function ( $response, $handler, $answered ) use ( $request, $give_back ) {
			if ( $answered === $request ) {
				// The next request must not find the ordered cart in the session.
				shopfront_save_session();
				$give_back();
			}
			return $response;
		},
		PHP_INT_MAX,
		3
	);
	// A gateway or a fatal error may end the request. WordPress has saved the session by then.
	register_shutdown_function( $give_back );
	return true;
}

/**
 * Returns the attempt that another request of the session is processing.
 *
 * @param string $session The session.
 * @return string|null Its key, '' for an attempt without one; null if there is none.
 */
function shopfront_running_attempt( $session ) {
	$text = shopfront_read_row( 'lock_' . shopfront_session_row( $session ), SHOPFRONT_LOCK_LASTS );
	if ( '' === $text ) {
		return null;
	}
	list( $process, $key ) = explode( ' ', $text );
	return shopfront_process_id() === $process ? null : $key;
}

/**
 * Returns an ID for this request, unique across all servers of the shop.
 *
 * @return string 16 hexadecimal digits.
 */
function shopfront_process_id() {
	static $id = '';
	if ( '' === $id ) {
		$id = bin2hex( random_bytes( 8 ) );
	}
	return $id;
}

/**
 * Returns the part of a row's name that identifies a session.
 *
 * @param string $session The session; hashed, because its ID is secret.
 * @return string
 */
function shopfront_session_row( $session ) {
	return 'session_' . md5( $session );
}

/**
 * Returns the session that WooCommerce has read.
 *
 * @return string ID of its customer; '' for none.
 */
function shopfront_session() {
	return WC()->session ? (string) WC()->session->get_customer_id() : '';
}

/**
 * Returns the session that WooCommerce will read for a request (docs/contract/store-api.md 1.1): that of the token, of
 * the user, or of the cookie.
 *
 * @param WP_REST_Request $request The request.
 * @return string ID of its customer; '' if it is not known yet.
 */
function shopfront_session_of_request( $request ) {
	$tokens = '\Automattic\WooCommerce\StoreApi\Utilities\CartTokenUtils';
	$token  = (string) $request->get_header( 'Cart-Token' );
	if ( '' !== $token && class_exists( $tokens ) && $tokens::validate_cart_token( $token ) ) {
		return (string) $tokens::get_cart_token_payload( $token )['user_id'];
	}
	if ( WC()->session ) {
		return shopfront_session();
	}
	if ( get_current_user_id() > 0 ) {
		return (string) get_current_user_id();
	}
	$cookie = apply_filters( 'woocommerce_cookie', 'wp_woocommerce_session_' . COOKIEHASH );
	$sent   = isset( $_COOKIE[ $cookie ] ) && is_string( $_COOKIE[ $cookie ] ) ? wp_unslash( $_COOKIE[ $cookie ] ) : '';
	// Guests only, whose IDs are secret: a forged cookie must not hold the lock of a user.
	return preg_match( '/^(t_\w+)\|/', $sent, $found ) ? $found[1] : '';
}

/** Saves the session now, instead of at the end of the request. */
function shopfront_save_session() {
	if ( is_callable( array( WC()->session, 'save_data' ) ) ) {
		WC()->session->save_data();
	}
}
