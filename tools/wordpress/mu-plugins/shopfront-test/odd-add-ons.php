<?php
/**
 * Add-ons that manipulate handles in unusual ways, one per switch.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

$shopfront_test_odd = array(
	// A clean-up plugin removes the scripts of the blocks.
	'no-handles'     => static function () {
		add_action(
			'wp_enqueue_scripts',
			static function () {
				wp_deregister_script( 'wc-cart-block-frontend' );
				wp_deregister_script( 'wc-checkout-block-frontend' );
			},
			50
		);
	},
	// A clean-up plugin removes the settings of the blocks.
	'no-settings'    => static function () {
		add_action( 'wp_footer', static fn() => wp_deregister_script( 'wc-settings' ), 1 );
	},
	// Another plugin removes inline scripts, and the settings with them.
	'lost-settings'  => static function () {
		add_action( 'wp_print_footer_scripts', static fn() => wp_scripts()->add_data( 'wc-settings', 'before', array() ), 5 );
	},
	// A shop manager, without logging in, who sees messages for administrators on pages.
	'manager'        => static function () {
		add_filter( 'user_has_cap', static fn( $capabilities ) => is_admin() || wp_is_serving_rest_request() ? $capabilities : array( 'manage_woocommerce' => true ) + $capabilities );
	},
	// A payment method whose script has an unregistered dependency.
	'broken-gateway' => static function () {
		add_action(
			'init',
			static function () {
				wp_register_script( 'test-gateway-broken', content_url( 'mu-plugins/shopfront-test/test-gateway-all.js' ), array( 'nobody-registers-this' ), '1', true );
			},
			4
		);
		add_filter(
			'woocommerce_blocks_register_script_dependencies',
			static fn( $dependencies, $handle ) => preg_match( '/^wc-(cart|checkout)-block-frontend$/', $handle ) ? array_merge( $dependencies, array( 'test-gateway-broken' ) ) : $dependencies,
			11,
			2
		);
	},
	// A script that is added as a dependency of a platform library.
	'hung'           => static function () {
		add_action(
			'init',
			static function () {
				wp_register_script( 'test-hung', content_url( 'mu-plugins/shopfront-test/test-integration.js' ), array(), '1', true );
				wp_scripts()->query( 'wc-blocks-checkout', 'registered' )->deps[] = 'test-hung';
			},
			20
		);
	},
	// A dependency that is added to a block after it has been rendered.
	'late'           => static function () {
		add_action(
			'wp_footer',
			static function () {
				wp_register_script( 'test-late', content_url( 'mu-plugins/shopfront-test/test-integration.js' ), array(), '1', true );
				foreach ( array( 'cart', 'checkout' ) as $block ) {
					$script = wp_scripts()->query( "wc-$block-block-frontend", 'registered' );
					if ( $script ) {
						$script->deps[] = 'test-late';
					}
				}
			},
			1
		);
	},
	// An Arabic site, also where WordPress has no translation that says so.
	'rtl'            => static function () {
		foreach ( array( 'locale', 'determine_locale', 'pre_determine_locale' ) as $hook ) {
			add_filter( $hook, static fn() => 'ar' );
		}
		add_filter( 'gettext_with_context', static fn( $translation, $text, $context ) => 'text direction' === $context ? 'rtl' : $translation, 10, 3 );
	},
	// A script in the head with a library that the platform allows there.
	'head'           => static function () {
		add_action(
			'wp_enqueue_scripts',
			static function () {
				wp_enqueue_script( 'test-head', content_url( 'mu-plugins/shopfront-test/test-integration.js' ), array( 'wc-sanitize' ), '1', false );
			}
		);
	},
);

foreach ( array_intersect_key( $shopfront_test_odd, array_flip( $shopfront_test_switches ) ) as $shopfront_test_start ) {
	$shopfront_test_start();
}
