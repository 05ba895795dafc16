<?php

require_once __DIR__ . '/../../woocommerce.php';

/** A WooCommerce whose Store API can't be extended. */
final class WithoutStoreApiTest extends AdapterTestCase {

	public function test_the_checkout_is_not_extended(): void {
		$this->start();
		do_action( 'woocommerce_blocks_loaded' );
		$this->assertArrayNotHasKey( 'endpoint_data', $GLOBALS );
	}

	public function test_the_settings_of_the_checkout_disable_order_attempts(): void {
		$this->start();
		$this->plugin->block_data->add( $this->plugin->blocks->get( 'checkout' ) );
		$data = \Automattic\WooCommerce\Blocks\Package::container()->get( \Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry::class )->data;
		$this->assertSame(
			array(
				'orderAttempts' => false,
				'contactUrl'    => '',
			),
			$data['shopfrontData']
		);
	}
}
