<?php
/**
 * Order attempts, identified by key.
 *
 * A page that loses its connection while placing an order polls the order status. WooCommerce knows orders, not
 * attempts; this file records attempts with their orders, and adds the session's last one to every response of the
 * checkout. It also stops an order whose total differs from the one the shopper saw, before anything is paid.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** Our namespace in the extensions of the checkout. */
const SHOPFRONT_NAMESPACE = 'shopfront';

/** Session key of the attempt. */
const SHOPFRONT_ATTEMPT = 'shopfront_attempt';

/**
 * Time limit for an attempt to reach payment, in seconds. After that its request counts as crashed without a response:
 * nothing was charged.
 */
const SHOPFRONT_ATTEMPT_PREPARES = 120;

/** How long an attempt is stored, in seconds: as long as a session. */
const SHOPFRONT_ATTEMPT_LASTS = 172800;

/** Statuses of an unpaid order. Any other status means placed, including statuses of other plugins. */
const SHOPFRONT_UNPAID_STATUSES = array( 'checkout-draft', 'pending', 'failed', 'cancelled', 'trash' );

/** Defaults for missing keys of a saved attempt. */
const SHOPFRONT_ATTEMPT_DEFAULTS = array(
	'started_at'   => 0,
	'ended_at'     => 0,
	'is_answered'  => false,
	'is_refused'   => false,
	'redirect_url' => '',
);

/** Extends the checkout of the Store API, if WooCommerce supports that. */
function shopfront_start_order_attempts() {
	if ( ! function_exists( 'woocommerce_store_api_register_endpoint_data' ) ) {
		return;
	}
	woocommerce_store_api_register_endpoint_data(
		array(
			'endpoint'        => 'checkout',
			'namespace'       => SHOPFRONT_NAMESPACE,
			'data_callback'   => 'shopfront_attempt_data',
			'schema_callback' => 'shopfront_attempt_schema',
			'schema_type'     => ARRAY_A,
		)
	);
	shopfront_start_order_locks();
	shopfront_start_open_orders();
	add_action( 'woocommerce_store_api_checkout_update_order_from_request', 'shopfront_record_attempt', 10, 2 );
	// Before payment: later callbacks charge.
	add_action( 'woocommerce_store_api_checkout_order_processed', 'shopfront_check_total', 1 );
}

/**
 * Returns the schema of our data in requests and responses of the checkout.
 *
 * @return array<string, array<string, mixed>>
 */
function shopfront_attempt_schema() {
	return array(
		'attempt'        => array(
			'description' => 'Request: key of the attempt. Response: status of the last attempt.',
			'type'        => array( 'string', 'object', 'null' ),
			'context'     => array( 'view', 'edit' ),
		),
		'expected_total' => array(
			'description' => 'The total that the shopper saw, in minor units.',
			'type'        => array( 'string', 'null' ),
			'context'     => array( 'view', 'edit' ),
		),
		'last_order'     => array(
			'description' => 'The last order of the session.',
			'type'        => array( 'object', 'null' ),
			'context'     => array( 'view', 'edit' ),
			'readonly'    => true,
		),
	);
}

/**
 * Reads the attempt data of a request.
 *
 * @param WP_REST_Request $request The request that places an order.
 * @return array{attempt: string, expected_total: string} '' for missing or invalid values.
 */
function shopfront_read_attempt( $request ) {
	$extensions = $request['extensions'];
	$own        = is_array( $extensions ) && isset( $extensions[ SHOPFRONT_NAMESPACE ] ) ? $extensions[ SHOPFRONT_NAMESPACE ] : array();
	$text       = static function ( $key ) use ( $own ) {
		return is_array( $own ) && isset( $own[ $key ] ) && is_string( $own[ $key ] ) ? $own[ $key ] : '';
	};
	return array(
		'attempt'        => preg_match( '/^[0-9a-f]{32}$/', $text( 'attempt' ) ) ? $text( 'attempt' ) : '',
		'expected_total' => preg_match( '/^\d+$/', $text( 'expected_total' ) ) ? $text( 'expected_total' ) : '',
	);
}

/**
 * Records which order belongs to an attempt, before the order is processed.
 *
 * @param WC_Order        $order   The unpaid order.
 * @param WP_REST_Request $request The request that places it.
 */
