<?php
/**
 * Gateways that know only the classic checkout, one of each kind: a field and a redirect, a token of the page's script, a
 * dialog after the order.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

const SHOPFRONT_TEST_CLASSIC = array( 'test_instalments', 'test_token', 'test_dialog' );

/** Where the classic form's fields are. */
function shopfront_test_posted( $name ) {
	return sanitize_text_field( wp_unslash( $_POST[ $name ] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- WooCommerce has verified it.
}

add_filter( 'pre_option_shopfront_classic_gateways', static fn() => array_fill_keys( SHOPFRONT_TEST_CLASSIC, array( 'checked' => true, 'offered' => true ) ) );

add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( is_checkout() ) {
			wp_enqueue_script( 'shopfront-test-classic', content_url( 'mu-plugins/shopfront-test/classic-gateways.js' ), array( 'jquery', 'wc-checkout' ), '1', true );
		}
	}
);

// Some banks send the shopper to an address of the plugin, which leads back to the checkout.
add_action(
	'template_redirect',
	static function () {
		if ( isset( $_GET['bank-answer'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A test.
			wc_add_notice( 'The bank is closed.', 'error' );
			wp_safe_redirect( wc_get_checkout_url() );
			exit;
		}
		// The bank's step on the page has succeeded.
		if ( isset( $_GET['bank-step'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A test.
			$order = wc_get_order( absint( $_GET['bank-step'] ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A test.
			$order->payment_complete();
			wp_safe_redirect( $order->get_checkout_order_received_url() );
			exit;
		}
	}
);

// The dialog's answer.
add_action(
	'wp_ajax_nopriv_shopfront_test_confirm',
	static function () {
		$order = wc_get_order( absint( $_POST['order'] ?? 0 ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- A test.
		if ( '1234' !== shopfront_test_posted( 'code' ) ) {
			wp_send_json_error( 'The code is wrong.' );
		}
		$order->payment_complete();
		wp_send_json_success( $order->get_checkout_order_received_url() );
	}
);

add_filter(
	'woocommerce_payment_gateways',
	static function ( $gateways ) {
		$instalments = new class() extends WC_Payment_Gateway {
			public function __construct() {
				$this->id                = 'test_instalments';
				$this->method_title      = 'Instalments';
				$this->title             = 'Instalments';
				$this->description       = 'Pay in parts.';
				$this->enabled           = 'yes';
				$this->has_fields        = true;
				$this->order_button_text = 'Continue to the bank';
				add_action( 'woocommerce_checkout_process', array( $this, 'check' ) );
				add_filter( 'woocommerce_payment_successful_result', array( $this, 'add_part' ) );
				add_action( 'woocommerce_checkout_create_order', array( $this, 'note_bank' ) );
				add_action( 'woocommerce_after_checkout_form', array( $this, 'add_script' ) );
				add_action( 'woocommerce_before_checkout_form', array( $this, 'print_answer' ) );
			}

			public function payment_fields() {
				printf( '<p>%s Total: %s</p><p class="form-row"><label for="parts">Parts</label><select id="parts" name="test[parts]"><option value="">Choose</option><option>3</option><option>6</option></select></p>', esc_html( $this->description ), wp_kses_post( WC()->cart ? WC()->cart->get_total() : '' ) );
			}

			/** Of the hooks of the classic checkout, only a gateway's own run. */
			public function check() {
				if ( 'test_instalments' === shopfront_test_posted( 'payment_method' ) && 'Blocked' === shopfront_test_posted( 'billing_last_name' ) ) {
					wc_add_notice( 'The bank does not know this <strong>name</strong>.', 'error' );
				}
			}

			public function note_bank( $order ) {
				$order->update_meta_data( '_test_bank', 'North' );
			}

			/** The bank has sent the shopper back. */
			public function print_answer() {
				if ( isset( $_GET['bank'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A test.
					wc_print_notice( 'The bank has refused the payment.', 'error' );
				}
			}

			public function add_script() {
				wp_register_script( 'shopfront-test-bank', false, array(), '1', true );
				wp_enqueue_script( 'shopfront-test-bank' );
				wp_add_inline_script( 'shopfront-test-bank', 'window.shopfrontClassicBank = "North";' );
			}

			public function validate_fields() {
				if ( empty( $_POST['test']['parts'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Missing -- See above.
					wc_add_notice( 'Choose the number of parts.', 'error' );
					return false;
				}
				return true;
			}

			public function process_payment( $order_id ) {
				$order = wc_get_order( $order_id );
				$order->update_meta_data( '_test_parts', absint( $_POST['test']['parts'] ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- See above.
				$order->update_status( 'on-hold' );
				return array(
					'result'   => 'success',
					'redirect' => $order->get_checkout_order_received_url(),
				);
			}

			public function add_part( $result ) {
				$order = wc_get_order( absint( WC()->session->get( 'order_awaiting_payment' ) ) );
				if ( $order && $this->id === $order->get_payment_method() ) {
					$result['redirect'] = add_query_arg( array( 'parts' => 'yes', 'bank' => $order->get_meta( '_test_bank' ) ), $result['redirect'] );
				}
				return $result;
			}
		};
		$token       = new class() extends WC_Payment_Gateway {
			public function __construct() {
				$this->id           = 'test_token';
				$this->method_title = 'Token card';
				$this->title        = 'Token card';
				$this->enabled      = 'yes';
				$this->has_fields   = true;
			}

			public function payment_fields() {
				echo '<fieldset id="token-form"><p class="form-row"><label for="token-number">Card number</label><input id="token-number" inputmode="numeric" autocomplete="cc-number"></p><div id="token-error" role="alert"></div></fieldset>';
			}

			public function process_payment( $order_id ) {
				$token = shopfront_test_posted( 'test_token_value' );
				$order = wc_get_order( $order_id );
				$used  = (array) get_option( 'shopfront_test_used_tokens', array() );
				if ( '' === $token || in_array( $token, $used, true ) ) {
					wc_add_notice( 'The token is missing or used.', 'error' );
					return array( 'result' => 'fail' );
				}
				update_option( 'shopfront_test_used_tokens', array_merge( $used, array( $token ) ) );
				if ( false !== strpos( $token, '-0002-' ) ) {
					wc_add_notice( 'Your card was declined.', 'error' );
					return array( 'result' => 'fail' );
				}
				if ( false !== strpos( $token, '-3220-' ) ) {
					return array(
						'result'   => 'success',
						'redirect' => '#bank-step-' . $token . ':' . rawurlencode( "/?bank-step=$order_id" ),
					);
				}
				$order->payment_complete( $token );
				WC()->cart->empty_cart();
				return array(
					'result'   => 'success',
					'redirect' => $order->get_checkout_order_received_url(),
				);
			}
		};
		$dialog      = new class() extends WC_Payment_Gateway {
			public function __construct() {
				$this->id           = 'test_dialog';
				$this->method_title = 'Code';
				$this->title        = 'Code by phone';
				$this->description  = 'You get a code.';
				$this->enabled      = 'yes';
			}

			public function process_payment( $order_id ) {
				return array(
					'result'   => 'success',
					'redirect' => wc_get_order( $order_id )->get_checkout_order_received_url(),
					'test_id'  => $order_id,
				);
			}
		};
		return array_merge( $gateways, array( $instalments, $token, $dialog ) );
	}
);
