<?php
/**
 * A plugin that helps with addresses: a lookup of postcodes, and a provider of WooCommerce's address autocompletion.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( is_page( 'checkout' ) ) {
			wp_enqueue_script( 'shopfront-test-address-lookup', content_url( 'mu-plugins/shopfront-test/address-lookup.js' ), array( 'wc-blocks-registry' ), '1', true );
			// Not printed without that script, which WooCommerce has if a provider is registered.
			wp_enqueue_script( 'shopfront-test-address-provider', content_url( 'mu-plugins/shopfront-test/address-provider.js' ), array( 'wc-address-autocomplete-common', 'wc-blocks-data-store' ), '1', true );
		}
	},
	20
);

add_filter( 'pre_option_woocommerce_address_autocomplete_enabled', static fn() => 'yes' );
add_filter(
	'woocommerce_address_providers',
	static function ( $providers ) {
		$provider                = new class() extends WC_Address_Provider {};
		$provider->id            = 'test-addresses';
		$provider->name          = 'Test addresses';
		$provider->branding_html = '<p>Addresses by <em>Test</em></p>';
		return array_merge( $providers, array( $provider ) );
	}
);
