<?php

namespace Shopfront\Classic_Gateways;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use WC_Order;
use WC_Payment_Gateway;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Pays an order of the Store API as the classic checkout pays it: the gateway finds its form in `$_POST`, its own callbacks
 * of the classic checkout run, and each way of refusing shows its message. WooCommerce's processing for gateways without
 * an integration leaves out the callbacks and some messages.
 */
final class Gateway_Payment {

	/** In the payment data: the form as a query string, in base64, because WooCommerce cleans the data. */
	private const FORM = 'shopfront_classic_form';

	private const ERROR = 'woocommerce_rest_payment_error';

	private Classic_Gateways $gateways;

	/** Where the gateway's script continues the payment that this request has made: a `#` address; '' for nowhere. */
	private string $fragment = '';

	public function __construct( Classic_Gateways $gateways ) {
		$this->gateways = $gateways;
	}

	public function register_hooks(): void {
		// After Store_Api_Orders has locked the order, before WooCommerce's own processing at 999.
		add_action( 'woocommerce_rest_checkout_process_payment_with_context', array( $this, 'pay' ), 998, 2 );
		// Before Store_Api_Orders reads the response.
		add_filter( 'rest_request_after_callbacks', array( $this, 'add_fragment' ), 9 );
	}

	/** @throws RouteException With the gateway's reason for a refusal. */
	public function pay( $context, $result ): void {
		$gateway = $result->status ? null : ( $this->gateways->offered()[ $context->payment_method ] ?? null );
		if ( ! $gateway ) {
			return;
		}
		// phpcs:disable WordPress.Security.NonceVerification, Shopfront.Security.CheckedInput -- The Store API has verified the nonce; the gateway cleans its fields.
		$post    = $_POST;
		$request = $_REQUEST;
		wc_maybe_define_constant( 'WOOCOMMERCE_CHECKOUT', true );
		$_POST    = wp_slash( $this->form( $context->payment_data, $context->order, $gateway->id ) );
		$_REQUEST = $_POST + $_REQUEST;
		try {
			$answer = $this->process( $gateway, $context->order );
		} finally {
			$_POST    = $post;
			$_REQUEST = $request;
		}
		// phpcs:enable
		wc_clear_notices();
		$result->set_status( 'success' );
		$result->set_payment_details( array_merge( $result->payment_details, array_filter( $answer, 'is_scalar' ) ) );
		$redirect       = (string) ( $answer['redirect'] ?? '' );
		$this->fragment = 0 === strpos( $redirect, '#' ) ? $redirect : '';
		$result->set_redirect_url( $redirect );
	}

	/** WooCommerce's result drops a `#` address with a colon, such as `#confirm-SECRET:ADDRESS`, as an unknown protocol. */
	public function add_fragment( $response ) {
		$data = $response instanceof WP_REST_Response ? (array) $response->get_data() : array();
		// A plugin may send requests of its own meanwhile.
		if ( '' !== $this->fragment && isset( $data['payment_result'] ) ) {
			$data['payment_result'] = array_merge( (array) $data['payment_result'], array( 'redirect_url' => $this->fragment ) );
			$this->fragment         = '';
			$response->set_data( $data );
		}
		return $response;
	}

