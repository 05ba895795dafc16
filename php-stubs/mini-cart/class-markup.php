<?php

namespace Shopfront\Mini_Cart;

use Automattic\WooCommerce\Blocks\Utils\MiniCartUtils;
use Automattic\WooCommerce\Blocks\Utils\StyleAttributesUtils;
use Shopfront\First_Paint\Money;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Prints the mini-cart block in the markup that WooCommerce prints, so that styles of themes fit it. */
final class Markup {

	/**
	 * Returns the block: a badge, which leads to the cart without JavaScript, and a template element with the drawer, which
	 * needs no styles before it opens.
	 *
	 * @param array|null  $summary  The cart, as Badge_Data::summary() returns; null if the script of the badge finds it out.
	 * @param string|null $contents Contents of the drawer; null for a page without one.
	 */
	public function block( array $attributes, ?array $summary, ?string $contents ): string {
		$styles = StyleAttributesUtils::get_classes_and_styles_by_attributes( $attributes );
		return sprintf(
			'<div class="%s" style="%s">%s%s</div>',
			esc_attr( 'wc-block-mini-cart wp-block-woocommerce-mini-cart ' . $styles['classes'] ),
			esc_attr( $styles['styles'] ),
			$this->form( $this->button( $attributes, $summary ) ),
			null === $contents ? '' : $this->drawer( $contents )
		);
	}

	/**
	 * Returns the button: the icon with the number of items, and the amount if the merchant shows it.
	 *
	 * @param array      $attributes As of block().
	 * @param array|null $summary    As of block().
	 */
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

	/**
	 * Returns the element with the number of items.
	 *
	 * @param array      $attributes As of block().
	 * @param array|null $summary    As of block().
	 * @return string '' if the merchant shows no number.
	 */
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

	/**
	 * Returns the elements with the amount, and with the label of its tax.
	 *
	 * @param string $color  Color in CSS; '' for none.
	 * @param string $amount The amount; '' if the script of the badge finds it out.
	 * @param int    $tax    Tax in minor units.
	 */
	private function amount_elements( string $color, string $amount, int $tax ): string {
		$style = esc_attr( '' === $color ? '' : "color:$color" );
		$label = Badge_Data::tax_label();
		return sprintf( '<span class="wc-block-mini-cart__amount" translate="no" style="%s">%s</span>', $style, esc_html( $amount ) )
			. ( '' === $label ? '' : sprintf( '<small class="wc-block-mini-cart__tax-label" style="%s"%s>%s</small>', $style, $tax > 0 ? '' : ' hidden', esc_html( $label ) ) );
	}

	/**
	 * Returns the subtotal of a cart.
	 *
	 * @param array $summary As of block().
	 */
	private function amount( array $summary ): string {
		$money = new Money( $summary['totals'], Badge_Data::prices_include_tax() );
		return $money->text( $money->shown( $summary['totals']['total_items'], $summary['totals']['total_items_tax'] ) );
	}

	/**
	 * Returns a color that the merchant chose. Older versions of the block saved it as text. An author of a post can write it.
	 *
	 * @param array $attributes As of block().
	 */
	private function color( array $attributes, string $name, string $otherwise = '' ): string {
		$color = $attributes[ $name ]['color'] ?? $attributes[ "{$name}Value" ] ?? '';
		return is_string( $color ) && preg_match( '~^(?!.*url)[#\w(),.%\s/-]+$~i', $color ) ? $color : $otherwise;
	}

	/** Returns the drawer, in the elements in which WooCommerce printed it. */
	private function drawer( string $contents ): string {
		return '<template class="wc-block-mini-cart__template">' . $this->dialog( $this->width_of( $contents ) )
			. '<div class="is-loading wc-block-components-drawer__screen-overlay wc-block-components-drawer__screen-overlay--is-hidden" aria-hidden="true"><div class="wc-block-mini-cart__drawer wc-block-components-drawer"><div class="wc-block-components-drawer__content"><div class="wc-block-mini-cart__template-part">'
			. $contents
			. '</div></div></div></div></template>';
	}

	/**
	 * Returns the width that the merchant chose for the drawer, so that it has its size before its script has loaded.
	 *
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
	 * @param string $width Width of the drawer in CSS; '' for the width of its styles.
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
