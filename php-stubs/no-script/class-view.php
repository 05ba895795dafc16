<?php

namespace Shopfront\No_Script;

use Shopfront\Blocks\Block;
use Shopfront\Blocks\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Cart and checkout without JavaScript: a query argument shows WooCommerce's classic form instead of our block. On such
 * a page, the addresses of cart and checkout keep the argument, so forms, links and redirects lead to the classic forms
 * again.
 */
final class View {

	/** Requests the classic form. */
	public const ARGUMENT = 'no-script';

	private const SHORTCODES = array(
		'cart'     => 'woocommerce_cart',
		'checkout' => 'woocommerce_checkout',
	);

	private Blocks $blocks;

	/** Whether links to cart and checkout currently get the argument. */
	private bool $keeps_argument = false;

	/** @var string[] Blocks whose form is on the page. A second block must not repeat it. */
	private array $shown = array();

	public function __construct( Blocks $blocks ) {
		$this->blocks = $blocks;
	}

	public function register_hooks(): void {
		if ( ! $this->is_requested() ) {
			return;
		}
		$this->keeps_argument = true;
		add_filter( 'woocommerce_get_cart_url', array( $this, 'keep_argument' ) );
		add_filter( 'woocommerce_get_checkout_url', array( $this, 'keep_argument' ) );
		add_filter( 'woocommerce_get_checkout_order_received_url', array( $this, 'drop_argument' ) );
		// Emails and payment providers get addresses without the argument.
		add_action( 'woocommerce_before_checkout_process', array( $this, 'stop_keeping' ) );
		// Before WooCommerce redirects from an empty checkout to the cart.
		add_action( 'template_redirect', array( $this, 'prepare' ), 5 );
		// WordPress's own filter at 10 discards what others have returned before.
		add_filter( 'pre_render_block', array( $this, 'show_form' ), 20, 2 );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_styles' ), 30 );
		( new Field_Errors() )->register_hooks();
	}

	public function is_requested(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, Shopfront.Security.CheckedInput.NoNonce -- Selects a view.
		return isset( $_GET[ self::ARGUMENT ] );
	}

	/** Returns the block with this name, such as `woocommerce/cart`, if it has a classic form here. */
	public function find_block( $name ): ?Block {
		$short = 0 === strpos( (string) $name, 'woocommerce/' ) ? substr( $name, strlen( 'woocommerce/' ) ) : '';
		$block = isset( self::SHORTCODES[ $short ] ) ? $this->blocks->get( $short ) : null;
		return $block && ! is_admin() && $this->blocks->replaces_here( $block ) ? $block : null;
	}

	/** The current page with the classic form. */
	public function url( Block $block ): string {
		return add_query_arg( self::ARGUMENT, '1', $this->page_url( $block ) );
	}

	public function keep_argument( $url ) {
		return $this->keeps_argument ? add_query_arg( self::ARGUMENT, '1', $url ) : $url;
	}

	/** The order received page is the same in both views. */
	public function drop_argument( $url ) {
		return remove_query_arg( self::ARGUMENT, $url );
	}

	public function stop_keeping(): void {
		$this->keeps_argument = false;
	}

	/** Keeps search engines and caches from storing the view. */
	public function prepare(): void {
		$this->keeps_argument = true;
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- A name that cache plugins share.
			define( 'DONOTCACHEPAGE', true );
		}
		nocache_headers();
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
	}

	/** WooCommerce doesn't render its block then, and loads no scripts for it. */
	public function show_form( $html, $found ) {
		$block = null === $html ? $this->find_block( $found['blockName'] ?? '' ) : null;
		if ( ! $block ) {
			return $html;
		}
		if ( in_array( $block->name, $this->shown, true ) ) {
			return '';
		}
		$this->shown[] = $block->name;
		$shortcode     = '[' . self::SHORTCODES[ $block->name ] . ']';
		return sprintf(
			'<div class="sf-no-script alignwide">%s<p class="sf-no-script__back"><a href="%s">%s</a></p></div>',
			// The content of a page runs its shortcodes later. Running them now would also run shortcodes that a
			// shopper has typed into a field.
			doing_filter( 'the_content' ) ? $shortcode : do_shortcode( $shortcode ),
			esc_url( $this->page_url( $block ) ),
			esc_html__( 'Use the version with JavaScript', 'shopfront' )
		);
	}

	public function enqueue_styles(): void {
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- The address has its version already.
		wp_enqueue_style( 'shopfront-no-script', $this->style_url(), array(), null );
	}

	public function style_url(): string {
		$file    = 'php-stubs/no-script/form.css';
		$version = substr( (string) md5_file( plugin_dir_path( SHOPFRONT_FILE ) . $file ), 0, 12 );
		return add_query_arg( 'ver', $version, plugins_url( $file, SHOPFRONT_FILE ) );
	}

	private function page_url( Block $block ): string {
		$url = is_singular() ? get_permalink( get_queried_object_id() ) : wc_get_page_permalink( $block->name );
		return (string) $url;
	}
}
