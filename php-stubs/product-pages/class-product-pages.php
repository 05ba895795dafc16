<?php

namespace Shopfront\Product_Pages;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;
use Shopfront\Platform\Facts;
use Shopfront\Product_Lists\Quick_View_Links;

defined( 'ABSPATH' ) || exit;

/**
 * Our scripts on product pages and product lists, in the classic markup of WooCommerce's templates and compatibility
 * blocks. They replace WooCommerce's product scripts wherever it enqueues one (Platform_Scripts).
 */
final class Product_Pages {

	private Blocks $blocks;
	private Facts $facts;
	private Build $build;
	private Platform_Scripts $scripts;
	private Behaviors $behaviors;
	private Gallery $gallery;
	private Quantity_Buttons $buttons;
	private Swatches $swatches;
	private Added_Notice $added_notice;
	private Site_Settings $site_settings;

	public function __construct( Blocks $blocks, Facts $facts, Build $build, Platform_Scripts $scripts, Behaviors $behaviors, Gallery $gallery, Quantity_Buttons $buttons, Swatches $swatches, Added_Notice $added_notice, Site_Settings $settings ) {
		$this->blocks    = $blocks;
		$this->facts     = $facts;
		$this->build     = $build;
		$this->scripts   = $scripts;
		$this->behaviors = $behaviors;
		$this->gallery   = $gallery;
		$this->buttons   = $buttons;
		$this->swatches  = $swatches;

		$this->added_notice  = $added_notice;
		$this->site_settings = $settings;
	}

	public function register_hooks(): void {
		// After scripts are enqueued (wp_head, 1) and before styles (8), scripts and modules (9 and 10) are printed. A
		// block theme has rendered the page by then.
		add_action( 'wp_head', array( $this, 'prepare_head' ), 7, 0 );
		// Classic themes enqueue scripts while they print the page. WordPress prints its modules at priority 10, and
		// scripts at 20.
		add_action( 'wp_footer', array( $this, 'prepare_footer' ), 9, 0 );
		add_action( 'wp_print_footer_scripts', array( $this, 'replace_late' ), 0, 0 );
		add_filter( 'body_class', array( $this, 'name_classic_cart' ) );
		$this->gallery->register_hooks( array( $this, 'is_on' ) );
		$this->buttons->register_hooks( array( $this, 'prints_quantity_buttons' ) );
		$this->swatches->register_hooks( array( $this, 'is_product_here' ), array( $this, 'has_option_buttons' ) );
		$this->added_notice->register_hooks( array( $this, 'has_classic_buttons' ) );
	}

	public function prepare_head(): void {
		if ( ! $this->is_on() || ! $this->facts->has_page_scripts( 'product-pages' ) ) {
			return;
		}
		$this->scripts->replace();
		$handles = $this->scripts->on_page();
		if ( $this->has_variations() && ! in_array( 'wc-add-to-cart-variation', $handles, true ) ) {
			$handles[] = 'wc-add-to-cart-variation';
		}
		if ( $handles ) {
			$this->behaviors->enqueue_styles();
			$this->add_first_styles();
			$this->behaviors->enqueue();
			// On lists, a quick view needs them only when it opens.
			if ( is_product() ) {
				$this->behaviors->print_links( $handles );
			}
			$this->add_parameters();
		}
	}

	/** For pages that enqueue WooCommerce's scripts only while they are printed. */
	public function prepare_footer(): void {
		if ( $this->is_on() && $this->scripts->on_page() ) {
			$this->behaviors->enqueue_styles();
			$this->add_first_styles();
			$this->behaviors->enqueue();
			$this->add_parameters();
		}
	}

	public function replace_late(): void {
		if ( $this->is_on() ) {
			$this->scripts->replace();
		}
	}

	/**
	 * Marks pages where our script handles the buttons of classic lists.
	 * @param string[] $classes
	 */
	public function name_classic_cart( $classes ) {
		if ( $this->has_classic_buttons() ) {
			$classes[] = 'sf-classic-cart';
		}
		return $classes;
	}

	/** Whether our script handles the buttons of classic lists on this page. */
	public function has_classic_buttons(): bool {
		return in_array( 'wc-add-to-cart', $this->scripts->on_page(), true ) && $this->is_on();
	}

	/** Reserves space for what our script adds or removes, so that nothing moves when it starts. */
	private function add_first_styles(): void {
		$this->behaviors->add_styles( '.single_variation:empty{display:none}' );
		if ( $this->has_quantity_buttons() ) {
			$field = ':where(.quantity:not(.sf-qty):has(>.qty[type=number]:not([readonly])))';
			$this->behaviors->add_styles( "@media (scripting:enabled){{$field}{display:inline-flex;align-items:stretch;min-block-size:2.75rem;padding-inline:2.75rem}$field>.qty{appearance:textfield;text-align:center}$field>.qty::-webkit-inner-spin-button{margin:0;appearance:none}}" );
		}
	}

	private function add_parameters(): void {
		if ( ! $this->scripts->on_page() || wp_script_is( 'shopfront-behaviors-params', 'registered' ) ) {
			return;
		}
		$this->site_settings->add( Added_Notice::settings() );
		$params = array(
			'shopfront_gallery_params' => array(
				'download'    => __( 'Download picture', 'shopfront' ),
				/* translators: 1: number of a picture, 2: how many there are. */
				'position'    => __( '%1$s of %2$s', 'shopfront' ),
				/* translators: %s: number of a picture. */
				'imageFailed' => __( 'Picture %s could not be loaded.', 'shopfront' ),
			),
			'shopfront_option_params'  => Swatches::texts(),
		);
		if ( $this->has_quantity_buttons() ) {
			$params['shopfront_quantity_params'] = Quantity_Buttons::texts();
		}
		$code = '';
		foreach ( $params as $name => $values ) {
			$code .= "var $name = " . wp_json_encode( $values, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . ";\n";
		}
		wp_register_script( 'shopfront-behaviors-params', false, array(), SHOPFRONT_VERSION, true );
		wp_enqueue_script( 'shopfront-behaviors-params' );
		wp_add_inline_script( 'shopfront-behaviors-params', $code );
	}

	/** A classic theme enqueues the script for variations only later. */
	private function has_variations(): bool {
		$product = is_product() ? wc_get_product() : null;
		return $product && $product->is_type( 'variable' );
	}

	private function has_quantity_buttons(): bool {
		return $this->blocks->replaces( $this->blocks->parts()['quantity-buttons'] );
	}

	/** Also for attributes without colors and pictures. */
	public function has_option_buttons(): bool {
		return $this->blocks->replaces( $this->blocks->parts()['option-buttons'] );
	}

	/** Where our script certainly is. */
	public function prints_quantity_buttons(): bool {
		return $this->is_product_here() && $this->has_quantity_buttons();
	}

	/** On a product's page and in its quick view, where our script certainly is. */
	public function is_product_here(): bool {
		return ( is_product() || doing_action( 'wp_ajax_' . Quick_View_Links::ACTION ) || doing_action( 'wp_ajax_nopriv_' . Quick_View_Links::ACTION ) ) && $this->is_on();
	}

	/** Off in the Customizer's preview, which renders parts of the page again. */
	public function is_on(): bool {
		return ! is_customize_preview() && $this->build->has_files() && $this->blocks->replaces( $this->blocks->parts()['product-pages'] );
	}
}
