<?php

namespace Shopfront\Orders;

defined( 'ABSPATH' ) || exit;

/** The warning in the classic checkout and on the order-pay page, with the box that the shopper ticks. */
final class Unanswered_Warning {

	/** Field with the key of the attempt that the shopper gives up. */
	private const FIELD = 'shopfront_confirmed';

	private Attempts $attempts;
	private Session $session;
	private Locks $locks;
	private Cart_Contents $contents;

	public function __construct( Attempts $attempts, Session $session, Locks $locks, Cart_Contents $contents ) {
		$this->attempts = $attempts;
		$this->session  = $session;
		$this->locks    = $locks;
		$this->contents = $contents;
	}

	public function register_hooks(): void {
		add_action( 'woocommerce_review_order_before_submit', array( $this, 'print_for_cart' ), 5 );
		add_action( 'woocommerce_pay_order_before_submit', array( $this, 'print_for_order' ), 5 );
		add_action( 'woocommerce_after_checkout_validation', array( $this, 'check_cart' ), 10, 2 );
	}

	/** The address of a page, or `mailto:`; '' for none. */
	public static function contact_url(): string {
		$email = sanitize_email( (string) get_option( 'woocommerce_email_from_address' ) );
		/**
		 * Filters the address at which shoppers reach the shop about an order whose payment is not known.
		 *
		 * @param string $url Of a page, or `mailto:`; '' for none. Default: the sender of WooCommerce's emails.
		 */
		return esc_url_raw( (string) apply_filters( 'shopfront_contact_url', '' === $email ? '' : "mailto:$email" ), array( 'http', 'https', 'mailto' ) );
	}

	/** Key of the attempt that the submitted form gives up; '' if the box isn't ticked. */
	public function confirmed(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, Shopfront.Security.CheckedInput.NoNonce -- WooCommerce has checked the nonce.
		return isset( $_POST[ self::FIELD ] ) && is_string( $_POST[ self::FIELD ] ) ? sanitize_key( wp_unslash( $_POST[ self::FIELD ] ) ) : '';
	}

	public function print_for_cart(): void {
		$attempt = $this->of_cart();
		if ( $attempt ) {
			$this->print_warning( $attempt, $this->is_owner( $attempt ) );
		}
	}

	public function print_for_order(): void {
		$attempt = $this->of_order( absint( get_query_var( 'order-pay' ) ) );
		if ( $attempt ) {
			// The page shows the order.
			$this->print_warning( $attempt, true );
		}
	}

	public function check_cart( $data, $errors ): void {
		$attempt = empty( $data['woocommerce_checkout_update_totals'] ) ? $this->of_cart() : null;
		if ( $attempt && $this->confirmed() !== $attempt->key ) {
			$errors->add( 'shopfront_order_unanswered', $this->refusal( $attempt, $this->is_owner( $attempt ) ), array( 'id' => self::FIELD ) );
			// The form may be older than the attempt. WooCommerce's script loads the box then.
			WC()->session->set( 'refresh_totals', true );
		}
	}

	/** HTML; '' if the shopper has ticked the box, or the order has no unanswered attempt. */
	public function refusal_of_order( int $order_id ): string {
		$attempt = $this->of_order( $order_id );
		return $attempt && $this->confirmed() !== $attempt->key ? $this->refusal( $attempt, true ) : '';
	}

	/** Returns HTML. */
	private function refusal( Attempt $attempt, bool $is_owner ): string {
		return esc_html( Order_Refusal::unanswered( $attempt, $is_owner )->message ) . ' ' . esc_html__( 'To pay again anyway, select the box above the button.', 'shopfront' );
	}

	private function is_owner( Attempt $attempt ): bool {
		$order = wc_get_order( $attempt->order_id );
		return $order && $attempt->belongs_to( $order, $this->session->row( $this->session->id() ) );
	}

	/** The unanswered attempt for this cart, or for the order that WooCommerce would continue for it. */
	private function of_cart(): ?Attempt {
		$session  = $this->session->id();
		$order_id = WC()->session ? (int) WC()->session->get( 'order_awaiting_payment' ) : 0;
		$order    = $order_id > 0 ? wc_get_order( $order_id ) : null;
		$order_id = $order && $order->has_cart_hash( WC()->cart->get_cart_hash() ) ? $order_id : 0;
		$attempt  = $this->attempts->find_obstacle( $session, $order_id, $this->contents->items( WC()->cart ) );
		return $attempt && null === $this->locks->holder( $this->session->row( $session ) ) ? $attempt : null;
	}

	private function of_order( int $order_id ): ?Attempt {
		$attempt = $this->attempts->find_obstacle( '', $order_id, '' );
		return $attempt && null === $this->locks->holder( "order_$order_id" ) ? $attempt : null;
	}

	private function print_warning( Attempt $attempt, bool $is_owner ): void {
		$order  = $is_owner ? wc_get_order( $attempt->order_id ) : null;
		$number = $order ? (string) $order->get_order_number() : '';
		$url    = self::contact_url();
		$title  = '' === $number
			? __( 'We don’t know yet whether your last order was paid', 'shopfront' )
			/* translators: %s: number of the order. */
			: sprintf( __( 'We don’t know yet whether order %s was paid', 'shopfront' ), $number );
		// WooCommerce styles its notices by the kind of theme.
		printf(
			'<div class="%s sf-unanswered-order" role="group" aria-labelledby="sf-unanswered-order-title"><div class="wc-block-components-notice-banner__content"><p><strong id="sf-unanswered-order-title">%s</strong></p><p>%s',
			esc_attr( wp_is_block_theme() ? 'wc-block-components-notice-banner is-warning' : 'woocommerce-info' ),
			esc_html( $title ),
			esc_html__( 'The payment service did not answer, so you may already have been charged. Check your email and your bank account before you pay again.', 'shopfront' )
		);
		if ( '' !== $url ) {
			printf( ' <a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Contact us', 'shopfront' ) );
		}
		printf(
			'</p><p><label for="%1$s"><input type="checkbox" id="%1$s" name="%1$s" value="%2$s"> %3$s</label></p></div></div>',
			esc_attr( self::FIELD ),
			esc_attr( $attempt->key ),
			esc_html__( 'I understand that I may be charged twice.', 'shopfront' )
		);
	}
}
