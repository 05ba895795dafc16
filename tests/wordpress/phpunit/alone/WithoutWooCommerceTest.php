<?php

final class WithoutWooCommerceTest extends AdapterTestCase {

	public function test_administrators_read_that_woocommerce_and_the_build_are_missing(): void {
		do_action( 'plugins_loaded' );
		$this->assertSame( 2, $this->count_notices() );
	}

	public function test_others_see_no_notice(): void {
		do_action( 'plugins_loaded' );
		$GLOBALS['may_manage'] = false;
		$this->assertSame( 0, $this->count_notices() );
	}

	public function test_no_hook_of_woocommerce_is_used(): void {
		do_action( 'plugins_loaded' );
		$this->assertArrayNotHasKey( 'woocommerce_blocks_enqueue_cart_block_scripts_after', $GLOBALS['hooks'] );
	}

	public function test_the_blocks_of_our_metadata_are_registered_and_say_what_they_need(): void {
		mkdir( $GLOBALS['build'] . '/blocks/cart', 0777, true );
		file_put_contents( $GLOBALS['build'] . '/blocks/cart/block.json', '{}' );
		do_action( 'plugins_loaded' );
		do_action( 'init' );
		$this->assertSame( array( 'woocommerce/all-products', 'woocommerce/product-collection', 'cart' ), array_keys( $GLOBALS['block_types'] ) );
		$render_list = $GLOBALS['block_types']['woocommerce/product-collection']['render_callback'];
		$this->assertStringContainsString( 'The block Product Collection needs WooCommerce, which is not active.', $render_list() );
		$render = $GLOBALS['block_types']['cart']['render_callback'];
		$this->assertStringContainsString( 'The block Cart needs WooCommerce, which is not active.', $render() );
		$GLOBALS['may_manage'] = false;
		$this->assertSame( '', $render(), 'shoppers see nothing' );
	}
}