function shopfront_record_attempt( $order, $request ) {
	$sent = shopfront_read_attempt( $request );
	if ( '' === $sent['attempt'] || ! WC()->session ) {
		// Another client may place an order that ours has started. It did not show our total.
		$order->delete_meta_data( '_shopfront_expected_total' );
		return;
	}
	$order->update_meta_data( '_shopfront_expected_total', $sent['expected_total'] );
	$attempt = array(
		'key'        => $sent['attempt'],
		'order_id'   => $order->get_id(),
		'started_at' => time(),
	);
	// A guest may be logged in by the end of the request, but polls as a guest if the response is lost.
	$session = shopfront_session();
	shopfront_save_attempt( $attempt, $session );
	add_filter(
		'rest_request_after_callbacks',
		static function ( $response, $handler, $answered ) use ( $attempt, $session, $request ) {
			if ( $answered === $request ) {
				$end = shopfront_read_outcome( $response ) + array( 'ended_at' => microtime( true ) );
				shopfront_save_attempt( array_merge( $attempt, $end ), $session );
			}
			return $response;
		},
		10,
		3
	);
}

/**
 * Saves an attempt immediately, because pages poll while a gateway is working.
 *
 * The session follows a guest who becomes a customer. But concurrent requests overwrite each other's session data, so
 * the attempt is also saved in rows for its session and key, which only the request with their lock writes.
 *
 * @param array  $attempt In the format of shopfront_attempt_state().
 * @param string $session The session that started it.
 */
function shopfront_save_attempt( $attempt, $session ) {
	$text = wp_json_encode( $attempt );
	shopfront_write_row( "attempt_key_{$attempt['key']}", $text );
	shopfront_write_row( 'attempt_' . shopfront_session_row( $session ), $text );
	WC()->session->set( SHOPFRONT_ATTEMPT, $attempt );
	shopfront_save_session();
}

/**
 * Reads an attempt from its row.
 *
 * @param string $of Its key or session, as in the name of the row.
 * @return array|null In the format of shopfront_attempt_state(); null if there is none.
 */
function shopfront_read_saved_attempt( $of ) {
	$saved = json_decode( shopfront_read_row( "attempt_$of", SHOPFRONT_ATTEMPT_LASTS ), true );
	return is_array( $saved ) ? $saved + SHOPFRONT_ATTEMPT_DEFAULTS : null;
}

/**
 * Returns the last attempt of the session.
 *
 * @return array|null In the format of shopfront_attempt_state(); null if there is none.
 */
function shopfront_last_attempt() {
	if ( ! WC()->session ) {
		return null;
	}
	$saved = shopfront_read_saved_attempt( shopfront_session_row( shopfront_session() ) );
	$own   = WC()->session->get( SHOPFRONT_ATTEMPT );
	$own   = is_array( $own ) ? $own + SHOPFRONT_ATTEMPT_DEFAULTS : null;
	return $own && ( ! $saved || $own['started_at'] > $saved['started_at'] ) ? $own : $saved;
}

/**
 * Reads the outcome of an attempt from its response, for pages that do not receive it.
 *
 * @param WP_REST_Response|WP_Error $response The response of the checkout.
 * @return array{is_answered: bool, is_refused?: bool, redirect_url?: string} A server error is not a refusal: the
 * payment may have been charged.
 */
function shopfront_read_outcome( $response ) {
	$end = array( 'is_answered' => true );
	if ( ! $response instanceof WP_REST_Response ) {
		return $end;
	}
	$status  = $response->get_status();
	$data    = (array) $response->get_data();
	$payment = (array) ( isset( $data['payment_result'] ) ? $data['payment_result'] : array() );
	$is_paid = ! isset( $payment['payment_status'] ) || ! in_array( $payment['payment_status'], array( 'failure', 'error' ), true );
	if ( ! $is_paid || ( $status >= 400 && $status < 500 ) ) {
		return $end + array( 'is_refused' => true );
	}
	$url = isset( $payment['redirect_url'] ) ? (string) $payment['redirect_url'] : '';
	// With a `#` address gateways start their payment script on the page; the page follows it too.
	return preg_match( '~^(https?://|#.)~', $url ) ? $end + array( 'redirect_url' => $url ) : $end;
}

