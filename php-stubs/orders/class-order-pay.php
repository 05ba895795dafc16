<?php

namespace Shopfront\Orders;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Protects the form that pays an existing order, from My account or an email. */
final class Order_Pay {

	private Attempts $attempts;
	private Session $session;
	private Locks $locks;
	private Unanswered_Warning $warning;

	public function __construct( Attempts $attempts, Session $session, Locks $locks, Unanswered_Warning $warning ) {
		$this->attempts = $attempts;
		$this->session  = $session;
		$this->locks    = $locks;
		$this->warning  = $warning;
	}

	/** WooCommerce handles the form in `wp` at 20. */
	public function register_hooks(): void {
		add_action( 'woocommerce_before_pay_action', array( $this, 'start' ), PHP_INT_MAX );
		// WooCommerce would have redirected after a success.
		add_action( 'wp', array( $this->attempts, 'refuse_running' ), 21 );
	}

	/** Locks the order and records the attempt before its gateway is called, or leads back to the form. */
	public function start( $order ): void {
		$id = $order->get_id();
		if ( ! $this->locks->take( "order_$id" ) ) {
			$this->refuse( $order, esc_html( Order_Refusal::in_progress()->message ) );
		}
		if ( $this->attempts->has_changed( $order ) ) {
			wp_safe_redirect( $order->get_checkout_order_received_url() );
			exit;
		}
		$refusal = $this->warning->refusal_of_order( $id );
		if ( '' !== $refusal ) {
			$this->refuse( $order, $refusal );
		}
		$session = $this->session->id();
		$this->attempts->begin( $order, '' === $session ? $this->session->of_request( new WP_REST_Request() ) : $session, null, '', $this->warning->confirmed() );
		if ( $order->needs_payment() ) {
			$this->attempts->send( $id, $this->method_title() );
		}
	}

	/** The method chosen in the form, because the order still has its previous one; '' if unknown. */
	private function method_title(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, Shopfront.Security.CheckedInput.NoNonce -- WooCommerce has checked the nonce.
		$id      = isset( $_POST['payment_method'] ) && is_string( $_POST['payment_method'] ) ? sanitize_key( wp_unslash( $_POST['payment_method'] ) ) : '';
		$gateway = WC()->payment_gateways()->get_available_payment_gateways()[ $id ] ?? null;
		return $gateway ? (string) $gateway->get_title() : '';
	}

	/** Shows the form again with an error, which is HTML. */
	private function refuse( $order, string $message ): void {
		wc_add_notice( $message, 'error' );
		wp_safe_redirect( $order->get_checkout_payment_url() );
		exit;
	}
}
