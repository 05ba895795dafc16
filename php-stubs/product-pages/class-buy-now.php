<?php

namespace Shopfront\Product_Pages;

defined( 'ABSPATH' ) || exit;

/** Leads to the checkout after a product was added by a button `sf-buy-now` (docs/contract/product-pages.md 6). */
final class Buy_Now {

	private const FIELD = 'sf-buy-now';

	public function register_hooks(): void {
		add_filter( 'woocommerce_add_to_cart_redirect', array( $this, 'lead_to_checkout' ) );
	}

	/**
	 * Returns where the shop goes after a product was added.
	 *
	 * @param mixed $url Address; false for the same page.
	 */
	public function lead_to_checkout( $url ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, Shopfront.Security.CheckedInput.NoNonce -- WooCommerce adds products without one, so that pages can be cached.
		return isset( $_POST[ self::FIELD ] ) ? wc_get_checkout_url() : $url;
	}
}
