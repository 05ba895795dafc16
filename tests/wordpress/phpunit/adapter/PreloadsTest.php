<?php

final class PreloadsTest extends ShopTestCase {

	private const OWN = 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/';

	protected function setUp(): void {
		parent::setUp();
		wp_scripts()->add( 'react', '/wp-includes/react.js', array() );
		$GLOBALS['content']        = array( 'woocommerce/cart' );
		$GLOBALS['needs_password'] = false;
		$this->start();
	}

	protected function tearDown(): void {
		$GLOBALS['content']        = array();
		$GLOBALS['needs_password'] = false;
	}

	/** Each link's other attributes, by address. */
	private function links(): array {
		ob_start();
		$this->plugin->preloads->print_links();
		preg_match_all( '/<link rel="preload" as="script" href="([^"]*)"([^>]*)>/', ob_get_clean(), $found );
		return array_combine( $found[1], $found[2] );
	}

	public function test_the_cart_preloads_our_scripts(): void {
		$this->assertSame(
			array(
				self::OWN . 'registry.js?ver=abc123' => '',
				self::OWN . 'frontend.js?ver=abc123' => '',
			),
			$this->links()
		);
	}

	public function test_links_have_the_nonce_of_the_site(): void {
		add_filter( 'wp_script_attributes', static fn( $attributes ) => $attributes + array( 'nonce' => 'a"b' ) );
		$this->assertSame( array( ' nonce="a&quot;b"' ), array_unique( array_values( $this->links() ) ) );
	}

	public function test_links_name_the_addresses_from_which_the_page_loads(): void {
		add_filter( 'script_loader_src', static fn( $url, $handle ) => 'wc-cart-block-frontend' === $handle ? 'https://cdn.test/frontend.js' : $url, 10, 2 );
		$this->assertArrayHasKey( 'https://cdn.test/frontend.js', $this->links() );
	}

	public function test_a_filter_turns_them_off(): void {
		add_filter( 'shopfront_preloads', static fn() => array() );
		$this->assertSame( array(), $this->links() );
	}

	public function test_a_page_behind_a_password_has_none(): void {
		$GLOBALS['needs_password'] = true;
		$this->assertSame( array(), $this->links() );
	}

	public function test_a_page_without_our_blocks_has_none(): void {
		$GLOBALS['content'] = array();
		$this->assertSame( array(), $this->links() );
	}
}
