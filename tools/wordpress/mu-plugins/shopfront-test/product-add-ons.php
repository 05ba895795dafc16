<?php
/**
 * Add-ons for product pages, which use the platform's scripts as published ones do: with jQuery, and with its handles as
 * dependencies.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_enqueue_scripts',
	static function () {
		$scripts = array(
			// Buttons in place of the choices.
			'sample-swatches'    => array( 'jquery', 'wc-add-to-cart-variation' ),
			// Other pictures for each variation.
			'sample-pictures'    => array( 'wc-single-product' ),
			// Forms that arrive later, with a dependency on jQuery alone.
			'sample-later-forms' => array( 'jquery' ),
		);
		foreach ( $scripts as $handle => $dependencies ) {
			wp_enqueue_script( $handle, content_url( "mu-plugins/shopfront-test/$handle.js" ), $dependencies, '1', true );
		}
	},
	30
);
