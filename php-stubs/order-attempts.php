<?php
/**
 * Orders by the key of their attempt.
 *
 * A page whose connection breaks while an order is placed asks what became of it. WooCommerce knows orders, not
 * attempts; here attempts and their orders are remembered, and the last of the session is told with every reply of the
 * checkout. An order whose total is not the one that the shopper was shown is stopped before anything is paid.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** Our namespace among the extensions of the checkout. */
const SHOPFRONT_NAMESPACE = 'shopfront';

/** Where the session keeps the attempt. */
const SHOPFRONT_ATTEMPT = 'shopfront_attempt';

/**
 * How long an attempt may take until its order is about to be paid, in seconds. After that its request is taken to have
 * died without an answer: nothing was charged.
 */
const SHOPFRONT_ATTEMPT_PREPARES = 120;

/** How long an attempt is remembered, in seconds: as long as a session. */
const SHOPFRONT_ATTEMPT_LASTS = 172800;

/** Statuses of an order whose payment is still to come. Any other is that of a placed order, also one of another plugin. */
const SHOPFRONT_UNPAID_STATUSES = array( 'checkout-draft', 'pending', 'failed', 'cancelled', 'trash' );

/** What is kept of an attempt when nothing else is. */
const SHOPFRONT_ATTEMPT_DEFAULTS = array(
	'started_at'   => 0,
	'ended_at'     => 0,
	'is_answered'  => false,
	'is_refused'   => false,
	'redirect_url' => '',
);

/**
 * Joins the checkout of the Store API, where that can be extended.
 */
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
	add_action( 'woocommerce_store_api_checkout_update_order_from_request', 'shopfront_keep_attempt', 10, 2 );
	// Before payment: what follows charges.
	add_action( 'woocommerce_store_api_checkout_order_processed', 'shopfront_check_total', 1 );
}

/**
 * What is sent and told of an attempt.
 *
 * @return array<string, array<string, mixed>>
 */
