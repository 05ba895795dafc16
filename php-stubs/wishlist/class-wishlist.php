<?php

namespace Shopfront\Wishlist;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;
use Shopfront\Product_Pages\Behaviors;
use Shopfront\Product_Pages\Product_Pages;
use Shopfront\Scripts\Registered_Scripts;

defined( 'ABSPATH' ) || exit;

/** Our behaviors for the site's wishlist: YITH WooCommerce Wishlist's, or else WooCommerce's own. */
final class Wishlist {

	private const BEHAVIORS = array( 'wishlist', 'wishlist-count', 'wishlist-actions', 'wishlist-dialogs', 'wishlist-page' );
	private const STYLE     = 'shopfront-wishlist';

	private Blocks $blocks;
	private Product_Pages $pages;
	private Build $build;
	private Behaviors $behaviors;
	private Registered_Scripts $registered;
	private Plugin_Scripts $scripts;
	private ?Wishlist_Buttons $buttons = null;

	public function __construct( Blocks $blocks, Product_Pages $pages, Build $build, Behaviors $behaviors, Registered_Scripts $registered ) {
		$this->blocks     = $blocks;
		$this->pages      = $pages;
		$this->build      = $build;
		$this->behaviors  = $behaviors;
		$this->registered = $registered;
	}

	public function register_hooks(): void {
		add_action( 'wp_loaded', array( $this, 'start' ), 10, 0 );
	}

	public function start(): void {
		// The switch first: it needs no query.
		$lists = $this->is_on() ? $this->lists() : null;
		if ( ! $lists ) {
			return;
		}
		// Created here, because most sites leave the part off.
		$this->scripts = new Plugin_Scripts( $this->registered );
		( new Wishlist_State() )->register_hooks( $lists );
		$this->buttons = new Wishlist_Buttons( $lists );
		$this->buttons->register_link();
		if ( $lists instanceof Shopper_Lists ) {
			$this->buttons->register_hooks();
		}
		add_action( 'wp_head', array( $this, 'prepare' ), 6, 0 );
		add_action( 'wp_footer', array( $this, 'prepare' ), 8, 0 );
		add_action( 'wp_footer', array( $this, 'print_settings' ), 9, 0 );
	}

	/** Off in the Customizer's preview, which renders parts of the page again. */
	public function is_on(): bool {
		return $this->blocks->replaces( $this->blocks->parts()['wishlist'] ) && $this->build->has_files() && ! is_customize_preview();
	}

	public function lists(): ?Lists {
		foreach ( array( new Plugin_Lists(), new Shopper_Lists() ) as $lists ) {
			if ( $lists->are_there() ) {
				return $lists;
			}
		}
		return null;
	}

	/** Also replaces the wishlist plugin's scripts. */
	public function prepare(): void {
		if ( ! $this->has_page() ) {
			return;
		}
		$this->behaviors->enqueue_styles();
		$this->behaviors->enqueue();
		if ( ! $this->pages->is_on() ) {
			$this->behaviors->restrict( self::BEHAVIORS );
		}
		$this->scripts->replace();
		wp_enqueue_style( self::STYLE, plugins_url( 'php-stubs/wishlist/wishlist.css', SHOPFRONT_FILE ), array(), SHOPFRONT_VERSION );
	}

	public function print_settings(): void {
		$lists = $this->has_page() ? $this->lists() : null;
		if ( $lists ) {
			( new Wishlist_Settings() )->print( $lists );
		}
	}

	/** The lines of our cart have buttons, too. */
	private function has_page(): bool {
		return $this->scripts->are_on_page() || ( $this->buttons && $this->buttons->are_on_page() ) || in_array( $this->blocks->get( 'cart' ), $this->blocks->of_page(), true );
	}
}
