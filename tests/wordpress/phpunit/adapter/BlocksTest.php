<?php

/** Replaced blocks: the build, opt-outs, styles and settings. */
final class BlocksTest extends ShopTestCase {

	private const CART_STYLES = array(
		'wc-blocks-style'      => 'wc-blocks-style.css',
		'wc-blocks-style-cart' => 'shopfront/build/wordpress/cart.css',
	);

	public function test_without_a_build_no_block_is_replaced(): void {
		do_action( 'plugins_loaded' );
		$this->open_page();
		$this->assertSame( 1, $this->count_notices() );
		$this->assertSame( array(), $this->replaced_blocks() );
		$this->assertSame( 'https://shop.test/woocommerce/wc-blocks-style-cart.css', $this->style( 'cart' )->src );
	}

	public function test_with_woocommerce_no_block_is_registered(): void {
		$this->start();
		mkdir( $GLOBALS['build'] . '/blocks/cart', 0777, true );
		file_put_contents( $GLOBALS['build'] . '/blocks/cart/block.json', '{}' );
		do_action( 'init' );
		$this->assertSame( array(), $GLOBALS['block_types'] );
	}

	public function test_all_blocks_are_replaced_by_default(): void {
		$this->start();
		$this->assertSame( 0, $this->count_notices() );
		$this->assertSame( array( 'cart', 'checkout', 'mini_cart' ), $this->replaced_blocks() );
	}

	public function test_each_missing_file_of_a_build_keeps_the_blocks_of_woocommerce(): void {
		$this->start();
		// order.5f.js is a lazy chunk.
		foreach ( array( 'registry.js', 'order.5f.js', 'cart.css', 'files.json', 'manifest.json', 'sanitize.asset.php', 'mini-cart.asset.php' ) as $missing ) {
			$file = $GLOBALS['build'] . "/build/wordpress/$missing";
			rename( $file, "$file.away" );
			$this->start_next_request();
			$this->open_page();
			$this->assertSame( array(), $this->replaced_blocks(), $missing );
			$this->assert_original_styles( 'cart' );
			$this->assertSame( 1, $this->count_notices(), $missing );
			rename( "$file.away", $file );
			$this->start_next_request();
			$this->assertSame( array( 'cart', 'checkout', 'mini_cart' ), $this->replaced_blocks() );
		}
	}

	public function test_an_empty_file_as_after_an_interrupted_upload_counts_as_missing(): void {
		$this->start();
		file_put_contents( $GLOBALS['build'] . '/build/wordpress/order.5f.js', '' );
		clearstatcache();
		$this->assertSame( array(), $this->replaced_blocks() );
		$this->assertSame( 1, $this->count_notices() );
	}

	public function test_the_style_of_a_replaced_block_is_ours(): void {
		$this->opt_out( 'checkout', 'mini_cart' );
		$this->start();
		$this->open_page();
		$this->assertSame( 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/cart.css', $this->style( 'cart' )->src );
		$this->assertSame( self::CART_STYLES, $this->styles_of_block( 'cart' ), 'with the shared style of all blocks' );
		$this->assertArrayNotHasKey( 'rtl', $this->style( 'cart' )->extra, 'one sheet serves both directions' );
	}

	public function test_texts_of_classic_themes_are_not_dimmed(): void {
		$this->start();
		$this->open_page();
		$this->assertArrayNotHasKey( 'after', $this->style( 'cart' )->extra );
		$GLOBALS['is_block_theme'] = false;
		shopfront()->block_styles->replace();
		unset( $GLOBALS['is_block_theme'] );
		$this->assertStringContainsString( '--sf-muted-opacity:1', implode( $this->style( 'cart' )->extra['after'] ) );
	}

	public function test_blocks_that_are_not_replaced_keep_their_styles(): void {
		$this->opt_out( 'checkout', 'mini_cart' );
		$this->start();
		$this->open_page();
		$this->assert_original_styles( 'mini-cart' );
		$this->assert_original_styles( 'checkout' );
	}

	public function test_the_checkout_has_our_style_but_not_the_shared_components_style(): void {
		$this->opt_out( 'cart' );
		$this->start();
		$this->open_page();
		$this->assertSame(
			array(
				'wc-blocks-style'          => 'wc-blocks-style.css',
				'wc-blocks-style-checkout' => 'shopfront/build/wordpress/checkout.css',
			),
			$this->styles_of_block( 'checkout' )
		);
		$this->assert_original_styles( 'cart' );
	}

	public function test_the_link_to_a_style_has_the_name_that_our_script_looks_for(): void {
		$this->start();
		$this->open_page();
		$this->assertSame( "<link data-href=\"cart.css\" rel='stylesheet' href='x.css?ver=1' />", $this->link_of( 'wc-blocks-style-cart' ) );
		$this->assertSame( "<link data-href=\"checkout.css\" rel='stylesheet' href='x.css?ver=1' />", $this->link_of( 'wc-blocks-style-checkout' ) );
		$this->assertSame( "<link rel='stylesheet' href='x.css?ver=1' />", $this->link_of( 'wc-blocks-style' ), 'links of other styles do not change' );
	}

	public function test_the_version_of_a_style_is_the_hash_of_its_content(): void {
		$this->start();
		$files = $GLOBALS['build'] . '/build/wordpress/files.json';
		file_put_contents( $files, str_replace( '"cart.css":"5f"', '"cart.css":"7a"', file_get_contents( $files ) ) );
		$this->start_next_request();
		$this->open_page();
		$this->assertSame( array( '7a', '5f' ), array( $this->style( 'cart' )->ver, $this->style( 'checkout' )->ver ) );
	}

	public function test_classic_pages_of_the_checkout_keep_styles_and_links(): void {
		$this->start();
		foreach ( array( 'order-pay', 'order-received' ) as $endpoint ) {
			$GLOBALS['endpoint'] = $endpoint;
			$this->open_page();
			$this->assert_original_styles( 'checkout' );
			$this->assertSame( "<link rel='stylesheet' href='x.css?ver=1' />", $this->link_of( 'wc-blocks-style-checkout' ), $endpoint );
		}
	}

	public function test_the_page_has_the_addresses_of_our_files(): void {
		$this->start();
		foreach ( array( 'cart', 'checkout' ) as $block ) {
			$this->data()->data = array();
			$this->plugin->block_data->add( $this->plugin->blocks->get( $block ) );
			$this->assertSame( 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/', $this->data()->data['shopfrontPublicPath'], $block );
		}
		$this->assertSame( array( 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/components.js?ver=abc123' ), $this->data()->data['shopfrontScripts']['components'] );
	}

	public function test_the_settings_of_the_cart_follow_the_option_for_the_shipping_calculator(): void {
		$this->start();
		$this->plugin->block_data->add( $this->plugin->blocks->get( 'cart' ) );
		$this->assertTrue( $this->data()->data['isShippingCalculatorEnabled'] );
		$this->data()->data = array();
		update_option( 'woocommerce_enable_shipping_calc', 'no' );
		$this->plugin->block_data->add( $this->plugin->blocks->get( 'cart' ) );
		$this->assertFalse( $this->data()->data['isShippingCalculatorEnabled'] );
	}
}
