<?php

namespace Shopfront\Orders;

use Exception;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Protects orders of WooCommerce's classic checkout, which shoppers without JavaScript use.
 *
 * A browser that sends a form twice shows only the last response. So the last request waits for the first one, and then
 * leads to its order. It waits before WooCommerce reads the session, which then has no cart to order again.
 */
final class Classic_Orders {

	/** Form field with the total that the shopper saw, in minor units. */
	private const TOTAL = 'shopfront_expected_total';

	private Rows $rows;
	private Attempt_Store $store;
	private Attempts $attempts;
	private Session $session;
	private Locks $locks;
	private Open_Orders $open_orders;
	private Unanswered_Warning $warning;

	/** Seconds. */
	private int $max_wait;

	/** The session that sends the order; '' if unknown. A guest's session changes when an account is created. */
	private string $sender = '';

	/** The order that this request has recorded; 0 for none. */
	private int $order_id = 0;

	/** Another request of the session is placing an order. */
	private bool $is_refused = false;

	public function __construct( Rows $rows, Attempt_Store $store, Attempts $attempts, Session $session, Locks $locks, Open_Orders $open_orders, Unanswered_Warning $warning, int $max_wait = 20 ) {
		$this->rows        = $rows;
		$this->store       = $store;
		$this->attempts    = $attempts;
		$this->session     = $session;
		$this->locks       = $locks;
		$this->open_orders = $open_orders;
		$this->warning     = $warning;
		$this->max_wait    = $max_wait;
	}

