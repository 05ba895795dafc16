<?php

/** Features and styles of the mini-cart. phpunit/site tests the rest on a WordPress. */
final class MiniCartTest extends ShopTestCase {

	private const FEATURE = 'experimental-iapi-mini-cart';

	/** Returns WooCommerce's features in both of its formats. */
	private function features(): array {
		return array(
			apply_filters( 'woocommerce_admin_get_feature_config', array( 'other' => true, self::FEATURE => true ) ),
			apply_filters( 'woocommerce_admin_features', array( self::FEATURE, 'other' ) ),
		);
	}

	public function test_it_turns_off_the_script_module_and_no_other_feature(): void {
		$this->start();
		$this->assertSame( array( array( 'other' => true, self::FEATURE => false ), array( 'other' ) ), $this->features() );
	}

	public function test_a_list_of_features_in_another_format_does_not_change(): void {
		$this->start();
		$this->assertNull( apply_filters( 'woocommerce_admin_get_feature_config', null ) );
		$this->assertSame( '', apply_filters( 'woocommerce_admin_features', '' ) );
	}

	public function test_its_styles_have_no_files_and_the_first_has_the_rules_of_the_badge(): void {
		$this->start();
		$this->open_page();
		$this->assertFalse( $this->style( 'mini-cart' )->src );
		$this->assertFalse( $this->style( 'mini-cart-contents' )->src );
		$this->assertSame( array( 'after' => array( file_get_contents( __DIR__ . '/../../../../php-stubs/mini-cart/badge.css' ) ) ), $this->style( 'mini-cart' )->extra );
		$this->assertSame( array(), $this->style( 'mini-cart-contents' )->extra );
	}

	public function test_without_our_mini_cart_features_and_styles_stay(): void {
		$this->opt_out( 'mini_cart' );
		$this->start();
		$this->open_page();
		$this->assertSame( array( array( 'other' => true, self::FEATURE => true ), array( self::FEATURE, 'other' ) ), $this->features() );
		$this->assert_original_styles( 'mini-cart' );
	}
}
