<?php

namespace Shopfront\Product_Lists;

use Shopfront\Blocks\Block;
use Shopfront\Blocks\Block_Scripts;
use Shopfront\Blocks\Blocks;
use Shopfront\Build;
use Shopfront\Platform\Facts;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Our all-products block in place of WooCommerce's. WooCommerce registers and enqueues its script when it renders the block; ours
 * takes its handle then, with what other plugins have added to its dependencies.
 */
final class All_Products {

	private const STYLE = 'wc-blocks-style-all-products';

	/** Marks the containers that are ours, for our script, which a page may have because of another block. */
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

	/** Makes a rendered block ours. */
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

	/** Adds the attribute by which our script finds the link of our styles, so that it doesn't load them again. */
	public function name_style( $tag, $handle ) {
		$style = self::STYLE === $handle ? wp_styles()->query( $handle, 'registered' ) : null;
		return $style && $this->url( $this->block() ) === $style->src
			? str_replace( '<link ', sprintf( '<link data-href="%s" ', esc_attr( $this->block()->style_file ) ), $tag )
			: $tag;
	}

	/** Replaces the file of WooCommerce's styles. If they were printed already, our script loads ours. */
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
