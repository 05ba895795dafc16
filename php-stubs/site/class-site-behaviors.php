<?php

namespace Shopfront\Site;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;
use Shopfront\Product_Pages\Behaviors;
use Shopfront\Product_Pages\Product_Pages;
use Shopfront\Product_Pages\Site_Settings;
use Shopfront\Scripts\Registered_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Starts our behaviors for all kinds of pages (docs/contract/site-behaviors.md), if the page has one of their elements,
 * or an element of WooCommerce that none of its scripts on the page handles. Replaces Collapse-O-Matic's script, unless
 * another script depends on it.
 */
final class Site_Behaviors {

	/** Attributes and classes of our behaviors, and what WooCommerce's script handles. Generated. */
	private const FACTS = __DIR__ . '/behaviors.json';

	private const CONTENT = array( 'render_block', 'the_content', 'widget_text', 'widget_custom_html_content', 'wp_nav_menu' );

	/** Before WooCommerce's elements that none of its scripts handles. */
	private const ELEMENTS = array( 'woocommerce_before_account_orders', 'woocommerce_checkout_before_terms_and_conditions' );

	/** WooCommerce's script for all pages. */
	private const PLATFORM = 'woocommerce';

	private const SECTIONS = 'collapseomatic-js';

	private Blocks $blocks;
	private Product_Pages $pages;
	private Build $build;
	private Behaviors $behaviors;
	private Site_Settings $site_settings;
	private Registered_Scripts $scripts;
	private bool $has_elements = false;
	private bool $has_class    = false;

	/** @var string[] Behaviors whose elements WooCommerce's script handles; of passwords, only its own fields. */
	private array $of_platform = array();
	private string $pattern    = '';

	public function __construct( Blocks $blocks, Product_Pages $pages, Build $build, Behaviors $behaviors, Site_Settings $settings, Registered_Scripts $scripts ) {
		$this->blocks        = $blocks;
		$this->pages         = $pages;
		$this->build         = $build;
		$this->behaviors     = $behaviors;
		$this->site_settings = $settings;
		$this->scripts       = $scripts;
	}

	public function register_hooks(): void {
		add_action( 'wp', array( $this, 'start' ), 10, 0 );
	}

	public function start(): void {
		$this->has_elements = false;
		$this->has_class    = false;
		if ( ! $this->is_on() ) {
			return;
		}
		$this->read_facts();
		foreach ( self::CONTENT as $filter ) {
			add_filter( $filter, array( $this, 'find_elements' ), 99 );
		}
		foreach ( self::ELEMENTS as $action ) {
			add_action( $action, array( $this, 'note_element' ), 10, 0 );
		}
		add_filter( 'body_class', array( $this, 'name_page' ) );
		// A block theme has rendered the page by then. A classic theme gets the styles at the end, unless the page's
		// content shows that it needs them.
		add_action( 'wp_head', array( $this, 'prepare_head' ), 6, 0 );
		// Before the settings (9), modules (10) and scripts (20) are printed.
		add_action( 'wp_footer', array( $this, 'prepare_footer' ), 8, 0 );
		add_action( 'wp_print_footer_scripts', array( $this, 'take_sections' ), 0, 0 );
	}

	/** Off in the Customizer's preview, which renders parts of the page again. */
	private function is_on(): bool {
		return $this->blocks->replaces( $this->blocks->parts()['site-behaviors'] ) && $this->build->has_files() && ! is_customize_preview() && ! is_feed();
	}

	private function read_facts(): void {
		if ( '' === $this->pattern ) {
			$facts             = wp_json_file_decode( self::FACTS, array( 'associative' => true ) );
			$this->of_platform = $facts['ofPlatform'];
			$this->pattern     = sprintf( '/\s(?:%s)(?![\w-])|\sclass=["\'](?:[^"\']*\s)?(?:%s)[\s"\']/', implode( '|', $facts['attributes'] ), implode( '|', $facts['classes'] ) );
		}
	}