function shopfront_attempt_schema() {
	return array(
		'attempt'        => array(
			'description' => 'Key of the attempt that is sent, or what became of the last one.',
			'type'        => array( 'string', 'object', 'null' ),
			'context'     => array( 'view', 'edit' ),
		),
		'expected_total' => array(
			'description' => 'What the shopper was shown, in minor units.',
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
 * What the request says of its attempt.
 *
 * @param WP_REST_Request $request The request that places an order.
 * @return array{attempt: string, expected_total: string} '' for what it does not say.
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
 * Remembers which order an attempt is, before anything else is done about it.
 *
 * @param WC_Order        $order   The order, not paid yet.
 * @param WP_REST_Request $request The request that places it.
 */
function shopfront_keep_attempt( $order, $request ) {
	$told = shopfront_read_attempt( $request );
	if ( '' === $told['attempt'] || ! WC()->session ) {
		// Another client may place an order that ours has begun: what was shown here was not shown there.
		$order->delete_meta_data( '_shopfront_expected_total' );
		return;
	}
	$order->update_meta_data( '_shopfront_expected_total', $told['expected_total'] );
	$attempt = array(
		'key'        => $told['attempt'],
		'order_id'   => $order->get_id(),
		'started_at' => time(),
	);
	// A guest may be a customer by the end, and ask as the guest when that is not told.
	$session = shopfront_session();
	shopfront_save_attempt( $attempt, $session );
	add_filter(
		'rest_request_after_callbacks',
		static function ( $response, $handler, $answered ) use ( $attempt, $session, $request ) {
			if ( $answered === $request ) {
				$end = shopfront_read_end( $response ) + array( 'ended_at' => microtime( true ) );
				shopfront_save_attempt( array_merge( $attempt, $end ), $session );
			}
			return $response;
		},
		10,
		3
	);
}

/**
 * Remembers an attempt, at once: a page asks while a gateway is at work.
 *
 * The session follows a guest who becomes a customer. But whichever request saves it last has written over what others
 * kept in it; the rows of the session and of the key are written by who has their lock.
 *
 * @param array  $attempt As shopfront_attempt_state() reads it.
 * @param string $session The session that began it.
 */
function shopfront_save_attempt( $attempt, $session ) {
	$text = wp_json_encode( $attempt );
	shopfront_write_row( "attempt_key_{$attempt['key']}", $text );
	shopfront_write_row( 'attempt_' . shopfront_session_row( $session ), $text );
	WC()->session->set( SHOPFRONT_ATTEMPT, $attempt );
	shopfront_save_session();
}

/**
 * An attempt as its row has it.
 *
 * @param string $of Its key or session, as rows call it.
 * @return array|null As shopfront_attempt_state() reads it; null for none.
 */
function shopfront_read_kept_attempt( $of ) {
	$kept = json_decode( shopfront_read_row( "attempt_$of", SHOPFRONT_ATTEMPT_LASTS ), true );
	return is_array( $kept ) ? $kept + SHOPFRONT_ATTEMPT_DEFAULTS : null;
}

/**
 * The last attempt of the session.
 *
 * @return array|null As shopfront_attempt_state() reads it; null for none.
 */
function shopfront_last_attempt() {
	if ( ! WC()->session ) {
		return null;
	}
	$told = shopfront_read_kept_attempt( shopfront_session_row( shopfront_session() ) );
	$own  = WC()->session->get( SHOPFRONT_ATTEMPT );
	$own  = is_array( $own ) ? $own + SHOPFRONT_ATTEMPT_DEFAULTS : null;
	return $own && ( ! $told || $own['started_at'] > $told['started_at'] ) ? $own : $told;
}

/**
 * What the answer to an attempt says of it, for those whom it does not reach.
 *
 * @param WP_REST_Response|WP_Error $response The answer of the checkout.
 * @return array{is_answered: bool, is_refused?: bool, redirect_url?: string} A fault is no refusal: it leaves open what
 *                                                                           was charged.
 */
function shopfront_read_end( $response ) {
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
	// Behind a `#` gateways tell their script on the page to take the payment; the page goes there, too.
	return preg_match( '~^(https?://|#.)~', $url ) ? $end + array( 'redirect_url' => $url ) : $end;
}

/**
 * Stops an order whose total is not the one that was shown.
 *
 * @param WC_Order $order The order, its totals worked out.
 * @throws \Automattic\WooCommerce\StoreApi\Exceptions\RouteException When the totals differ.
 */
function shopfront_check_total( $order ) {
	$shown = (string) $order->get_meta( '_shopfront_expected_total' );
	if ( '' === $shown ) {
		return;
	}
	$total = (string) (int) round( (float) $order->get_total() * pow( 10, wc_get_price_decimals() ) );
	if ( $shown !== $total ) {
		throw new \Automattic\WooCommerce\StoreApi\Exceptions\RouteException(
			'shopfront_total_changed',
			esc_html__( 'The total of your order has changed. Please check it and place your order again.', 'shopfront' ),
			409
		);
	}
}

/**
 * What became of the last attempt of the session.
 *
 * @return array{attempt: array<string, mixed>|null, last_order: array<string, mixed>|null}
 */
function shopfront_attempt_data() {
	$kept    = shopfront_last_attempt();
	$order   = $kept ? wc_get_order( $kept['order_id'] ) : null;
	$told    = $order ? shopfront_describe_attempt( $order, $kept ) : array(
		'attempt'    => null,
		'last_order' => null,
	);
	$running = shopfront_running_attempt( shopfront_session() );
	$is_over = $told['attempt'] && $told['attempt']['key'] === $running && 'placed' === $told['attempt']['state'];
	if ( null !== $running && ! $is_over ) {
		$is_kept         = $order && $kept['key'] === $running;
		$told['attempt'] = array(
			'key'          => $running,
			'state'        => 'processing',
			'order_id'     => $is_kept ? $order->get_id() : 0,
			'redirect_url' => '',
		);
	}
	return $told;
}

/**
 * What is told of an attempt whose request nobody is at.
 *
 * @param WC_Order $order Its order.
 * @param array    $kept  As shopfront_attempt_state() reads it.
 * @return array{attempt: array<string, mixed>, last_order: array<string, mixed>|null}
 */
function shopfront_describe_attempt( $order, $kept ) {
	$state = shopfront_attempt_state( $order, $kept );
	$urls  = array(
		'placed'     => $order->get_checkout_order_received_url(),
		'processing' => $kept['redirect_url'],
		'failed'     => '',
	);
	$url   = $urls[ $state ];
	$date  = $order->get_date_created();
	return array(
		'attempt'    => array(
			'key'          => $kept['key'],
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
 * Where an order stands, as far as its attempt goes.
 *
 * @param WC_Order                                                                            $order   The order.
 * @param array{started_at: int, is_answered: bool, is_refused: bool, redirect_url: string, ...} $attempt The attempt.
 * @return string `placed`, `processing` or `failed`. An order that waits for its payment while the cart is still there
 *                is being worked on; without a cart it was placed, and is paid elsewhere.
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
	// While one is prepared, its order has the status that the try before it has left.
	$is_prepared = ! $attempt['is_answered'] && time() - $attempt['started_at'] < SHOPFRONT_ATTEMPT_PREPARES;
	return $is_prepared ? 'processing' : 'failed';
}
