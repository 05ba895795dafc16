<?php

namespace Shopfront\No_Script;

use Shopfront\Blocks\Block;
use Shopfront\Blocks\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Cart and checkout without JavaScript: with a query argument a page shows WooCommerce's classic form in place of our
 * block.
 *
 * The addresses of cart and checkout keep the argument while such a page is shown, so forms, links and redirects lead to
 * the classic forms again.
 */
final class View {

	/** Query argument that requests the classic form. */
	public const ARGUMENT = 'no-script';

	/** Shortcodes with the classic forms by block. */
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
		// Addresses in emails and at payment providers stay as they are.
		add_action( 'woocommerce_before_checkout_process', array( $this, 'stop_keeping' ) );
		// Before WooCommerce redirects from an empty checkout to the cart.
		add_action( 'template_redirect', array( $this, 'prepare' ), 5 );
		// WordPress's own filter at 10 discards what others have returned before.
		add_filter( 'pre_render_block', array( $this, 'show_form' ), 20, 2 );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_styles' ), 30 );
		( new Field_Errors() )->register_hooks();
	}

	/** Whether this request asks for the classic forms. */
	public function is_requested(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, Shopfront.Security.CheckedInput.NoNonce -- Selects a view.
		return isset( $_GET[ self::ARGUMENT ] );
	}

	/**
	 * Returns the block that a block of the page's content is, if it has a classic form here.
	 *
	 * @param string $name Name with its namespace, as in `woocommerce/cart`.
	 */
	public function find_block( $name ): ?Block {
		$short = 0 === strpos( (string) $name, 'woocommerce/' ) ? substr( $name, strlen( 'woocommerce/' ) ) : '';
		$block = isset( self::SHORTCODES[ $short ] ) ? $this->blocks->get( $short ) : null;
		return $block && ! is_admin() && $this->blocks->replaces_here( $block ) ? $block : null;
	}

	/** Returns the address of the current page with the classic form. */
	public function url( Block $block ): string {
		return add_query_arg( self::ARGUMENT, '1', $this->page_url( $block ) );
	}

	/** Adds the argument to an address of cart or checkout. */
	public function keep_argument( $url ) {
		return $this->keeps_argument ? add_query_arg( self::ARGUMENT, '1', $url ) : $url;
	}

	/** Removes the argument from the address of an order, whose page is the same in both views. */
	public function drop_argument( $url ) {
		return remove_query_arg( self::ARGUMENT, $url );
	}

	/** Leaves the addresses of cart and checkout as they are while an order is placed. */
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

	/**
	 * Replaces a block by its classic form. WooCommerce doesn't render its block then, and loads no scripts for it.
	 *
	 * @param string|null $html Null, unless another plugin renders the block.
	 */
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
			// The content of a page runs its shortcodes later. Running them now would also run shortcodes that a shopper
			// has typed into a field.
			doing_filter( 'the_content' ) ? $shortcode : do_shortcode( $shortcode ),
			esc_url( $this->page_url( $block ) ),
			esc_html__( 'Use the version with JavaScript', 'shopfront' )
		);
	}

	/** Adds the style sheet of the view, after WooCommerce's. */
	public function enqueue_styles(): void {
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- The address has its version already.
		wp_enqueue_style( 'shopfront-no-script', $this->style_url(), array(), null );
	}

	/** Returns the address of the style sheet for browsers without JavaScript. */
	public function style_url(): string {
		$file    = 'php-stubs/no-script/form.css';
		$version = substr( (string) md5_file( plugin_dir_path( SHOPFRONT_FILE ) . $file ), 0, 12 );
		return add_query_arg( 'ver', $version, plugins_url( $file, SHOPFRONT_FILE ) );
	}

	/** Returns the address of the current page without the argument. */
	private function page_url( Block $block ): string {
		$url = is_singular() ? get_permalink( get_queried_object_id() ) : wc_get_page_permalink( $block->name );
		return (string) $url;
	}
}
