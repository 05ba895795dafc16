<?php
/**
 * Styles of the mini-cart.
 *
 * @package Shopfront
 */

namespace Shopfront\Mini_Cart;

use Shopfront\Blocks\Blocks;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * The styles of the badge under WooCommerce's handles.
 *
 * WooCommerce enqueues the same kinds of handles as for other blocks (Block_Styles). `wc-blocks-packages-style` goes: the
 * badge and the drawer have their own rules. `wc-blocks-style` stays, because WooCommerce adds the colors that the merchant
 * chose for the drawer to it.
 */
final class Styles {

	/** WooCommerce's styles for the badge and the drawer. The first becomes ours. */
	private const HANDLES = array( 'wc-blocks-style-mini-cart', 'wc-blocks-style-mini-cart-contents' );

	/** WooCommerce's styles for shared components. */
	private const SHARED = 'wc-blocks-packages-style';

	private Blocks $blocks;

	/**
	 * Styles as WooCommerce has registered them.
	 *
	 * @var array<string, \_WP_Dependency> By handle.
	 */
	private array $originals = array();

	/**
	 * Creates the replacement.
	 *
	 * @param Blocks $blocks The replaced blocks.
	 */
	public function __construct( Blocks $blocks ) {
		$this->blocks = $blocks;
	}

	/** Adds the hooks before WordPress prints styles. */
	public function register_hooks(): void {
		// Front end only, and before a block theme renders its template, because blocks enqueue their styles on render.
		add_action( 'template_redirect', array( $this, 'trim' ), 10, 0 );
		// After WooCommerce has registered its styles (init, 10).
		add_action( 'wp_enqueue_scripts', array( $this, 'replace' ), 20, 0 );
	}

	/** Stops the block and its contents from requesting the styles of WooCommerce's shared components. */
	public function trim(): void {
		if ( ! $this->is_replaced() ) {
			return;
		}
		foreach ( array( 'mini-cart', 'mini-cart-contents' ) as $name ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( "woocommerce/$name" );
			if ( $type ) {
				$type->style_handles = array_values( array_diff( $type->style_handles, array( self::SHARED ) ) );
			}
		}
	}

	/** Replaces WooCommerce's styles by those of the badge, which WordPress prints where the first of them is enqueued. */
	public function replace(): void {
		if ( ! $this->is_replaced() ) {
			return;
		}
		foreach ( self::HANDLES as $index => $handle ) {
			$style = wp_styles()->query( $handle, 'registered' );
			if ( $style && false !== $style->src ) {
				$this->originals[ $handle ] = clone $style;

				$style->src  = false;
				$style->deps = array();
				unset( $style->extra['rtl'], $style->extra['path'] );
				if ( 0 === $index ) {
					// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
					wp_add_inline_style( $handle, (string) file_get_contents( __DIR__ . '/badge.css' ) );
				}
			}
		}
	}

	/** Gives WooCommerce's styles back, for a mini-cart that is not ours. Styles that are printed already follow again. */
	public function restore(): void {
		foreach ( $this->originals as $handle => $original ) {
			if ( wp_style_is( $handle, 'done' ) ) {
				wp_enqueue_style( "shopfront-$handle", $original->src, $original->deps, $original->ver );
			} else {
				wp_styles()->registered[ $handle ] = $original;
			}
		}
		if ( $this->originals ) {
			wp_enqueue_style( self::SHARED );
		}
		$this->originals = array();
	}

	/**
	 * Whether our mini-cart replaces WooCommerce's.
	 *
	 * @return bool
	 */
	private function is_replaced(): bool {
		return $this->blocks->replaces( $this->blocks->get( 'mini-cart' ) );
	}
}
