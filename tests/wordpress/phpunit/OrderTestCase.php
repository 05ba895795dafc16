<?php

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;

/** Ends a request, as `exit` would. */
class Request_Ended extends Exception {}

function wp_redirect( $url ) {
	throw new Request_Ended( "location $url" );
}

function wp_safe_redirect( $url ) {
	wp_redirect( $url );
}

function wp_send_json( $data ) {
	throw new Request_Ended( json_encode( $data ) );
}

/** A test of requests that place orders, each in its own session. */
abstract class OrderTestCase extends ShopTestCase {

	/** Another process's ID. This process always has the same. */
	protected const ELSEWHERE = '0123456789abcdef';

	protected const IN_PROGRESS = array( 'shopfront_order_in_progress', 409 );

	protected Session $session;
	private float $started;

	protected function setUp(): void {
		parent::setUp();
		$this->session = WC()->session;
		$this->started = $_SERVER['REQUEST_TIME_FLOAT'];
		$this->start();
		do_action( 'woocommerce_blocks_loaded' );
		WC()->order->status = 'checkout-draft';
	}

	protected function tearDown(): void {
		$_SERVER['REQUEST_TIME_FLOAT'] = $this->started;
	}

	protected function key( int $number ): string {
		return md5( "attempt $number" );
	}

	/**
	 * Sends a request before WooCommerce has read its session. The error is null if it's not refused.
	 * @return array{WP_REST_Request, WP_Error|null}
	 */
	protected function send( string $key, string $customer, string $method = 'POST', string $route = '/wc/store/v1/checkout', string $confirmed = '' ): array {
		WC()->session                           = null;
		$_COOKIE['wp_woocommerce_session_hash'] = "$customer|1795000000|1794900000|signature";
		$_SERVER['REQUEST_TIME_FLOAT']          = microtime( true );
		$request                                = new WP_REST_Request( array( 'extensions' => array( 'shopfront' => array( 'attempt' => $key, 'confirmed' => $confirmed ) ) ), $method, $route );
		return array( $request, apply_filters( 'rest_request_before_callbacks', null, array(), $request ) );
	}

	/** Returns 'continues', or the refusal's code and status. */
	protected function outcome( array $sent ) {
		return is_wp_error( $sent[1] ) ? array( $sent[1]->get_error_code(), $sent[1]->get_error_data()['status'] ) : 'continues';
	}

	/** Continues a request until it reaches the gateway. */
	protected function pay( WP_REST_Request $request, string $customer, int $order_id = 83 ) {
		WC()->session               = $this->session;
		$this->session->customer_id = $customer;
		WC()->order->id             = $order_id;
		try {
			do_action( 'woocommerce_store_api_checkout_update_customer_from_request', null, $request );
			do_action( 'woocommerce_store_api_checkout_update_order_from_request', WC()->order, $request );
			WC()->order->update_status( 'pending' );
			do_action( 'woocommerce_store_api_checkout_order_processed', WC()->order );
			return 'at the gateway';
		} catch ( RouteException $refusal ) {
			return array( $refusal->error_code, $refusal->status );
		}
	}

	protected function end( WP_REST_Request $request, $answer ): void {
		WC()->session = $this->session;
		apply_filters( 'rest_request_after_callbacks', $answer, array(), $request );
	}

	protected function response( string $payment, int $status = 200 ): WP_REST_Response {
		return new WP_REST_Response( array( 'payment_result' => array( 'payment_status' => $payment ) ), $status );
	}

	protected function locks(): array {
		return array_values( preg_grep( '/^shopfront_lock_/', array_keys( $GLOBALS['wpdb']->options() ) ) );
	}

	/** The checkout's data about the session's attempts. */
	protected function attempts(): array {
		return $GLOBALS['endpoint_data']['data_callback']();
	}

	/** An attempt that is still processing. */
	protected function processing( string $key, int $order_id = 0 ): array {
		return array(
			'key'          => $key,
			'state'        => 'processing',
			'order_id'     => $order_id,
			'order_number' => '',
			'redirect_url' => '',
			'is_same_cart' => true,
			'replaces'     => '',
		);
	}

	/** Starts another PHP process, without attempts or locks. The previous one was killed. */
	protected function restart(): void {
		$GLOBALS['hooks'] = array();
		$GLOBALS['done']  = array();
		$this->plugin     = new \Shopfront\Plugin();
		$this->plugin->register_hooks();
		do_action( 'plugins_loaded' );
		do_action( 'woocommerce_blocks_loaded' );
	}

	protected function expire_locks(): void {
		foreach ( $GLOBALS['wpdb']->options() as $name => $value ) {
			if ( 0 === strpos( $name, 'shopfront_lock_' ) ) {
				$GLOBALS['wpdb']->set_option( $name, (int) $value - 301 . substr( $value, 10 ) );
			}
		}
	}

	/** Its locks have expired since. */
	protected function kill_at_gateway( string $key = self::KEY, string $customer = 't_a', int $order_id = 83 ): void {
		$this->pay( $this->send( $key, $customer )[0], $customer, $order_id );
		$this->restart();
		$this->expire_locks();
	}
}
