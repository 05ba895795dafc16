<?php
/**
 * Plugin Name: WooCommerce (a double for tests)
 * Description: Stands for WooCommerce where only its cart, checkout and mini-cart matter. Made from recordings of a real shop; the Store API is the demo shop's.
 * Version: 11.0.1
 *
 * It registers the recorded handles, prints the recorded markup and settings, and fires the actions that the real plugin
 * fires, in the same order. It contains no scripts of the real plugin: our tests have short replacements for the scripts
 * that must run before ours, and every other script only records that it was loaded.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

define( 'WC_PLUGIN_FILE', __FILE__ );
define( 'WC_VERSION', '11.0.1' );

/** The class of the instance that WC() returns. */
final class WooCommerce {
	public $version = '11.0.1';
	/** Always null: the demo shop manages the session. */
	public $session = null;
	public $cart    = null;

	public static function instance() {
		static $instance;
		return $instance ?? $instance = new self();
	}

	public function plugin_url() {
		return untrailingslashit( plugins_url( '/', WC_PLUGIN_FILE ) );
	}

	public function plugin_path() {
		return untrailingslashit( plugin_dir_path( WC_PLUGIN_FILE ) );
	}

	public function is_rest_api_request() {
		return defined( 'REST_REQUEST' ) && REST_REQUEST;
	}

	public function payment_gateways() {
		return $GLOBALS['double_gateways'] ?? new Double_Gateways();
	}
}

/** The gateways of the payment methods, and one that supports no blocks. */
final class Double_Gateways {
	/** Returns gateways with the descriptions from their script data. */
	public function get_available_payment_gateways() {
		return array_map(
			static fn( $method ) => (object) array( 'description' => $method->get_payment_method_data()['description'] ?? '' ),
			double_payment_methods()->get_all_active_registered()
		);
	}

	/** Returns all gateways, also disabled ones. */
	public function payment_gateways() {
		return array( new Double_Gateway( 'classic', 'Classic Pay', 'yes' ), new Double_Gateway( 'off', 'Off Pay', 'no' ), new Double_Gateway( 'cod', 'Cash on delivery', 'yes' ), new Double_Gateway( 'broken-pay', null, 'yes' ) );
	}
}

/** A gateway, as far as the status of a site reads it. Without a title it throws, as broken add-ons do. */
final class Double_Gateway {
	public $id;
	public $enabled;
	private $title;

	public function __construct( $id, $title, $enabled ) {
		$this->id      = $id;
		$this->title   = $title;
		$this->enabled = $enabled;
	}

	public function get_method_title() {
		if ( null === $this->title ) {
			throw new Error( 'No settings.' );
		}
		return $this->title;
	}
}

/** A log that keeps nothing. */
function wc_get_logger() {
	return new class() {
		public function __call( $level, $given ) {}
	};
}

function is_wc_endpoint_url( $endpoint ) {
	return double_checkout_endpoint() === $endpoint;
}

function WC() { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.FunctionNameInvalid -- The platform's name.
	return WooCommerce::instance();
}

require __DIR__ . '/includes/recordings.php';
require __DIR__ . '/includes/classes.php';
require __DIR__ . '/includes/store-api.php';
require __DIR__ . '/includes/handles.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/mini-cart.php';
require __DIR__ . '/includes/pages.php';

// The order of the real plugin: plugins loaded, payment methods, then data, handles and blocks.
add_action(
	'plugins_loaded',
	static function () {
		do_action( 'woocommerce_blocks_loaded' );
	}
);
add_action(
	'init',
	static function () {
		do_action( 'before_woocommerce_init' );
		do_action( 'woocommerce_init' );
	},
	0
);
add_action( 'init', array( double_payment_methods(), 'initialize' ), 5 );
add_action( 'init', 'double_register_handles' );
add_action( 'init', 'double_register_blocks' );
add_action( 'init', 'double_register_mini_cart' );
