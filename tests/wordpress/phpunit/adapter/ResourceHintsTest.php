<?php

/** Reading and writing WooCommerce's transient. */
final class ResourceHintsTest extends ShopTestCase {

	private const TRANSIENT = 'woocommerce_block_asset_resource_hints';

	private const THEIRS = array(
		'files'   => array(
			'cart-frontend'     => array( array( 'href' => 'https://shop.test/woocommerce/cart-frontend.js' ) ),
			'checkout-frontend' => array( array( 'href' => 'https://shop.test/woocommerce/checkout-frontend.js' ) ),
		),
		'version' => array(
			'woocommerce' => WC_VERSION,
			'wordpress'   => '7.1',
			'site_url'    => 'https://shop.test',
		),
	);

	protected function setUp(): void {
		parent::setUp();
		wp_scripts()->add( 'react', '/wp-includes/react.js', array() );
		wp_scripts()->add( 'wp-data', 'https://cdn.test/data.js', array( 'react' ) );
		wp_scripts()->add( 'wc-settings', 'https://shop.test/woocommerce/wc-settings.js', array( 'wp-data' ) );
		set_transient( self::TRANSIENT, self::THEIRS, 0 );
	}

	/** Reads the list as WooCommerce does. False: WooCommerce uses its own. */
	private function read() {
		return apply_filters( 'pre_transient_' . self::TRANSIENT, false );
	}

	private function files_of( string $block ): array {
		return array_column( $this->read()['files'][ "$block-frontend" ] ?? array(), 'href' );
	}

	public function test_hints_of_a_block_that_is_not_replaced_do_not_change(): void {
		$this->opt_out( 'cart' );
		$this->start();
		$this->assertSame( array( 'https://shop.test/woocommerce/cart-frontend.js' ), $this->files_of( 'cart' ) );
	}

	public function test_hints_of_a_replaced_block_name_the_files_of_its_page(): void {
		$this->start();
		$this->assertSame(
			array(
				'https://shop.test/woocommerce/wc-settings.js?ver=11.0.1',
				'https://shop.test/wp-includes/react.js?ver=11.0.1',
				'https://cdn.test/data.js?ver=11.0.1',
				'https://shop.test/wp-content/plugins/shopfront/build/wordpress/registry.js?ver=abc123',
				'https://shop.test/wp-content/plugins/shopfront/build/wordpress/frontend.js?ver=abc123',
				'https://shop.test/wp-content/plugins/shopfront/build/wordpress/checkout.css?ver=' . $this->plugin->build->version_of( 'checkout.css' ),
			),
			$this->files_of( 'checkout' )
		);
	}

	public function test_the_cart_does_not_prefetch_what_it_loads_itself(): void {
		$GLOBALS['content'] = array( 'woocommerce/cart' );
		$this->start();
		$files              = $this->files_of( 'checkout' );
		$GLOBALS['content'] = array();
		$this->assertSame( array( 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/checkout.css?ver=' . $this->plugin->build->version_of( 'checkout.css' ) ), $files );
	}

	public function test_the_version_is_the_one_that_woocommerce_compares(): void {
		$this->start();
		$this->assertSame( self::THEIRS['version'], $this->read()['version'] );
	}

	public function test_hints_of_another_version_are_ignored(): void {
		$this->opt_out( 'cart' );
		$this->start();
		set_transient( self::TRANSIENT, array( 'version' => array() ) + self::THEIRS, 0 );
		$this->assertSame( array(), $this->files_of( 'cart' ) );
	}

	public function test_older_versions_keep_the_list_for_the_network(): void {
		$this->opt_out( 'cart' );
		$this->start();
		$theirs = self::THEIRS;
		unset( $theirs['version']['site_url'] );
		$GLOBALS['site_transients'][ self::TRANSIENT ] = $theirs;

		$read = apply_filters( 'pre_site_transient_' . self::TRANSIENT, false );
		$this->assertSame( $theirs['version'], $read['version'] );
		$this->assertSame( $theirs['files']['cart-frontend'], $read['files']['cart-frontend'] );
		$this->assertStringContainsString( '/build/wordpress/frontend.js', implode( ' ', array_column( $read['files']['checkout-frontend'], 'href' ) ) );
		$this->assertSame( array( 'cart-frontend' ), array_keys( apply_filters( 'pre_set_site_transient_' . self::TRANSIENT, $read )['files'] ) );
	}

	public function test_only_files_of_other_blocks_are_stored(): void {
		$this->opt_out( 'cart' );
		$this->start();
		$stored = apply_filters( 'pre_set_transient_' . self::TRANSIENT, $this->read() );
		$this->assertSame( array( 'cart-frontend' ), array_keys( $stored['files'] ) );
		$this->assertSame( self::THEIRS, apply_filters( 'pre_set_transient_' . self::TRANSIENT, self::THEIRS ), 'a list without our files' );
	}

	public function test_without_replaced_blocks_woocommerce_reads_its_own_list(): void {
		$this->opt_out( 'cart', 'checkout', 'mini_cart' );
		$this->start();
		$this->assertFalse( $this->read() );
	}
}
