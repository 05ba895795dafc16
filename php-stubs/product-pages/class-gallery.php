<?php

namespace Shopfront\Product_Pages;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the slider's window and thumbnails and the full-screen link to the markup, which WooCommerce would do by script.
 * So the first picture shows before any script has run, and nothing moves afterwards.
 */
final class Gallery {

	private const TEMPLATE = 'single-product/product-image.php';
	private const SLIDE    = 'woocommerce-product-gallery__image';

	/** @param callable(): bool $is_on */
	public function register_hooks( callable $is_on ): void {
		$output = new Template_Output(
			self::TEMPLATE,
			fn() => ( $this->has_slider() || $this->has_trigger() ) && call_user_func( $is_on ),
			array( $this, 'complete_for_theme' )
		);
		$output->register_hooks();
	}

	/** Adds the parts that the theme supports. */
	public function complete_for_theme( string $html ): string {
		$html = $this->has_slider() ? $this->complete( $html ) : $html;
		return $this->has_trigger() ? $this->add_trigger( $html ) : $html;
	}

	/** Returns the markup unchanged for a gallery of one picture, or for unknown markup. */
	public function complete( string $html ): string {
		$thumbnails = $this->thumbnails( $html );
		$start      = $this->wrapper_start( $html );
		$end        = null === $start ? null : $this->end_of( $html, $start );
		if ( count( $thumbnails ) < 2 || null === $end ) {
			return $html;
		}
		$html = substr( $html, 0, $start ) . '<div class="flex-viewport">' . substr( $html, $start, $end - $start ) . '</div>'
			. '<ol class="flex-control-nav flex-control-thumbs">' . implode( '', $thumbnails ) . '</ol>' . substr( $html, $end );
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( array( 'class_name' => 'woocommerce-product-gallery' ) ) ) {
			// WooCommerce hides the gallery until its script has run.
			$tags->remove_attribute( 'style' );
		}
		if ( $tags->next_tag( array( 'class_name' => 'woocommerce-product-gallery__wrapper' ) ) ) {
			// Themes have one, which would delay the slider.
			$tags->set_attribute( 'style', 'transition:none' );
		}
		if ( $tags->next_tag( array( 'class_name' => self::SLIDE ) ) ) {
			$tags->add_class( 'flex-active-slide' );
		}
		return $tags->get_updated_html();
	}

	/** Adds the full-screen link, like gallery-trigger.ts does. Without a script, it leads to the first picture. */
	public function add_trigger( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		$url  = $tags->next_tag( array( 'class_name' => self::SLIDE ) ) && $tags->next_tag( 'A' ) ? $tags->get_attribute( 'href' ) : null;
		if ( ! is_string( $url ) || ! preg_match( '/<div\b[^>]*\bwoocommerce-product-gallery\b[^>]*>/', $html, $found, PREG_OFFSET_CAPTURE ) ) {
			return $html;
		}
		$link = sprintf(
			'<a href="%s" class="woocommerce-product-gallery__trigger" role="button" aria-haspopup="dialog" aria-label="%s">%s</a>',
			esc_url( $url ),
			esc_attr__( 'View full-screen image gallery', 'woocommerce' ),
			'<span aria-hidden="true"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><circle cx="10" cy="10" r="6"/><path d="m15 15 5 5"/></svg></span>'
		);
		return substr_replace( $html, $link, $found[0][1] + strlen( $found[0][0] ), 0 );
	}

	/** Without zoom, the pictures themselves open the full-screen view. */
	private function has_trigger(): bool {
		/** WooCommerce's filters of the parameters for its script. */
		return apply_filters( 'woocommerce_single_product_photoswipe_enabled', get_theme_support( 'wc-product-gallery-lightbox' ) ) // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
			&& apply_filters( 'woocommerce_single_product_zoom_enabled', get_theme_support( 'wc-product-gallery-zoom' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
	}

	private function has_slider(): bool {
		/** WooCommerce's filter of the parameter for its script. */
		return (bool) apply_filters( 'woocommerce_single_product_flexslider_enabled', get_theme_support( 'wc-product-gallery-slider' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
	}

	/** @return string[] List items, like product-gallery.ts adds them. */
	private function thumbnails( string $html ): array {
		$tags  = new WP_HTML_Tag_Processor( $html );
		$items = array();
		while ( $tags->next_tag( array( 'class_name' => self::SLIDE ) ) ) {
			$source  = (string) $tags->get_attribute( 'data-thumb' );
			$srcset  = (string) $tags->get_attribute( 'data-thumb-srcset' );
			$items[] = sprintf(
				'<li><button type="button" aria-current="%1$s"><img src="%2$s"%6$s alt="%3$s"%4$s draggable="false"%5$s></button></li>',
				$items ? 'false' : 'true',
				esc_url( $source ),
				esc_attr( (string) $tags->get_attribute( 'data-thumb-alt' ) ),
				'' === $srcset ? '' : sprintf( ' srcset="%s" sizes="%s"', esc_attr( $srcset ), esc_attr( (string) $tags->get_attribute( 'data-thumb-sizes' ) ) ),
				$items ? '' : ' class="flex-active"',
				// The name of a resized picture ends with its size. Without it, the page would move when the pictures
				// arrive.
				preg_match( '/-([1-9]\d*)x([1-9]\d*)\.\w+$/', $source, $size ) ? sprintf( ' width="%1$d" height="%2$d"', $size[1], $size[2] ) : ''
			);
		}
		return $items;
	}

	/** Where the element with the pictures starts; null if there is none. */
	private function wrapper_start( string $html ): ?int {
		$is_found = preg_match( '/<div\b[^>]*\bwoocommerce-product-gallery__wrapper\b[^>]*>/', $html, $found, PREG_OFFSET_CAPTURE );
		return $is_found ? $found[0][1] : null;
	}

	/** Where the `div` at `$start` ends, after its end tag; null if it doesn't. */
	private function end_of( string $html, int $start ): ?int {
		preg_match_all( '#<(/?)div\b[^>]*>#', $html, $tags, PREG_OFFSET_CAPTURE | PREG_SET_ORDER, $start );
		$depth = 0;
		foreach ( $tags as $tag ) {
			$depth += '/' === $tag[1][0] ? -1 : 1;
			if ( 0 === $depth ) {
				return $tag[0][1] + strlen( $tag[0][0] );
			}
		}
		return null;
	}
}