	public function find_elements( $html ) {
		if ( ! $this->has_elements && is_string( $html ) && preg_match( $this->pattern, $html ) ) {
			$this->has_elements = true;
		}
		return $html;
	}

	public function note_element(): void {
		$this->has_elements = true;
	}

	/**
	 * Marks the body if the page is known to have behaviors before its content is printed.
	 * @param string[] $classes
	 */
	public function name_page( $classes ) {
		if ( $this->has_elements() ) {
			$this->has_class = true;
			$classes[]       = 'sf-site';
		}
		return $classes;
	}

	/** Preloads what all pages with behaviors execute. */
	public function prepare_head(): void {
		$post = is_singular() ? get_post() : null;
		if ( $post ) {
			$this->find_elements( $post->post_content );
		}
		if ( $this->has_elements() ) {
			$this->behaviors->enqueue_site_styles();
			$this->behaviors->print_modules( array( 'site' ) );
		}
	}

	public function prepare_footer(): void {
		if ( ! $this->has_elements() ) {
			return;
		}
		$this->site_settings->add( $this->settings() );
		$this->behaviors->enqueue_site_styles();
		$this->behaviors->enqueue();
		if ( ! $this->pages->is_on() ) {
			$this->behaviors->restrict( array( 'site' ) );
		}
		if ( ! $this->has_class ) {
			wp_print_inline_script_tag( "document.body.classList.add( 'sf-site' );" );
		}
	}

	/** Collapse-O-Matic's handle and settings stay. */
	public function take_sections(): void {
		if ( ! $this->has_elements() || ! $this->can_take_sections() ) {
			return;
		}
		$script       = wp_scripts()->query( self::SECTIONS, 'registered' );
		$script->src  = false;
		$script->deps = array();
	}

	private function has_elements(): bool {
		/**
		 * Filters whether the page has elements with our behaviors, for themes that print some outside of content,
		 * widgets and menus.
		 *
		 * @param bool $has_elements Whether one was found so far.
		 */
		return (bool) apply_filters( 'shopfront_has_site_behaviors', $this->has_elements || $this->has_unhandled_elements() );
	}

	/** WooCommerce's elements without its script, which a site may remove. */
	private function has_unhandled_elements(): bool {
		return did_action( 'wp_enqueue_scripts' )
			&& ! $this->is_on_page( self::PLATFORM )
			&& ( is_woocommerce() || is_cart() || is_checkout() || is_account_page() || is_store_notice_showing() );
	}

	private function is_on_page( string $handle ): bool {
		return wp_script_is( $handle, 'enqueued' ) || wp_script_is( $handle, 'done' );
	}

	/** @return array<string, mixed> As in docs/contract/site-behaviors.md 5. */
	private function settings(): array {
		$without = $this->is_on_page( self::PLATFORM ) ? $this->of_platform : array();
		if ( $this->is_on_page( self::SECTIONS ) && ! $this->can_take_sections() ) {
			$without[] = 'collapse-o-matic';
		}
		/**
		 * Filters the scripts that `data-sf-script` can load (docs/contract/site-behaviors.md 3). Content names them,
		 * so list only scripts that are safe on every page.
		 *
		 * @param array<string, string> $scripts Addresses by name.
		 */
		$scripts = (array) apply_filters( 'shopfront_lazy_scripts', array() );
		return array(
			// An empty list would be a JSON array.
			'site' => array( 'without' => $without ) + ( $scripts ? array( 'scripts' => $scripts ) : array() ),
			'user' => array( 'can_edit_pages' => current_user_can( 'edit_pages' ) ),
		);
	}

	/** Collapse-O-Matic's script isn't printed yet, and no other script depends on it. */
	private function can_take_sections(): bool {
		if ( ! wp_script_is( self::SECTIONS, 'enqueued' ) || wp_script_is( self::SECTIONS, 'done' ) ) {
			return false;
		}
		foreach ( $this->scripts->with_dependencies( wp_scripts()->queue ) as $handle ) {
			if ( in_array( self::SECTIONS, wp_scripts()->registered[ $handle ]->deps, true ) ) {
				return false;
			}
		}
		return true;
	}
}
