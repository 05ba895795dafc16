<?php

use Shopfront\Wishlist\Lists;
use Shopfront\Wishlist\Plugin_Scripts;
use Shopfront\Wishlist\Wishlist_Buttons;
use Shopfront\Wishlist\Wishlist_Settings;
use Shopfront\Wishlist\Wishlist_State;

require_once dirname( __DIR__ ) . '/stub-product.php';

/** Lists with given items instead of a plugin's. */
final class WishlistTestLists extends Lists {

	public array $items = array();

	public bool $are_unreadable = false;

	public function are_there(): bool {
		return true;
	}

	public function protocol(): string {
		return 'shopper-lists';
	}

	public function url(): string {
		return 'http://shop.test/list/';
	}

	public function has_visitor(): bool {
		return true;
	}

	public function read(): ?array {
		return $this->are_unreadable ? null : array(
			'lists' => array(),
			'items' => $this->items,
		);
	}

	public function watch( callable $changed ): void {
	}
}

/** Plugins' wishlists with our behaviors. */
final class WishlistTest extends SiteTestCase {

	public function test_the_part_is_off_until_a_site_wants_it(): void {
		$this->assertFalse( shopfront()->wishlist->is_on() );
		add_filter( 'shopfront_replaces_wishlist', '__return_true' );
		$this->assertTrue( shopfront()->wishlist->is_on() );
	}

	public function test_a_page_for_everybody_has_no_nonces(): void {
		$settings = ( new Wishlist_Settings() )->all( new WishlistTestLists() );
		$this->assertSame( 'shopper-lists', $settings['backend'] );
		$this->assertSame( Wishlist_State::ACTION, $settings['stateAction'] );
		$this->assertArrayNotHasKey( 'storeNonce', $settings );
		wp_set_current_user( 1 );
		$this->assertArrayHasKey( 'storeNonce', ( new Wishlist_Settings() )->all( new WishlistTestLists() ) );
	}

	public function test_the_text_about_a_new_position_has_a_placeholder_for_each_value(): void {
		$settings = ( new Wishlist_Settings() )->all( new WishlistTestLists() );
		$this->assertSame( 3, substr_count( $settings['texts']['movedTo'], '%s' ) );
	}

	public function test_the_hash_changes_with_the_items_and_is_empty_without(): void {
		$state = new Wishlist_State();
		$lists = new WishlistTestLists();
		$this->assertSame( '', $state->describe( $lists, array() )['hash'] );
		$lists->items = array( array( 7, 'a', 0 ) );
		$first        = $state->describe( $lists, array() );
		$this->assertSame( 1, $first['count'] );
		$lists->items[] = array( 8, 'b', 0 );
		$this->assertNotSame( $first['hash'], $state->describe( $lists, array() )['hash'] );
	}

	public function test_of_a_long_list_only_the_products_of_the_page_are_sent(): void {
		$lists        = new WishlistTestLists();
		$lists->items = array_map( static fn( $id ) => array( $id, "key$id", 0 ), range( 1, 501 ) );
		$state        = ( new Wishlist_State() )->describe( $lists, array( 3, 999 ) );
		$this->assertSame( array( array( 3, 'key3', 0 ) ), $state['items'] );
		$this->assertFalse( $state['complete'] );
		$this->assertSame( 501, $state['count'] );
	}

	public function test_the_script_of_the_plugin_loses_its_file_and_keeps_its_data(): void {
		wp_register_script( 'jquery-yith-wcwl', 'http://shop.test/plugin.js', array( 'jquery' ), '1', true );
		wp_localize_script( 'jquery-yith-wcwl', 'yith_wcwl_l10n', array( 'ajax_url' => '/ajax' ) );
		wp_enqueue_script( 'jquery-yith-wcwl' );
		( new Plugin_Scripts( shopfront()->scripts ) )->replace();
		$script = $this->script( 'jquery-yith-wcwl' );
		$this->assertFalse( $script->src );
		$this->assertSame( array(), $script->deps );
		$this->assertStringContainsString( 'yith_wcwl_l10n', $script->extra['data'] );
	}

	public function test_with_an_add_on_the_script_keeps_its_dependencies(): void {
		wp_register_script( 'jquery-yith-wcwl', 'http://shop.test/plugin.js', array( 'jquery' ), '1', true );
		wp_enqueue_script( 'add-on', 'http://shop.test/add-on.js', array( 'jquery-yith-wcwl' ), '1', true );
		( new Plugin_Scripts( shopfront()->scripts ) )->replace();
		$this->assertSame( array( 'jquery' ), $this->script( 'jquery-yith-wcwl' )->deps );
	}

