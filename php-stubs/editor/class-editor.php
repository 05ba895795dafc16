<?php

namespace Shopfront\Editor;

use Shopfront\Blocks\Block_Scripts;
use Shopfront\Blocks\Blocks;
use Shopfront\Build;
use Shopfront\Scripts\Translations;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Our blocks in the editor, under WooCommerce's handles.
 *
 * WooCommerce still registers its block types and handles, so integrations and payment methods keep their dependencies.
 * One script of ours registers every block that replaces WooCommerce's, and their handles only depend on it. The
 * editor's libraries stay WooCommerce's, because its other blocks and add-ons use them (docs/decisions/editor.md).
 * Without WooCommerce the script runs by itself, so that pages can be prepared (Block_Types).
 */
final class Editor {

	private const HANDLE = 'shopfront-editor';

	/**
	 * By block: WooCommerce's handles of its editor scripts, the block types with styles, and our style sheets for the
	 * block and the mini-cart's button. `kept` scripts also register other blocks, so ours runs after them and only
	 * changes how their blocks look.
	 */
	private const BLOCKS = array(
		'cart'               => array(
			'scripts' => array( 'wc-cart-block' ),
			'types'   => array( 'cart' ),
			'style'   => 'cart.css',
		),
		'checkout'           => array(
			'scripts' => array( 'wc-checkout-block' ),
			'types'   => array( 'checkout' ),
			'style'   => 'checkout.css',
		),
		'mini-cart'          => array(
			'scripts' => array( 'wc-mini-cart-block', 'wc-mini-cart-contents-block' ),
			'types'   => array( 'mini-cart', 'mini-cart-contents' ),
			'style'   => 'mini-cart.css',
			'badge'   => 'php-stubs/mini-cart/badge.css',
		),
		'all-products'       => array(
			'kept'  => array( 'wc-all-products-block' ),
			'types' => array( 'all-products' ),
			'style' => 'all-products.css',
		),
		// WooCommerce renders it on the page, and loads its styles itself.
		'product-collection' => array(
			'kept'  => array( 'wc-product-collection-block', 'wc-product-template-block', 'wc-product-collection-no-results-block' ),
			'types' => array( 'product-collection' ),
		),
		// Our own blocks, with the markup of behaviors (docs/contract/site-behaviors.md).
		self::SITE_BEHAVIORS => array(
			'types' => array(),
		),
	);

	/** Names both the switch and the blocks. */
	private const SITE_BEHAVIORS = 'site-behaviors';

	/** WooCommerce adds this library to all its editor scripts, beside the bundle's dependencies. */
	private const NOT_NEEDED = array( 'wc-blocks' );

	/** WooCommerce's libraries that our script reads. */
	private const LIBRARIES = array( 'wc-settings', 'wc-blocks-registry', 'wc-blocks-checkout', 'wc-blocks-data-store' );

	/** Without these, the editor keeps WooCommerce's blocks. */
	private const FILES = array( 'editor.js', 'editor.css', 'editor.asset.php' );

	private Blocks $blocks;
	private Build $build;
	private Build $editor_build;
	private Block_Scripts $scripts;
	private Translations $translations;

	public function __construct( Blocks $blocks, Build $build, Build $editor_build, Block_Scripts $scripts, Translations $translations ) {
		$this->blocks       = $blocks;
		$this->build        = $build;
		$this->editor_build = $editor_build;
		$this->scripts      = $scripts;
		$this->translations = $translations;
	}

	public function register_hooks(): void {
		// Before the editor collects the styles for its frame.
		add_action( 'admin_init', array( $this, 'replace_styles' ) );
		// WooCommerce registers its scripts at 10.
		add_action( 'enqueue_block_editor_assets', array( $this, 'replace_scripts' ), 20 );
		add_action( 'enqueue_block_assets', array( $this, 'add_styles' ), 10, 0 );
	}

	/** Adds our style sheet to the editor's frame for our own blocks, which the server doesn't register. */
	public function add_styles(): void {
		if ( is_admin() && isset( $this->replaced()[ self::SITE_BEHAVIORS ] ) ) {
			wp_enqueue_style( self::HANDLE );
		}
	}

