<?php

namespace Shopfront\Wishlist;

use WC_Product;
use WP_Block_Supports;

defined( 'ABSPATH' ) || exit;

/**
 * Buttons for WooCommerce's own lists, which classic templates lack, and the link with the count
 * (docs/contract/wishlist.md 2 and 5). They look the same for everyone, so any cache may store the page.
 */
final class Wishlist_Buttons {

	private const SHORTCODE = 'shopfront_wishlist';
	private const HEART     = '<svg class="yith-wcwl-icon-svg" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M12 20C7 16 3 13 3 9a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 4-4 7-9 11z"/></svg>';

	private Lists $lists;
	private bool $are_on_page = false;

	public function __construct( Lists $lists ) {
		$this->lists = $lists;
	}

	public function register_hooks(): void {
		// After the add-to-cart button.
		add_action( 'woocommerce_after_shop_loop_item', array( $this, 'print_in_list' ), 15, 0 );
		add_action( 'woocommerce_after_add_to_cart_form', array( $this, 'print_on_page' ), 10, 0 );
		add_filter( 'render_block_woocommerce/product-button', array( $this, 'add_to_button' ), 10, 3 );
		add_filter( 'woocommerce_blocks_product_grid_item_html', array( $this, 'add_to_grid_item' ), 20, 3 );
	}

	public function register_link(): void {
		add_shortcode( self::SHORTCODE, array( $this, 'link' ) );
	}

	public function are_on_page(): bool {
		return $this->are_on_page;
	}

	public function print_in_list(): void {
		global $product;
		// In templates of blocks, WooCommerce runs the actions of classic lists around blocks, which have the button by
		// add_to_button().
		if ( $product instanceof WC_Product && ! doing_filter( 'render_block' ) ) {
			echo $this->button( $product, true ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped, Shopfront.Security.EscapeOutput -- Escaped by button().
		}
	}

	/** Unless WooCommerce's block form has its own button, which customers get. */
	public function print_on_page(): void {
		global $product;
		$block          = WP_Block_Supports::$block_to_render['blockName'] ?? '';
		$has_platform_s = 'woocommerce/add-to-cart-with-options' === $block && is_user_logged_in();
		if ( $product instanceof WC_Product && ! $has_platform_s ) {
			echo $this->button( $product ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped, Shopfront.Security.EscapeOutput -- Escaped by button().
		}
	}

	/** @param \WP_Block $instance */
	public function add_to_button( $html, $parsed, $instance ) {
		$is_in_list = ! empty( $parsed['attrs']['isDescendentOfQueryLoop'] );
		$product    = $is_in_list && isset( $instance->context['postId'] ) ? wc_get_product( $instance->context['postId'] ) : null;
		return $product && is_string( $html ) ? $html . $this->button( $product, true, (string) ( $parsed['attrs']['textAlign'] ?? '' ) ) : $html;
	}

	/** For grid blocks such as "Newest products". */
	public function add_to_grid_item( $html, $data, $product ) {
		$end = is_string( $html ) ? strripos( $html, '</li>' ) : false;
		return $product instanceof WC_Product && false !== $end ? substr( $html, 0, $end ) . $this->button( $product, true ) . substr( $html, $end ) : $html;
	}

	public function link(): string {
		$this->are_on_page = true;
		return sprintf(
			'<a class="wishlist-link" href="%1$s" aria-label="%2$s">%3$s<span class="wishlist-count-badge" data-sf-wishlist-count aria-hidden="true"></span></a>',
			esc_url( $this->lists->url() ),
			esc_attr__( 'Wishlist', 'woocommerce' ),
			self::HEART
		);
	}

	/**
	 * A variable product needs a choice first, so its page has the button, which follows the choice. Grouped products
	 * have none, because each of their products has its own.
	 * @param string $alignment Alignment of the block's buttons; '' for the theme's.
	 * @return string Escaped; '' without a button.
	 */
	public function button( WC_Product $product, bool $is_in_list = false, string $alignment = '' ): string {
		if ( is_admin() || is_feed() || defined( 'REST_REQUEST' ) || $product->is_type( 'grouped' ) ) {
			return '';
		}
		$this->are_on_page = true;
		$id                = $product->get_id();
		$is_link           = $is_in_list && $product->is_type( 'variable' );
		return sprintf(
			'<div class="yith-wcwl-add-to-wishlist%1$s"%2$s><div class="yith-wcwl-add-button"><a %3$s>%4$s<span>%5$s</span><span class="screen-reader-text">: %6$s</span></a></div></div>',
			esc_attr( ( $is_link ? '' : " add-to-wishlist-$id" ) . ( $alignment ? " has-text-align-$alignment" : '' ) ),
			$is_link ? '' : " data-fragment-ref=\"$id\"",
			$is_link
				? sprintf( 'href="%s"', esc_url( $product->get_permalink() ) )
				: sprintf( 'class="add_to_wishlist single_add_to_wishlist" href="%s" rel="nofollow" role="button" data-product-id="%d" data-product-type="%s"', esc_url( $this->lists->url() ), $id, esc_attr( $product->get_type() ) ),
			self::HEART,
			esc_html__( 'Add to wishlist', 'woocommerce' ),
			esc_html( wp_strip_all_tags( $product->get_name() ) )
		);
	}
}
