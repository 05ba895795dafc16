<?php
/**
 * What add-ons build on, where our blocks stand in the place of WooCommerce's.
 *
 * What they register on `window.wc` has to be what our blocks show. So the handles under which they know WooCommerce's
 * libraries lead to ours: they stay registered, in their places, and print what hangs on them, such as the nonce; only
 * the script behind them is another. Pages without a block of ours are as they were.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** Prefix of the handles of our scripts. */
const SHOPFRONT_HANDLE = 'shopfront-';

/** Handles of WooCommerce's libraries that ours stands for; `wc-settings` stays, which holds what the page says. */
const SHOPFRONT_LIBRARY_HANDLES = array(
	'wc-types',
	'wc-blocks-middleware',
	'wc-blocks-data-store',
	'wc-blocks-registry',
	'wc-blocks-shared-context',
	'wc-blocks-shared-hocs',
	'wc-price-format',
	'wc-blocks-checkout',
	'wc-blocks-checkout-events',
	'wc-blocks-components',
	'wc-sanitize',
);

/**
 * Registers scripts of the build, each after the one before.
 *
 * @param string[] $scripts      Names inside build/wordpress.
 * @param string[] $dependencies Handles that the first of them needs.
 * @param string   $version      Of the build.
 * @return string[] Handle of the last of them; none where there is no script.
 */
function shopfront_register_scripts( $scripts, $dependencies, $version ) {
	$last = array();
	foreach ( $scripts as $script ) {
		$handle = SHOPFRONT_HANDLE . explode( '.', $script )[0];
		wp_register_script( $handle, shopfront_build_url( $script ), array_merge( $dependencies, $last ), $version, true );
		$last         = array( $handle );
		$dependencies = array();
	}
	return $last;
}

/**
 * Lets the handles of WooCommerce's libraries lead to ours. Called when a block of ours takes its place, before any
 * script of the footer is printed.
 */
function shopfront_swap_libraries() {
	$asset   = shopfront_build_asset( 'add-ons' );
	$scripts = shopfront_build_scripts( 'add-ons' );
	// What the script itself needs hangs on the last of its files; the others do nothing until it runs.
	$last = array_pop( $scripts );
	$ours = shopfront_register_scripts(
		array( $last ),
		array_merge(
			array( 'wp-plugins', 'wc-settings' ),
			$asset['dependencies'],
			shopfront_register_scripts( $scripts, array(), $asset['version'] )
		),
		$asset['version']
	);
	foreach ( SHOPFRONT_LIBRARY_HANDLES as $handle ) {
		$library = wp_scripts()->query( $handle, 'registered' );
		// One that is printed already has done its work: it is too late for another.
		if ( $library && ! wp_script_is( $handle, 'done' ) ) {
			$library->src  = false;
			$library->deps = $ours;
		}
	}
}
