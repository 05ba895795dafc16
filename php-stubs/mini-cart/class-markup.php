<?php
/**
 * Markup of the mini-cart.
 *
 * @package Shopfront
 */

namespace Shopfront\Mini_Cart;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Completes the markup that WooCommerce prints for its mini-cart block. */
final class Markup {

	/** Start of the drawer in WooCommerce's markup. */
	private const OVERLAY = '<div class="is-loading wc-block-components-drawer__screen-overlay';

	/**
	 * Whether WooCommerce's markup is the one that we complete.
	 *
	 * @param string $html       The block's markup.
	 * @param bool   $has_drawer Whether the page has a drawer.
	 * @return bool
	 */
	public function is_known( string $html, bool $has_drawer ): bool {
		return false !== strpos( $html, 'wc-block-mini-cart__button' ) && ( ! $has_drawer || false !== strpos( $html, self::OVERLAY ) );
	}

	/**
	 * Shows the block on cart and checkout pages, where WooCommerce hides it because its own cannot be used there. Ours
	 * shows the same number as the page. Also makes the button lead to the cart without JavaScript.
	 *
	 * @param string $html The block's markup.
	 * @return string
	 */
	public function show( string $html ): string {
		$html = $this->with_badge( $html );
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( array( 'class_name' => 'wc-block-mini-cart' ) ) && 'true' === $tags->get_attribute( 'aria-hidden' ) ) {
			$tags->remove_attribute( 'aria-hidden' );
			$tags->set_attribute( 'style', str_replace( 'visibility:hidden', '', (string) $tags->get_attribute( 'style' ) ) );
		}
		if ( $tags->next_tag( array( 'class_name' => 'wc-block-mini-cart__button' ) ) ) {
			$tags->remove_attribute( 'disabled' );
			$tags->set_attribute( 'type', 'submit' );
		}
		$html  = $tags->get_updated_html();
		$start = strpos( $html, '<button' );
		$end   = strpos( $html, '</button>', (int) $start );
		if ( false === $start || false === $end ) {
			return $html;
		}
		$end += strlen( '</button>' );
		return substr( $html, 0, $start ) . $this->form( substr( $html, $start, $end - $start ) ) . substr( $html, $end );
	}

	/**
	 * Adds the element with the number of items. WooCommerce 9.6 prints it only for a cart with items, but ours is the same
	 * for all visitors.
	 *
	 * @param string $html The block's markup.
	 * @return string
	 */
	private function with_badge( string $html ): string {
		$icon = '<span class="wc-block-mini-cart__quantity-badge">';
		$from = strpos( $html, $icon );
		$end  = strpos( $html, '</svg>', (int) $from );
		if ( false === $from || false === $end || false !== strpos( $html, 'wc-block-mini-cart__badge' ) || false !== strpos( $html, 'data-product-count-visibility="never"' ) ) {
			return $html;
		}
		$tags  = new WP_HTML_Tag_Processor( $html );
		$color = $tags->next_tag( array( 'class_name' => 'wc-block-mini-cart' ) ) ? json_decode( (string) $tags->get_attribute( 'data-product-count-color' ), true )['color'] ?? '' : '';
		$style = is_string( $color ) && '' !== $color ? sprintf( ' style="%s"', esc_attr( safecss_filter_attr( "background:$color" ) ) ) : '';
		return substr_replace( $html, "<span class=\"wc-block-mini-cart__badge\"$style></span>", $end + strlen( '</svg>' ), 0 );
	}

	/**
	 * Puts the contents of the drawer into a template element: they need no styles, and the page does not show them
	 * before the drawer opens.
	 *
	 * @param string $html The block's markup.
	 * @return string
	 */
	public function wrap_contents( string $html ): string {
		$start = strpos( $html, self::OVERLAY );
		$end   = strrpos( $html, '</div>' );
		if ( false === $start || $start > $end ) {
			return $html;
		}
		$contents = $this->without_directives( substr( $html, $start, $end - $start ) );
		return substr( $html, 0, $start ) . '<template class="wc-block-mini-cart__template">' . $this->dialog( $this->width_of( $contents ) ) . $contents . '</template>' . substr( $html, $end );
	}

	/**
	 * Removes directives of the Interactivity API, which some blocks of the contents print for the drawer that ours replaces.
	 * Inside of a block with directives of its own, such as a list of posts, WordPress would evaluate them without their state.
	 *
	 * @param string $contents Contents of the drawer.
	 * @return string
	 */
	private function without_directives( string $contents ): string {
		$tags = new WP_HTML_Tag_Processor( $contents );
		while ( $tags->next_tag() ) {
			foreach ( (array) $tags->get_attribute_names_with_prefix( 'data-wp-' ) as $name ) {
				$tags->remove_attribute( $name );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Returns the width that the merchant chose for the drawer, so that it has its size before its script has loaded.
	 *
	 * @param string $contents Contents of the drawer.
	 * @return string '' if there is none, or an invalid one.
	 */
	private function width_of( string $contents ): string {
		$tags = new WP_HTML_Tag_Processor( $contents );
		while ( $tags->next_tag( 'div' ) ) {
			if ( 'woocommerce/mini-cart-contents' === $tags->get_attribute( 'data-block-name' ) ) {
				$width = (string) $tags->get_attribute( 'data-width' );
				return preg_match( '/^[\d.]+(px|r?em|vw|%)$/', $width ) ? $width : '';
			}
		}
		return '';
	}

	/**
	 * Returns a form that leads to the cart. Browsers remove the query of its address, which selects the page on sites
	 * with plain permalinks, so hidden fields repeat it.
	 *
	 * @param string $button The button.
	 * @return string
	 */
	private function form( string $button ): string {
		$parts  = explode( '?', strtok( wc_get_cart_url(), '#' ), 2 );
		$hidden = '';
		foreach ( isset( $parts[1] ) ? explode( '&', $parts[1] ) : array() as $argument ) {
			list( $name, $value ) = array_map( 'urldecode', explode( '=', $argument . '=' ) );
			$hidden              .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		return sprintf( '<form class="wc-block-mini-cart__form" action="%s">%s%s</form>', esc_url( $parts[0] ), $hidden, $button );
	}

	/**
	 * Returns the dialog of the drawer. Its part for the block shows that the cart is loading, or that it could not be
	 * loaded; the script of the badge opens it before the block has loaded.
	 *
	 * @param string $width Width of the drawer in CSS; '' for that of its styles.
	 * @return string
	 */
	private function dialog( string $width ): string {
		return sprintf(
			'<dialog class="wc-block-components-drawer__screen-overlay" aria-label="%1$s"%8$s>
			<div class="wc-block-mini-cart__drawer wc-block-components-drawer is-mobile">
				<div class="wc-block-components-drawer__content">
					<div class="wc-block-components-drawer__close-wrapper">
						<button type="button" class="wc-block-components-button wp-element-button wc-block-components-drawer__close contained" aria-label="%2$s">
							<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="1.5"/></svg>
						</button>
					</div>
					<div class="wc-block-mini-cart__template-part">
						<p class="sf-mini-cart-status" role="status">%3$s</p>
						<div class="sf-mini-cart-error" role="alert" hidden>
							<p>%4$s</p>
							<p><button type="button" class="wc-block-components-button wp-element-button">%5$s</button> <a href="%6$s">%7$s</a></p>
						</div>
					</div>
				</div>
			</div>
		</dialog>',
			esc_attr__( 'Your cart', 'woocommerce' ),
			esc_attr__( 'Close', 'woocommerce' ),
			esc_html__( 'Loading your cart…', 'shopfront' ),
			esc_html__( 'We couldn’t load your cart.', 'shopfront' ),
			esc_html__( 'Try again', 'woocommerce' ),
			esc_url( wc_get_cart_url() ),
			esc_html__( 'View cart', 'woocommerce' ),
			'' === $width ? '' : sprintf( ' style="--drawer-width:%s"', esc_attr( $width ) )
		);
	}
}