	/** @return array What the gateway answers. */
	private function process( WC_Payment_Gateway $gateway, WC_Order $order ): array {
		$hooks  = new Plugin_Hooks( $gateway );
		$errors = new WP_Error();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, Shopfront.Security.CheckedInput -- See pay().
		$posted = wp_unslash( $_POST );
		$hooks->run( 'woocommerce_checkout_process' );
		$hooks->run( 'woocommerce_after_checkout_validation', $posted, $errors );
		foreach ( $errors->get_error_messages() as $message ) {
			wc_add_notice( $message, 'error' );
		}
		$gateway->validate_fields();
		$this->throw_notices();
		$this->run_order_hooks( $hooks, $order, $posted );
		$this->throw_notices();
		if ( WC()->session ) {
			WC()->session->set( 'order_awaiting_payment', $order->get_id() );
			WC()->session->set( 'chosen_payment_method', $gateway->id );
		}
		$answer = $gateway->process_payment( $order->get_id() );
		$answer = is_array( $answer ) ? $answer : array();
		if ( 'success' !== ( $answer['result'] ?? '' ) ) {
			$this->throw_notices();
			$reason = self::text( (string) ( $answer['message'] ?? $answer['messages'] ?? '' ) );
			throw self::refusal( '' === $reason ? self::declined() : $reason );
		}
		return (array) $hooks->filter( 'woocommerce_payment_successful_result', $answer, $order->get_id() );
	}

	/**
	 * WooCommerce has run the Store API's hooks, so a plugin that knows both does not get the classic ones as well.
	 * @throws RouteException When a callback changes the price that the shopper has agreed to.
	 */
	private function run_order_hooks( Plugin_Hooks $hooks, WC_Order $order, array $posted ): void {
		$price = self::price( $order );
		$hooks->run( 'woocommerce_checkout_create_order', $order, $posted );
		if ( self::price( $order ) === $price ) {
			$order->save();
			foreach ( array(
				'update_order_meta' => array( $order->get_id(), $posted ),
				'order_processed'   => array( $order->get_id(), $posted, $order ),
			) as $hook => $arguments ) {
				if ( ! $hooks->has( "woocommerce_store_api_checkout_$hook" ) ) {
					$hooks->run( "woocommerce_checkout_$hook", ...$arguments );
				}
			}
		}
		$saved = wc_get_order( $order->get_id() );
		if ( self::price( $order ) !== $price || ( $saved && (float) $saved->get_total() !== $price[0] ) ) {
			wc_get_logger()->error( 'Shopfront: a payment gateway has changed the total of the order during its payment, so the payment was stopped.', array( 'source' => 'shopfront' ) );
			throw self::refusal( self::declined() );
		}
	}

	/** @return array{0: float, 1: int} Its total, and the number of its items, fees and rates. */
	private static function price( WC_Order $order ): array {
		return array( (float) $order->get_total(), count( $order->get_items( array( 'line_item', 'fee', 'shipping', 'coupon' ) ) ) );
	}

	/** The form's fields as PHP reads them. Names may have brackets. */
	private function form( array $data, WC_Order $order, string $id ): array {
		$encoded = is_string( $data[ self::FORM ] ?? null ) ? $data[ self::FORM ] : '';
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Keeps the fields as they were typed.
		parse_str( (string) base64_decode( $encoded, true ), $fields );
		// The order's own, because the form's address may be older.
		foreach ( array( 'billing', 'shipping' ) as $type ) {
			foreach ( $order->get_address( $type ) as $name => $value ) {
				$fields[ "{$type}_$name" ] = $value;
			}
		}
		$fields['order_comments'] = $order->get_customer_note();
		$fields['payment_method'] = $id;
		// The Store API has verified its own.
		$fields['woocommerce-process-checkout-nonce'] = wp_create_nonce( 'woocommerce-process_checkout' );
		return $fields;
	}

	/** @throws RouteException With the errors that the gateway has added. */
	private function throw_notices(): void {
		$texts = array_filter( array_map( static fn( $notice ) => self::text( (string) ( $notice['notice'] ?? '' ) ), wc_get_notices( 'error' ) ) );
		if ( wc_notice_count( 'error' ) > 0 ) {
			wc_clear_notices();
			throw self::refusal( implode( ' ', array_unique( $texts ) ) );
		}
	}

	private static function declined(): string {
		return __( 'The payment was not accepted. Please check its details, or choose another way to pay.', 'shopfront' );
	}

	private static function refusal( string $message ): RouteException {
		return new RouteException( self::ERROR, $message, 400 );
	}

	private static function text( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' ) );
	}
}
