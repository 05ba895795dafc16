<?php

namespace Shopfront\Mini_Cart;

use Automattic\WooCommerce\Blocks\Utils\MiniCartUtils;
use Automattic\WooCommerce\Blocks\Utils\StyleAttributesUtils;
use Shopfront\First_Paint\Money;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the mini-cart in WooCommerce's markup, so that themes' styles fit. A `$summary` is Badge_Data::summary(); null
 * lets the badge's script load the cart.
 */
final class Markup {

	/**
	 * Returns the badge, which leads to the cart without JavaScript, and the drawer in a template element, which needs
	 * no styles until it opens. Null contents: no drawer on this page. `$script` holds presses.
	 */
	public function block( array $attributes, ?array $summary, ?string $contents, string $script = '' ): string {
		$styles = StyleAttributesUtils::get_classes_and_styles_by_attributes( $attributes );
		return sprintf(
			'<div class="%s" style="%s">%s%s%s</div>',
			esc_attr( 'wc-block-mini-cart wp-block-woocommerce-mini-cart ' . $styles['classes'] ),
			esc_attr( $styles['styles'] ),
			$this->form( $this->button( $attributes, $summary ) ),
			$script,
			null === $contents ? '' : $this->drawer( $contents )
		);
	}

	/** The icon with the number of items, and the amount if the merchant shows it. */
	private function button( array $attributes, ?array $summary ): string {
		$has_amount = false === ( $attributes['hasHiddenPrice'] ?? true );
		$label      = __( 'Cart', 'woocommerce' );
		$amount     = '';
		if ( $summary ) {
			$amount = $this->amount( $summary );
			$label  = sprintf( Badge_Data::label( $has_amount ), $summary['count'], $amount );
		}
		return sprintf(
			'<button class="wc-block-mini-cart__button" type="submit" aria-label="%s"><span class="wc-block-mini-cart__quantity-badge">%s%s</span>%s</button>',
			esc_attr( $label ),
			MiniCartUtils::get_svg_icon( $attributes['miniCartIcon'] ?? '', esc_attr( $this->color( $attributes, 'iconColor', 'currentColor' ) ) ),
			$this->badge( $attributes, $summary ),
			$has_amount ? $this->amount_elements( $this->color( $attributes, 'priceColor' ), $amount, (int) ( $summary['totals']['total_items_tax'] ?? 0 ) ) : ''
		);
	}

	/** The number of items; '' if the merchant hides it. */
	private function badge( array $attributes, ?array $summary ): string {
		if ( 'never' === ( $attributes['productCountVisibility'] ?? '' ) ) {
			return '';
		}
		$color = $this->color( $attributes, 'productCountColor' );
		return sprintf(
			'<span class="wc-block-mini-cart__badge" style="%s">%s</span>',
			esc_attr( '' === $color ? '' : "background:$color" ),
			$summary ? (int) $summary['count'] : ''
		);
	}

	/** An empty amount is filled in by the badge's script. The tax is in minor units. */
	private function amount_elements( string $color, string $amount, int $tax ): string {
		$style = esc_attr( '' === $color ? '' : "color:$color" );
		$label = Badge_Data::tax_label();
		return sprintf( '<span class="wc-block-mini-cart__amount" translate="no" style="%s">%s</span>', $style, esc_html( $amount ) )
			. ( '' === $label ? '' : sprintf( '<small class="wc-block-mini-cart__tax-label" style="%s"%s>%s</small>', $style, $tax > 0 ? '' : ' hidden', esc_html( $label ) ) );
	}

	private function amount( array $summary ): string {
		$money = new Money( $summary['totals'], Badge_Data::prices_include_tax() );
		return $money->text( $money->shown( $summary['totals']['total_items'], $summary['totals']['total_items_tax'] ) );
	}

	/** A post's author can write the color. Older versions of the block saved it as text. */
	private function color( array $attributes, string $name, string $otherwise = '' ): string {
		$color = $attributes[ $name ]['color'] ?? $attributes[ "{$name}Value" ] ?? '';
		return is_string( $color ) && preg_match( '~^(?!.*url)[#\w(),.%\s/-]+$~i', $color ) ? $color : $otherwise;
	}

	/** In the elements that WooCommerce used for its drawer. */
	private function drawer( string $contents ): string {
		return '<template class="wc-block-mini-cart__template">' . $this->dialog( $this->width_of( $contents ) )
			. '<div class="is-loading wc-block-components-drawer__screen-overlay wc-block-components-drawer__screen-overlay--is-hidden" aria-hidden="true"><div class="wc-block-mini-cart__drawer wc-block-components-drawer"><div class="wc-block-components-drawer__content"><div class="wc-block-mini-cart__template-part">'
			. $contents
			. '</div></div></div></div></template>';
	}

	/** The merchant's width for the drawer, applied before its script loads; '' if missing or invalid. */
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
	 * A form that leads to the cart. Browsers drop the query of a form's address, which selects the page on sites with
	 * plain permalinks, so hidden fields repeat it.
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
	 * The drawer's dialog. The badge's script opens it before the block has loaded, so it can show that the cart is
	 * loading, or failed to load. An empty `$width` leaves the width to the styles.
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
