<?php

namespace Shopfront\Product_Pages;

use Automattic\WooCommerce\Internal\ProductAttributes\VisualAttributeTermMeta;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Adds radio buttons to an attribute's select on a variable product's page. WooCommerce has colors and pictures of
 * attributes since 10.9, but shows them in its block form only. Other attributes have buttons if the part is on.
 */
final class Swatches {

	/** A select with more options stays alone. */
	private const MOST_OPTIONS = 12;

	/**
	 * @param callable(): bool $is_on
	 * @param callable(): bool $shows_names Whether attributes without colors and pictures have radio buttons, too.
	 */
	public function register_hooks( callable $is_on, callable $shows_names ): void {
		add_filter(
			'woocommerce_dropdown_variation_attribute_options_html',
			function ( $html, $arguments ) use ( $is_on, $shows_names ) {
				return is_string( $html ) && is_array( $arguments ) && call_user_func( $is_on ) ? $this->add( $html, $arguments, $shows_names ) : $html;
			},
			20,
			2
		);
	}

	/** @return array{i18n_excluded: string, i18n_sold_out: string} */
	public static function texts(): array {
		return array(
			/* translators: %s: an option of a product, such as a color. */
			'i18n_excluded' => __( '%s, not available with your other choices', 'shopfront' ),
			/* translators: %s: an option of a product, such as a color. */
			'i18n_sold_out' => __( '%s, out of stock', 'shopfront' ),
		);
	}

	/** Returns other markup unchanged: add-ons print their own swatches. Values and names are escaped in the select. */
	private function add( string $html, array $arguments, callable $shows_names ): string {
		$taxonomy = (string) ( $arguments['attribute'] ?? '' );
		$product  = $arguments['product'] ?? null;
		if ( ! $product || ! preg_match( '#^\s*<select\b[^>]*>(?:(?!</?select\b).)*</select>\s*$#s', $html ) ) {
			return $html;
		}
		preg_match_all( '#<option value="([^"]+)"([^>]*)>(.*?)</option>#s', $html, $options, PREG_SET_ORDER );
		$marks = $this->marks( $taxonomy, $product, array_column( $options, 1 ) );
		if ( ! $options || count( $options ) > self::MOST_OPTIONS || ! ( array_filter( $marks ) || call_user_func( $shows_names ) ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		$tags->next_tag( 'select' );
		$tags->add_class( 'sf-swatches-select' );
		$labels = '';
		foreach ( $options as list( , $value, $attributes, $name ) ) {
			// The radio button belongs to no form, because the select is the field.
			$labels .= sprintf(
				'<label class="sf-swatch"><input type="radio" form="sf-no-form" name="%s" value="%s"%s>%s<span class="sf-swatch__name">%s</span></label>',
				esc_attr( sprintf( 'sf_swatch_%d_%s', $product->get_id(), sanitize_title( $taxonomy ) ) ),
				$value,
				preg_match( '/\bselected\b/', $attributes ) ? ' checked' : '',
				$marks[ $value ] ?? '',
				$name
			);
		}
		return sprintf( '%s<fieldset class="sf-swatches" role="radiogroup" aria-required="true" aria-label="%s">%s</fieldset>', $tags->get_updated_html(), esc_attr( wc_attribute_label( $taxonomy, $product ) ), $labels );
	}

	/**
	 * @param string[] $slugs
	 * @return array<string, string> HTML by slug. Empty for an attribute of another type.
	 */
	private function marks( string $taxonomy, $product, array $slugs ): array {
		if ( ! class_exists( VisualAttributeTermMeta::class ) || ! VisualAttributeTermMeta::is_visual_attribute_taxonomy( $taxonomy ) ) {
			return array();
		}
		$terms   = wc_get_product_terms( $product->get_id(), $taxonomy, array( 'fields' => 'all' ) );
		$terms   = array_filter( $terms, static fn( $term ) => in_array( $term->slug, $slugs, true ) );
		$visuals = VisualAttributeTermMeta::get_term_visuals( wp_list_pluck( $terms, 'term_id' ) );
		$marks   = array();
		foreach ( $terms as $term ) {
			$marks[ $term->slug ] = $this->mark( $visuals[ $term->term_id ] );
		}
		return $marks;
	}

	/** @param array{type: string, value: string} $visual A color, or a picture's address. */
	private function mark( array $visual ): string {
		if ( VisualAttributeTermMeta::TYPE_COLOR === $visual['type'] ) {
			return sprintf( '<span class="sf-swatch__mark" style="background-color:%s"></span>', esc_attr( $visual['value'] ) );
		}
		return VisualAttributeTermMeta::TYPE_IMAGE === $visual['type']
			? sprintf( '<img class="sf-swatch__mark" src="%s" alt="" width="24" height="24">', esc_url( $visual['value'] ) )
			: '';
	}
}
