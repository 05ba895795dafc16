<?php

namespace Shopfront\Product_Lists;

use Shopfront\Blocks\Blocks;
use Shopfront\Product_Pages\Behaviors;
use Shopfront\Product_Pages\Product_Pages;
use Shopfront\Product_Pages\Site_Settings;
use WC_Product;

defined( 'ABSPATH' ) || exit;

/** Opens a list's product in a dialog (docs/contract/product-pages.md 7). Without scripts, it's a normal link. */
final class Quick_View_Links {

	public const ACTION = 'shopfront_quickview';
	private const STYLE = 'shopfront-quick-view';

	/** The product in the dialog needs these scripts' parameters and templates. */
	private const SCRIPTS = array( 'wc-single-product', 'wc-add-to-cart-variation' );

	private Blocks $blocks;
	private Product_Pages $pages;
	private Behaviors $behaviors;
	private Site_Settings $site_settings;
	private bool $has_links = false;

	public function __construct( Blocks $blocks, Product_Pages $pages, Behaviors $behaviors, Site_Settings $settings ) {
		$this->blocks        = $blocks;
		$this->pages         = $pages;
		$this->behaviors     = $behaviors;
		$this->site_settings = $settings;
	}

	public function register_hooks(): void {
		// After the add-to-cart button.
		add_action( 'woocommerce_after_shop_loop_item', array( $this, 'print_link' ), 15, 0 );
		add_filter( 'render_block_woocommerce/product-button', array( $this, 'add_to_button' ), 10, 3 );
		add_filter( 'woocommerce_blocks_product_grid_item_html', array( $this, 'add_to_grid_item' ), 20, 3 );
		// Before the part for product pages, which takes the files of WooCommerce's scripts.
		add_action( 'wp_head', array( $this, 'enqueue' ), 6, 0 );
		add_action( 'wp_footer', array( $this, 'enqueue' ), 8, 0 );
	}

	public function is_on(): bool {
		return $this->pages->is_on() && $this->blocks->replaces( $this->blocks->parts()['quick-view'] );
	}

	public function print_link(): void {
		global $product;
		// In templates of blocks, WooCommerce runs the actions of classic lists around blocks, which have the link by
		// add_to_button().
		if ( $product instanceof WC_Product && ! doing_filter( 'render_block' ) ) {
			echo $this->link( $product, 'button' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped, Shopfront.Security.EscapeOutput -- Escaped by link().
		}
	}

	/** @param \WP_Block $instance */
	public function add_to_button( $html, $parsed, $instance ) {
		$is_in_list = ! empty( $parsed['attrs']['isDescendentOfQueryLoop'] );
		$product    = $is_in_list && isset( $instance->context['postId'] ) ? wc_get_product( $instance->context['postId'] ) : null;
		$link       = $product ? $this->link( $product, 'wp-block-button__link wp-element-button' ) : '';
		if ( '' === $link || ! is_string( $html ) ) {
			return $html;
		}
		$align = preg_match( '/\balign-(left|center|right)\b/', $html, $found ) ? " $found[0]" : '';
		return $html . sprintf( '<div class="wp-block-button wc-block-components-product-button%s sf-quick-view-link">%s</div>', $align, $link );
	}

	/** For grid blocks such as "Newest products". */
	public function add_to_grid_item( $html, $data, $product ) {
		$link = $product instanceof WC_Product ? $this->link( $product, 'wp-block-button__link wp-element-button' ) : '';
		$end  = is_string( $html ) ? strripos( $html, '</li>' ) : false;
		if ( '' === $link || false === $end ) {
			return $html;
		}
		return substr( $html, 0, $end ) . sprintf( '<div class="wp-block-button wc-block-grid__product-add-to-cart sf-quick-view-link">%s</div>', $link ) . substr( $html, $end );
	}

	public function enqueue(): void {
		if ( ! $this->has_links || ! $this->is_on() ) {
			return;
		}
		foreach ( self::SCRIPTS as $handle ) {
			wp_enqueue_script( $handle );
		}
		$this->behaviors->enqueue_styles();
		$this->behaviors->enqueue();
		$this->site_settings->add( $this->settings() );
		wp_enqueue_style( self::STYLE, plugins_url( 'php-stubs/product-lists/quick-view.css', SHOPFRONT_FILE ), array(), SHOPFRONT_VERSION );
	}

	/** Escaped; '' where the part is off. */
	private function link( WC_Product $product, string $class_name ): string {
		if ( is_admin() || defined( 'REST_REQUEST' ) || is_feed() || ! $this->is_on() ) {
			return '';
		}
		$this->has_links = true;
		return sprintf(
			'<a class="%1$s sf-quick-view-button" href="%2$s" data-sf-quick-view="%3$d">%4$s<span class="screen-reader-text">: %5$s</span></a>',
			esc_attr( $class_name ),
			esc_url( $product->get_permalink() ),
			$product->get_id(),
			esc_html__( 'Quick view', 'shopfront' ),
			esc_html( wp_strip_all_tags( $product->get_name() ) )
		);
	}

	private function settings(): array {
		return array(
			'ajaxurl' => admin_url( 'admin-ajax.php', 'relative' ),
			// Pages from a cache would have an expired one, and the action changes nothing.
			'nonce'   => '',
			'actions' => array( 'quickView' => self::ACTION ),
			'i18n'    => array(
				'quickView'        => __( 'Quick view', 'shopfront' ),
				'close'            => __( 'Close', 'woocommerce' ),
				'quickViewLoading' => __( 'Loading the product…', 'shopfront' ),
				'quickViewFailed'  => __( 'We couldn’t load the product.', 'shopfront' ),
				'quickViewRetry'   => __( 'Try again', 'woocommerce' ),
				'quickViewDetails' => __( 'View full details', 'shopfront' ),
			),
		);
	}
}
