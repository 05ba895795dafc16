<?php
/**
 * Third-party add-ons, with dependencies that such scripts commonly declare.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

/** Scripts of payment methods, and the dependencies that each declares. */
const SHOPFRONT_TEST_GATEWAYS = array(
	// Some use libraries that they do not declare.
	'test-gateway-few'  => array( 'wc-blocks-registry', 'wc-settings' ),
	'test-gateway-none' => array(),
	'test-gateway-all'  => array( 'wc-blocks-checkout', 'wc-blocks-components', 'wc-blocks-data-store', 'wc-blocks-registry', 'wc-price-format', 'wc-sanitize', 'wc-settings', 'wc-types', 'wp-data', 'wp-element', 'wp-i18n' ),
);

/** Scripts of an integration with all three blocks. */
const SHOPFRONT_TEST_INTEGRATIONS = array(
	'test-integration' => array( 'react', 'wc-blocks-checkout', 'wc-blocks-checkout-events', 'wc-blocks-shared-context', 'wc-blocks-shared-hocs', 'wc-settings', 'wp-plugins' ),
);

add_action(
	'init',
	static function () {
		// Older versions turn off a payment method whose script depends on one of these.
		$missing = array_merge(
			version_compare( WC_VERSION, '10.6', '<' ) ? array( 'wc-sanitize' ) : array(),
			version_compare( WC_VERSION, '10.0', '<' ) ? array( 'wc-blocks-checkout-events' ) : array()
		);
		foreach ( SHOPFRONT_TEST_GATEWAYS + SHOPFRONT_TEST_INTEGRATIONS as $handle => $dependencies ) {
			wp_register_script( $handle, content_url( "mu-plugins/shopfront-test/$handle.js" ), array_values( array_diff( $dependencies, $missing ) ), '1', true );
		}
	},
	4
);

add_action(
	'woocommerce_blocks_payment_method_type_registration',
	static function ( $registry ) {
		foreach ( array_keys( SHOPFRONT_TEST_GATEWAYS ) as $handle ) {
			$registry->register(
				new class( $handle ) extends \Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType {
					public function __construct( $handle ) {
						$this->name = $handle;
					}

					public function initialize() {}

					public function get_payment_method_script_handles() {
						return array( $this->name );
					}
				}
			);
		}
	}
);

foreach ( array( 'cart', 'checkout', 'mini-cart' ) as $block ) {
	add_action(
		"woocommerce_blocks_{$block}_block_registration",
		static function ( $registry ) {
			$registry->register(
				new class() implements \Automattic\WooCommerce\Blocks\Integrations\IntegrationInterface {
					public function get_name() {
						return 'test-integration';
					}

					public function initialize() {}

					public function get_script_handles() {
						return array_keys( SHOPFRONT_TEST_INTEGRATIONS );
					}

					public function get_editor_script_handles() {
						return array();
					}

					public function get_script_data() {
						return array( 'is_there' => true );
					}
				}
			);
		}
	);
}
