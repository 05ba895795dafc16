<?php

namespace Shopfront\First_Paint;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

defined( 'ABSPATH' ) || exit;

/** The lines of a cart, and the items of an order. */
final class Lines {

	private const DESCRIPTION_WORDS = 15;

	/** Images that load at once, because they are in most windows. */
	private const IN_WINDOW = 4;

	private Money $money;

	public function __construct( Money $money ) {
		$this->money = $money;
	}

	/** @param array[] $items Store API items. */
	public function table( array $items ): string {
		$rows = '';
		foreach ( $items as $index => $item ) {
			$rows .= $this->row( $item, $index >= self::IN_WINDOW );
		}
		$header = static function ( $name, $text ) {
			return '<th role="columnheader" scope="col" class="wc-block-cart-items__header-' . $name . '">' . $text . '</th>';
		};
		return '<table role="table" class="wc-block-cart-items"><caption class="screen-reader-text">' . esc_html__( 'Products in cart', 'woocommerce' ) . '</caption>'
			. '<thead role="rowgroup"><tr role="row" class="wc-block-cart-items__header">'
			. $header( 'image', '<span>' . esc_html__( 'Product', 'woocommerce' ) . '</span>' )
			. $header( 'product', '<span class="screen-reader-text">' . esc_html__( 'Details', 'woocommerce' ) . '</span>' )
			. $header( 'total', '<span>' . esc_html__( 'Total', 'woocommerce' ) . '</span>' )
			. '</tr></thead><tbody role="rowgroup">' . $rows . '</tbody></table>';
	}

	/** @param array[] $items Store API items. */
	public function summary( array $items ): string {
		$list  = '';
		$block = 'wc-block-components-order-summary-item';
		foreach ( $items as $item ) {
			$list .= '<li class="' . $block . '"><div class="' . $block . '__image"><div class="' . $block . '__quantity">' . esc_html( (string) $item['quantity'] ) . '</div>' . $this->image( $item, 48, true ) . '</div>'
				. '<div class="' . $block . '__description"><span class="wc-block-components-product-name"><span>' . Html::text( $item['name'] ) . '</span></span>'
				. '<div class="wc-block-cart-item__prices">' . $this->money->price( $item['prices']['price'], $item['prices']['regular_price'], "{$block}__individual-prices" ) . '</div>' . $this->backorder_badge( $item )
				. $this->metadata( $item ) . '</div><div class="' . $block . '__total-price">' . $this->total( $item ) . '</div></li>';
		}
		return '<div class="wc-block-components-totals-wrapper"><div class="wc-block-components-order-summary is-large"><ul class="wc-block-components-order-summary__content">' . $list . '</ul></div></div>';
	}

	public function image( array $item, int $size_px, bool $is_lazy ): string {
		$image = $item['images'][0] ?? array();
		$src   = empty( $image['thumbnail'] ) ? ( $image['src'] ?? '' ) : $image['thumbnail'];
		$alt   = Html::plain( $image['alt'] ?? '' );
		return sprintf(
			'<img src="%1$s" alt="%2$s" width="%3$d" height="%3$d" loading="%4$s" decoding="async">',
			esc_url( $src ? $src : wc_placeholder_img_src() ),
			esc_attr( '' === $alt ? Html::plain( $item['name'] ) : $alt ),
			$size_px,
			// Without a value, WordPress decides, and may delay the largest image of the page.
			$is_lazy ? 'lazy' : 'eager'
		);
	}

	/** With a link if the catalog shows the product. */
	public function name( array $item, string $class_name = '' ): string {
		return $this->link( $item, 'class="wc-block-components-product-name ' . esc_attr( $class_name ) . '"', '<span>' . Html::text( $item['name'] ) . '</span>' );
	}

