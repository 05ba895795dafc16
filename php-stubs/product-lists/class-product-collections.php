<?php

namespace Shopfront\Product_Lists;

use Shopfront\Blocks\Blocks;
use Shopfront\Platform\Facts;
use Shopfront\Product_Pages\Behaviors;
use Shopfront\Product_Pages\Product_Pages;

defined( 'ABSPATH' ) || exit;

/**
 * Our behaviors for product collections instead of WooCommerce's script modules.
 *
 * A collection is ours if it has no elements of other modules and the page's content has no product filters:
 * WooCommerce's router wouldn't update our collection after a filter changes. Any other collection stays WooCommerce's.
 */
final class Product_Collections {

	/** Pages without these modules' blocks don't need them. */
	private const COLLECTION = 'woocommerce/product-collection';
	private const BUTTON     = 'woocommerce/product-button';
	private const SORTING    = 'woocommerce/catalog-sorting';

	private const BUTTON_MARK = 'data-wp-interactive="woocommerce/product-button"';
	private const FILTERS     = 'woocommerce/product-filters';

	/** WooCommerce's single store, and the product store that will replace it. */
	private const SINGLE_STORE = 'woocommerce';
	private const PRODUCTS     = 'woocommerce/products';

	/** On a page whose other elements stay WooCommerce's. */
	private const NAMES = array( 'product-collection', 'collection-pages', 'product-carousel' );

	private Blocks $blocks;
	private Facts $facts;
	private Product_Pages $pages;
	private Behaviors $behaviors;
	private Collection_Markup $markup;

	private bool $has_filters = false;

	private int $replaced = 0;

	private bool $has_buttons = false;

	/** @var array<string, int> How many of the page's blocks need each module. */
	private array $users = array(
		self::COLLECTION => 0,
		self::BUTTON     => 0,
		self::SORTING    => 0,
	);

	public function __construct( Blocks $blocks, Facts $facts, Product_Pages $pages, Behaviors $behaviors, Collection_Markup $markup ) {
		$this->blocks    = $blocks;
		$this->facts     = $facts;
		$this->pages     = $pages;
		$this->behaviors = $behaviors;
		$this->markup    = $markup;
	}

	public function register_hooks(): void {
		// After WooCommerce and add-ons have completed the markup.
		add_filter( 'render_block_woocommerce/product-collection', array( $this, 'replace' ), 110 );
		add_filter( 'render_block_woocommerce/product-button', array( $this, 'count_button' ), 110 );
		add_filter( 'render_block_woocommerce/catalog-sorting', array( $this, 'replace_sorting' ), 110 );
		add_filter( 'render_block_' . self::FILTERS, array( $this, 'note_filters' ), 110 );
		// Before the part for product pages, which replaces the script that is enqueued here.
		add_action( 'wp_head', array( $this, 'enqueue' ), 6, 0 );
		add_action( 'wp_footer', array( $this, 'enqueue' ), 8, 0 );
	}

	public function replace( $html ) {
		if ( ! is_string( $html ) || '' === $html || ! $this->is_on() ) {
			return $html;
		}
		$missing = $this->facts->missing_after_rendering( 'product-collection', $html );
		if ( $missing ) {
			$this->facts->fail( 'product-collection', $missing, false );
			return $html;
		}
		$buttons = substr_count( $html, self::BUTTON_MARK );
		if ( $this->has_filters() || ! $this->markup->is_known( $html ) ) {
			++$this->users[ self::COLLECTION ];
			if ( self::SINGLE_STORE === $this->markup->unknown_store( $html ) ) {
				$this->facts->fail(
					'product-collection',
					array(
						'kind' => 'stores',
						'name' => self::PRODUCTS,
					),
					// An author can write such a directive.
					false
				);
			}
			return $html;
		}
		$this->users[ self::BUTTON ] -= $buttons;
		++$this->replaced;
		$this->has_buttons = $this->has_buttons || $buttons > 0;
		return $this->markup->simplify( $html, array( $this, 'notice_of' ) );
	}

	public function count_button( $html ) {
		$this->users[ self::BUTTON ] += substr_count( (string) $html, self::BUTTON_MARK );
		return $html;
	}

	/** The sort form loads the page, because WordPress's router wouldn't update our collection. */
	public function replace_sorting( $html ) {
		if ( ! $this->is_on() || $this->has_filters() ) {
			++$this->users[ self::SORTING ];
			return $html;
		}
		foreach ( array( 'wc-block-catalog-sorting', 'woocommerce-ordering', 'orderby' ) as $class_name ) {
			$html = $this->markup->strip_element( (string) $html, $class_name );
		}
		return $html;
	}

	/** Filters load the page if an earlier collection is already ours. */
	public function note_filters( $html ) {
		$this->has_filters = true;
		return $this->replaced > 0 ? str_replace( '&quot;forcePageReload&quot;:false', '&quot;forcePageReload&quot;:true', (string) $html ) : $html;
	}

	/** Also removes WooCommerce's modules that nothing needs any more. */
	public function enqueue(): void {
		if ( 0 === $this->replaced || ! $this->is_on() ) {
			return;
		}
		foreach ( $this->users as $module => $count ) {
			if ( $count <= 0 ) {
				wp_dequeue_script_module( $module );
			}
		}
		if ( $this->has_buttons ) {
			// WooCommerce's button removes it from pages of block themes.
			wp_enqueue_script( 'wc-add-to-cart' );
		}
		$this->behaviors->enqueue_styles();
		$this->behaviors->enqueue();
		// Related products are below the window when the page of a product opens, and the script waits for them.
		if ( 'wp_head' === current_action() && ! is_product() ) {
			$this->behaviors->print_modules( array( 'product-collection' ) );
		}
		if ( ! $this->pages->is_on() ) {
			$this->behaviors->restrict( self::NAMES );
		}
	}

	/** The announcement for an added product; '' if WooCommerce has none. */
	public function notice_of( int $product_id ): string {
		$product = wc_get_product( $product_id );
		return $product && method_exists( $product, 'add_to_cart_success_message' ) ? html_entity_decode( wp_strip_all_tags( (string) $product->add_to_cart_success_message() ), ENT_QUOTES, 'UTF-8' ) : '';
	}

	/** Some were rendered, or the page's content, template or widgets contain some. */
	private function has_filters(): bool {
		if ( ! $this->has_filters ) {
			$post    = is_singular() ? get_post() : null;
			$widgets = wp_is_block_theme() ? array() : (array) get_option( 'widget_block', array() );
			$content = ( $GLOBALS['_wp_current_template_content'] ?? '' ) . ( $post->post_content ?? '' ) . wp_json_encode( $widgets, JSON_UNESCAPED_SLASHES );

			$this->has_filters = false !== strpos( $content, 'wp:' . self::FILTERS . ' ' );
		}
		return $this->has_filters;
	}

	/** Off in feeds and in the Customizer's preview. */
	private function is_on(): bool {
		return ! is_admin() && ! defined( 'REST_REQUEST' ) && ! is_feed() && ! is_customize_preview()
			&& $this->behaviors->can_be_used() && $this->blocks->replaces( $this->blocks->parts()['product-collection'] );
	}
}
