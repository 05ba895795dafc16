<?php
/**
 * Order locks: concurrent requests in all combinations, first within this process, then as separate processes. Part of
 * adapter-test.php.
 */

$database = $GLOBALS['wpdb'];
$session  = WC()->session;
$started  = $_SERVER['REQUEST_TIME_FLOAT'];

/** ID of another process, because the ID of this one never changes. */
const ELSEWHERE = '0123456789abcdef';

$key_of = static function ( $number ) {
	return md5( "attempt $number" );
};

/**
 * Sends a request, before WooCommerce has read its session. Returns it with its response; null if it is not refused.
 */
$send = static function ( $key, $customer, $method = 'POST', $route = '/wc/store/v1/checkout' ) {
	WC()->session                           = null;
	$_COOKIE['wp_woocommerce_session_hash'] = "$customer|1795000000|1794900000|signature";
	$_SERVER['REQUEST_TIME_FLOAT']          = microtime( true );
	$request                                = new WP_REST_Request( array( 'extensions' => array( 'shopfront' => array( 'attempt' => $key ) ) ), $method, $route );
	$refusal                                = apply_filters( 'rest_request_before_callbacks', null, array(), $request );
	return array( $request, $refusal );
};
/** Continues a request until it reaches the gateway. */
$go_on = static function ( $request, $customer, $order_id = 83 ) use ( $session, $order ) {
	WC()->session         = $session;
	$session->customer_id = $customer;
	$order->id            = $order_id;
	try {
		do_action( 'woocommerce_store_api_checkout_update_order_from_request', $order, $request );
		return 'at the gateway';
	} catch ( \Automattic\WooCommerce\StoreApi\Exceptions\RouteException $refusal ) {
		return array( $refusal->error_code, $refusal->status );
	}
};
$end = static function ( $request, $answer ) use ( $session ) {
	WC()->session = $session;
	apply_filters( 'rest_request_after_callbacks', $answer, array(), $request );
};
$outcome = static function ( $sent ) {
	return is_wp_error( $sent[1] ) ? array( $sent[1]->get_error_code(), $sent[1]->get_error_data()['status'] ) : 'continues';
};
$locks = static function () use ( $database ) {
	return array_values( preg_grep( '/^shopfront_lock_/', array_keys( $database->options() ) ) );
};
$reset = static function () use ( $database, $session, $order ) {
	$database->forget( 'shopfront_' );
	$session->set( 'shopfront_attempt', null );
	$order->status = 'checkout-draft';
};
$paid        = new WP_REST_Response( array( 'payment_result' => array( 'payment_status' => 'success' ) ), 200 );
$declined    = new WP_REST_Response( array( 'payment_result' => array( 'payment_status' => 'failure' ) ), 400 );
$in_progress = array( 'shopfront_order_in_progress', 409 );

// Requests that place no order pass.
$reset();
foreach ( array( array( 'GET', '/wc/store/v1/checkout' ), array( 'PUT', '/wc/store/v1/checkout' ), array( 'POST', '/wc/store/v1/cart/add-item' ), array( 'POST', '/wp/v2/checkout' ) ) as list( $method, $route ) ) {
	$send( $key_of( 1 ), 't_a', $method, $route );
	check( "$method $route acquires no lock", $locks(), array() );
}
$invalid = new WP_Error( 'rest_invalid_param', 'No.', array( 'status' => 400 ) );
check( 'an error of WordPress is returned unchanged', apply_filters( 'rest_request_before_callbacks', $invalid, array(), new WP_REST_Request( array() ) ), $invalid );
check( 'a refused request acquires no lock', $locks(), array() );

