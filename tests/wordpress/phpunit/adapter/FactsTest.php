<?php

use Shopfront\Platform\Failures;

/** Parts turn themselves off while WooCommerce lacks what they rely on. */
final class FactsTest extends ShopTestCase {

	/** Facts that are checked before a page is rendered, and that the stubs can lose. */
	private const REMOVABLE = array( 'blocks', 'scripts', 'styles', 'actions', 'files', 'templates', 'attributes' );

	/** Each removable fact: part, kind, key and name. */
	public static function removable(): array {
		$rows = array();
		foreach ( read_facts() as $part => $kinds ) {
			foreach ( array_intersect_key( $kinds, array_flip( self::REMOVABLE ) ) as $kind => $facts ) {
				foreach ( $facts as $key => $fact ) {
					foreach ( is_array( $fact ) && ! isset( $fact['name'] ) ? $fact : array( $fact ) as $one ) {
						$name = name_of_fact( $one );

						$rows[ "$part: $kind $key $name" ] = array( $part, $kind, $key, $name );
					}
				}
			}
		}
		return $rows;
	}

	/** Removes a fact from the stubs. */
	private function remove( string $kind, $key, string $name ): void {
		switch ( $kind ) {
			case 'blocks':
				WP_Block_Type_Registry::get_instance()->unregister( $name );
				break;
			case 'attributes':
				unset( WP_Block_Type_Registry::get_instance()->get_registered( $key )->attributes[ $name ] );
				break;
			case 'scripts':
				unset( wp_scripts()->registered[ $name ] );
				break;
			case 'styles':
				unset( wp_styles()->registered[ $name ] );
				break;
			case 'actions':
				unset( $GLOBALS['done'][ $name ] );
				break;
			case 'files':
				unlink( WC()->plugin_path() . "/$name" );
				break;
			case 'templates':
				file_put_contents( wc_locate_template( $key ), '<div class="renamed">' );
		}
	}

	/** With everything that the plugin relies on. */
	private function start_complete(): void {
		$this->start();
		$this->register_styles();
		register_facts();
	}

	private function replaces( string $part ): bool {
		return $this->plugin->blocks->replaces( $this->plugin->blocks->parts()[ $part ] );
	}

	public function test_with_all_facts_all_parts_are_used(): void {
		$this->start_complete();
		foreach ( $this->plugin->blocks->parts() as $name => $part ) {
			$this->assertNull( $this->plugin->facts->missing( $name ), $name );
		}
		$this->assertSame( array(), $this->plugin->status->parts_aside() );
	}

	/** @dataProvider removable */
	public function test_without_a_fact_the_part_turns_itself_off_and_names_it( string $part, string $kind, $key, string $name ): void {
		add_filter( 'shopfront_replaces_' . str_replace( '-', '_', $part ), static fn() => true );
		$this->start_complete();
		$this->remove( $kind, $key, $name );
		$this->assertFalse( $this->replaces( $part ) );
		$row = array_column( $this->plugin->status->block_rows(), null, 'name' )[ $part ];
		$this->assertSame( 'platform', $row['by'] );
		$this->assertStringContainsString( $name, $row['text'] );
		$this->assertStringContainsString( WC_VERSION, $row['text'] );
		$this->assertContains( $row['title'] . ': ' . $row['text'], $this->plugin->status->parts_aside() );
		ob_start();
		do_action( 'admin_notices' );
		$this->assertStringContainsString( $name, html_entity_decode( ob_get_clean(), ENT_QUOTES ) );
	}

	/** @return array<string, array{0: array, 1: array|null}> Facts, and the one that is missing. */
	public static function code(): array {
		return array(
			'all'                   => array( array( 'classes' => array( 'Exception', 'Exception::getMessage' ), 'functions' => array( 'strlen' ) ), null ),
			'a class'               => array( array( 'classes' => array( 'No_Class' ) ), array( 'kind' => 'classes', 'name' => 'No_Class' ) ),
			'a method'              => array( array( 'classes' => array( 'Exception::other' ) ), array( 'kind' => 'classes', 'name' => 'Exception::other' ) ),
			'a function'            => array( array( 'functions' => array( 'strlen', 'no_function' ) ), array( 'kind' => 'functions', 'name' => 'no_function' ) ),
			'one of a later version' => array( array( 'functions' => array( array( 'name' => 'no_function', 'since' => '99.0' ) ) ), null ),
			'one of this version'   => array( array( 'functions' => array( array( 'name' => 'no_function', 'since' => '11.0' ) ) ), array( 'kind' => 'functions', 'name' => 'no_function' ) ),
			'one of an earlier'     => array( array( 'functions' => array( array( 'name' => 'no_function', 'until' => '10.9' ) ) ), null ),
			'one until this'        => array( array( 'functions' => array( array( 'name' => 'no_function', 'until' => '11.0' ) ) ), array( 'kind' => 'functions', 'name' => 'no_function' ) ),
		);
	}

