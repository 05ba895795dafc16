<?php
/**
 * The Store API: forwards each request to the demo shop.
 *
 * The demo shop can't verify WordPress's nonces, so this file checks them, and the demo shop's check is off. A cookie
 * with the name of WooCommerce's stores a guest's session.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

/** The demo shop's session cookie. */
const DOUBLE_SHOP_COOKIE = 'wp_woocommerce_session_demo';

/** Headers that are forwarded to the demo shop, besides cookies. */
const DOUBLE_REQUEST_HEADERS = array( 'Cart-Token', 'Content-Type', 'X-HTTP-Method-Override' );

/** Response headers that are not forwarded, because they describe the connection. */
const DOUBLE_DROPPED_HEADERS = array( 'connection', 'content-length', 'content-type', 'date', 'keep-alive', 'set-cookie', 'transfer-encoding', 'vary', 'link', 'nonce', 'nonce-timestamp' );

add_action( 'rest_api_init', 'double_register_routes' );

function double_register_routes() {
	register_rest_route(
		'wc/store',
		'/(?P<double_path>.+)',
		array(
			'methods'             => array( 'GET', 'POST', 'PUT', 'PATCH', 'DELETE' ),
			'callback'            => 'double_answer',
			'permission_callback' => '__return_true',
		)
	);
}

/**
 * The cart of a request, with the methods that the mini-cart calls. The demo shop manages the session, so only tests
 * have one.
 */
class WC_Cart {
	public $count = 0;

	public function is_empty() {
		return 0 === $this->count;
	}

	public function get_cart_contents_count() {
		return $this->count;
	}

	public function get_cart_hash() {
		return 'hash';
	}

	public function get_subtotal() {
		return 18.0 * $this->count;
	}

	public function get_subtotal_tax() {
		return 1.53 * $this->count;
	}

	public function display_prices_including_tax() {
		return 'incl' === get_option( 'woocommerce_tax_display_cart' );
	}
}

/** Formats amounts in minor units, or the currency's fields. */
function woocommerce_store_api_get_formatter( $name ) {
	return new class( $name ) {
		private $name;

		public function __construct( $name ) {
			$this->name = $name;
		}

		public function format( $value, $options = array() ) {
			return 'money' === $this->name
				? (string) (int) round( $value * 10 ** $options['decimals'] )
				: $value + array(
					'currency_code'               => 'USD',
					'currency_symbol'             => '$',
					'currency_minor_unit'         => 2,
					'currency_decimal_separator'  => '.',
					'currency_thousand_separator' => ',',
					'currency_prefix'             => '$',
					'currency_suffix'             => '',
				);
		}
	};
}

function wc_get_price_decimals() {
	return 2;
}

function wc_prices_include_tax() {
	return (bool) get_option( 'double_prices_include_tax' );
}

function double_session_cookie() {
	return apply_filters( 'woocommerce_cookie', 'wp_woocommerce_session_' . COOKIEHASH );
}

function double_answer( $request ) {
	$refusal = double_check_nonce( $request );
	if ( $refusal ) {
		return $refusal;
	}
	$headers = array();
	foreach ( DOUBLE_REQUEST_HEADERS as $name ) {
		if ( $request->get_header( $name ) ) {
			$headers[ $name ] = $request->get_header( $name );
		}
	}
	$query  = $request->get_query_params();
	$path   = $request->get_route() . ( $query ? '?' . http_build_query( $query ) : '' );
	$answer = double_forward( $request->get_method(), $path, $headers, $request->get_body() );
	if ( is_wp_error( $answer ) ) {
		return new WP_Error( 'double_shop_is_gone', $answer->get_error_message(), array( 'status' => 502 ) );
	}
	$body = json_decode( wp_remote_retrieve_body( $answer ) );
	// Each response inside a batch has its own nonce.
	foreach ( $body->responses ?? array() as $inner ) {
		if ( isset( $inner->headers->Nonce ) ) {
			$inner->headers->Nonce = wp_create_nonce( 'wc_store_api' );
		}
	}
	$response = new WP_REST_Response( $body, wp_remote_retrieve_response_code( $answer ) );
	foreach ( wp_remote_retrieve_headers( $answer ) as $name => $value ) {
		if ( ! in_array( strtolower( $name ), DOUBLE_DROPPED_HEADERS, true ) ) {
			$response->header( $name, is_array( $value ) ? implode( ', ', $value ) : $value );
		}
	}
	$response->header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
	$response->header( 'Nonce-Timestamp', (string) time() );
	return $response;
}

