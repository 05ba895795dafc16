<?php

namespace Shopfront\First_Paint;

defined( 'ABSPATH' ) || exit;

/** Renders a Store API cart with its lines and totals, in the block's markup. */
final class Cart_View {

	private Money $money;
	private Lines $lines;
	private Rates $rates;
	private Totals $totals;

	public function __construct( Money $money, Lines $lines, Rates $rates, Totals $totals ) {
		$this->money  = $money;
		$this->lines  = $lines;
		$this->rates  = $rates;
		$this->totals = $totals;
	}

	public function render( array $cart, Inner_Blocks $blocks ): string {
		$heading = $blocks->attribute( 'cart-order-summary-heading-block', 'content', __( 'Cart totals', 'woocommerce' ) );
		return '<div class="wc-block-components-sidebar-layout wc-block-cart"><div class="wc-block-components-main wc-block-cart__main">'
			. $this->lines->table( $cart['items'] ) . $this->below_lines( $cart, $blocks ) . '</div>'
			. '<div class="wc-block-components-sidebar wc-block-cart__sidebar">'
			. ( $blocks->has( 'cart-order-summary-heading-block' ) ? '<h2 class="wc-block-cart__totals-title">' . esc_html( $heading ) . '</h2>' : '' )
			. ( wc_coupons_enabled() && $blocks->has( 'cart-order-summary-coupon-form-block' ) ? $this->totals->coupon_panel() : '' )
			. $this->totals->rows( $cart, true, $this->calculator( $cart, $blocks ) )
			. Express::space( 'cart', $blocks ) . $this->button( $blocks ) . '</div></div>';
	}

	/** The checkout button, which works without a script. */
	private function button( Inner_Blocks $blocks ): string {
		$name  = 'proceed-to-checkout-block';
		$label = $blocks->attribute( $name, 'button-label', __( 'Proceed to Checkout', 'woocommerce' ) );
		$page  = (int) $blocks->attribute( $name, 'checkout-page-id', $blocks->attribute( 'cart', 'checkout-page-id', '0' ) );
		$url   = $page > 0 ? get_permalink( $page ) : '';
		return '<div class="wc-block-cart__submit"><div class="wc-block-cart__submit-container">'
			. '<a href="' . esc_url( $url ? $url : wc_get_checkout_url() ) . '" class="wc-block-components-button wp-element-button wc-block-cart__submit-button contained"><div class="wc-block-components-button__text">' . esc_html( $label ) . '</div></a></div></div>';
	}

	/** The address and the rates; '' without a shipping calculator. */
	private function calculator( array $cart, Inner_Blocks $blocks ): string {
		$is_on = 'yes' === get_option( 'woocommerce_enable_shipping_calc', 'yes' ) && 'true' === $blocks->attribute( 'cart-order-summary-shipping-block', 'show-shipping-calculator' );
		if ( ! $is_on ) {
			return '';
		}
		$address = $cart['shipping_address'] ?? array();
		$country = (string) ( $address['country'] ?? '' );
		$states  = WC()->countries->get_states( $country );
		$state   = (string) ( $address['state'] ?? '' );
		$place   = implode( ', ', array_filter( array_map( array( Html::class, 'plain' ), array( $address['city'] ?? '', $states[ $state ] ?? $state, $address['postcode'] ?? '', WC()->countries->get_countries()[ $country ] ?? $country ) ) ) );
		$block   = 'sf-shipping-destination';
		return "<p class=\"$block\">"
			/* translators: %s: a place, as "San Francisco, California, 94105, United States". */
			. ( '' === $place ? '' : '<span>' . sprintf( esc_html__( 'Shipping to %s', 'shopfront' ), "<bdi class=\"{$block}__place\">" . esc_html( $place ) . '</bdi>' ) . '</span> ' )
			. "<button type=\"button\" class=\"{$block}__button\">" . ( '' === $place ? esc_html__( 'Enter address', 'shopfront' ) : esc_html__( 'Change address', 'woocommerce' ) ) . '</button></p>'
			. ( $this->rates->has_any( $cart, false ) ? $this->rates->choices( $cart ) : '' );
	}

	/** The suggestions, or the blocks that the merchant has placed there instead. */
	private function below_lines( array $cart, Inner_Blocks $blocks ): string {
		return $blocks->has( 'cart-cross-sells-products-block' ) ? $this->cross_sells( $cart ) : Html::copy_of( $blocks->below_lines() );
	}

	/** Older pages have the cross-sells block. */
	private function cross_sells( array $cart ): string {
		$products = $cart['cross_sells'] ?? array();
		if ( array() === $products ) {
			return '';
		}
		$list    = '';
		$block   = 'wp-block-cart-cross-sells-product';
		$product = 'wc-block-components-product';
		foreach ( $products as $item ) {
			$list .= "<li class=\"cross-sells-product\"><div class=\"{$block}__product-image $product-image\">" . $this->lines->link( $item, 'tabindex="-1"', $this->lines->image( $item, 300, true ) ) . '</div>'
				. "<div class=\"{$block}__product-title\">" . $this->lines->name( $item, "$product-title" ) . '</div>' . $this->price( $item )
				. "<div class=\"$product-button\"><a class=\"wc-block-components-button wp-element-button wp-block-button__link $product-button__button outlined\" href=\"" . esc_url( $item['permalink'] ) . '"><div class="wc-block-components-button__text">' . Html::text( $item['add_to_cart']['text'] ?? '' ) . '</div></a></div></li>';
		}
		return '<div><h2 class="wp-block-heading has-large-font-size">' . esc_html__( 'You may be interested in…', 'woocommerce' ) . "</h2><ul class=\"sf-cross-sells\">$list</ul></div>";
	}

	private function price( array $item ): string {
		$range = $item['prices']['price_range'] ?? null;
		return $range && $range['min_amount'] !== $range['max_amount']
			? '<span class="price wc-block-components-product-price">' . $this->money->html( $range['min_amount'] ) . ' – ' . $this->money->html( $range['max_amount'] ) . '</span>'
			: $this->money->price( $item['prices']['price'], $item['prices']['regular_price'] );
	}
}
