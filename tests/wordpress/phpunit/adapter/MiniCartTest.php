<?php

/** Block types and styles of the mini-cart. phpunit/site tests the rest on a WordPress. */
final class MiniCartTest extends ShopTestCase {

	/** Returns who renders a block type; null for WooCommerce. */
	private function renderer( string $name ): ?string {
		$callback = WP_Block_Type_Registry::get_instance()->get_registered( "woocommerce/$name" )->render_callback;
		return $callback ? $callback[1] : null;
	}

	public function test_it_renders_the_block_and_its_inner_blocks(): void {
		$this->start();
		$this->open_page();
		$this->assertSame( array( 'render', 'render_contents', 'render_inner_block' ), array_map( array( $this, 'renderer' ), array( 'mini-cart', 'mini-cart-contents', 'mini-cart-footer-block' ) ) );
	}

	public function test_its_styles_have_no_files_and_the_first_has_the_rules_of_the_badge(): void {
		$this->start();
		$this->open_page();
		$this->assertFalse( $this->style( 'mini-cart' )->src );
		$this->assertFalse( $this->style( 'mini-cart-contents' )->src );
		$this->assertSame( array( 'after' => array( file_get_contents( __DIR__ . '/../../../../php-stubs/mini-cart/badge.css' ) ) ), $this->style( 'mini-cart' )->extra );
		$this->assertSame( array(), $this->style( 'mini-cart-contents' )->extra );
	}

	public function test_without_our_mini_cart_block_types_and_styles_stay(): void {
		$this->opt_out( 'mini_cart' );
		$this->start();
		$this->open_page();
		$this->assertNull( $this->renderer( 'mini-cart' ) );
		$this->assert_original_styles( 'mini-cart' );
	}
}