	public function replace_scripts(): void {
		$blocks = $this->replaced();
		if ( ! $blocks ) {
			return;
		}
		$asset     = require $this->editor_build->path( 'editor.asset.php' );
		$libraries = array_filter(
			self::LIBRARIES,
			static function ( $handle ) {
				return wp_script_is( $handle, 'registered' );
			}
		);
		wp_register_script( self::HANDLE, $this->editor_build->url( 'editor.js' ), array_merge( $asset['dependencies'], $libraries ), $asset['version'], true );
		wp_add_inline_script( self::HANDLE, 'window.shopfrontEditor = ' . wp_json_encode( array( 'blocks' => array_keys( $blocks ) ) ) . ';', 'before' );
		wp_add_inline_script( 'wp-i18n', $this->translations->script_of( 'editor' ), 'after' );
		foreach ( array_merge( array(), ...array_column( $blocks, 'scripts' ) ) as $handle ) {
			$this->replace_script( $handle );
		}
		foreach ( array_merge( array(), ...array_column( $blocks, 'kept' ) ) as $handle ) {
			$this->run_before( $handle );
		}
		if ( ! class_exists( 'WooCommerce' ) || isset( $blocks[ self::SITE_BEHAVIORS ] ) ) {
			wp_enqueue_script( self::HANDLE );
		}
	}

	/** Replaces the blocks' style sheets, which the editor loads into its frame. */
	public function replace_styles(): void {
		$blocks = $this->replaced();
		if ( ! $blocks ) {
			return;
		}
		wp_register_style( self::HANDLE, $this->editor_build->url( 'editor.css' ), array(), $this->editor_build->version_of( 'editor.css' ) );
		foreach ( $blocks as $name => $block ) {
			$handle  = self::HANDLE . '-' . $name;
			$handles = array( self::HANDLE );
			if ( isset( $block['style'] ) ) {
				$handles = array( $handle, self::HANDLE );
				wp_register_style( $handle, $this->build->url( $block['style'] ), array(), $this->build->version_of( $block['style'] ) );
			}
			if ( isset( $block['badge'] ) ) {
				$handles[] = $handle . '-badge';
				wp_register_style( $handle . '-badge', plugins_url( $block['badge'], SHOPFRONT_FILE ), array(), SHOPFRONT_VERSION );
			}
			foreach ( $block['types'] as $type ) {
				$this->replace_style_handles( $type, $handles );
			}
		}
	}

	/** @return array[] The BLOCKS rows that we replace: all without WooCommerce, none with an incomplete build. */
	private function replaced(): array {
		foreach ( self::FILES as $file ) {
			if ( ! is_readable( $this->editor_build->path( $file ) ) ) {
				return array();
			}
		}
		return array_filter(
			self::BLOCKS,
			function ( $name ) {
				return ! class_exists( 'WooCommerce' ) || $this->replaces( $name );
			},
			ARRAY_FILTER_USE_KEY
		);
	}

	/** Follows the page: where our block replaces WooCommerce's there, it does so in the editor. */
	private function replaces( string $name ): bool {
		$part = $this->blocks->parts()[ $name ] ?? null;
		return null !== $part && $this->blocks->replaces( $part );
	}

	/** Makes WooCommerce's handle depend on our script instead of loading a file. Add-ons' scripts still run first. */
	private function replace_script( string $handle ): void {
		$script = wp_scripts()->query( $handle, 'registered' );
		if ( $script ) {
			$added              = $this->scripts->added_dependencies( $script, self::NOT_NEEDED );
			$script->deps       = array_merge( array_intersect( self::LIBRARIES, $script->deps ), $added, array( self::HANDLE ) );
			$script->src        = '';
			$script->textdomain = null;
		}
	}

	/** For a script of WooCommerce that keeps its file. */
	private function run_before( string $handle ): void {
		$script = wp_scripts()->query( $handle, 'registered' );
		if ( $script ) {
			$script->deps[] = self::HANDLE;
		}
	}

	/** `$name` is the block type without its namespace. */
	private function replace_style_handles( string $name, array $handles ): void {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( 'woocommerce/' . $name );
		if ( $type ) {
			$replaced                   = array( 'wc-blocks-packages-style', 'wc-blocks-style-' . $name );
			$type->style_handles        = array_values( array_diff( $type->style_handles, $replaced ) );
			$type->editor_style_handles = array_merge( $type->editor_style_handles, $handles );
		}
	}
}