// Two concurrent requests.
foreach ( array( '/wc/store/v1/checkout', '/wc/store/checkout', '/wc/store/v1/CHECKOUT', '/wc/store/v1/checkout/83' ) as $route ) {
	$reset();
	$first = $send( $key_of( 1 ), 't_a', 'POST', $route );
	check( "the first request continues: $route", $outcome( $first ), 'continues' );
	check( 'a repeated request is refused', $outcome( $send( $key_of( 1 ), 't_a', 'POST', $route ) ), $in_progress );
}
check( 'the same key from another session is refused', $outcome( $send( $key_of( 1 ), 't_b' ) ), $in_progress );
$second = $send( $key_of( 2 ), 't_a' );
check( 'another attempt of the session is refused', $outcome( $second ), $in_progress );
check( 'a request of the session without a key is refused', $outcome( $send( '', 't_a' ) ), $in_progress );
$held = $locks();
$end( $second[0], $second[1] );
check( 'a refusal releases only the locks of its own request', array( count( $held ), $locks() ), array( 3, array( 'shopfront_lock_key_' . $key_of( 1 ), 'shopfront_lock_session_' . md5( 't_a' ) ) ) );
$other = $send( $key_of( 3 ), 't_b' );
check( 'other shoppers can order meanwhile', $outcome( $other ), 'continues' );
check( 'other shoppers can pay meanwhile', $go_on( $other[0], 't_b', 84 ), 'at the gateway' );
$end( $other[0], $paid );
check( 'the first reaches the gateway', $go_on( $first[0], 't_a' ), 'at the gateway' );
check( 'the response to another request does not release its locks', count( $locks() ), 3 );
$end( $first[0], $declined );
check( 'its own response releases its locks', $locks(), array() );
check( 'a failed attempt may be sent again', $outcome( $send( $key_of( 1 ), 't_a' ) ), 'continues' );

$reset();
$without_key = $send( '', 't_a' );
check( 'a request without a key locks its session too', array( $outcome( $without_key ), $outcome( $send( $key_of( 1 ), 't_a' ) ) ), array( 'continues', $in_progress ) );
$held_at_save     = array();
$session->on_save = static function () use ( &$held_at_save, $locks ) {
	$held_at_save = $locks();
};
$end( $without_key[0], $paid );
$session->on_save = null;
check( 'the saved cart is empty before the lock is released', in_array( 'shopfront_lock_session_' . md5( 't_a' ), $held_at_save, true ), true );

// One order, two sessions: a guest who logs in meanwhile, or who has shared the link of the order.
$reset();
$guest = $send( $key_of( 1 ), 't_a' );
$go_on( $guest[0], 't_a' );
$link = $send( $key_of( 2 ), 't_b' );
check( 'another session may order', $outcome( $link ), 'continues' );
check( 'another session cannot pay the same order', $go_on( $link[0], 't_b' ), $in_progress );
check( 'the refused session has no attempt', shopfront_read_saved_attempt( 'session_' . md5( 't_b' ) ), null );

// Placed orders.
$reset();
$first = $send( $key_of( 1 ), 't_a' );
$go_on( $first[0], 't_a' );
$order->status = 'processing';
$end( $first[0], $paid );
check( 'a placed order is not placed again with its key', $outcome( $send( $key_of( 1 ), 't_a' ) ), $in_progress );
$database->forget( 'shopfront_lock_' );
check( 'a placed order is not placed again from another session', $outcome( $send( $key_of( 1 ), 't_b' ) ), $in_progress );
$database->forget( 'shopfront_lock_' );
check( 'the next order continues', $outcome( $send( $key_of( 2 ), 't_a' ) ), 'continues' );
$late = static function ( $answer ) use ( $reset, $send, $go_on, $end, $key_of, $session ) {
	$reset();
	$first = $send( $key_of( 1 ), 't_a' );
	$go_on( $first[0], 't_a' );
	$begun = microtime( true );
	$end( $first[0], $answer );
	// Another plugin made WooCommerce read the session before the first response.
	$_SERVER['REQUEST_TIME_FLOAT'] = $begun;
	$request                       = new WP_REST_Request( array( 'extensions' => array( 'shopfront' => array( 'attempt' => $key_of( 2 ) ) ) ) );
	return array( $request, apply_filters( 'rest_request_before_callbacks', null, array(), $request ) );
};
check( 'a request that has loaded the cart before it was ordered is refused', $outcome( $late( $paid ) ), $in_progress );
check( 'it continues if no order was placed', $outcome( $late( $declined ) ), 'continues' );

