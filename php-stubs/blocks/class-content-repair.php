<?php

namespace Shopfront\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces our blocks' damaged content by an empty container, for which WooCommerce and our scripts use the default
 * content. The saved content stays as it is.
 *
 * Imports, search and replace, and short database fields damage content. WordPress then renders what it finds: inner
 * blocks without their block, or nothing.
 */
final class Content_Repair {

	public const REPAIRED = 'shopfrontRepaired';

	/** Tags of our blocks in HTML outside any block. Truncated content has start tags there. */
	private const STRAY_TAGS = '#<div\s[^>]*\bwp-block-woocommerce-(cart|checkout|filled-cart-block|empty-cart-block)\b[^>]*>|</div>#';

	/** Inner blocks of cart and checkout, which need their block. */
	private const INNER_BLOCKS = '#^woocommerce/((filled|empty)-cart|cart-.+|checkout-.+|proceed-to-checkout)-block$#';

	private Blocks $blocks;

	/** @var array<string, bool> Our blocks that WordPress has found in the content, as keys. */
	private array $found = array();

	public function __construct( Blocks $blocks ) {
		$this->blocks = $blocks;
	}

	public function register_hooks(): void {
		// WordPress's own filter at 10 discards what others have returned before.
		add_filter( 'pre_render_block', array( $this, 'find' ), 15, 3 );
		add_filter( 'render_block_data', array( $this, 'repair' ) );
		// WordPress renders blocks at 9.
		add_filter( 'the_content', array( $this, 'restore' ), 10 );
	}

	/**
	 * Records our blocks, and hides inner blocks and tags that have lost their block.
	 * @param string|null $html Null, unless another plugin renders the block.
	 * @param \WP_Block|null $outer
	 */
	public function find( $html, $parsed, $outer = null ) {
		$name                 = (string) ( $parsed['blockName'] ?? '' );
		$this->found[ $name ] = true;
		if ( null !== $html || null !== $outer ) {
			return $html;
		}
		if ( '' === $name ) {
			return $this->without_stray_tags( (string) ( $parsed['innerHTML'] ?? '' ) );
		}
		if ( ! preg_match( self::INNER_BLOCKS, $name ) ) {
			return $html;
		}
		$block = $this->find_block( false === strpos( $name, 'checkout-' ) || 'woocommerce/proceed-to-checkout-block' === $name ? 'woocommerce/cart' : 'woocommerce/checkout' );
		return $block ? '' : $html;
	}

	/** Runs before WordPress renders the block. */
	public function repair( $parsed ) {
		$name = (string) ( $parsed['blockName'] ?? '' );
		// Called for each block of a page.
		$block = 0 === strpos( $name, 'woocommerce/' ) ? $this->find_block( $name ) : null;
		if ( ! $block || ! $this->is_damaged( $block, $parsed ) ) {
			return $parsed;
		}
		$container = $this->container( $block, $parsed['attrs']['align'] ?? '' );
		return array(
			'innerBlocks'  => array(),
			'innerHTML'    => $container,
			'innerContent' => array( $container ),
			self::REPAIRED => true,
		) + $parsed;
	}

	/** Renders a block in place of content in which WordPress couldn't find it. */
	public function restore( $html ) {
		if ( ! is_singular() || get_the_ID() !== get_queried_object_id() || post_password_required() ) {
			return $html;
		}
		foreach ( $this->blocks->on_pages() as $block ) {
			$name = "woocommerce/$block->name";
			if ( ! isset( $this->found[ $name ] ) && has_block( $name, get_the_content() ) && $this->blocks->replaces_here( $block ) ) {
				// Without a container, repair() adds one.
				return render_block(
					array(
						'blockName'    => $name,
						'attrs'        => array(),
						'innerBlocks'  => array(),
						'innerHTML'    => '',
						'innerContent' => array(),
					)
				);
			}
		}
		return $html;
	}

	private function find_block( string $name ): ?Block {
		foreach ( is_admin() ? array() : $this->blocks->on_pages() as $block ) {
			if ( "woocommerce/$block->name" === $name && $this->blocks->replaces_here( $block ) ) {
				return $block;
			}
		}
		return null;
	}

	/** Removes our blocks' tags from HTML outside any block, if start and end tags don't match; null if they do. */
	private function without_stray_tags( string $html ): ?string {
		$has_tags = false !== strpos( $html, 'wp-block-woocommerce-' ) && 0 !== self::count_open( $html );
		return $has_tags && ( $this->find_block( 'woocommerce/cart' ) || $this->find_block( 'woocommerce/checkout' ) )
			? preg_replace( self::STRAY_TAGS, '', $html )
			: null;
	}

	/** The container is missing, or its start and end tags don't match. */
	private function is_damaged( Block $block, array $parsed ): bool {
		$parts = array_values( array_filter( $parsed['innerContent'] ?? array(), 'is_string' ) );
		if ( ! $parts || ! preg_match( "/^\s*<div\s[^>]*\bwp-block-woocommerce-$block->name\b/", $parts[0] ) ) {
			return true;
		}
		return 0 !== $this->open_elements( $parsed );
	}

	/** How many elements WooCommerce's blocks open without closing; negative if they close more. */
	private function open_elements( array $parsed ): int {
		// Other blocks may contain any HTML.
		$html = 0 === strpos( (string) $parsed['blockName'], 'woocommerce/' ) ? implode( '', array_filter( $parsed['innerContent'], 'is_string' ) ) : '';
		$open = self::count_open( $html );
		foreach ( $parsed['innerBlocks'] as $inner ) {
			$open += $this->open_elements( $inner );
		}
		return $open;
	}

	/** How many elements HTML opens without closing; negative if it closes more. */
	private static function count_open( string $html ): int {
		return preg_match_all( '/<div\b/i', $html ) - preg_match_all( '#</div>#i', $html );
	}

	/** As WooCommerce saves it. */
	private function container( Block $block, $align ): string {
		$classes = array( "wp-block-woocommerce-$block->name", "wc-block-$block->name", 'is-loading' );
		if ( is_string( $align ) && '' !== $align ) {
			$classes[] = sanitize_html_class( "align$align" );
		}
		return sprintf( '<div class="%s"></div>', esc_attr( implode( ' ', $classes ) ) );
	}
}
