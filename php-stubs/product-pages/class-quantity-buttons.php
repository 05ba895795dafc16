<?php

namespace Shopfront\Product_Pages;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the buttons beside a product's quantity. So nothing moves when the script arrives, and it can wait until a
 * shopper comes near. Where a page lacks the buttons, the script adds them.
 */
final class Quantity_Buttons {

	private const TEMPLATE = 'global/quantity-input.php';

	/** @param callable(): bool $is_on */
	public function register_hooks( callable $is_on ): void {
		( new Template_Output( self::TEMPLATE, $is_on, array( $this, 'add_buttons' ) ) )->register_hooks();
	}

	/** @return array{i18n_decrease: string, i18n_increase: string} */
	public static function texts(): array {
		return array(
			'i18n_decrease' => __( 'Decrease quantity', 'shopfront' ),
			'i18n_increase' => __( 'Increase quantity', 'shopfront' ),
		);
	}

	/** Returns the markup unchanged for a field that can't be edited, or for unknown markup. */
	public function add_buttons( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		// Some themes have their own buttons.
		if ( false !== stripos( $html, '<button' ) || ! $tags->next_tag( array( 'class_name' => 'quantity' ) ) ) {
			return $html;
		}
		$tags->add_class( 'sf-qty' );
		$label = null;
		$field = null;
		while ( ! $field && $tags->next_tag() ) {
			if ( 'LABEL' === $tags->get_tag() ) {
				$label = (string) ( $tags->get_attribute( 'id' ) ?? $tags->get_attribute( 'for' ) . '-label' );
				$tags->set_attribute( 'id', $label );
			} elseif ( 'INPUT' === $tags->get_tag() ) {
				$field = array_map( array( $tags, 'get_attribute' ), array( 'type', 'readonly', 'value', 'min', 'max' ) );
			}
		}
		list( $type, $readonly, $value, $min, $max ) = $field ?? array_fill( 0, 5, null );
		if ( 'number' !== $type || null !== $readonly ) {
			return $html;
		}
		$html  = $tags->get_updated_html();
		$texts = self::texts();
		preg_match( '/<input\b[^>]*>/', $html, $found, PREG_OFFSET_CAPTURE );
		$start = $found[0][1];
		return substr( $html, 0, $start )
			. $this->button( 'minus', $texts['i18n_decrease'], $label, (float) $value <= max( 0, (float) $min ) )
			. $found[0][0]
			. $this->button( 'plus', $texts['i18n_increase'], $label, null !== $max && '' !== $max && (float) $value >= (float) $max )
			. substr( $html, $start + strlen( $found[0][0] ) );
	}

	/**
	 * Returns a `minus` or `plus` button like quantity-stepper.ts adds it. `$label` is the ID of the field's label,
	 * which tells the buttons of a group's products apart.
	 */
	private function button( string $name, string $text, ?string $label, bool $is_at_limit ): string {
		return sprintf(
			'<button type="button" data-sf-qty="%s" aria-label="%s"%s aria-disabled="%s"></button>',
			esc_attr( $name ),
			esc_attr( $text ),
			null === $label ? '' : sprintf( ' aria-describedby="%s"', esc_attr( $label ) ),
			$is_at_limit ? 'true' : 'false'
		);
	}
}
