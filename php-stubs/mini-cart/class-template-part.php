<?php

namespace Shopfront\Mini_Cart;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the template part with the contents of the drawer: WooCommerce's inner blocks as elements that our script fills
 * in, and all other blocks as usual.
 */
final class Template_Part {

	private const SLUG = 'mini-cart';

	/** The theme under which WooCommerce registers its own template part, with a block theme. */
	private const WOOCOMMERCE = 'woocommerce/woocommerce';

	/** WooCommerce's own template part. */
	private const FILE = '/templates/parts/mini-cart.html';

	/** Buttons with the colors of the drawer, and their states, in WooCommerce's footer and empty cart. */
	private const BUTTONS = array(
		'.wc-block-mini-cart__footer .wc-block-mini-cart__footer-actions .wc-block-mini-cart__footer-checkout',
		'.wc-block-mini-cart__footer .wc-block-mini-cart__footer-actions .wc-block-mini-cart__footer-checkout:is(:hover,:focus)',
		'.wc-block-mini-cart__footer .wc-block-mini-cart__footer-actions .wc-block-mini-cart__footer-cart.wc-block-components-button:is(:hover,:focus)',
		'.wc-block-mini-cart__shopping-button a:is(:hover,:focus)',
	);

	/** The rendered part; null before the first block of the page. */
	private ?string $html = null;

	/** Renders the template part: of the editor, else of the theme, else of WooCommerce. */
	public function render(): string {
		if ( null === $this->html ) {
			// As WooCommerce filtered it: it is what the merchant has saved, and goes into a template element.
			$this->html = wp_kses_post( $this->without_directives( do_blocks( $this->content() ) ) );
		}
		return $this->html;
	}

	/** Renders the outermost block of the part, and adds its colors for the buttons of the drawer. */
	public function render_contents( $attributes, $content, $block ): string {
		$text       = $this->color( $attributes, 'text' );
		$background = $this->color( $attributes, 'background' );
		$rules      = ( '' === $background ? '' : "color:$background;" ) . ( '' === $text ? '' : "border-color:$text;background-color:$text" );
		if ( '' !== $rules ) {
			wp_add_inline_style( 'wc-blocks-style', implode( ',', self::BUTTONS ) . '{' . $rules . '}' );
		}
		return $this->render_inner_block( $attributes, $content, $block );
	}

	/** Renders an inner block: the element that the editor saved, or one like it if the editor saved the inner blocks alone. */
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
	 * Removes directives of the Interactivity API, which some blocks of the contents print for the drawer that ours replaces.
	 * Inside of a block with directives of its own, such as a list of posts, WordPress would evaluate them without their state.
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
	 * Returns a color that the merchant chose for the drawer.
	 *
	 * @param string $name 'text' or 'background'.
	 * @return string In CSS; '' if there is none, or an invalid one.
	 */
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