// Rows of a crashed request.
$reset();
$lock = 'shopfront_lock_session_' . md5( 't_a' );
$database->set_option( $lock, time() - 299 . ' ' . ELSEWHERE . ' ' . $key_of( 1 ) );
check( 'a lock holds for five minutes', $outcome( $send( $key_of( 2 ), 't_a' ) ), $in_progress );
$database->forget( 'shopfront_lock_key_' );
$old = $send( $key_of( 3 ), 't_c' );
$database->set_option( $lock, time() - 301 . ' ' . ELSEWHERE . ' ' . $key_of( 1 ) );
check( 'a lock expires after five minutes', $outcome( $send( $key_of( 2 ), 't_a' ) ), 'continues' );
$database->set_option( 'shopfront_lock_session_' . md5( 't_c' ), time() . ' ' . ELSEWHERE . ' ' . $key_of( 4 ) );
$end( $old[0], $paid );
check( 'a request does not release a lock that another has acquired since', in_array( 'shopfront_lock_session_' . md5( 't_c' ), $locks(), true ), true );
$database->set_option( 'shopfront_attempt_key_old', time() - 172801 . ' {}' );
$database->set_option( 'shopfrontXattempt_', '1 of another plugin' );
$send( $key_of( 5 ), 't_d' );
check( 'attempts expire with their session', array_intersect( array( 'shopfront_attempt_key_old', 'shopfrontXattempt_' ), array_keys( $database->options() ) ), array( 1 => 'shopfrontXattempt_' ) );

// Attempt data while a request is running.
$reset();
WC()->session         = $session;
$session->customer_id = 't_a';
$working              = array(
	'key'          => $key_of( 1 ),
	'state'        => 'processing',
	'order_id'     => 0,
	'redirect_url' => '',
);
$database->set_option( $lock, time() . ' ' . ELSEWHERE . ' ' . $key_of( 1 ) );
check( 'an attempt without an order is processing', $attempt_data()['attempt'], $working );
$database->set_option( $lock, time() . ' ' . ELSEWHERE . ' ' );
check( 'an attempt without a key is processing too', $attempt_data()['attempt'], array_replace( $working, array( 'key' => '' ) ) );
$database->set_option( $lock, time() - 301 . ' ' . ELSEWHERE . ' ' . $key_of( 1 ) );
check( 'it is processing only until its lock expires', $attempt_data()['attempt'], null );
$reset();
$first = $send( $key_of( 1 ), 't_a' );
$go_on( $first[0], 't_a' );
$end( $first[0], $declined );
check( 'a failed attempt has failed', $attempt_data()['attempt']['state'], 'failed' );
$database->set_option( $lock, time() . ' ' . ELSEWHERE . ' ' . $key_of( 1 ) );
check( 'it is processing when it is sent again', $attempt_data()['attempt'], array_replace( $working, array( 'order_id' => 83 ) ) );
$order->status = 'processing';
check( 'a placed order is placed while its request is still running', $attempt_data()['attempt']['state'], 'placed' );
$database->set_option( $lock, time() . ' ' . ELSEWHERE . ' ' . $key_of( 2 ) );
check( 'the next attempt is not placed by that', array( $attempt_data()['attempt'], $attempt_data()['last_order']['order_id'] ), array( array_replace( $working, array( 'key' => $key_of( 2 ) ) ), 83 ) );
$database->forget( 'shopfront_lock_' );
$session->set( 'shopfront_attempt', null );
check( 'another tab that overwrites the session does not remove the attempt', $attempt_data()['attempt']['key'], $key_of( 1 ) );
$session->set( 'shopfront_attempt', array( 'key' => $key_of( 2 ), 'order_id' => 83, 'started_at' => time() + 1 ) );
check( 'a guest who becomes a customer keeps the newer attempt', $attempt_data()['attempt']['key'], $key_of( 2 ) );

// The session of a request.
$session_of = static function ( $cookie, $token = null ) {
	$_COOKIE['wp_woocommerce_session_hash'] = $cookie;
	return shopfront_session_of_request( new WP_REST_Request( array(), 'POST', '/wc/store/v1/checkout', array( 'Cart-Token' => $token ) ) );
};
check( 'the loaded session is used', $session_of( '' ), 't_a' );
WC()->session = null;
check( 'the session of a guest is read from the cookie', $session_of( 't_c|1|2|h' ), 't_c' );
check( 'a cookie with the ID of a customer is ignored', $session_of( '5|1|2|h' ), '' );
check( 'a token takes precedence', $session_of( 't_c|1|2|h', 'token:t_d' ), 't_d' );
check( 'an invalid token is ignored', $session_of( 't_c|1|2|h', 't_d' ), 't_c' );
$GLOBALS['user_id'] = 5;
check( 'the session of a customer is their user ID', $session_of( 't_c|1|2|h' ), '5' );
unset( $GLOBALS['user_id'], $_COOKIE['wp_woocommerce_session_hash'] );
WC()->session                  = $session;
$_SERVER['REQUEST_TIME_FLOAT'] = $started;

