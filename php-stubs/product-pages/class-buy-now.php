<?php

namespace Shopfront\Product_Pages;

defined( 'ABSPATH' ) || exit;

/** Goes to the checkout after a `sf-buy-now` button has added a product (docs/contract/product-pages.md 6). */
final class Buy_Now {

	private const FIELD = 'sf-buy-now';

	public function register_hooks(): void {
		add_filter( 'woocommerce_add_to_cart_redirect', array( $this, 'lead_to_checkout' ) );
	}

	/** @param mixed $url Address; false for the same page. */
	public function lead_to_checkout( $url ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, Shopfront.Security.CheckedInput.NoNonce -- WooCommerce adds products without one, so that pages can be cached.
		return isset( $_POST[ self::FIELD ] ) ? wc_get_checkout_url() : $url;
	}
}