/**
 * Stops an order whose total differs from the displayed one.
 *
 * @param WC_Order $order The order with calculated totals.
 * @throws \Automattic\WooCommerce\StoreApi\Exceptions\RouteException When the totals differ.
 */
function shopfront_check_total( $order ) {
	$shown = (string) $order->get_meta( '_shopfront_expected_total' );
	if ( '' === $shown ) {
		return;
	}
	$total = (string) (int) round( (float) $order->get_total() * pow( 10, wc_get_price_decimals() ) );
	if ( $shown !== $total ) {
		$price = wp_strip_all_tags( wc_price( $order->get_total(), array( 'currency' => $order->get_currency() ) ) );
		throw new \Automattic\WooCommerce\StoreApi\Exceptions\RouteException(
			'shopfront_total_changed',
			sprintf(
				/* translators: %s: what is to be paid now, as in "$24.00". */
				esc_html__( 'Your total has changed to %s. Please check it and place your order again.', 'shopfront' ),
				esc_html( $price )
			),
			409
		);
	}
}

/**
 * Returns the status of the session's last attempt, and its last order.
 *
 * @return array{attempt: array<string, mixed>|null, last_order: array<string, mixed>|null}
 */
function shopfront_attempt_data() {
	$saved   = shopfront_last_attempt();
	$order   = $saved ? wc_get_order( $saved['order_id'] ) : null;
	$data    = $order ? shopfront_describe_attempt( $order, $saved ) : array(
		'attempt'    => null,
		'last_order' => null,
	);
	$running = shopfront_running_attempt( shopfront_session() );
	$is_over = $data['attempt'] && $data['attempt']['key'] === $running && 'placed' === $data['attempt']['state'];
	if ( null !== $running && ! $is_over ) {
		$is_saved        = $order && $saved['key'] === $running;
		$data['attempt'] = array(
			'key'          => $running,
			'state'        => 'processing',
			'order_id'     => $is_saved ? $order->get_id() : 0,
			'redirect_url' => '',
		);
	}
	return $data;
}

/**
 * Describes an attempt that no request is processing.
 *
 * @param WC_Order $order Its order.
 * @param array    $saved In the format of shopfront_attempt_state().
 * @return array{attempt: array<string, mixed>, last_order: array<string, mixed>|null}
 */
function shopfront_describe_attempt( $order, $saved ) {
	$state = shopfront_attempt_state( $order, $saved );
	$urls  = array(
		'placed'     => $order->get_checkout_order_received_url(),
		'processing' => $saved['redirect_url'],
		'failed'     => '',
	);
	$url   = $urls[ $state ];
	$date  = $order->get_date_created();
	return array(
		'attempt'    => array(
			'key'          => $saved['key'],
			'state'        => $state,
			'order_id'     => $order->get_id(),
			'redirect_url' => $url,
		),
		'last_order' => 'placed' === $state
			? array(
				'order_id'     => $order->get_id(),
				'redirect_url' => $url,
				'placed_at'    => $date ? $date->getTimestamp() : 0,
			)
			: null,
	);
}

/**
 * Returns the status of an attempt.
 *
 * @param WC_Order                                                                            $order   The order.
 * @param array{started_at: int, is_answered: bool, is_refused: bool, redirect_url: string, ...} $attempt The attempt.
 * @return string `placed`, `processing` or `failed`. An order with pending payment is processing while its cart exists;
 * without a cart it was placed, and is paid elsewhere.
 */
function shopfront_attempt_state( $order, $attempt ) {
	if ( ! $order->has_status( SHOPFRONT_UNPAID_STATUSES ) ) {
		return 'placed';
	}
	if ( $attempt['is_refused'] ) {
		return 'failed';
	}
	if ( $order->has_status( 'pending' ) ) {
		return '' === $attempt['redirect_url'] && WC()->cart && WC()->cart->is_empty() ? 'placed' : 'processing';
	}
	// During preparation the order still has the status of the previous attempt.
	$is_prepared = ! $attempt['is_answered'] && time() - $attempt['started_at'] < SHOPFRONT_ATTEMPT_PREPARES;
	return $is_prepared ? 'processing' : 'failed';
}