	/** @dataProvider code */
	public function test_classes_and_functions_of_this_version_must_exist( array $facts, ?array $missing ): void {
		$this->start();
		$file = $GLOBALS['files'] . '/facts.json';
		file_put_contents( $file, json_encode( array( 'cart' => $facts ) ) );
		$this->assertSame( $missing, ( new Shopfront\Platform\Facts( new Failures(), $file ) )->missing( 'cart' ) );
	}

	public function test_a_part_without_its_facts_changes_no_block_type_and_no_style(): void {
		$this->start();
		$this->register_styles();
		WP_Block_Type_Registry::get_instance()->unregister( 'woocommerce/mini-cart-footer-block' );
		do_action( 'template_redirect' );
		do_action( 'wp_enqueue_scripts' );
		$this->assertNull( WP_Block_Type_Registry::get_instance()->get_registered( 'woocommerce/mini-cart' )->render_callback );
		$this->assert_original_styles( 'mini-cart' );
	}

	public function test_a_part_is_off_if_the_part_that_it_needs_lacks_a_fact(): void {
		add_filter( 'shopfront_replaces_quick_view', static fn() => true );
		$this->start_complete();
		$this->assertTrue( $this->replaces( 'quick-view' ) );
		$this->start_again();
		$this->remove( 'files', 0, 'assets/js/frontend/add-to-cart.min.js' );
		$this->assertFalse( $this->replaces( 'quick-view' ) );
	}

	/** As another request does, with the first one's options. */
	private function start_again(): void {
		$this->plugin = new Shopfront\Plugin();
		$this->plugin->register_hooks();
		$this->plugin->start();
	}

	public function test_a_fact_that_a_page_missed_is_remembered_for_an_hour(): void {
		$this->start_complete();
		$fact = array( 'kind' => 'markup', 'name' => 'wp-block-woocommerce-cart' );
		$this->plugin->facts->fail( 'cart', $fact );
		$this->assertFalse( $this->replaces( 'cart' ), 'at once' );
		$this->start_again();
		$this->assertFalse( $this->replaces( 'cart' ), 'on the next page' );
		$this->assertTrue( $this->replaces( 'checkout' ) );

		$GLOBALS['options'][ Failures::OPTION ]['cart']['time'] -= HOUR_IN_SECONDS + 1;
		$this->start_again();
		$this->assertTrue( $this->replaces( 'cart' ), 'tried again' );
	}

	public function test_what_an_author_wrote_concerns_its_page_only(): void {
		$this->start_complete();
		$this->plugin->facts->fail( 'cart', array( 'kind' => 'markup', 'name' => 'wp-block-woocommerce-cart' ), false );
		$this->assertFalse( $this->replaces( 'cart' ), 'on this page' );
		$this->start_again();
		$this->assertTrue( $this->replaces( 'cart' ), 'on the next one' );
	}

	public function test_another_version_tries_again(): void {
		$this->start_complete();
		$this->plugin->facts->fail( 'cart', array( 'kind' => 'markup', 'name' => 'wp-block-woocommerce-cart' ) );
		$GLOBALS['wordpress_version'] = '7.2';
		$this->start_again();
		$this->assertTrue( $this->replaces( 'cart' ) );
	}

	public function test_an_invalid_stored_value_is_ignored(): void {
		$this->start_complete();
		foreach ( array( 'text', 7, array( 'versions' => 1 ), array( 'cart' => 'x' ) ) as $stored ) {
			$GLOBALS['options'][ Failures::OPTION ] = $stored;
			$this->start_again();
			$this->assertTrue( $this->replaces( 'cart' ) );
		}
	}

	public function test_a_rendered_block_must_have_its_class(): void {
		$this->start_complete();
		$GLOBALS['done']['woocommerce_blocks_enqueue_cart_block_scripts_after'] = 1;
		wp_scripts()->add( 'wc-cart-block-frontend', '/cart.js', array() );
		$missing = fn( $html ) => $this->plugin->facts->missing_after_rendering( 'cart', $html );
		$this->assertNull( $missing( "<div data-x class='alignwide wp-block-woocommerce-cart is-loading'>" ) );
		$this->assertNull( $missing( '<div class="wp-block-woocommerce-cart">' ) );
		foreach ( array( '<div class="wp-block-woocommerce-cart-totals">', '<div data-x="wp-block-woocommerce-cart">', '<p class="a">wp-block-woocommerce-cart</p>', 'class="x"' ) as $html ) {
			$this->assertSame( array( 'kind' => 'markup', 'name' => 'wp-block-woocommerce-cart' ), $missing( $html ), $html );
		}
		unset( wp_scripts()->registered['wc-cart-block-frontend'] );
		$this->assertSame( 'rendered_scripts', $missing( '' )['kind'] );
		unset( $GLOBALS['done']['woocommerce_blocks_enqueue_cart_block_scripts_after'] );
		$this->assertSame( 'rendered_actions', $missing( '' )['kind'] );
	}
}
