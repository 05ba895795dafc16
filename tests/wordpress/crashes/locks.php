<?php
/**
 * A client that orders in a loop. It calls the Store API's hooks as WooCommerce's checkout does, without WooCommerce's
 * other work, so that locks and attempts take most of the time. Each order has its own session and key.
 *
 * Arguments: the site's folder; a folder for signals; rounds, 0 for no limit; seconds, 0 for no limit.
 * Prints JSON: rounds, refusals, database errors, seconds.
 *
 * @package Shopfront\Tests
 */

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Automattic\WooCommerce\StoreApi\Payments\PaymentContext;
use Automattic\WooCommerce\StoreApi\Payments\PaymentResult;
use Automattic\WooCommerce\StoreApi\Utilities\CartTokenUtils;

// The hooks of the Store API exist in its requests only.
$_SERVER['REQUEST_URI']    = '/wp-json/wc/store/v1/checkout';
$_SERVER['REQUEST_METHOD'] = 'POST';
$_SERVER['HTTP_HOST']      = 'localhost';
require $argv[1] . '/wp-load.php';
list( , , $signals, $max_rounds, $seconds ) = $argv;

const ORDERS = 20;

/** Each request adds its own callbacks to these hooks. */
const HOOKS = array( 'rest_request_before_callbacks', 'rest_request_after_callbacks', 'woocommerce_cart_loaded_from_session' );

$GLOBALS['wpdb']->hide_errors();
wc_load_cart();
WC()->cart->add_to_cart( (int) wc_get_products(
	array(
		'name'  => 'Copper kettle',
		'limit' => 1,
	)
)[0]->get_id() );
// WooCommerce calls the gateway here.
remove_all_actions( 'woocommerce_rest_checkout_process_payment_with_context', 999 );
$orders = array();
for ( $number = 0; $number < ORDERS; $number++ ) {
	$order = wc_create_order( array( 'status' => 'pending' ) );
	$order->set_payment_method( 'test-card' );
	$order->save();
	$orders[] = $order;
}
$customer = new ReflectionProperty( WC_Session_Handler::class, '_customer_id' );
$customer->setAccessible( true );
$hooks = array();
foreach ( HOOKS as $name ) {
	$hooks[ $name ] = isset( $GLOBALS['wp_filter'][ $name ] ) ? clone $GLOBALS['wp_filter'][ $name ] : new WP_Hook();
}

/** Returns whether the order was refused. */
function order_once( $order, ReflectionProperty $customer ): bool {
	$session = 't_' . bin2hex( random_bytes( 15 ) );
	$customer->setValue( WC()->session, $session );
	$_SERVER['REQUEST_TIME_FLOAT'] = microtime( true );
	$request                       = new WP_REST_Request( 'POST', '/wc/store/v1/checkout' );
	$request->set_header( 'Cart-Token', CartTokenUtils::get_cart_token( $session ) );
	$request->set_param( 'extensions', array( 'shopfront' => array( 'attempt' => bin2hex( random_bytes( 16 ) ) ) ) );
	$response = apply_filters( 'rest_request_before_callbacks', null, array(), $request );
	if ( null === $response ) {
		try {
			do_action( 'woocommerce_store_api_checkout_update_customer_from_request', WC()->customer, $request );
			do_action( 'woocommerce_store_api_checkout_update_order_from_request', $order, $request );
			do_action( 'woocommerce_store_api_checkout_order_processed', $order );
			$context = new PaymentContext();
			$context->set_payment_method( 'test-card' );
			$context->set_order( $order );
			$result = new PaymentResult();
			do_action_ref_array( 'woocommerce_rest_checkout_process_payment_with_context', array( $context, &$result ) );
			$response = new WP_REST_Response(
				array(
					'order_id'       => $order->get_id(),
					'status'         => 'processing',
					'payment_result' => array(
						'payment_status' => 'success',
						'redirect_url'   => 'https://shop.test/',
					),
				)
			);
		} catch ( RouteException $refusal ) {
			$response = new WP_Error( $refusal->getErrorCode(), $refusal->getMessage() );
		}
	}
	$answer = apply_filters( 'rest_request_after_callbacks', $response, array(), $request );
	return is_wp_error( $answer );
}

touch( "$signals/ready-" . getmypid() );
while ( ! file_exists( "$signals/go" ) ) {
	usleep( 1000 );
}
$started  = microtime( true );
$rounds   = 0;
$refusals = 0;
while ( ( 0 === (int) $max_rounds || $rounds < (int) $max_rounds ) && ( 0 === (int) $seconds || microtime( true ) - $started < (int) $seconds ) ) {
	$refusals += order_once( $orders[ $rounds % ORDERS ], $customer ) ? 1 : 0;
	++$rounds;
	foreach ( $hooks as $name => $hook ) {
		$GLOBALS['wp_filter'][ $name ] = clone $hook; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Without the callbacks of the request.
	}
}
$seconds = microtime( true ) - $started;
$errors  = array_column( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ), 'error_str' );
echo wp_json_encode( compact( 'rounds', 'refusals', 'errors', 'seconds' ) ) . "\n";
// Shutdown functions would only release locks once more.
posix_kill( getmypid(), 9 );
