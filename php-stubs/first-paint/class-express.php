<?php

namespace Shopfront\First_Paint;

defined( 'ABSPATH' ) || exit;

/** Reserves space for express buttons. Only scripts register them, so the filter says how many to expect. */
final class Express {

	/** More buttons than any page shows: an add-on that returns nonsense must not push the form off the page. */
	private const MOST = 12;

	/** Goes above the form, or above the checkout button; '' without buttons. `$page` is `cart` or `checkout`. */
	public static function space( string $page, Inner_Blocks $blocks ): string {
		$name = "$page-express-payment-block";
		/**
		 * Filters how many express payment buttons a page will show to this visitor.
		 *
		 * @param int    $count 0, unless another plugin says more.
		 * @param string $page  'cart' or 'checkout'.
		 */
		$filtered = $blocks->has( $name ) ? apply_filters( 'shopfront_express_buttons', 0, $page ) : 0;
		$count    = is_scalar( $filtered ) ? max( 0, min( self::MOST, (int) $filtered ) ) : 0;
		if ( 0 === $count ) {
			return '';
		}
		$block = 'wc-block-components-express-payment';
		// WooCommerce's text begins with a space; only that text has translations.
		$title = trim( __( ' Express Checkout', 'woocommerce' ) ); // phpcs:ignore WordPress.WP.I18n.NoFlankingWhitespace
		$rule  = 'cart' === $page ? __( 'Or', 'woocommerce' ) : __( 'Or continue below', 'woocommerce' );
		return "<div><div class=\"$block $block--$page\"" . self::height( $name, $blocks ) . ">
<div class=\"{$block}__title-container\"><h2 class=\"wc-block-components-title {$block}__title\">" . esc_html( $title ) . "</h2></div>
<div class=\"{$block}__content\"><ul class=\"{$block}__event-buttons\">" . str_repeat( '<li></li>', $count ) . "</ul></div></div>
<div class=\"$block-continue-rule $block-continue-rule--$page\">" . esc_html( $rule ) . '</div></div>';
	}

	private static function height( string $name, Inner_Blocks $blocks ): string {
		$height = 'true' === $blocks->attribute( $name, 'show-button-styles' ) ? (float) $blocks->attribute( $name, 'button-height', '48' ) : 0;
		return $height > 0 ? " style=\"--sf-express-button-height:{$height}px\"" : '';
	}
}