	/** A link to the product, or a plain element if the catalog doesn't show it. Attributes and content are markup. */
	public function link( array $item, string $attributes, string $content ): string {
		$is_linked = '' !== (string) ( $item['permalink'] ?? '' ) && ! in_array( $item['catalog_visibility'] ?? '', array( 'hidden', 'search' ), true );
		return $is_linked ? sprintf( '<a href="%s" %s>%s</a>', esc_url( $item['permalink'] ), $attributes, $content ) : "<span $attributes>$content</span>";
	}

	private function backorder_badge( array $item ): string {
		return empty( $item['show_backorder_badge'] ) ? '' : '<div class="wc-block-components-product-badge wc-block-components-product-backorder-badge">' . esc_html__( 'Available on backorder', 'woocommerce' ) . '</div>';
	}

	private function row( array $item, bool $is_lazy ): string {
		return '<tr role="row" class="wc-block-cart-items__row" data-cart-item-key="' . esc_attr( $item['key'] ) . '"><td role="cell" class="wc-block-cart-item__image">' . $this->link( $item, 'tabindex="-1"', $this->image( $item, 96, $is_lazy ) ) . '</td>'
			. '<td role="cell" class="wc-block-cart-item__product"><div class="wc-block-cart-item__wrap">' . $this->name( $item )
			. $this->backorder_badge( $item )
			. '<div class="wc-block-cart-item__prices">' . $this->money->price( $item['prices']['price'], $item['prices']['regular_price'] ) . '</div>'
			. $this->metadata( $item ) . '<div class="wc-block-cart-item__quantity">' . $this->quantity( $item ) . '</div>' . $this->save_link() . '</div></td>'
			. '<td role="cell" class="wc-block-cart-item__total">' . $this->total( $item ) . '</td></tr>';
	}

	/** "Save for later", if WooCommerce's list is on and the visitor has one. WooCommerce puts it below the cart. */
	private function save_link(): string {
		return class_exists( FeaturesUtil::class ) && is_user_logged_in() && is_cart() && FeaturesUtil::feature_is_enabled( 'cart_save_for_later' )
			? '<div class="wc-block-cart-item__save-for-later"><button type="button" class="wc-block-cart-item__save-for-later-link">' . esc_html__( 'Save for later', 'woocommerce' ) . '</button></div>'
			: '';
	}

	/** The script shows and repeats pressed buttons, and what is typed. */
	private function quantity( array $item ): string {
		$limits = $item['quantity_limits'] ?? array();
		$button = static function ( $class_name, $icon, $label, $attributes = '' ) use ( $item ) {
			return sprintf( '<button type="button" class="%s" aria-label="%s"%s>%s</button>', $class_name, esc_attr( sprintf( $label, Html::plain( $item['name'] ) ) ), $attributes, Html::icon( $icon ) );
		};
		/* translators: %s: name of a product. */
		$remove = $button( 'wc-block-cart-item__remove-link', 'trash', __( 'Remove %s from cart', 'woocommerce' ) );
		if ( ! empty( $item['sold_individually'] ) || empty( $limits['editable'] ) ) {
			/* translators: %s: quantity of a product. */
			return ( 1 === $item['quantity'] ? '' : '<span>' . esc_html( sprintf( __( 'Quantity: %s', 'shopfront' ), $item['quantity'] ) ) . '</span>' ) . $remove;
		}
		$step = static function ( $kind, $label, $is_disabled ) use ( $button ) {
			$block = 'wc-block-components-quantity-selector__button';
			return $button( "$block $block--$kind", $kind, $label, $is_disabled ? ' aria-disabled="true"' : '' );
		};
		/* translators: %s: name of a product. */
		$label = sprintf( __( 'Quantity of %s in your cart.', 'woocommerce' ), Html::plain( $item['name'] ) );
		$size  = ( $limits['multiple_of'] ?? 1 ) > 0 ? $limits['multiple_of'] ?? 1 : 1;
		// Rounded, because floats such as 0.3 / 0.1 are slightly off.
		$minimum = $size * ceil( round( ( $limits['minimum'] ?? 1 ) / $size, 9 ) );
		$maximum = $size * floor( round( ( $limits['maximum'] ?? 9999 ) / $size, 9 ) );
		$range   = sprintf( ' aria-valuemin="%s" aria-valuemax="%s"', esc_attr( (string) $minimum ), esc_attr( (string) $maximum ) )
			. ( 1 === $size ? '' : sprintf( ' data-step="%s"', esc_attr( (string) $size ) ) );
		/* translators: %s: name of a product. */
		$minus = $step( 'minus', __( 'Reduce quantity of %s', 'woocommerce' ), $item['quantity'] <= $minimum );
		/* translators: %s: name of a product. */
		$plus = $step( 'plus', __( 'Increase quantity of %s', 'woocommerce' ), $item['quantity'] >= $maximum );
		return '<div class="wc-block-components-quantity-selector">' . $minus
			. sprintf( '<input class="wc-block-components-quantity-selector__input" type="text" inputmode="%s" autocomplete="off"%s aria-label="%s" value="%s">', 0.0 === fmod( $size, 1 ) ? 'numeric' : 'decimal', $range, esc_attr( $label ), esc_attr( (string) $item['quantity'] ) )
			. $plus . '</div>' . $remove;
	}

