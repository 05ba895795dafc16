<?php

namespace Shopfront\Product_Pages;

use Automattic\WooCommerce\Internal\ProductAttributes\VisualAttributeTermMeta;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Adds an attribute's colors and pictures to its select on a variable product's page. WooCommerce has such attributes
 * since 10.9, but shows them in its block form only.
 */
final class Swatches {

	/** @param callable(): bool $is_on */
	public function register_hooks( callable $is_on ): void {
		add_filter(
			'woocommerce_dropdown_variation_attribute_options_html',
			function ( $html, $arguments ) use ( $is_on ) {
				return is_string( $html ) && is_array( $arguments ) && call_user_func( $is_on ) ? $this->add( $html, $arguments ) : $html;
			},
			20,
			2
		);
	}

	/** Returns the markup unchanged for an attribute without colors and pictures. */
	private function add( string $html, array $arguments ): string {
		$taxonomy = (string) ( $arguments['attribute'] ?? '' );
		$product  = $arguments['product'] ?? null;
		if ( ! $product || ! class_exists( VisualAttributeTermMeta::class ) || ! VisualAttributeTermMeta::is_visual_attribute_taxonomy( $taxonomy ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( 'select' ) ) {
			return $html;
		}
		$terms   = wc_get_product_terms( $product->get_id(), $taxonomy, array( 'fields' => 'all' ) );
		$terms   = array_filter( $terms, static fn( $term ) => in_array( $term->slug, (array) ( $arguments['options'] ?? array() ), true ) );
		$visuals = VisualAttributeTermMeta::get_term_visuals( wp_list_pluck( $terms, 'term_id' ) );
		if ( ! array_filter( $visuals, static fn( $visual ) => VisualAttributeTermMeta::TYPE_NONE !== $visual['type'] ) ) {
			return $html;
		}
		$tags->add_class( 'sf-swatches-select' );
		$options = '';
		foreach ( $terms as $term ) {
			$options .= $this->option( $taxonomy, $term, $visuals[ $term->term_id ], (string) ( $arguments['selected'] ?? '' ), $product );
		}
		return sprintf( '%s<fieldset class="sf-swatches" aria-label="%s">%s</fieldset>', $tags->get_updated_html(), esc_attr( wc_attribute_label( $taxonomy, $product ) ), $options );
	}

	/**
	 * The radio button belongs to no form, because the select is the field.
	 * @param array{type: string, value: string} $visual A color, or a picture's address.
	 */
	private function option( string $taxonomy, $term, array $visual, string $selected, $product ): string {
		/** WooCommerce's filter for names of options. */
		$name = apply_filters( 'woocommerce_variation_option_name', $term->name, $term, $taxonomy, $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		$mark = '';
		if ( VisualAttributeTermMeta::TYPE_COLOR === $visual['type'] ) {
			$mark = sprintf( '<span class="sf-swatch__mark" style="background-color:%s"></span>', esc_attr( $visual['value'] ) );
		} elseif ( VisualAttributeTermMeta::TYPE_IMAGE === $visual['type'] ) {
			$mark = sprintf( '<img class="sf-swatch__mark" src="%s" alt="" width="24" height="24">', esc_url( $visual['value'] ) );
		}
		return sprintf(
			'<label class="sf-swatch"><input type="radio" form="sf-no-form" name="%s" value="%s"%s>%s<span class="sf-swatch__name">%s</span></label>',
			esc_attr( "sf_swatch_$taxonomy" ),
			esc_attr( $term->slug ),
			checked( $selected, $term->slug, false ),
			$mark,
			esc_html( $name )
		);
	}
}