/** Refuses a mutation with a missing or wrong nonce (docs/contract/store-api.md 1.1). A cart token needs none. */
function double_check_nonce( $request ) {
	if ( 'GET' === $request->get_method() || $request->get_header( 'Cart-Token' ) ) {
		return null;
	}
	$nonces = array( $request->get_header( 'Nonce' ) );
	if ( preg_match( '#/batch$#', $request->get_route() ) ) {
		$nonces = array_map( static fn( $one ) => $one['headers']['Nonce'] ?? ( $one['headers']['nonce'] ?? null ), $request->get_json_params()['requests'] ?? array() );
	}
	foreach ( $nonces as $nonce ) {
		if ( null === $nonce ) {
			return new WP_Error( 'woocommerce_rest_missing_nonce', 'Missing the Nonce header. This endpoint requires a valid nonce.', array( 'status' => 401 ) );
		}
		if ( ! wp_verify_nonce( $nonce, 'wc_store_api' ) ) {
			return new WP_Error( 'woocommerce_rest_invalid_nonce', 'Nonce is invalid.', array( 'status' => 403 ) );
		}
	}
	return null;
}

/**
 * Sends a request to the demo shop in this visitor's session, and forwards its cookies.
 * @param string[] $headers By name.
 * @return array|WP_Error As wp_remote_request() returns.
 */
function double_forward( $method, $path, $headers = array(), $body = '' ) {
	$shop    = getenv( 'SHOPFRONT_DEMO_SHOP' );
	$cookies = array();
	foreach ( double_visitor_cookies() as $name => $value ) {
		$cookies[] = ( double_session_cookie() === $name ? DOUBLE_SHOP_COOKIE : $name ) . '=' . rawurlencode( $value );
	}
	$answer = wp_remote_request(
		"$shop/wp-json$path",
		array(
			'method'      => $method,
			'body'        => $body,
			'timeout'     => 20,
			'redirection' => 0,
			// Makes the demo shop use this site's addresses in its responses.
			'headers'     => $headers + array(
				'Host'   => wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ),
				'Cookie' => implode( '; ', $cookies ),
			),
		)
	);
	foreach ( is_wp_error( $answer ) ? array() : (array) wp_remote_retrieve_header( $answer, 'set-cookie' ) as $cookie ) {
		double_keep_cookie( (string) $cookie );
	}
	return $answer;
}

/** Includes cookies that the demo shop has set during this request. */
function double_visitor_cookies( $name = null, $value = '' ) {
	static $cookies = null;
	if ( null === $cookies ) {
		$cookies = array_filter(
			wp_unslash( $_COOKIE ),
			static fn( $one ) => double_session_cookie() === $one || 0 === strpos( $one, 'woocommerce_' ),
			ARRAY_FILTER_USE_KEY
		);
	}
	if ( null !== $name ) {
		$cookies[ $name ] = $value;
	}
	return $cookies;
}

/** Sets one of the demo shop's cookies in the visitor's browser. */
function double_keep_cookie( $cookie ) {
	if ( ! preg_match( '/^([^=]+)=([^;]*)(.*)$/', $cookie, $found ) ) {
		return;
	}
	$name = DOUBLE_SHOP_COOKIE === $found[1] ? double_session_cookie() : $found[1];
	double_visitor_cookies( $name, rawurldecode( $found[2] ) );
	if ( ! headers_sent() ) {
		header( "Set-Cookie: $name={$found[2]}{$found[3]}", false );
	}
}

/** The response as WooCommerce preloads it for the page. */
function double_preload( $path ) {
	$answer = getenv( 'SHOPFRONT_DEMO_SHOP' ) ? double_forward( 'GET', $path ) : null;
	if ( ! $answer || is_wp_error( $answer ) ) {
		return array(
			'body'    => null,
			'headers' => array(),
		);
	}
	return array(
		'body'    => json_decode( wp_remote_retrieve_body( $answer ) ),
		'headers' => array(
			'Nonce'      => wp_create_nonce( 'wc_store_api' ),
			'Cart-Token' => wp_remote_retrieve_header( $answer, 'cart-token' ),
		),
	);
}

/** Without a demo shop, DOUBLE_CART_COUNT sets the number. */
function double_cart_count() {
	static $count = null;
	if ( false !== getenv( 'DOUBLE_CART_COUNT' ) ) {
		return (int) getenv( 'DOUBLE_CART_COUNT' );
	}
	if ( null === $count ) {
		$has_cart = ! empty( $_COOKIE['woocommerce_items_in_cart'] );
		$count    = $has_cart ? (int) ( double_preload( '/wc/store/v1/cart' )['body']->items_count ?? 0 ) : 0;
	}
	return $count;
}

/** Does nothing: the demo shop responds with its own data. */
function woocommerce_store_api_register_endpoint_data( $extension ) {
	$GLOBALS['double_endpoint_data'][] = $extension;
}

/** Always false: orders exist only in the demo shop. */
function wc_get_order( $order ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found
	return false;
}
