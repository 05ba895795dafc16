<?php

namespace Shopfront\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the empty cart's content in a template while the cart has items. Analytics plugins count the lists in a page,
 * and its pictures would load, though shoppers see neither. The block takes the content from there if the cart becomes
 * empty.
 */
final class Hidden_Cart {

	private Blocks $blocks;

	public function __construct( Blocks $blocks ) {
		$this->blocks = $blocks;
	}

	public function register_hooks(): void {
		// After WooCommerce has added the attributes of the block.
		add_filter( 'render_block_woocommerce/empty-cart-block', array( $this, 'hide' ), 20 );
	}

	public function hide( $html ) {
		$cart = WC()->cart;
		if ( ! $cart || $cart->is_empty() || ! $this->blocks->replaces_here( $this->blocks->get( 'cart' ) ) ) {
			return $html;
		}
		// Interactive blocks start only if they are in the page as it loads.
		return false === strpos( (string) $html, 'data-wp-interactive' )
			? preg_replace( '#^(\s*<div\b[^>]*>)(.*)(</div>\s*)$#s', '$1<template data-sf-hidden>$2</template>$3', (string) $html )
			: $html;
	}
}
