<?php

/**
 * The parts with everything that one version of WooCommerce has registered and printed on a site (recordings/versions).
 * SHOPFRONT_TEST_WOOCOMMERCE names the recording.
 */
final class VersionTest extends ShopTestCase {

	private array $recorded;

	protected function setUp(): void {
		parent::setUp();
		$this->recorded = json_decode( file_get_contents( __DIR__ . '/../../recordings/versions/' . getenv( 'SHOPFRONT_TEST_WOOCOMMERCE' ) . '.json' ), true );
		add_filter( 'shopfront_replaces_product_collection', static fn() => true );
		$this->start();
		$this->register( wp_scripts(), $this->recorded['scripts'] );
		$this->register( wp_styles(), $this->recorded['styles'] );
		$types = WP_Block_Type_Registry::get_instance();
		$types->unregister_all();
		foreach ( $this->recorded['blocks'] as $name => $attributes ) {
			$types->register( $name, array() );
			$types->get_registered( $name )->attributes = array_fill_keys( $attributes, array() );
		}
	}

	/** Deletes the file of a script module that the version lacks. */
	private function has_module( string $name ): bool {
		$has_it = in_array( $name, $this->recorded['modules'], true );
		$file   = WC()->plugin_path() . "/assets/client/blocks/$name.js";
		if ( ! $has_it && file_exists( $file ) ) {
			unlink( $file );
		}
		return $has_it;
	}

	/** Replaces WooCommerce's handles in the stubs. */
	private function register( object $dependencies, array $handles ): void {
		foreach ( array_keys( $dependencies->registered ) as $handle ) {
			if ( 0 === strpos( $handle, 'wc-' ) ) {
				unset( $dependencies->registered[ $handle ] );
			}
		}
		foreach ( $handles as $handle ) {
			$dependencies->add( $handle, "https://shop.test/woocommerce/$handle", array() );
		}
	}

	/** @return array<string, array{0: string}> */
	public static function parts(): array {
		return array(
			'cart'               => array( 'cart' ),
			'checkout'           => array( 'checkout' ),
			'mini-cart'          => array( 'mini-cart' ),
			'all-products'       => array( 'all-products' ),
			'product-collection' => array( 'product-collection' ),
		);
	}

	/** @dataProvider parts */
	public function test_a_part_finds_what_it_relies_on_or_turns_itself_off( string $part ): void {
		$this->assertSame( WC_VERSION, $this->recorded['versions']['woocommerce'] );
		// WooCommerce 9.6 has no script modules, so its collections are not ours.
		$is_there = 'product-collection' !== $part || $this->has_module( 'woocommerce/product-collection' );
		$this->assertSame( $is_there ? null : 'files', $this->plugin->facts->missing( $part )['kind'] ?? null );
		$this->assertSame( $is_there, $this->plugin->blocks->replaces( $this->plugin->blocks->parts()[ $part ] ) );
	}

	/** @dataProvider parts */
	public function test_a_rendered_block_has_what_its_part_relies_on( string $part ): void {
		if ( 'product-collection' === $part && ! $this->has_module( 'woocommerce/product-collection' ) ) {
			$this->markTestSkipped( 'The part is off.' );
		}
		$rendered = $this->recorded['rendered'][ $part ];
		foreach ( $rendered['scripts'] as $handle ) {
			wp_scripts()->add( $handle, "https://shop.test/woocommerce/$handle.js", array() );
		}
		foreach ( $rendered['actions'] as $action ) {
			$GLOBALS['done'][ $action ] = 1;
		}
		$this->assertNull( $this->plugin->facts->missing_after_rendering( $part, $rendered['first_tag'] ) );
	}

	/** @dataProvider parts */
	public function test_a_part_turns_itself_off_without_its_block( string $part ): void {
		WP_Block_Type_Registry::get_instance()->unregister( "woocommerce/$part" );
		$missing = $this->plugin->facts->missing( $part );
		$this->assertSame( "woocommerce/$part", $missing['name'] );
		$this->assertFalse( $this->plugin->blocks->replaces( $this->plugin->blocks->parts()[ $part ] ) );
	}
}
