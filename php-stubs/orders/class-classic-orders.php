<?php
/**
 * Orders of the classic checkout.
 *
 * @package Shopfront
 */

namespace Shopfront\Orders;

use Exception;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Protects orders of WooCommerce's classic checkout, which shoppers without JavaScript use, as those of the Store API.
 *
 * A browser that sends its form twice shows only the second response. So the second request waits for the first, and
 * then leads to its order. It waits before WooCommerce reads the session, which then has no cart to order again.
 */
final class Classic_Orders {

	/** Field of the form with the total that the shopper saw, in minor units. */
	private const TOTAL = 'shopfront_expected_total';

	private Rows $rows;
	private Attempt_Store $attempts;
	private Session $session;
	private Order_Locks $locks;
	private Open_Orders $open_orders;

	/** How long a repeated request waits for the one before, in seconds. */
	private int $max_wait;

	/** The session that sends this order; '' if it is not known. It changes when a guest becomes a customer. */
	private string $sender = '';

	/** Whether another request of the session is placing an order. */
	private bool $is_refused = false;

	/**
	 * Creates the protection.
	 *
	 * @param Rows          $rows        Shared rows.
	 * @param Attempt_Store $attempts    Saved attempts.
	 * @param Session       $session     Of the shopper.
	 * @param Order_Locks   $locks       Orders in progress.
	 * @param Open_Orders   $open_orders Orders that are paid elsewhere.
	 * @param int           $max_wait    How long a repeated request waits for the one before, in seconds.
	 */
	public function __construct( Rows $rows, Attempt_Store $attempts, Session $session, Order_Locks $locks, Open_Orders $open_orders, int $max_wait = 20 ) {
		$this->rows        = $rows;
		$this->attempts    = $attempts;
		$this->session     = $session;
		$this->locks       = $locks;
		$this->open_orders = $open_orders;
		$this->max_wait    = $max_wait;
	}

