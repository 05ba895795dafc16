<?php

namespace Shopfront\Orders;

use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * An attempt to place an order. It's unanswered from the moment we call the gateway until the gateway, a webhook or the
 * merchant says whether it was paid, or the shopper accepts that it may have been.
 */
final class Attempt {

	/** Any other status means placed, including other plugins' statuses. */
	public const UNPAID_STATUSES = array( 'checkout-draft', 'pending', 'failed', 'cancelled', 'trash' );

	/** 32 hexadecimal digits, from the page. We make one for a client that sends none. */
	public string $key = '';

	public int $order_id = 0;

	/** The session that started it (Session::row()); '' for none. */
	public string $session = '';

	/** Cart_Contents::items(); '' if the order has no cart. */
	public string $items = '';

	/** Cart_Contents::id(); '' if the order has no cart. */
	public string $cart = '';

	/** @var array<string, float> Cart_Contents::quantities(). */
	public array $quantities = array();

	/** Key of the unanswered attempt that the shopper gave up for this one; '' for none. */
	public string $replaces = '';

	/** Title of the payment method whose gateway was called; '' before that. */
	public string $method = '';

	/** When the gateway was called, in seconds; 0 before that. */
	public int $sent_at = 0;

	/** When its response was sent, in seconds by the database's clock; 0 before that. */
	public float $ended_at = 0.0;

	public bool $is_answered = false;

	/** Nothing was paid, or the attempt no longer counts. */
	public bool $is_refused = false;

	/** The order has a note for the merchant about the missing answer. */
	public bool $is_reported = false;

	/** Where the payment continues: a gateway's page, or a `#` address on the checkout; '' for nowhere. */
	public string $redirect_url = '';

	/** @param array<string, mixed> $values By property. Unknown ones are ignored. */
	public function __construct( array $values = array() ) {
		foreach ( array_intersect_key( $values, get_object_vars( $this ) ) as $name => $value ) {
			$this->$name = $value;
		}
	}

	/** Whether a shopper may see the order: the session that started it, or the order's customer. */
	public function belongs_to( $order, string $session ): bool {
		if ( '' !== $this->session && $this->session === $session ) {
			return true;
		}
		$user = wp_get_current_user();
		return $user->ID > 0 && ( (int) $order->get_customer_id() === $user->ID || 0 === strcasecmp( $order->get_billing_email(), $user->user_email ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $items The cart's items by key.
	 * @return array<string, array<string, mixed>> Without what the attempt orders.
	 */
	public function subtract_from( array $items ): array {
		$left = array();
		// Earlier versions did not record the quantities.
		foreach ( '' !== $this->cart && ! $this->quantities ? array() : $items as $key => $item ) {
			$quantity = (float) ( $item['quantity'] ?? 0 ) - (float) ( $this->quantities[ $key ] ?? 0 );
			if ( $quantity > 0 ) {
				$left[ $key ] = array( 'quantity' => wc_stock_amount( $quantity ) ) + $item;
			}
		}
		return $left;
	}

	/** Cancelling the order doesn't answer its attempt: WooCommerce cancels unpaid orders automatically. */
	public function is_unanswered( $order ): bool {
		return $this->sent_at > 0 && ! $this->is_answered && ( $order->has_status( self::UNPAID_STATUSES ) || $order->needs_payment() );
	}

	/**
	 * Call it once the attempt's request has ended.
	 * @return string `placed`, `processing`, `failed` or `unanswered`. An order with pending payment is processing
	 * while its cart exists; without a cart it was placed, and is paid elsewhere. An attempt whose request died before
	 * the gateway was called has failed: nothing was charged.
	 */
	public function state( $order ): string {
		if ( $this->is_unanswered( $order ) ) {
			return 'unanswered';
		}
		if ( ! $order->has_status( self::UNPAID_STATUSES ) ) {
			return 'placed';
		}
		if ( ! $this->is_answered || $this->is_refused || ! $order->has_status( 'pending' ) ) {
			return 'failed';
		}
		return '' === $this->redirect_url && WC()->cart && WC()->cart->is_empty() ? 'placed' : 'processing';
	}

	/** @param mixed $response The checkout's WP_REST_Response, or an error. */
	public function read_response( $response ): void {
		if ( ! $response instanceof WP_REST_Response ) {
			return;
		}
		$status  = $response->get_status();
		$data    = (array) $response->get_data();
		$payment = (array) ( isset( $data['payment_result'] ) ? $data['payment_result'] : array() );
		$result  = isset( $payment['payment_status'] ) ? (string) $payment['payment_status'] : '';
		// To an agent, WooCommerce reports a declined payment as a server error of this type.
		$is_declined = in_array( $result, array( 'failure', 'error' ), true ) || 'processing_error' === ( $data['type'] ?? '' );
		if ( $is_declined || ( $status >= 400 && $status < 500 ) ) {
			$this->refuse();
			return;
		}
		// A server error is no answer: the gateway may have charged before it.
		if ( $status < 500 ) {
			$this->accept( isset( $payment['redirect_url'] ) ? (string) $payment['redirect_url'] : '' );
		}
	}

	/** The gateway has accepted the payment, or continues it at an address ('' for none). */
	public function accept( string $url ): void {
		$this->is_answered = true;
		$this->is_refused  = false;
		// Gateways start their payment script at a `#` address, and the page follows it too.
		$this->redirect_url = preg_match( '~^(https?://|#.)~', $url ) ? $url : '';
	}

	/** Nothing was paid, or the attempt no longer counts. */
	public function refuse(): void {
		$this->is_answered = true;
		$this->is_refused  = true;
	}
}
