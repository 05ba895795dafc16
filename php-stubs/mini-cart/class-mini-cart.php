<?php
/**
 * The mini-cart.
 *
 * @package Shopfront
 */

namespace Shopfront\Mini_Cart;

use Shopfront\Blocks\Block_Data;
use Shopfront\Blocks\Block_Scripts;
use Shopfront\Blocks\Blocks;
use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces WooCommerce's mini-cart block.
 *
 * WooCommerce has two front ends for this block: a script module with a drawer in the footer, and a script with the
 * contents inside the block. The second prints the same markup for every visitor, with the template part that our drawer
 * renders, so we choose it. Its handle becomes our badge (mini-cart.js), which depends on nothing. The scripts of the
 * drawer are registered but not enqueued: the page lists them, and the badge loads them at the first sign of intent.
 */
final class Mini_Cart {

	/** Handle of WooCommerce's script, which becomes our badge. */
	public const BADGE_HANDLE = 'wc-mini-cart-block-frontend';

	/** WooCommerce's feature flag for the front end as a script module. */
	private const FEATURE = 'experimental-iapi-mini-cart';

	private Blocks $blocks;
	private Build $build;
	private Block_Scripts $scripts;
	private Block_Data $data;
	private Markup $markup;
	private Badge_Data $badge;
	private Styles $styles;

	/**
	 * Creates the replacement.
	 *
	 * @param Blocks        $blocks  The replaced blocks.
	 * @param Build         $build   The build.
	 * @param Block_Scripts $scripts Connects the drawer with the libraries.
	 * @param Block_Data    $data    Adds settings of the drawer.
	 * @param Markup        $markup  Completes the block's markup.
	 * @param Badge_Data    $badge   Data of the badge.
	 * @param Styles        $styles  Styles of the badge.
	 */
	public function __construct( Blocks $blocks, Build $build, Block_Scripts $scripts, Block_Data $data, Markup $markup, Badge_Data $badge, Styles $styles ) {
		$this->blocks  = $blocks;
		$this->build   = $build;
		$this->scripts = $scripts;
		$this->data    = $data;
		$this->markup  = $markup;
		$this->badge   = $badge;
		$this->styles  = $styles;
	}

	/** Adds the hooks of the mini-cart. */
	public function register_hooks(): void {
		add_filter( 'woocommerce_admin_get_feature_config', array( $this, 'set_feature' ) );
		add_filter( 'woocommerce_admin_features', array( $this, 'remove_feature' ) );
		add_filter( 'render_block_woocommerce/mini-cart', array( $this, 'finish' ) );
		$this->styles->register_hooks();
		// WooCommerce adds the settings at priority 1 and the list of its own lazy scripts at 2. WordPress prints scripts
		// at 10.
		add_action( 'wp_print_footer_scripts', array( $this->badge, 'print_data' ), 3 );
	}

	/**
	 * Turns off the front end as a script module in WooCommerce's feature flags.
	 *
	 * @param mixed $features Whether each feature is on, by name.
	 * @return mixed
	 */
	public function set_feature( $features ) {
		if ( is_array( $features ) && $this->replaces() ) {
			$features[ self::FEATURE ] = false;
		}
		return $features;
	}

	/**
	 * Removes the front end as a script module from WooCommerce's list of features.
	 *
	 * @param mixed $features Names of the features that are on.
	 * @return mixed
	 */
	public function remove_feature( $features ) {
		return is_array( $features ) && $this->replaces() ? array_values( array_diff( $features, array( self::FEATURE ) ) ) : $features;
	}

	/**
	 * Completes the markup of a mini-cart, and replaces the files behind its handles.
	 *
	 * @param string $html The block's markup.
	 * @return string
	 */
	public function finish( $html ) {
		if ( is_admin() || ! $this->replaces() ) {
			return $html;
		}
		// WooCommerce prints no contents there.
		if ( ! $this->markup->is_known( $html, ! $this->is_without_drawer() ) ) {
			$this->styles->restore();
			return $html;
		}
		$this->replace_script();
		return $this->markup->wrap_contents( $this->markup->show( $html ) );
	}

	/**
	 * Makes the handle of WooCommerce's script our badge, and registers the script of the drawer. On cart and checkout
	 * pages WooCommerce registers no script, and the badge leads to the cart.
	 */
	private function replace_script(): void {
		$block  = $this->blocks->get( 'mini-cart' );
		$badge  = $this->build->url( 'mini-cart.js' );
		$script = wp_scripts()->query( self::BADGE_HANDLE, 'registered' );
		if ( $script && $badge === $script->src ) {
			return;
		}
		$added = $script ? $this->scripts->added_dependencies( $script, array() ) : array();
		wp_deregister_script( self::BADGE_HANDLE );
		wp_enqueue_script(
			self::BADGE_HANDLE,
			$badge,
			array(),
			$this->build->asset( 'mini-cart' )['version'],
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
		if ( $this->is_without_drawer() ) {
			return;
		}
		wp_register_script( $block->script, $this->build->url( 'frontend.js' ), array(), $this->build->asset( 'frontend' )['version'], true );
		$this->scripts->connect( $block, $added );
		$this->data->add( $block );
		if ( ! wp_script_is( 'wc-settings', 'enqueued' ) ) {
			// WooCommerce adds the settings to enqueued scripts only; the page itself does not need this one.
			add_action( 'wp_print_footer_scripts', array( $this, 'enqueue_settings' ), 0 );
			add_action( 'wp_print_footer_scripts', array( $this, 'dequeue_settings' ), 2 );
		}
	}

	/** Enqueues the script of the settings. */
	public function enqueue_settings(): void {
		wp_enqueue_script( 'wc-settings' );
	}

	/** Removes the script of the settings from the queue. A script that depends on it still prints it. */
	public function dequeue_settings(): void {
		wp_dequeue_script( 'wc-settings' );
	}

	/**
	 * Whether the page has a badge, but no drawer.
	 *
	 * @return bool
	 */
	private function is_without_drawer(): bool {
		return is_cart() || is_checkout();
	}

	/**
	 * Whether our mini-cart replaces WooCommerce's.
	 *
	 * @return bool
	 */
	private function replaces(): bool {
		return $this->blocks->replaces( $this->blocks->get( 'mini-cart' ) );
	}
}
