<?php

namespace Shopfront\Mini_Cart;

use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * The badge's styles under WooCommerce's handles, which work as for other blocks (Block_Styles).
 * `wc-blocks-packages-style` goes, because badge and drawer have their own rules. `wc-blocks-style` stays: WooCommerce
 * adds the merchant's colors for the drawer to it.
 */
final class Styles {

	/** WooCommerce's styles for the badge and the drawer. The first handle becomes ours. */
	private const HANDLES = array( 'wc-blocks-style-mini-cart', 'wc-blocks-style-mini-cart-contents' );

	private const SHARED = 'wc-blocks-packages-style';

	private bool $is_ours = false;

	public function register_hooks(): void {
		// After WooCommerce has registered its styles (init, 10). A block theme has rendered the page by then.
		add_action( 'wp_enqueue_scripts', array( $this, 'replace' ), 20, 0 );
	}

	public function take_over(): void {
		foreach ( array( 'mini-cart', 'mini-cart-contents' ) as $name ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( "woocommerce/$name" );

			$type->style_handles = array_values( array_diff( $type->style_handles, array( self::SHARED ) ) );
		}
		$this->is_ours = true;
	}

	/** WordPress prints the badge's rules where the first of WooCommerce's styles is enqueued. */
	public function replace(): void {
		if ( ! $this->is_ours ) {
			return;
		}
		foreach ( self::HANDLES as $index => $handle ) {
			$style = wp_styles()->query( $handle, 'registered' );
			if ( ! $style || false === $style->src ) {
				continue;
			}
			$style->src  = false;
			$style->deps = array();
			unset( $style->extra['rtl'], $style->extra['path'] );
			if ( 0 === $index ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
				wp_add_inline_style( $handle, (string) file_get_contents( __DIR__ . '/badge.css' ) );
			}
		}
	}
}
