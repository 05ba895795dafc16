<?php

namespace Shopfront\Product_Pages;

defined( 'ABSPATH' ) || exit;

/** What a page needs to show that a product was added: texts for our script, and the space of the link to the cart. */
final class Added_Notice {

	/** @var callable(): bool */
	private $is_on;

	/** @param callable(): bool $is_on Whether our script has the buttons of the page. */
	public function register_hooks( callable $is_on ): void {
		$this->is_on = $is_on;
		// After themes and add-ons, which may replace the button.
		add_filter( 'woocommerce_loop_add_to_cart_link', array( $this, 'add_link' ), PHP_INT_MAX );
	}

	/**
	 * Returns the settings of our script (docs/contract/product-pages.md 6).
	 *
	 * @return array<string, mixed>
	 */
	public static function settings(): array {
		return array(
			'cart' => array(
				'apiUrl'  => rest_url( 'wc/store/v1/cart' ),
				'cartUrl' => wc_get_cart_url(),
			),
			'i18n' => array(
				'added'       => __( 'Added', 'shopfront' ),
				'addedNotice' => array(
					'title'      => __( 'Added to cart', 'shopfront' ),
					'viewCart'   => __( 'View cart', 'woocommerce' ),
					'undo'       => __( 'Undo', 'woocommerce' ),
					'undone'     => __( 'Your cart is as it was before.', 'shopfront' ),
					'undoFailed' => __( 'We couldn’t undo this. You can change the quantity in your cart.', 'shopfront' ),
					'close'      => __( 'Close', 'woocommerce' ),
				),
			),
		);
	}

	/** Adds the link to the cart after the button of a classic list, hidden until our script shows it: nothing moves then. */
	public function add_link( $html ) {
		if ( ! is_string( $html ) || ! preg_match( '/\bclass="[^"]*\bajax_add_to_cart\b/', $html ) || preg_match( '/\b(?:wc-interactive|added_to_cart)\b/', $html ) ) {
			return $html;
		}
		return ( $this->is_on )() ? $html . self::link() : $html;
	}

	/** Returns the link to the cart, hidden until our script shows it; nothing on the cart page. */
	public static function link(): string {
		return is_cart() ? '' : sprintf(
			'<a href="%1$s" class="added_to_cart wc-forward sf-reserved" title="%2$s">%2$s</a>',
			esc_url( wc_get_cart_url() ),
			esc_attr__( 'View cart', 'woocommerce' )
		);
	}
}
