<?php

namespace Shopfront\Product_Lists;

use Shopfront\Blocks\Block;
use Shopfront\Blocks\Block_Scripts;
use Shopfront\Blocks\Blocks;
use Shopfront\Build;
use Shopfront\Platform\Facts;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Takes the handle of WooCommerce's script when that block is rendered, with its added dependencies. */
final class All_Products {

	private const STYLE = 'wc-blocks-style-all-products';

	/** Tells our script which containers are ours: the page may have the script because of another block. */
	private const MARK = 'data-sf-block';

	private Blocks $blocks;
	private Facts $facts;
	private Build $build;
	private Block_Scripts $scripts;

	public function __construct( Blocks $blocks, Facts $facts, Build $build, Block_Scripts $scripts ) {
		$this->blocks  = $blocks;
		$this->facts   = $facts;
		$this->build   = $build;
		$this->scripts = $scripts;
	}

	public function register_hooks(): void {
		add_filter( 'render_block_woocommerce/all-products', array( $this, 'replace' ), 20 );
		add_filter( 'style_loader_tag', array( $this, 'name_style' ), 10, 2 );
	}

	public function replace( $html ) {
		$block = $this->block();
		if ( ! is_string( $html ) || '' === trim( $html ) || is_admin() || WC()->is_rest_api_request() || ! $this->blocks->replaces_here( $block ) ) {
			return $html;
		}
		$missing = $this->facts->missing_after_rendering( $block->name, $html );
		if ( $missing ) {
			$this->facts->fail( $block->name, $missing, 'markup' !== $missing['kind'] );
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		$tags->next_tag( array( 'class_name' => 'wp-block-woocommerce-all-products' ) );
		$tags->set_attribute( self::MARK, $block->name );
		$this->scripts->replace( $block );
		$this->replace_style( $block );
		return $tags->get_updated_html();
	}

	/** Our script finds the link of our styles by this attribute, and doesn't load them again. */
	public function name_style( $tag, $handle ) {
		$style = self::STYLE === $handle ? wp_styles()->query( $handle, 'registered' ) : null;
		return $style && $this->url( $this->block() ) === $style->src
			? str_replace( '<link ', sprintf( '<link data-href="%s" ', esc_attr( $this->block()->style_file ) ), $tag )
			: $tag;
	}

	/** If WooCommerce's styles are already printed, our script loads ours. */
	private function replace_style( Block $block ): void {
		$style = wp_styles()->query( self::STYLE, 'registered' );
		if ( $style && ! wp_style_is( self::STYLE, 'done' ) && is_readable( $this->build->path( $block->style_file ) ) ) {
			$style->src = $this->url( $block );
			$style->ver = $this->build->version_of( $block->style_file );
			// Our file covers both directions, and WordPress must not inline a copy by path.
			unset( $style->extra['rtl'], $style->extra['path'] );
			wp_enqueue_style( self::STYLE );
		}
	}

	private function url( Block $block ): string {
		return $this->build->url( $block->style_file );
	}

	private function block(): Block {
		return $this->blocks->get( 'all-products' );
	}
}
