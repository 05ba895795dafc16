<?php
/**
 * A gateway that takes cards with the fields that the page offers. It has the name and the test cards of the demo shop's, so
 * that the double of WooCommerce takes its payments too.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType;

const SHOPFRONT_TEST_CARD = 'demo-card';

// Numbers of cards that are not accepted.
const SHOPFRONT_TEST_DECLINED = '4000000000000002';
const SHOPFRONT_TEST_THROWS   = '4000000000000119';

/** Whether the gateway uses the global library instead of its props. */
function shopfront_test_card_is_global() {
	global $shopfront_test_switches;
	return in_array( 'card-global', $shopfront_test_switches, true );
}

/** Whether the gateway has saved cards. */
function shopfront_test_card_is_saved() {
	global $shopfront_test_switches;
	return in_array( 'saved-card', $shopfront_test_switches, true );
}

/** Saves two cards of the customer, once. */
function shopfront_test_save_cards() {
	if ( ! shopfront_test_card_is_saved() || ! is_user_logged_in() || array() !== WC_Payment_Tokens::get_customer_tokens( get_current_user_id() ) ) {
		return;
	}
	foreach ( array( '1111' => false, '4242' => true ) as $last4 => $is_default ) {
		$token = new WC_Payment_Token_CC();
		$token->set_props(
			array(
				'gateway_id'   => SHOPFRONT_TEST_CARD,
				'token'        => "test-$last4",
				'user_id'      => get_current_user_id(),
				'card_type'    => 'visa',
				'last4'        => (string) $last4,
				'expiry_month' => '12',
				'expiry_year'  => '2040',
			)
		);
		$token->save();
		if ( $is_default ) {
			WC_Payment_Tokens::set_users_default( get_current_user_id(), $token->get_id() );
		}
	}
}

add_action( 'wp', 'shopfront_test_save_cards' );

add_action(
	'init',
	static function () {
		$library = shopfront_test_card_is_global() ? array( 'wc-blocks-components' ) : array();
		wp_register_script( 'shopfront-test-card', content_url( 'mu-plugins/shopfront-test/card-gateway.js' ), array_merge( array( 'wc-blocks-registry', 'wc-settings', 'wp-element' ), $library ), '1', true );
	},
	4
);

add_action(
	'woocommerce_blocks_payment_method_type_registration',
	static function ( $registry ) {
		$registry->register(
			new class() extends AbstractPaymentMethodType {
				public function __construct() {
					$this->name = SHOPFRONT_TEST_CARD;
				}

				public function initialize() {}

				public function get_payment_method_script_handles() {
					return array( 'shopfront-test-card' );
				}

				public function get_payment_method_data() {
					return array(
						'is_global' => shopfront_test_card_is_global(),
						'is_saved'  => shopfront_test_card_is_saved(),
					);
				}

				public function get_supported_features() {
					return shopfront_test_card_is_saved() ? array( 'products', 'tokenization' ) : array( 'products' );
				}
			}
		);
	}
);

add_filter(
	'woocommerce_payment_gateways',
	static function ( $gateways ) {
		$gateways[] = new class() extends WC_Payment_Gateway {
			public function __construct() {
				$this->id      = SHOPFRONT_TEST_CARD;
				$this->title   = 'Card';
				$this->enabled = 'yes';
				if ( shopfront_test_card_is_saved() ) {
					$this->supports[] = 'tokenization';
				}
			}

			/** Charges the card. Of its number, the order gets the last four digits. */
			public function process_payment( $order_id ) {
				$token  = shopfront_test_card_is_saved() ? WC_Payment_Tokens::get( (int) ( $_POST['wc-demo-card-payment-token'] ?? 0 ) ) : null; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The Store API has verified it.
				$number = $token ? $token->get_last4() : preg_replace( '/\D/', '', wp_unslash( $_POST['number'] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The Store API has verified it.
				if ( SHOPFRONT_TEST_THROWS === $number ) {
					throw new Exception( 'The bank did not answer.' );
				}
				if ( SHOPFRONT_TEST_DECLINED === $number || '' === $number ) {
					return array(
						'result'       => 'failure',
						'errorMessage' => 'Your card was declined.',
					);
				}
				$order = wc_get_order( $order_id );
				$order->set_payment_method_title( 'Card ending in ' . substr( $number, -4 ) );
				$order->payment_complete();
				return array(
					'result'   => 'success',
					'redirect' => $this->get_return_url( $order ),
				);
			}
		};
		return $gateways;
	}
);
