<?php
/**
 * One request of a shop in its own process, which shares rows, order statuses and files with others. Prints its
 * response as JSON. Argument, as JSON: `session`, `key`, `order_id` and `confirmed`; `folder`, where files signal
 * progress; `dies`, the point at which the process is killed; `way`:
 *
 * - `answer`: waits at the gateway for the file `go`, and responds
 * - `fault`, `exit`: ends at the gateway in this way
 * - `link`: pays the order by its link
 * - `form`: submits the classic checkout's form
 * - `look`: polls the order status
 * - `event`: changes the order to `status`, as a webhook, WooCommerce or the merchant does
 * - `merchant`: answers for the order by `was`, `mark_paid` or `mark_unpaid`
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

function wp_redirect( $url ) {
	print_json( preg_replace( '~^https://shop.test|\?.*~', '', $url ) );
}

function wp_safe_redirect( $url ) {
	wp_redirect( $url );
}

/** Kills the process if it's meant to die here. */
function reach( $point ) {
	if ( ( $GLOBALS['given']->dies ?? '' ) === $point ) {
		posix_kill( getmypid(), SIGKILL );
	}
}

function pay() {
	global $given, $order;
	reach( 'charge-before' );
	file_put_contents( "$given->folder/gateway", "$given->key\n", FILE_APPEND | LOCK_EX );
	if ( 'fault' === $given->way ) {
		no_such_function();
	}
	if ( 'exit' === $given->way ) {
		exit;
	}
	reach( 'charge-after' );
	wait_for( "$given->folder/go" );
	reach( 'status-before' );
	$order->payment_complete();
	reach( 'status-after' );
	WC()->cart->empty_cart();
}

class Form_Errors {
	public $codes = array();

	public function has_errors() {
		return array() !== $this->codes;
	}

	public function add( $code ) {
		$this->codes[] = $code;
	}
}

// What earlier processes have stored.
$order->status           = 'checkout-draft';
$GLOBALS['other_orders'] = array();
foreach ( glob( "$given->folder/order-*" ) as $file ) {
	$stored         = (int) substr( basename( $file ), strlen( 'order-' ) ) === $order->id ? $order : new Order();
	$stored->id     = (int) substr( basename( $file ), strlen( 'order-' ) );
	$stored->status = file_get_contents( $file );
	if ( $stored !== $order ) {
		$GLOBALS['other_orders'][ $stored->id ] = $stored;
	}
}
WC()->cart->is_empty = file_exists( "$given->folder/emptied" );
// The cart got its ID when the first item was added.
$session->set( 'shopfront_cart', md5( $given->session ) );
add_action(
	'woocommerce_order_status_changed',
	static function ( $id, $from, $to ) use ( $given ) {
		file_put_contents( "$given->folder/order-$id", $to );
	},
	PHP_INT_MIN
);
// Saving the session stores the cart.
$session->on_save = static function () use ( $given ) {
	if ( WC()->cart->is_empty ) {
		touch( "$given->folder/emptied" );
	}
};

if ( 'look' === $given->way ) {
	print_json( shopfront()->orders->data->data()['attempt'] );
}
if ( 'event' === $given->way ) {
	$order->update_status( $given->status );
	print_json( $order->status );
}
if ( 'merchant' === $given->way ) {
	print_json( shopfront()->orders->unanswered->{$given->was}( $given->order_id ) );
}
if ( 'link' === $given->way ) {
	if ( ! $order->needs_payment() ) {
		print_json( 'cannot be paid' );
	}
	$_POST = array( 'shopfront_confirmed' => $given->confirmed ?? '' );
	do_action( 'woocommerce_before_pay_action', $order );
	pay();
	apply_filters( 'woocommerce_payment_successful_result', array( 'redirect' => $order->get_checkout_order_received_url() ), $order->id );
	wp_redirect( $order->get_checkout_order_received_url() );
}
if ( 'form' === $given->way ) {
	$_POST        = array(
		'woocommerce_checkout_place_order' => '1',
		'shopfront_confirmed'              => $given->confirmed ?? '',
	);
	WC()->session = null;
	// Only the lock: other parts call more of WordPress.
	$GLOBALS['hooks']['init'] = array_intersect_key( $GLOBALS['hooks']['init'], array( -1 => true ) );
	do_action( 'init' );
	WC()->session = $session;
	do_action( 'wp_loaded' );
	try {
		do_action( 'woocommerce_before_checkout_process' );
		$errors = new Form_Errors();
		do_action( 'woocommerce_after_checkout_validation', array(), $errors );
		if ( $errors->codes ) {
			print_json( implode( $errors->codes ) );
		}
		do_action( 'woocommerce_checkout_order_processed', $order->id, array(), $order );
	} catch ( Exception $refusal ) {
		print_json( $refusal->getMessage() );
	}
	pay();
	$session->save_data();
	apply_filters( 'woocommerce_payment_successful_result', array( 'redirect' => $order->get_checkout_order_received_url() ), $order->id );
	wp_redirect( $order->get_checkout_order_received_url() );
}

touch( "$given->folder/ready-" . getmypid() );
wait_for( "$given->folder/start" );
reach( 'lock-before' );
// WooCommerce reads the session of an API request in its route.
WC()->session = null;
$request      = new WP_REST_Request( array( 'extensions' => array( 'shopfront' => array( 'attempt' => $given->key, 'confirmed' => $given->confirmed ?? '' ) ) ) );
$answer       = apply_filters( 'rest_request_before_callbacks', null, array(), $request );
reach( 'lock-after' );
if ( null === $answer ) {
	WC()->session = $session;
	do_action( 'woocommerce_cart_loaded_from_session', WC()->cart );
	try {
		if ( WC()->cart->is_empty ) {
			throw new \Automattic\WooCommerce\StoreApi\Exceptions\RouteException( 'woocommerce_rest_cart_empty', '', 409 );
		}
		reach( 'draft-before' );
		do_action( 'woocommerce_store_api_checkout_update_customer_from_request', null, $request );
		reach( 'draft-after' );
		do_action( 'woocommerce_store_api_checkout_update_order_from_request', $order, $request );
		reach( 'stock-after' );
		$order->update_status( 'pending' );
		reach( 'gateway-before' );
		do_action( 'woocommerce_store_api_checkout_order_processed', $order );
		reach( 'gateway-after' );
		pay();
		reach( 'session-before' );
		$answer = new WP_REST_Response( array( 'payment_result' => array( 'payment_status' => 'success' ) ), 200 );
	} catch ( \Automattic\WooCommerce\StoreApi\Exceptions\RouteException $refusal ) {
		$answer = new WP_Error( $refusal->error_code, $refusal->getMessage(), array( 'status' => $refusal->status ) );
	}
}
$answer = apply_filters( 'rest_request_after_callbacks', $answer, array(), $request );
reach( 'session-after' );
print_json( is_wp_error( $answer ) ? $answer->get_error_code() : $answer->get_status() );