	public function register_hooks(): void {
		// WooCommerce reads the session at 0, the cart in `wp_loaded` at 10, and places the order at 20.
		add_action( 'init', array( $this, 'lock' ), -1 );
		add_action( 'wp_loaded', array( $this, 'find_order' ), 19 );
		// WooCommerce would have redirected after a success, and shows errors next.
		add_action( 'wp_loaded', array( $this->attempts, 'refuse_running' ), 21 );
		add_filter( 'woocommerce_notice_types', array( $this, 'end_ajax' ) );
		add_action( 'woocommerce_before_checkout_process', array( $this, 'refuse' ), 1 );
		add_action( 'woocommerce_review_order_before_submit', array( $this, 'print_total' ) );
		add_action( 'woocommerce_after_checkout_validation', array( $this, 'check_total' ), 10, 2 );
		// Later callbacks may charge.
		add_action( 'woocommerce_checkout_order_processed', array( $this, 'send' ), 1 );
		add_filter( 'woocommerce_cart_needs_payment', array( $this, 'send_payment' ), PHP_INT_MAX );
		// Another plugin may still change the address before.
		add_filter( 'woocommerce_payment_successful_result', array( $this, 'record' ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_checkout_no_payment_needed_redirect', array( $this, 'record_free' ), PHP_INT_MAX, 2 );
	}

	/** Waits for another request of the session that is placing an order. */
	public function lock(): void {
		if ( $this->places_order() ) {
			$this->lock_session( $this->session->of_request( new WP_REST_Request() ), $this->max_wait );
		}
	}

	/** Redirects to the order that this cart was already sent for. */
	public function find_order(): void {
		if ( '' === $this->sender || $this->is_refused || ! WC()->cart ) {
			return;
		}
		$this->open_orders->check( WC()->cart );
		$last  = $this->store->last_of_session( $this->sender );
		$order = $last ? wc_get_order( $last->order_id ) : null;
		if ( ! $order || ! $last->belongs_to( $order, $this->session->row( $this->sender ) ) || ( $last->ended_at < $this->rows->request_start() && ! WC()->cart->is_empty() ) ) {
			return;
		}
		$url = 'placed' === $last->state( $order ) ? $order->get_checkout_order_received_url() : $last->redirect_url;
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
	 * A gateway's express button may place orders at an address of its own, for which lock() has acquired nothing.
	 * @throws Exception WooCommerce shows its message above the form.
	 */
	public function refuse(): void {
		if ( '' === $this->sender && '' !== $this->session->id() ) {
			$this->lock_session( $this->session->id(), 0 );
			if ( WC()->cart && ! $this->is_refused ) {
				$this->open_orders->check( WC()->cart );
			}
		}
		$this->throw_if( $this->is_refused );
	}

	/** @throws Exception When another request is paying the order, or may have paid it. */
	public function send( $order_id ): void {
		$order = wc_get_order( $order_id );
		if ( ! $order ) {
			return;
		}
		$this->throw_if( ! $this->locks->take( "order_$order_id" ) || $this->attempts->has_changed( $order ) );
		$refusal = $this->warning->refusal_of_order( (int) $order_id );
		if ( '' !== $refusal ) {
			throw new Exception( $refusal ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped, Shopfront.Security.EscapeOutput -- It is HTML.
		}
		$this->attempts->begin( $order, $this->sender, WC()->cart, '', $this->warning->confirmed() );
		$this->order_id = (int) $order_id;
		$this->throw_if( $order->needs_payment() && ! $this->attempts->send( $this->order_id, (string) $order->get_payment_method_title() ) );
	}

	/**
	 * For an order without a total, such as a free trial that saves a card.
	 * @throws Exception When another request has taken the locks, which expire.
	 */
	public function send_payment( $needs_payment ) {
		$order = $needs_payment && $this->attempts->running( $this->order_id ) ? wc_get_order( $this->order_id ) : null;
		$this->throw_if( $order && ! $this->attempts->send( $this->order_id, (string) $order->get_payment_method_title() ) );
		return $needs_payment;
	}

	/**
	 * A payment failed if WooCommerce puts its errors into the response to a script. A gateway that responds by itself
	 * leaves the attempt unanswered.
	 */
	public function end_ajax( $types ) {
		if ( wp_doing_ajax() ) {
			$this->attempts->refuse_running();
		}
		return $types;
	}

	public function print_total(): void {
		if ( WC()->cart ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( self::TOTAL ), esc_attr( $this->total() ) );
		}
	}

	/**
	 * Refuses an order whose total isn't the displayed one, for example after a change of address. With JavaScript, the
	 * classic checkout updates its total itself, and wouldn't print the new one after a refusal.
	 */
	public function check_total( $data, $errors ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, Shopfront.Security.CheckedInput.NoNonce -- WooCommerce has checked the nonce.
		$shown = isset( $_POST[ self::TOTAL ] ) ? sanitize_text_field( wp_unslash( $_POST[ self::TOTAL ] ) ) : '';
		// Field errors come first: the total may depend on the fields.
		if ( ! wp_doing_ajax() && empty( $data['woocommerce_checkout_update_totals'] ) && '' !== $shown && ! $errors->has_errors() && $shown !== $this->total() ) {
			$errors->add( 'shopfront_total_changed', Order_Total::message( (float) WC()->cart->get_total( 'edit' ), get_woocommerce_currency() ) );
		}
	}

	/** @param mixed $result Has the address of the next page in `redirect`. */
	public function record( $result, $order_id ) {
		$attempt = $this->attempts->running( (int) $order_id );
		if ( $attempt ) {
			$attempt->accept( is_array( $result ) && isset( $result['redirect'] ) ? (string) $result['redirect'] : '' );
			$this->attempts->end( $attempt );
		}
		return $result;
	}

	public function record_free( $url, $order ) {
		if ( $order ) {
			$this->record( array( 'redirect' => $url ), $order->get_id() );
		}
		return $url;
	}

	/** Whether this request submits the classic checkout's form. */
	private function places_order(): bool {
		// phpcs:disable WordPress.Security.NonceVerification, Shopfront.Security.CheckedInput -- WooCommerce checks the nonce; compared with a constant.
		return isset( $_POST['woocommerce_checkout_place_order'] ) && ! isset( $_POST['woocommerce_checkout_update_totals'] )
			|| isset( $_GET['wc-ajax'], $_POST['payment_method'] ) && 'checkout' === $_GET['wc-ajax'];
		// phpcs:enable
	}

	/** Only the session's latest request waits (`$max_wait` in seconds): the browser shows no other response. */
	private function lock_session( string $session, int $max_wait ): void {
		if ( '' === $session ) {
			return;
		}
		$this->rows->use_primary();
		$this->sender = $session;
		$name         = $this->session->row( $session );
		if ( $this->locks->take( $name ) ) {
			return;
		}
		$this->is_refused = true;
		if ( 0 === $max_wait ) {
			return;
		}
		$waiter = bin2hex( random_bytes( 8 ) );
		$row    = $this->rows->write( "lock_wait_$name", $waiter );
		$until  = microtime( true ) + $max_wait;
		while ( $this->is_refused && microtime( true ) < $until && $this->rows->read( "lock_wait_$name" ) === $waiter ) {
			usleep( 200000 );
			$this->is_refused = ! $this->locks->take( $name );
		}
		$this->rows->drop( "lock_wait_$name", $row );
	}

	/** @throws Exception WooCommerce shows its message above the form. */
	private function throw_if( bool $is_refused ): void {
		if ( $is_refused ) {
			throw new Exception( esc_html( Order_Refusal::in_progress()->message ) );
		}
	}

	/** In minor units. */
	private function total(): string {
		return (string) (int) round( (float) WC()->cart->get_total( 'edit' ) * pow( 10, wc_get_price_decimals() ) );
	}
}
