<?php

namespace Shopfront\Mini_Cart;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Renders the drawer's contents. WooCommerce's inner blocks become elements for our script. */
final class Template_Part {

	private const SLUG = 'mini-cart';

	/** The theme under which WooCommerce registers its own template part, with a block theme. */
	private const WOOCOMMERCE = 'woocommerce/woocommerce';

	private const FILE = '/templates/parts/mini-cart.html';

	/** The drawer's buttons and their states, in WooCommerce's footer and empty cart. */
	private const BUTTONS = array(
		'.wc-block-mini-cart__footer .wc-block-mini-cart__footer-actions .wc-block-mini-cart__footer-checkout',
		'.wc-block-mini-cart__footer .wc-block-mini-cart__footer-actions .wc-block-mini-cart__footer-checkout:is(:hover,:focus)',
		'.wc-block-mini-cart__footer .wc-block-mini-cart__footer-actions .wc-block-mini-cart__footer-cart.wc-block-components-button:is(:hover,:focus)',
		'.wc-block-mini-cart__shopping-button a:is(:hover,:focus)',
	);

	/** Null before the page's first mini-cart. */
	private ?string $html = null;

	/** The editor's template part, else the theme's, else WooCommerce's. */
	public function render(): string {
		if ( null === $this->html ) {
			// Filtered like WooCommerce filtered it: a merchant has saved it, and it goes into a template element.
			$this->html = wp_kses_post( $this->without_directives( do_blocks( $this->content() ) ) );
		}
		return $this->html;
	}

	/** Renders the outermost block, and adds its colors for the drawer's buttons. */
	public function render_contents( $attributes, $content, $block ): string {
		$text       = $this->color( $attributes, 'text' );
		$background = $this->color( $attributes, 'background' );
		$rules      = ( '' === $background ? '' : "color:$background;" ) . ( '' === $text ? '' : "border-color:$text;background-color:$text" );
		if ( '' !== $rules ) {
			wp_add_inline_style( 'wc-blocks-style', implode( ',', self::BUTTONS ) . '{' . $rules . '}' );
		}
		return $this->render_inner_block( $attributes, $content, $block );
	}

	/** Prints the element that the editor saved, or a similar one if the editor saved the inner blocks alone. */
	public function render_inner_block( $attributes, $content, $block ): string {
		$class_name = 'wp-block-' . str_replace( '/', '-', $block->name );
		$tags       = new WP_HTML_Tag_Processor( (string) $content );
		if ( $tags->next_tag() && $tags->has_class( $class_name ) ) {
			return (string) $content;
		}
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $content );
	}

	private function content(): string {
		$content = '';
		foreach ( array( get_stylesheet(), self::WOOCOMMERCE ) as $theme ) {
			$part = get_block_template( $theme . '//' . self::SLUG, 'wp_template_part' );
			if ( $part && $part->wp_id && '' !== (string) $part->content ) {
				return $part->content;
			}
			$content = '' === $content && $part ? (string) $part->content : $content;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of WooCommerce.
		return '' === $content ? (string) file_get_contents( WC()->plugin_path() . self::FILE ) : $content;
	}

	/**
	 * Removes Interactivity API directives that some blocks print for WooCommerce's drawer. Inside a block with its own
	 * directives, such as a list of posts, WordPress would evaluate them without their state.
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

	/** The merchant's `text` or `background` color in CSS; '' if missing or invalid. */
	private function color( array $attributes, string $name ): string {
		$preset = $attributes[ 'text' === $name ? 'textColor' : 'backgroundColor' ] ?? '';
		if ( is_string( $preset ) && '' !== $preset ) {
			return sprintf( 'var(--wp--preset--color--%s)', sanitize_html_class( _wp_to_kebab_case( $preset ) ) );
		}
		$custom = $attributes['style']['color'][ $name ] ?? '';
		$css    = is_string( $custom ) && '' !== $custom ? wp_style_engine_get_styles( array( 'color' => array( $name => $custom ) ) ) : array();
		return (string) ( current( $css['declarations'] ?? array() ) ?: '' ); // phpcs:ignore Universal.Operators.DisallowShortTernary.Found -- False without declarations.
	}
}