	/** The start of the description, the variation, and add-ons' data. */
	private function metadata( array $item ): string {
		$text    = Html::plain( empty( $item['short_description'] ) ? ( $item['description'] ?? '' ) : $item['short_description'] );
		$words   = '' === $text ? array() : (array) preg_split( '/\s+/u', $text );
		$text    = implode( ' ', array_slice( $words, 0, self::DESCRIPTION_WORDS ) ) . ( count( $words ) > self::DESCRIPTION_WORDS ? '…' : '' );
		$details = $this->details( array_merge( $item['variation'] ?? array(), $item['item_data'] ?? array() ) );
		return '<div class="wc-block-components-product-metadata">'
			. ( '' === $text ? '' : '<div class="wc-block-components-product-metadata__description"><p>' . esc_html( $text ) . '</p></div>' )
			. $details . '</div>';
	}

	/** @param array[] $entries A variation's, or add-ons' data. */
	private function details( array $entries ): string {
		$block  = 'wc-block-components-product-details';
		$markup = '';
		foreach ( $entries as $entry ) {
			if ( ! empty( $entry['hidden'] ) ) {
				continue;
			}
			$name    = Html::text( $entry['attribute'] ?? ( $entry['key'] ?? ( $entry['name'] ?? '' ) ) );
			$markup .= '<li>' . ( '' === $name ? '' : "<span class=\"{$block}__name\">$name:</span> " ) . "<span class=\"{$block}__value\">" . Html::text( empty( $entry['display'] ) ? ( $entry['value'] ?? '' ) : $entry['display'] ) . '</span></li>';
		}
		return '' === $markup ? '' : "<ul class=\"$block\">$markup</ul>";
	}

	/** With the line's saving. */
	private function total( array $item ): string {
		$total = $this->money->shown( $item['totals']['line_subtotal'], $item['totals']['line_subtotal_tax'] );
		$raw   = $item['prices']['raw_prices'] ?? array();
		$saved = ( (float) ( $raw['regular_price'] ?? 0 ) - (float) ( $raw['price'] ?? 0 ) ) * $item['quantity']
			* 10 ** ( (int) ( $item['prices']['currency_minor_unit'] ?? 2 ) - (int) ( $raw['precision'] ?? 2 ) );
		return '<div class="wc-block-cart-item__total-price-and-sale-badge-wrapper"><span class="sf-pending-value">' . $this->money->price( $total, $total ) . '</span>'
			. ( $saved > 0
				/* translators: %s: amount of money. */
				? '<div class="wc-block-components-product-badge wc-block-components-sale-badge">' . sprintf( esc_html__( 'Save %s', 'woocommerce' ), $this->money->html( round( $saved ) ) ) . '</div>'
				: '' )
			. '</div>';
	}
}
