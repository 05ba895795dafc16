<?php
/**
 * One order at a time.
 *
 * Before the checkout of the Store API does anything about an order, its request takes a lock for the key of its attempt
 * and one for its session; before the order is paid, one for the order, which another session may have by its link. Who
 * comes meanwhile is refused and reaches no gateway. Locks are given back with the answer, or when the request dies.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** How long a lock holds whose request has died so that it could not give it back, in seconds. */
const SHOPFRONT_LOCK_LASTS = 300;

/**
 * What a refused request is told, as our client knows it: it says nothing of the attempt, which may be placed, so the
 * page asks what became of it.
 */
const SHOPFRONT_IN_PROGRESS = 'shopfront_order_in_progress';

/**
 * Has every order of the Store API pass here.
 */
function shopfront_start_order_locks() {
	// WooCommerce reads session and cart after this: whoever has the lock sees what the one before has left.
	add_filter( 'rest_request_before_callbacks', 'shopfront_lock_request', 1, 3 );
	add_action( 'woocommerce_store_api_checkout_update_order_from_request', 'shopfront_lock_order', 1, 2 );
}

/**
 * Lets a request place an order, or refuses it.
 *
 * @param mixed           $response What is answered so far: null, or a refusal.
 * @param array           $handler  Of the route.
 * @param WP_REST_Request $request  The request.
 * @return mixed The same, or a WP_Error.
 */
function shopfront_lock_request( $response, $handler, $request ) {
	if ( is_wp_error( $response ) || ! shopfront_is_order_request( $request ) ) {
		return $response;
	}
	shopfront_drop_old_rows( 'lock_', SHOPFRONT_LOCK_LASTS );
	shopfront_drop_old_rows( 'attempt_', SHOPFRONT_ATTEMPT_LASTS );
	$key     = shopfront_read_attempt( $request )['attempt'];
	$session = shopfront_session_of_request( $request );
	// A request that has one lock and not the other gives it back with its refusal, as any does with its answer.
	$is_first = ( '' === $key || shopfront_take_lock( "key_$key", $key, $request ) )
		&& ( '' === $session || shopfront_take_lock( shopfront_session_row( $session ), $key, $request ) );
	if ( ! $is_first ) {
		return shopfront_order_in_progress();
	}
	return shopfront_is_repeated( $key, $session ) ? shopfront_order_in_progress() : $response;
}

/**
 * Keeps others from paying the same order meanwhile.
 *
 * @param WC_Order        $order   The order, not paid yet.
 * @param WP_REST_Request $request The request that places or pays it.
 * @throws \Automattic\WooCommerce\StoreApi\Exceptions\RouteException When another is at it.
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
 * @param WP_REST_Request $request Any.
 * @return bool
 */
function shopfront_is_order_request( $request ) {
	return 'POST' === $request->get_method() && 1 === preg_match( '#^/wc/store(/v\d+)?/checkout(/\d+)?/?$#i', $request->get_route() );
}

/**
 * The refusal of a request that is not the first.
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
 * Whether there is an order already that this request knows nothing of. To be called with the locks.
 *
 * @param string $key     Of its attempt; '' for none.
 * @param string $session Its session; '' for none.
 * @return bool
 */
function shopfront_is_repeated( $key, $session ) {
	$same  = '' === $key ? null : shopfront_read_kept_attempt( "key_$key" );
	$order = $same ? wc_get_order( $same['order_id'] ) : null;
	if ( $order && 'failed' !== shopfront_attempt_state( $order, $same ) ) {
		return true;
	}
	// Where another plugin has WooCommerce read the session early, it may still have the cart that was ordered since.
	$last = '' === $session ? null : shopfront_read_kept_attempt( shopfront_session_row( $session ) );
	return $last && ! $last['is_refused'] && $last['ended_at'] >= (float) $_SERVER['REQUEST_TIME_FLOAT'];
}

/**
 * Takes a lock until a request is answered or dies. What is too old is to be dropped before.
 *
 * @param string          $name    Of the lock.
 * @param string          $key     Of the attempt that takes it; '' for none.
 * @param WP_REST_Request $request The request.
 * @return bool False when another request has it.
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
				// Who comes next must not find the cart that was ordered.
				shopfront_save_session();
				$give_back();
			}
			return $response;
		},
		PHP_INT_MAX,
		3
	);
	// A gateway may end the request, and so may a fault. WordPress has saved the session by then.
	register_shutdown_function( $give_back );
	return true;
}

/**
 * The attempt that another request of the session is at.
 *
 * @param string $session The session.
 * @return string|null Its key, '' for one without; null for none.
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
 * Tells this request from others, on any server of the shop.
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
 * What rows call a session.
 *
 * @param string $session The session, which is nobody's business.
 * @return string
 */
function shopfront_session_row( $session ) {
	return 'session_' . md5( $session );
}

/**
 * The session that WooCommerce has read.
 *
 * @return string The id of its customer; '' for none.
 */
function shopfront_session() {
	return WC()->session ? (string) WC()->session->get_customer_id() : '';
}

/**
 * The session that WooCommerce will read for a request (docs/contract/store-api.md 1.1): that of the token, of the
 * user, or of the cookie.
 *
 * @param WP_REST_Request $request The request.
 * @return string The id of its customer; '' for one that is not known yet.
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
	// Of a guest, whose id nobody else knows: a made up cookie must not hold the lock of a user.
	return preg_match( '/^(t_\w+)\|/', $sent, $found ) ? $found[1] : '';
}

/**
 * Writes down what the session knows now.
 */
function shopfront_save_session() {
	if ( is_callable( array( WC()->session, 'save_data' ) ) ) {
		WC()->session->save_data();
	}
}
