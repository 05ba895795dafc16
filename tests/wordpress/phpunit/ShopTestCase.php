<?php

use Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry;
use Automattic\WooCommerce\Blocks\Package;

/** A shop with WooCommerce: styles, settings, a session, a cart and an order. */
abstract class ShopTestCase extends AdapterTestCase {

	protected const KEY = 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1';

	protected function setUp(): void {
		parent::setUp();
		$this->data()->data  = array();
		WC()->session        = new Session();
		WC()->order          = new Order();
		WC()->cart->is_empty = false;
		WC()->cart->hash     = 'mug';
		unset( $_COOKIE['wp_woocommerce_session_hash'] );
		WP_Block_Type_Registry::get_instance()->unregister_all();
		register_facts();
	}

	protected function data(): AssetDataRegistry {
		return Package::container()->get( AssetDataRegistry::class );
	}

	/** Runs the actions for data and styles of a page. handle-tests.mjs tests scripts with a real WP_Scripts. */
	protected function open_page(): void {
		$this->register_styles();
		do_action( 'template_redirect' );
		do_action( 'wp_enqueue_scripts' );
	}

	/** As WooCommerce 11.0.1 registers three blocks' styles. */
	protected function register_styles(): void {
		foreach ( array( 'wc-blocks-style', 'wc-blocks-packages-style', 'wc-blocks-style-cart', 'wc-blocks-style-checkout', 'wc-blocks-style-mini-cart', 'wc-blocks-style-mini-cart-contents' ) as $style ) {
			wp_styles()->add( $style, 'https://shop.test/woocommerce/' . $style . '.css', array(), array( 'rtl' => 'replace' ) );
		}
		foreach ( array( 'cart', 'checkout', 'mini-cart' ) as $block ) {
			WP_Block_Type_Registry::get_instance()->register( "woocommerce/$block", array( 'wc-blocks-style', "wc-blocks-style-$block", 'wc-blocks-packages-style' ) );
		}
		register_facts();
	}

	protected function style( string $block ): object {
		return wp_styles()->query( "wc-blocks-style-$block", 'registered' );
	}

	protected function styles_of_block( string $block ): array {
		$files = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_registered( "woocommerce/$block" )->style_handles as $handle ) {
			$files[ $handle ] = str_replace( array( 'https://shop.test/woocommerce/', 'https://shop.test/wp-content/plugins/' ), '', wp_styles()->query( $handle, 'registered' )->src );
		}
		return $files;
	}

	/** The block has the same styles as without our plugin. */
	protected function assert_original_styles( string $block ): void {
		$original = array(
			'wc-blocks-style'          => 'wc-blocks-style.css',
			"wc-blocks-style-$block"   => "wc-blocks-style-$block.css",
			'wc-blocks-packages-style' => 'wc-blocks-packages-style.css',
		);
		$this->assertSame( $original, $this->styles_of_block( $block ), $block );
	}

	/** As WordPress prints it. */
	protected function link_of( string $handle ): string {
		return apply_filters( 'style_loader_tag', "<link rel='stylesheet' href='x.css?ver=1' />", $handle );
	}
}