// Separate processes.
$open = static function ( $given ) use ( $files ) {
	$argument = json_encode( $given + array( 'session' => 't_a', 'order_id' => 83, 'folder' => $files, 'way' => 'answer' ) );
	$process  = proc_open( array( PHP_BINARY, __DIR__ . '/order-request.php', $argument ), array( 1 => array( 'pipe', 'w' ), 2 => array( 'file', '/dev/null', 'w' ) ), $pipes );
	return array( $process, $pipes[1] );
};
$close = static function ( $opened ) {
	$said = json_decode( stream_get_contents( $opened[1] ), true );
	fclose( $opened[1] );
	proc_close( $opened[0] );
	return $said;
};
$gateway = static function () use ( $files ) {
	return file_exists( "$files/gateway" ) ? file( "$files/gateway", FILE_IGNORE_NEW_LINES ) : array();
};
$clear = static function () use ( $files, $reset ) {
	$reset();
	array_map( 'unlink', array_merge( glob( "$files/ready-*" ), array_filter( array( "$files/gateway", "$files/start", "$files/go" ), 'file_exists' ) ) );
};
$wait = static function ( $is_so ) {
	for ( $tries = 0; $tries < 1000 && ! $is_so(); $tries++ ) {
		usleep( 10000 );
	}
};
/** Starts six concurrent requests; the refused ones end before the gateway does. */
$race = static function ( $name, $describe ) use ( $wait,  $open, $close, $gateway, $files ) {
	$opened = array_map( $open, array_map( $describe, range( 11, 16 ) ) );
	$wait(
		static function () use ( $files ) {
			return count( glob( "$files/ready-*" ) ) === 6;
		}
	);
	touch( "$files/start" );
	$wait(
		static function () use ( $opened ) {
			$running = array_filter(
				$opened,
				static function ( $one ) {
					return proc_get_status( $one[0] )['running'];
				}
			);
			return count( $running ) <= 1;
		}
	);
	touch( "$files/go" );
	$said = array_count_values( array_map( $close, $opened ) );
	ksort( $said );
	check( "$name: the gateway is reached once", count( $gateway() ), 1 );
	check( "$name: the others are refused", $said, array( 200 => 1, 'shopfront_order_in_progress' => 5 ) );
};
$another_key = static function ( $number ) use ( $key_of ) {
	return array( 'key' => $key_of( $number ) );
};
$clear();
$race( 'six tabs of a session', $another_key );
check( 'no lock remains at the end', $locks(), array() );
$clear();
$race(
	'six times the same',
	static function ( $number ) use ( $key_of ) {
		return array( 'key' => $key_of( 1 ), 'session' => "t_$number", 'order_id' => $number );
	}
);
$clear();
$race(
	'six sessions with one order',
	static function ( $number ) use ( $key_of ) {
		return array( 'key' => $key_of( $number ), 'session' => "t_$number" );
	}
);

$clear();
touch( "$files/start" );
$first = $open( array( 'key' => $key_of( 1 ) ) );
$wait(
	static function () use ( $gateway ) {
		return count( $gateway() ) > 0;
	}
);
check( 'the order status is processing while a request is at the gateway', $close( $open( array( 'key' => '', 'way' => 'look' ) ) ), array_replace( $working, array( 'order_id' => 83 ) ) );
check( 'an order is refused while a request is at the gateway', $close( $open( array( 'key' => $key_of( 2 ) ) ) ), 'shopfront_order_in_progress' );
touch( "$files/go" );
check( 'the first request gets its response', $close( $first ), 200 );
check( 'only the first request reached the gateway', $gateway(), array( $key_of( 1 ) ) );

foreach ( array( 'fault', 'exit' ) as $way ) {
	$clear();
	touch( "$files/start" );
	$close( $open( array( 'key' => $key_of( 1 ), 'way' => $way ) ) );
	check( "a request that ends by $way was at the gateway", count( $gateway() ), 1 );
	check( 'it releases its locks', $locks(), array() );
}
$clear();
touch( "$files/start" );
$close( $open( array( 'key' => $key_of( 1 ), 'way' => 'killed' ) ) );
check( 'a killed request does not release its locks', count( $locks() ), 3 );
check( 'a killed request is processing until its lock expires', $close( $open( array( 'key' => $key_of( 2 ) ) ) ), 'shopfront_order_in_progress' );
$left = $database->options();
$clear();
foreach ( $left as $name => $value ) {
	$database->set_option( $name, (int) $value - 301 . substr( $value, 10 ) );
}
$race( 'six who find its locks too old', $another_key );
$clear();
