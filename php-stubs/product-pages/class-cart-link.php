<?php

namespace Shopfront\Product_Pages;

defined( 'ABSPATH' ) || exit;

/**
 * The address that buttons of lists link to after they've added a product.
 *
 * WooCommerce filters it like a redirect, with no product. On a page that has itself added a product, analytics then
 * save that product for the page after the redirect, and report it twice. So they see no address there.
 */
final class Cart_Link {

	private const FILTER = 'woocommerce_add_to_cart_redirect';

	public function register_hooks(): void {
		add_filter( self::FILTER, array( $this, 'hide' ), PHP_INT_MIN, 2 );
		add_filter( self::FILTER, array( $this, 'show' ), PHP_INT_MAX, 2 );
	}

	/**
	 * @param mixed $url     Address; false for the same page.
	 * @param mixed $product Added product; null for the link.
	 */
	public function hide( $url, $product = false ) {
		return $this->is_after_add( $product ) ? false : $url;
	}

	/** @see hide() */
	public function show( $url, $product = false ) {
		return ! $url && $this->is_after_add( $product ) ? wc_get_cart_url() : $url;
	}

	private function is_after_add( $product ): bool {
		return null === $product && did_action( 'woocommerce_add_to_cart' ) > 0;
	}
}