	public function test_the_script_of_the_newer_buttons_loses_its_file_and_keeps_its_data(): void {
		wp_register_script( 'yith-wcwl-add-to-wishlist', 'http://shop.test/buttons.js', array( 'wp-element' ), '1', true );
		wp_localize_script( 'yith-wcwl-add-to-wishlist', 'yithWcwlAddToWishlist', array( 'feedback_duration' => 3000 ) );
		wp_enqueue_script( 'yith-wcwl-add-to-wishlist' );
		$scripts = new Plugin_Scripts( shopfront()->scripts );
		$this->assertTrue( $scripts->are_on_page() );
		$scripts->replace();
		$script = $this->script( 'yith-wcwl-add-to-wishlist' );
		$this->assertFalse( $script->src );
		$this->assertSame( array(), $script->deps );
		$this->assertStringContainsString( 'feedback_duration', $script->extra['data'] );
	}

	public function test_lists_that_cannot_be_read_are_unknown_and_not_empty(): void {
		$lists        = new WishlistTestLists();
		$lists->items = array( array( 7, 'a', 0 ) );
		$state        = new Wishlist_State();
		$hash         = $state->describe( $lists, array() )['hash'];

		$lists->are_unreadable = true;
		$this->assertNull( $state->describe( $lists, array() ) );

		wp_set_current_user( 1 );
		update_user_meta( 1, '_shopfront_wishlist_hash', $hash );
		$state->keep( $lists );
		$this->assertFalse( metadata_exists( 'user', 1, '_shopfront_wishlist_hash' ), 'The next page reads the lists.' );
		$lists->are_unreadable = false;
		$state->keep( $lists );
		$this->assertSame( $state->describe( $lists, array() )['hash'], get_user_meta( 1, '_shopfront_wishlist_hash', true ) );
	}

	public function test_a_product_with_options_has_a_link_in_lists_and_a_button_on_its_page(): void {
		$product = new WC_Product( 31, 'variable' );
		$buttons = new Wishlist_Buttons( new WishlistTestLists() );
		$in_list = $buttons->button( $product, true, 'center' );
		$this->assertStringContainsString( 'href="http://shop.test/product/mug/"', $in_list );
		$this->assertStringContainsString( 'has-text-align-center', $in_list );
		$this->assertStringNotContainsString( 'data-fragment-ref', $in_list );
		$this->assertStringContainsString( 'data-fragment-ref="31"', $buttons->button( $product ) );
		$this->assertStringContainsString( 'data-product-type="variable"', $buttons->button( $product ) );
		$this->assertStringContainsString( 'data-fragment-ref="31"', $buttons->button( new WC_Product( 31 ), true ) );
		$this->assertSame( '', $buttons->button( new WC_Product( 31, 'grouped' ) ) );
	}

	public function test_a_form_of_blocks_has_the_button_of_the_platform_for_customers(): void {
		$GLOBALS['product'] = new WC_Product( 31 );
		$buttons            = new Wishlist_Buttons( new WishlistTestLists() );
		$print              = static function ( string $block, int $user ) use ( $buttons ): string {
			wp_set_current_user( $user );
			WP_Block_Supports::$block_to_render = array( 'blockName' => $block );
			ob_start();
			$buttons->print_on_page();
			WP_Block_Supports::$block_to_render = null;
			return (string) ob_get_clean();
		};
		$this->assertSame( '', $print( 'woocommerce/add-to-cart-with-options', 1 ) );
		$this->assertStringContainsString( 'data-fragment-ref="31"', $print( 'woocommerce/add-to-cart-with-options', 0 ), 'A guest reads that it needs a login.' );
		$this->assertStringContainsString( 'data-fragment-ref="31"', $print( 'woocommerce/add-to-cart-form', 1 ) );
		unset( $GLOBALS['product'] );
	}

	public function test_the_link_makes_the_page_one_with_wishlists(): void {
		$buttons = new Wishlist_Buttons( new WishlistTestLists() );
		$this->assertFalse( $buttons->are_on_page() );
		$this->assertStringContainsString( 'data-sf-wishlist-count', $buttons->link() );
		$this->assertTrue( $buttons->are_on_page() );
	}
}
