<?php
/**
 * One request of a shop in its own process: places an order, or polls the order status. Prints its response as JSON.
 * Argument, as JSON: `session`, `key`, `order_id` and `confirmed`; `folder`, where files signal progress; `way`:
 *
 * - `answer`: waits at the gateway for the file `go`, and responds
 * - `fault`, `exit`, `killed`: ends at the gateway in this way
 * - `killed-before`: is killed before the gateway is called
 * - `look`: polls the order status
 */

require __DIR__ . '/wordpress.php';
require __DIR__ . '/database.php';
require __DIR__ . '/../../shopfront.php';
require __DIR__ . '/woocommerce.php';
require __DIR__ . '/store-api.php';
do_action( 'plugins_loaded' );
do_action( 'woocommerce_blocks_loaded' );
ini_set( 'display_errors', 'stderr' );

list( , $argument )          = $argv;
$given                       = json_decode( $argument );
$order                       = WC()->order;
$session                     = WC()->session;
$order->id                   = $given->order_id;
$session->customer_id        = $given->session;
$_COOKIE['wp_woocommerce_session_hash'] = "$given->session|1795000000|1794900000|signature";

function print_json( $what ) {
	echo json_encode( $what );
	exit;
}

function wait_for( $file ) {
	for ( $tries = 0; $tries < 1000 && ! file_exists( $file ); $tries++ ) {
		usleep( 10000 );
	}
}

if ( 'look' === $given->way ) {
	print_json( shopfront()->orders->data->data()['attempt'] );
}

touch( "$given->folder/ready-" . getmypid() );
wait_for( "$given->folder/start" );
// WooCommerce reads the session of an API request in its route.
WC()->session = null;
$request      = new WP_REST_Request( array( 'extensions' => array( 'shopfront' => array( 'attempt' => $given->key, 'confirmed' => $given->confirmed ?? '' ) ) ) );
$answer       = apply_filters( 'rest_request_before_callbacks', null, array(), $request );
if ( null === $answer ) {
	WC()->session = $session;
	try {
		do_action( 'woocommerce_store_api_checkout_update_customer_from_request', null, $request );
		do_action( 'woocommerce_store_api_checkout_update_order_from_request', $order, $request );
		if ( 'killed-before' === $given->way ) {
			posix_kill( getmypid(), SIGKILL );
		}
		$order->update_status( 'pending' );
		do_action( 'woocommerce_store_api_checkout_order_processed', $order );
		file_put_contents( "$given->folder/gateway", "$given->key\n", FILE_APPEND | LOCK_EX );
		if ( 'fault' === $given->way ) {
			no_such_function();
		}
		if ( 'exit' === $given->way ) {
			exit;
		}
		if ( 'killed' === $given->way ) {
			posix_kill( getmypid(), SIGKILL );
		}
		wait_for( "$given->folder/go" );
		$order->status = 'processing';
		$answer        = new WP_REST_Response( array( 'payment_result' => array( 'payment_status' => 'success' ) ), 200 );
	} catch ( \Automattic\WooCommerce\StoreApi\Exceptions\RouteException $refusal ) {
		$answer = new WP_Error( $refusal->error_code, $refusal->getMessage(), array( 'status' => $refusal->status ) );
	}
}
$answer = apply_filters( 'rest_request_after_callbacks', $answer, array(), $request );
print_json( is_wp_error( $answer ) ? $answer->get_error_code() : $answer->get_status() );