	/** Adds the hooks for the classic checkout. */
	public function register_hooks(): void {
		// WooCommerce reads the session at 0, the cart in `wp_loaded` at 10, and places the order at 20.
		add_action( 'init', array( $this, 'lock' ), -1 );
		add_action( 'wp_loaded', array( $this, 'find_order' ), 19 );
		add_action( 'woocommerce_before_checkout_process', array( $this, 'refuse' ), 1 );
		add_action( 'woocommerce_review_order_before_submit', array( $this, 'print_total' ) );
		add_action( 'woocommerce_after_checkout_validation', array( $this, 'check_total' ), 10, 2 );
		// Another plugin may still change the address before.
		add_filter( 'woocommerce_payment_successful_result', array( $this, 'record' ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_checkout_no_payment_needed_redirect', array( $this, 'record_free' ), PHP_INT_MAX, 2 );
	}

	/** Acquires the lock of the session, if this request places an order. Waits for another request. */
	public function lock(): void {
		if ( ! $this->places_order() ) {
			return;
		}
		$this->sender = $this->session->of_request( new WP_REST_Request() );
		if ( '' === $this->sender ) {
			return;
		}
		$until = microtime( true ) + $this->max_wait;
		while ( ! $this->locks->lock_session( $this->sender ) ) {
			if ( microtime( true ) >= $until ) {
				$this->is_refused = true;
				return;
			}
			usleep( 200000 );
		}
	}

	/** Leads to the order that this cart was sent for already, instead of ordering it again. */
	public function find_order(): void {
		if ( '' === $this->sender || $this->is_refused || ! WC()->cart ) {
			return;
		}
		$this->open_orders->empty_paid_cart( WC()->cart );
		$last  = $this->attempts->of_session( $this->sender );
		$order = $last ? wc_get_order( $last['order_id'] ) : null;
		if ( ! $order || ( $last['ended_at'] < $this->rows->request_start() && ! WC()->cart->is_empty() ) ) {
			return;
		}
		$url = 'placed' === Attempt::state( $order, $last ) ? $order->get_checkout_order_received_url() : $last['redirect_url'];
		if ( '' === $url ) {
			return;
		}
		if ( wp_doing_ajax() ) {
			wp_send_json(
				array(
					'result'   => 'success',
					'redirect' => $url,
				)
			);
		}
		// phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- The gateway has chosen it.
		wp_redirect( $url );
		exit;
	}

	/**
	 * Refuses an order while another request of the session is placing one.
	 *
	 * @throws Exception WooCommerce shows its message above the form.
	 */
	public function refuse(): void {
		if ( $this->is_refused ) {
			throw new Exception( esc_html( $this->locks->refusal()->get_error_message() ) );
		}
	}

	/** Prints the total that the shopper sees into the form. */
	public function print_total(): void {
		if ( WC()->cart ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( self::TOTAL ), esc_attr( $this->total() ) );
		}
	}

	/**
	 * Refuses an order whose total differs from the displayed one, as after a change of the address. With JavaScript the
	 * classic checkout updates its total itself, and after a refusal it would not print the new one.
	 *
	 * @param array    $data   Values of the form.
	 * @param WP_Error $errors Errors to show.
	 */
	public function check_total( $data, $errors ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, Shopfront.Security.CheckedInput.NoNonce -- WooCommerce has checked the nonce.
		$shown = isset( $_POST[ self::TOTAL ] ) ? sanitize_text_field( wp_unslash( $_POST[ self::TOTAL ] ) ) : '';
		// Field errors come first: the total may depend on the fields.
		if ( ! wp_doing_ajax() && empty( $data['woocommerce_checkout_update_totals'] ) && '' !== $shown && ! $errors->has_errors() && $shown !== $this->total() ) {
			$errors->add( 'shopfront_total_changed', Order_Total::message( (float) WC()->cart->get_total( 'edit' ), get_woocommerce_currency() ) );
		}
	}

	/**
	 * Records an order that its gateway has accepted.
	 *
	 * @param mixed $result   With the address of the next page in `redirect`.
	 * @param int   $order_id The order.
	 * @return mixed The result, unchanged.
	 */
	public function record( $result, $order_id ) {
		$url = is_array( $result ) && isset( $result['redirect'] ) ? (string) $result['redirect'] : '';
		if ( '' !== $this->sender ) {
			$now = $this->rows->now();
			$this->attempts->save(
				array(
					'key'          => bin2hex( random_bytes( 16 ) ),
					'order_id'     => (int) $order_id,
					'started_at'   => time(),
					'ended_at'     => $now,
					'is_answered'  => true,
					'redirect_url' => $url,
				),
				$this->sender
			);
		}
		return $result;
	}

	/**
	 * Records an order without payment.
	 *
	 * @param mixed          $url   Address of the next page.
	 * @param \WC_Order|null $order The order.
	 * @return mixed The address, unchanged.
	 */
	public function record_free( $url, $order ) {
		if ( $order ) {
			$this->record( array( 'redirect' => $url ), $order->get_id() );
		}
		return $url;
	}

	/**
	 * Whether this request sends the form of the classic checkout.
	 *
	 * @return bool
	 */
	private function places_order(): bool {
		// phpcs:disable WordPress.Security.NonceVerification, Shopfront.Security.CheckedInput -- WooCommerce checks the nonce; compared with a constant.
		return isset( $_POST['woocommerce_checkout_place_order'] ) && ! isset( $_POST['woocommerce_checkout_update_totals'] )
			|| isset( $_GET['wc-ajax'], $_POST['payment_method'] ) && 'checkout' === $_GET['wc-ajax'];
		// phpcs:enable
	}

	/**
	 * Returns the total of the cart.
	 *
	 * @return string In minor units.
	 */
	private function total(): string {
		return (string) (int) round( (float) WC()->cart->get_total( 'edit' ) * pow( 10, wc_get_price_decimals() ) );
	}
}
