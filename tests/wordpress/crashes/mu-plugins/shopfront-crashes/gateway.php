<?php
/**
 * Two payment methods of one provider. The provider has a row for each payment: `asked` once the gateway has called it,
 * `charged` once it has the money, `void` if it took none after all.
 *
 * Words of the header X-Test-Gateway: `decline`, `dialog` (the payment is open until the provider's webhook), `throw`
 * (after the charge), and `slow=SECONDS` (before the charge).
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Crash_Tests;

use Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType;
use Exception;

defined( 'ABSPATH' ) || exit;

/** Titles by ID. */
const METHODS = array(
	'test-card'    => 'Test card',
	'test-account' => 'Test account',
);

function provider_table(): string {
	return $GLOBALS['wpdb']->prefix . 'test_payments';
}

/** Returns the payment's number. */
function ask_provider( int $order_id ): int {
	global $wpdb;
	$wpdb->insert(
		provider_table(),
		array(
			'order_id' => $order_id,
			'state'    => 'asked',
		)
	);
	return $wpdb->insert_id;
}

function charge( int $payment ): void {
	$GLOBALS['wpdb']->update( provider_table(), array( 'state' => 'charged' ), array( 'id' => $payment ) );
}

function payments_of( int $order_id ): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.PreparedSQL -- The name of a table.
	return $wpdb->get_results( $wpdb->prepare( 'SELECT id, order_id, state FROM ' . provider_table() . ' WHERE order_id = %d ORDER BY id', $order_id ) );
}

/** Pays an order as the request's header says. */
function process_payment( $gateway, int $order_id ): array {
	$payment = ask_provider( $order_id );
	$wish    = sent( 'GATEWAY' );
	if ( preg_match( '/slow=([\d.]+)/', $wish, $found ) ) {
		usleep( (int) ( 1000000 * (float) $found[1] ) );
	}
	die_at( 'charge-before' );
	if ( false !== strpos( $wish, 'decline' ) ) {
		wc_add_notice( 'Your card was declined.', 'error' );
		return array( 'result' => 'failure' );
	}
	if ( false !== strpos( $wish, 'dialog' ) ) {
		return array(
			'result'   => 'success',
			'redirect' => "#pay-$order_id",
		);
	}
	charge( $payment );
	die_at( 'charge-after' );
	if ( false !== strpos( $wish, 'throw' ) ) {
		throw new Exception( 'The provider did not answer in time.' );
	}
	$order = wc_get_order( $order_id );
	$order->payment_complete( "payment-$payment" );
	WC()->cart->empty_cart();
	return array(
		'result'   => 'success',
		'redirect' => $gateway->get_return_url( $order ),
	);
}

add_filter(
	'woocommerce_payment_gateways',
	static function ( $gateways ) {
		foreach ( METHODS as $id => $title ) {
			$gateways[] = new class( $id, $title ) extends \WC_Payment_Gateway {
				public function __construct( $id, $title ) {
					$this->id           = $id;
					$this->title        = $title;
					$this->method_title = $title;
					$this->enabled      = 'yes';
					$this->description  = '';
					$this->supports     = array( 'products', 'agentic_commerce' );
				}

				public function process_payment( $order_id ) {
					return process_payment( $this, (int) $order_id );
				}

				public function get_agentic_commerce_provider() {
					return 'stripe';
				}

				public function get_agentic_commerce_payment_methods() {
					return array( 'card' );
				}
			};
		}
		return $gateways;
	}
);

add_action(
	'init',
	static function () {
		wp_register_script( 'test-payments', content_url( 'mu-plugins/shopfront-crashes/gateway.js' ), array( 'wc-blocks-registry', 'wc-settings', 'wp-element' ), '1', true );
	},
	4
);

add_action(
	'woocommerce_blocks_payment_method_type_registration',
	static function ( $registry ) {
		// With the option, Shopfront offers the gateways.
		foreach ( get_option( 'shopfront_classic_gateways' ) ? array() : METHODS as $id => $title ) {
			$registry->register(
				new class( $id, $title ) extends AbstractPaymentMethodType {
					private $title;

					public function __construct( $id, $title ) {
						$this->name  = $id;
						$this->title = $title;
					}

					public function initialize() {}

					public function get_payment_method_script_handles() {
						return array( 'test-payments' );
					}

					public function get_payment_method_data() {
						return array( 'title' => $this->title );
					}
				}
			);
		}
	}
);

// A carrier that answers only when the test releases it (world.php).
add_filter(
	'woocommerce_package_rates',
	static function ( $rates ) {
		global $wpdb;
		$token = sent( 'WAITS' );
		for ( $tries = 0; '' !== $token && $tries < 600; $tries++ ) {
			if ( $wpdb->get_var( $wpdb->prepare( "SELECT option_id FROM {$wpdb->options} WHERE option_name = %s", "test_release_$token" ) ) ) {
				break;
			}
			usleep( 50000 );
		}
		return $rates;
	}
);

// Routes for agents: Jetpack signs their requests.
add_filter(
	'rest_request_before_callbacks',
	static function ( $response ) {
		if ( '' !== sent( 'AGENT' ) && class_exists( 'Automattic\Jetpack\Connection\Rest_Authentication' ) ) {
			$auth = \Automattic\Jetpack\Connection\Rest_Authentication::init();
			foreach ( array(
				'rest_authentication_status' => true,
				'rest_authentication_type'   => 'blog',
			) as $name => $value ) {
				$property = new \ReflectionProperty( $auth, $name );
				$property->setAccessible( true );
				$property->setValue( $auth, $value );
			}
		}
		return $response;
	},
	-10
);
