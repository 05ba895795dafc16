<?php

require_once __DIR__ . '/../../woocommerce.php';
require_once __DIR__ . '/../facts.php';

/** The blocks need only the plugin's folder. */
function WC() {
	return new class() {
		public function plugin_path() {
			return $GLOBALS['files'] . '/woocommerce';
		}
	};
}

/** A site's constants for its blocks. They can't be undone, so other tests run in another process. */
final class ConstantsTest extends AdapterTestCase {

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'CART', 'CHECKOUT', 'MINI_CART' ) as $block ) {
			if ( ! defined( "SHOPFRONT_REPLACES_$block" ) ) {
				define( "SHOPFRONT_REPLACES_$block", false );
			}
		}
		$this->start();
		register_facts( 'cart', 'checkout', 'mini-cart' );
	}

	public function test_a_constant_keeps_the_blocks_of_woocommerce(): void {
		$this->assertSame( array(), $this->replaced_blocks() );
	}

	public function test_a_filter_overrides_the_constant(): void {
		foreach ( array( 'cart', 'checkout', 'mini_cart' ) as $block ) {
			add_filter( "shopfront_replaces_$block", static fn() => true );
		}
		$this->assertSame( array( 'cart', 'checkout', 'mini_cart' ), $this->replaced_blocks() );
	}

	public function test_the_settings_have_a_text_in_place_of_the_switch(): void {
		update_option( 'shopfront_blocks', array( 'cart' => 'no' ) );
		$fields = array_column( apply_filters( 'woocommerce_get_settings_advanced', array(), 'shopfront' ), null, 'id' );
		foreach ( array( 'cart', 'checkout', 'mini-cart' ) as $block ) {
			$this->assertSame( 'info', $fields[ "shopfront_blocks[$block]" ]['type'] );
		}
		$this->assertStringContainsString( 'SHOPFRONT_REPLACES_CART', $fields['shopfront_blocks[cart]']['text'] );
	}
}
