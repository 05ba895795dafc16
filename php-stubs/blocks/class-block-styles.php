<?php

namespace Shopfront\Blocks;

use Shopfront\Build;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Our style sheets under WooCommerce's handles.
 *
 * WooCommerce enqueues three handles for a block:
 *
 *     wc-blocks-style-{block}   Only this block uses it, so our file replaces it.
 *     wc-blocks-packages-style  Shared components. Its rules don't fit ours, so our block doesn't request it, but other
 *                               blocks, such as the mini-cart, still do.
 *     wc-blocks-style           All WooCommerce blocks share it, so it is not changed.
 *
 * The scope of our rules protects our block from WooCommerce's remaining sheets (blocks/cart/style.scss).
 */
final class Block_Styles {

	private const SHARED = 'wc-blocks-packages-style';

	private Blocks $blocks;
	private Build $build;

	/** @var array<string, \_WP_Dependency> Styles as WooCommerce has registered them, by handle. */
	private array $originals = array();

	public function __construct( Blocks $blocks, Build $build ) {
		$this->blocks = $blocks;
		$this->build  = $build;
	}

	public function register_hooks(): void {
		// Front end only, and before a block theme renders its template, because blocks enqueue their styles on render.
		add_action( 'template_redirect', array( $this, 'trim' ), 10, 0 );
		// After WooCommerce has registered its styles (init, 10), and before WordPress prints any.
		add_action( 'wp_enqueue_scripts', array( $this, 'replace' ), 20, 0 );
		add_filter( 'style_loader_tag', array( $this, 'name' ), 10, 2 );
	}

	/** Our blocks don't need the styles of WooCommerce's shared components. */
	public function trim(): void {
		foreach ( $this->blocks->on_pages() as $block ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( 'woocommerce/' . $block->name );
			if ( $type && $this->blocks->replaces_here( $block ) ) {
				$type->style_handles = array_values( array_diff( $type->style_handles, array( self::SHARED ) ) );
			}
		}
	}

	public function replace(): void {
		foreach ( $this->blocks->on_pages() as $block ) {
			$style = wp_styles()->query( $block->style, 'registered' );
			if ( ! $style || ! $this->blocks->replaces_here( $block ) ) {
				continue;
			}
			$this->originals[ $block->style ] = clone $style;

			$style->src = $this->build->url( $block->style_file );
			$style->ver = $this->build->version_of( $block->style_file );
			// Our sheet covers both directions, and WordPress must not inline a copy by path.
			unset( $style->extra['rtl'], $style->extra['path'] );
			// A classic theme's text may already be gray, and would become illegible if dimmed further.
			if ( ! wp_is_block_theme() ) {
				wp_add_inline_style( $block->style, ':where(:root){--sf-muted-opacity:1}' );
			}
		}
	}

	/**
	 * Restores WooCommerce's styles for a block. If ours are already printed, in the head of a classic theme, a script
	 * removes them: WooCommerce's block needs scripts anyway.
	 */
	public function restore( Block $block ): void {
		$original = $this->originals[ $block->style ] ?? null;
		wp_enqueue_style( self::SHARED );
		if ( ! $original ) {
			return;
		}
		unset( $this->originals[ $block->style ] );
		if ( wp_style_is( $block->style, 'done' ) ) {
			wp_enqueue_style( "shopfront-{$block->style}", $original->src, $original->deps, $original->ver );
			wp_styles()->registered[ "shopfront-{$block->style}" ]->extra = $original->extra;
			add_action(
				'wp_footer',
				static function () use ( $block ) {
					wp_print_inline_script_tag( sprintf( 'document.getElementById( %s )?.remove();', wp_json_encode( "{$block->style}-css" ) ) );
				},
				// After the footer's styles.
				21
			);
		} else {
			wp_styles()->registered[ $block->style ] = $original;
		}
	}

	/** Prints our style sheet again in the footer, if another plugin has removed or replaced it. */
	public function ensure( Block $block ): void {
		if ( '' === $block->style || ! $this->blocks->replaces_here( $block ) ) {
			return;
		}
		$url   = $this->build->url( $block->style_file );
		$style = wp_styles()->query( $block->style, 'registered' );
		if ( ! $style || $url !== $style->src || ! ( wp_style_is( $block->style, 'done' ) || wp_style_is( $block->style, 'enqueued' ) ) ) {
			wp_enqueue_style( self::again( $block ), $url, array(), $this->build->version_of( $block->style_file ) );
		}
	}

	private static function again( Block $block ): string {
		return "shopfront-$block->name-again";
	}

	/** Our script finds its style sheet by this attribute: it doesn't know the version in the address. */
	public function name( $tag, $handle ) {
		foreach ( $this->blocks->on_pages() as $block ) {
			if ( in_array( $handle, array( $block->style, self::again( $block ) ), true ) && $this->blocks->replaces_here( $block ) ) {
				return str_replace( '<link ', sprintf( '<link data-href="%s" ', esc_attr( $block->style_file ) ), $tag );
			}
		}
		return $tag;
	}
}
