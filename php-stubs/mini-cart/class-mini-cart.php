<?php

namespace Shopfront\Mini_Cart;

use Shopfront\Blocks\Block_Data;
use Shopfront\Blocks\Block_Scripts;
use Shopfront\Blocks\Blocks;
use Shopfront\Build;
use Shopfront\Scripts\Inline_Scripts;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the mini-cart block and its inner blocks in WooCommerce's place.
 *
 * WooCommerce has had two front ends for this block: React until 11.0, then the Interactivity API. Ours needs neither,
 * because the block types, their attributes and the template part are the same: it sets these types' render callbacks
 * before a page renders. So WooCommerce prints and enqueues nothing for a block that is ours, and everything for a
 * block that isn't.
 *
 * The handle of WooCommerce's script becomes our badge (mini-cart.js), which depends on nothing. The drawer's scripts
 * are registered but not enqueued: the page lists them, and the badge loads them at the first sign of intent.
 */
final class Mini_Cart {

	/** WooCommerce's former script, now our badge. */
	public const BADGE_HANDLE = 'wc-mini-cart-block-frontend';

	/** The block, and its template part's outermost block. */
	private const BLOCK    = 'woocommerce/mini-cart';
	private const CONTENTS = 'woocommerce/mini-cart-contents';

	/** The drawer needs only the attributes of these inner blocks. */
	private const INNER_BLOCKS = array(
		'woocommerce/filled-mini-cart-contents-block',
		'woocommerce/mini-cart-title-block',
		'woocommerce/mini-cart-title-label-block',
		'woocommerce/mini-cart-title-items-counter-block',
		'woocommerce/mini-cart-items-block',
		'woocommerce/mini-cart-products-table-block',
		'woocommerce/mini-cart-footer-block',
		'woocommerce/mini-cart-cart-button-block',
		'woocommerce/mini-cart-checkout-button-block',
		'woocommerce/empty-mini-cart-contents-block',
		'woocommerce/mini-cart-shopping-button-block',
	);

	private Blocks $blocks;
	private Build $build;
	private Block_Scripts $scripts;
	private Block_Data $data;
	private Markup $markup;
	private Template_Part $template;
	private Badge_Data $badge;
	private Styles $styles;
	private Inline_Scripts $inline_scripts;

	/** WooCommerce's registry of add-ons for this block, once WooCommerce has created it. */
	private ?object $integrations = null;

	public function __construct( Blocks $blocks, Build $build, Block_Scripts $scripts, Block_Data $data, Markup $markup, Template_Part $template, Badge_Data $badge, Styles $styles, Inline_Scripts $inline_scripts ) {
		$this->blocks         = $blocks;
		$this->build          = $build;
		$this->scripts        = $scripts;
		$this->data           = $data;
		$this->markup         = $markup;
		$this->template       = $template;
		$this->badge          = $badge;
		$this->styles         = $styles;
		$this->inline_scripts = $inline_scripts;
	}

	public function register_hooks(): void {
		add_action( 'woocommerce_blocks_mini-cart_block_registration', array( $this, 'keep_integrations' ), PHP_INT_MAX );
		// Front end only, and before a block theme renders its template.
		add_action( 'template_redirect', array( $this, 'take_over' ), 10, 0 );
		$this->styles->register_hooks();
		// WooCommerce adds the settings at priority 1. WordPress prints scripts at 10.
		add_action( 'wp_print_footer_scripts', array( $this->badge, 'print_data' ), 3 );
	}

	public function keep_integrations( $registry ): void {
		$this->integrations = $registry;
	}

	/** Feeds keep WooCommerce's callbacks. */
	public function take_over(): void {
		if ( is_feed() || ! $this->blocks->replaces( $this->blocks->get( 'mini-cart' ) ) ) {
			return;
		}
		$types = WP_Block_Type_Registry::get_instance();

		$types->get_registered( self::BLOCK )->render_callback    = array( $this, 'render' );
		$types->get_registered( self::CONTENTS )->render_callback = array( $this->template, 'render_contents' );
		foreach ( self::INNER_BLOCKS as $name ) {
			$types->get_registered( $name )->render_callback = array( $this->template, 'render_inner_block' );
		}
		$this->styles->take_over();
	}

	public function render( $attributes ): string {
		$attributes = (array) $attributes;
		if ( $this->is_coming_soon() ) {
			return '';
		}
		$is_without_drawer = is_cart() || is_checkout();
		if ( $is_without_drawer && 'hidden' !== ( $attributes['cartAndCheckoutRenderStyle'] ?? 'hidden' ) ) {
			return '';
		}
		$this->enqueue( $is_without_drawer );
		return $is_without_drawer
			? $this->markup->block( $attributes, $this->badge->summary(), null )
			: $this->markup->block( $attributes, $this->badge->summary(), $this->template->render(), $this->inline_scripts->from_build( 'mini-cart-press.js' ) );
	}

	/** Registers the drawer's script with what add-ons have added. On cart and checkout pages the badge is a link. */
	private function enqueue( bool $is_without_drawer ): void {
		$block = $this->blocks->get( 'mini-cart' );
		if ( wp_script_is( self::BADGE_HANDLE, 'enqueued' ) || wp_script_is( self::BADGE_HANDLE, 'done' ) ) {
			return;
		}
		wp_deregister_script( self::BADGE_HANDLE );
		wp_enqueue_script(
			self::BADGE_HANDLE,
			$this->build->url( 'mini-cart.js' ),
			array(),
			$this->build->asset( 'mini-cart' )['version'],
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
		if ( $is_without_drawer ) {
			return;
		}
		wp_register_script( $block->script, $this->build->url( 'frontend.js' ), array(), $this->build->asset( 'frontend' )['version'], true );
		$this->scripts->connect( $block, $this->integrations ? $this->integrations->get_all_registered_script_handles() : array() );
		$this->data->add_values( $this->integrations ? $this->integrations->get_all_registered_script_data() : array() );
		$this->data->add( $block );
		/** This action is documented in WooCommerce: payment methods and checkout fields add their data here. */
		do_action( 'woocommerce_blocks_cart_enqueue_data' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		if ( ! wp_script_is( 'wc-settings', 'enqueued' ) ) {
			// WooCommerce adds the settings to enqueued scripts only; the page itself does not need this one.
			add_action( 'wp_print_footer_scripts', array( $this, 'enqueue_settings' ), 0 );
			add_action( 'wp_print_footer_scripts', array( $this, 'dequeue_settings' ), 2 );
		}
	}

	public function enqueue_settings(): void {
		wp_enqueue_script( 'wc-settings' );
	}

	/** A script that depends on the settings still prints them. */
	public function dequeue_settings(): void {
		wp_dequeue_script( 'wc-settings' );
	}

	/** WooCommerce's "coming soon" mode for the shop's pages. */
	private function is_coming_soon(): bool {
		return ! is_user_logged_in() && 'yes' === get_option( 'woocommerce_coming_soon' ) && 'yes' === get_option( 'woocommerce_store_pages_only' );
	}
}
