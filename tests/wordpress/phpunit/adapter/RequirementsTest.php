<?php

final class RequirementsTest extends ShopTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->start();
	}

	public function test_they_name_the_versions_of_the_site(): void {
		$this->assertSame(
			array(
				'PHP'         => PHP_VERSION,
				'WordPress'   => '7.1',
				'WooCommerce' => '11.0.1',
			),
			array_column( $this->plugin->requirements->versions(), 'found', 'name' )
		);
	}

	public function test_with_an_old_wordpress_no_block_is_replaced_and_administrators_read_why(): void {
		$GLOBALS['wordpress_version'] = '6.6.2';
		$this->assertSame( array(), $this->replaced_blocks() );
		$this->assertSame( array( 'Shopfront needs WordPress 6.7 or newer, so WooCommerce\'s own blocks are used. Update WordPress: this site has 6.6.2.' ), $this->plugin->requirements->problems() );
		$this->assertSame( 1, $this->count_notices() );
		$this->assertSame( 'requirements', $this->plugin->status->block_rows()[0]['by'] );
	}

	public function test_with_an_old_wordpress_orders_stay_as_they_are(): void {
		$GLOBALS['wordpress_version'] = '6.6.2';
		do_action( 'woocommerce_blocks_loaded' );
		$this->assertArrayNotHasKey( 'endpoint_data', $GLOBALS );
		$this->assertArrayNotHasKey( 'rest_request_before_callbacks', $GLOBALS['hooks'] );
	}

	public function test_a_beta_counts_as_its_version(): void {
		$GLOBALS['wordpress_version'] = '6.7-beta1-1234';
		$this->assertSame( array(), $this->plugin->requirements->problems() );
	}
}
