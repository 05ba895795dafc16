<?php

use Shopfront\Admin\Command;
use Shopfront\Admin\Status_Text;
use Shopfront\Blocks\Switches;
use Shopfront\Product_Lists\Collection_Markup;

require_once dirname( __DIR__ ) . '/stub-product.php';

/** Product collections, all-products and quick views, with recorded markup. */
final class ProductListsTest extends SiteTestCase {

	private array $posts = array();

	protected function setUp(): void {
		parent::setUp();
		register_post_type( 'product', array( 'public' => true ) );
		foreach ( array( 'product_collection', 'quick_view', 'all_products', 'product_pages' ) as $part ) {
			add_filter( "shopfront_replaces_$part", '__return_true' );
		}
		wp_interactivity_state( 'woocommerce/product-button', array( 'addToCartText' => static fn() => '2 in cart' ) );
	}

	protected function tearDown(): void {
		parent::tearDown();
		array_map( static fn( $id ) => wp_delete_post( $id, true ), $this->posts );
		delete_option( Switches::OPTION );
	}

	private function recording( string $name ): string {
		return file_get_contents( __DIR__ . "/../../recordings/$name.html" );
	}

	/** Passes markup through a block's filters, as WordPress does. */
	private function render( string $name, string $html, array $parsed = array(), $instance = null ): string {
		return apply_filters( "render_block_woocommerce/$name", $html, $parsed, $instance );
	}

	/** Registers the hooks of new parts, because the plugin's parts remember a page. */
	private function new_page(): void {
		foreach ( array( 'product_collections', 'quick_view_links', 'site_settings' ) as $part ) {
			$old = shopfront()->$part;
			foreach ( $GLOBALS['wp_filter'] as $hook ) {
				foreach ( $hook->callbacks as $priority => $callbacks ) {
					foreach ( $callbacks as $callback ) {
						if ( is_array( $callback['function'] ) && $callback['function'][0] === $old ) {
							$hook->remove_filter( '', $callback['function'], $priority );
						}
					}
				}
			}
		}
		$settings = new Shopfront\Product_Pages\Site_Settings();
		$lists    = array(
			$settings,
			new Shopfront\Product_Lists\Product_Collections( shopfront()->blocks, shopfront()->facts, shopfront()->product_pages, new Shopfront\Product_Pages\Behaviors( new Shopfront\Build( 'behaviors' ) ), new Collection_Markup() ),
			new Shopfront\Product_Lists\Quick_View_Links( shopfront()->blocks, shopfront()->product_pages, new Shopfront\Product_Pages\Behaviors( new Shopfront\Build( 'behaviors' ) ), $settings ),
		);
		foreach ( $lists as $list ) {
			$list->register_hooks();
		}
	}

	private function add_product( string $status = 'publish', string $visibility = 'visible', string $password = '' ): int {
		$id            = wp_insert_post(
			array(
				'post_type'     => 'product',
				'post_title'    => 'Mug',
				'post_status'   => $status,
				'post_password' => $password,
				'meta_input'    => array( 'visibility' => $visibility ),
			)
		);
		$this->posts[] = $id;
		return $id;
	}

	// Product collections.
	public function test_a_collection_keeps_only_the_directives_of_notices(): void {
		$this->new_page();
		$html   = $this->render( 'product-collection', $this->recording( 'product-collection' ) );
		$pieces = explode( '</template>', $html );
		$this->assertStringContainsString( 'data-wp-interactive="woocommerce/store-notices"', $pieces[0] );
		$this->assertStringNotContainsString( 'data-wp-', $pieces[1] );
		$this->assertStringStartsNotWith( '<div data-wp-', $html );
		$this->assertStringContainsString( 'data-query-id="11"', $html );
		$this->assertStringContainsString( 'href="?query-11-page=3"', $html );
	}

	public function test_its_buttons_are_those_of_classic_lists(): void {
		$this->new_page();
		$html = $this->render( 'product-collection', $this->recording( 'product-collection' ) );
		$this->assertStringNotContainsString( 'wc-interactive', $html );
		$this->assertStringContainsString( 'data-success_message="“Mug” has been added to your cart"', $html );
		$this->assertStringContainsString( 'data-quantity="1"', $html );
		$this->assertMatchesRegularExpression( '#<span data-sf-in-cart="\#\#\# in cart" data-sf-space="10 in cart"\s*>Add to cart</span>#', $html, 'not the number in the cart of this visitor' );
		$this->assertSame( substr_count( $html, 'ajax_add_to_cart' ), substr_count( $html, 'data-sf-in-cart' ), 'other buttons never show it' );
		$this->assertStringContainsString( 'data-sf-cart-api="' . rest_url( 'wc/store/v1/cart' ) . '"', $html );
		$this->assertMatchesRegularExpression( '#</button>\s*<a href="[^"]*/cart/?" class="added_to_cart wc-forward sf-reserved" title="View cart">View cart</a>#', $html, 'the link has its space before the script shows it' );
		$this->assertSame( 1, substr_count( $html, 'added_to_cart' ) );
	}

	public function test_a_page_with_it_has_our_script_and_not_the_modules_of_woocommerce(): void {
		$this->new_page();
		foreach ( array( 'woocommerce/product-collection', 'woocommerce/product-button' ) as $module ) {
			wp_enqueue_script_module( $module, "http://shop.test/$module.js" );
		}
		wp_register_script( 'wc-add-to-cart', 'http://shop.test/add-to-cart.js', array(), '1', true );
		$html = $this->recording( 'product-collection' );
		// From the button inside.
		$this->render( 'product-button', '<div data-wp-interactive="woocommerce/product-button"></div>' );
		$this->render( 'product-collection', $html );
		ob_start();
		// Block themes print modules there.
		do_action( 'wp_head' );
		$printed = ob_get_clean();
		$this->assertStringNotContainsString( 'http://shop.test/woocommerce/product-', $printed );
		$this->assertStringContainsString( '/build/behaviors/behaviors.js', $printed );
		$this->assertTrue( wp_script_is( 'wc-add-to-cart', 'enqueued' ) || wp_script_is( 'wc-add-to-cart', 'done' ) );
		$this->assertStringNotContainsString( 'shopfrontBehaviors', $printed );
	}

	public function test_with_product_pages_off_our_script_leaves_other_elements_alone(): void {
		$this->new_page();
		add_filter( 'shopfront_replaces_product_pages', '__return_false', 20 );
		$this->render( 'product-collection', $this->recording( 'product-collection' ) );
		ob_start();
		do_action( 'wp_footer' );
		$this->assertStringContainsString( '.push( ...["product-collection","collection-pages","product-carousel"] );', ob_get_clean() );
	}

	/** @dataProvider unknown_collections */
	public function test_a_collection_with_elements_of_other_modules_stays( string $from, string $to ): void {
		$this->new_page();
		$html = str_replace( $from, $to, $this->recording( 'product-collection' ) );
		$this->assertNotSame( $html, $this->recording( 'product-collection' ) );
		$this->assertSame( $html, $this->render( 'product-collection', $html ) );
	}

	public static function unknown_collections(): array {
		return array(
			'filters inside'          => array( '<ul ', '<div data-wp-interactive="woocommerce/product-filters"></div><ul ' ),
			'a directive of a plugin' => array( '<ul ', '<b data-wp-on--click="wishlist::actions.add"></b><ul ' ),
			'WooCommerce\'s directives from before WordPress had any' => array( '<ul ', '<ul data-wc-interactive=\'{"namespace":"woocommerce/product-collection"}\' ' ),
			'a store as JSON'         => array( '<ul ', '<b data-wp-interactive=\'{"namespace":"wishlist"}\'></b><ul ' ),
		);
	}

	public function test_a_collection_stays_on_a_page_with_filters(): void {
		$this->new_page();
		$filters = '<div data-wp-context="{&quot;forcePageReload&quot;:false}"></div>';
		$this->assertSame( $filters, $this->render( 'product-filters', $filters ) );
		$html = $this->recording( 'product-collection' );
		$this->assertSame( $html, $this->render( 'product-collection', $html ) );
	}

	public function test_filters_after_our_collection_load_the_page(): void {
		$this->new_page();
		$this->render( 'product-collection', $this->recording( 'product-collection' ) );
		$this->assertStringContainsString( 'forcePageReload&quot;:true', $this->render( 'product-filters', '<div data-wp-context="{&quot;forcePageReload&quot;:false}"></div>' ) );
	}

	public function test_the_sort_order_loads_the_page(): void {
		$this->new_page();
		$html = '<div class="wp-block-woocommerce-catalog-sorting"><form class="woocommerce-ordering" data-wp-interactive="woocommerce/catalog-sorting" data-wp-on--submit="actions.preventSubmit"><select class="orderby" data-wp-on--change="actions.handleSortChange"></select></form></div>';
		$this->assertStringNotContainsString( 'data-wp-', $this->render( 'catalog-sorting', $html ) );
	}

	public function test_nothing_changes_where_the_switches_are_off(): void {
		$this->new_page();
		foreach ( array( 'product_collection', 'quick_view', 'all_products' ) as $part ) {
			add_filter( "shopfront_replaces_$part", '__return_false', 20 );
		}
		foreach ( array( 'product-collection', 'all-products-block' ) as $name ) {
			$html = $this->recording( $name );
			$this->assertSame( $html, $this->render( str_replace( '-block', '', $name ), $html ) );
		}
		$button   = '<div></div>';
		$instance = (object) array( 'context' => array( 'postId' => 160 ) );
		$this->assertSame( $button, $this->render( 'product-button', $button, array( 'attrs' => array( 'isDescendentOfQueryLoop' => true ) ), $instance ) );
		$this->assertSame( '<form data-wp-on--submit="x" class="woocommerce-ordering">', $this->render( 'catalog-sorting', '<form data-wp-on--submit="x" class="woocommerce-ordering">' ) );
	}

	// All-products.
	public function test_the_script_of_all_products_is_ours_with_the_libraries_that_it_needs(): void {
		wp_enqueue_script( 'wc-all-products-block-frontend', WC()->plugin_url() . '/assets/client/blocks/all-products-frontend.js', array( 'wc-settings' ), '1', true );
		wp_register_style( 'wc-blocks-style-all-products', 'http://shop.test/all-products.css', array(), '1' );
		$html   = $this->render( 'all-products', $this->recording( 'all-products-block' ) );
		$script = $this->script( 'wc-all-products-block-frontend' );
		$this->assertStringEndsWith( '/build/wordpress/frontend.js', $script->src );
		$this->assertContains( 'shopfront-registry', $script->deps );
		$this->assertContains( 'shopfront-all-products', $script->deps );
		$this->assertStringContainsString( '<div data-sf-block="all-products" data-align-buttons="false"', $html );
		$this->assertSame( $this->recording( 'all-products-block' ), str_replace( 'data-sf-block="all-products" ', '', $html ) );
		$this->assertStringEndsWith( '/build/wordpress/all-products.css', $this->style( 'wc-blocks-style-all-products' )->src );
		$this->assertStringContainsString( 'data-href="all-products.css"', apply_filters( 'style_loader_tag', '<link >', 'wc-blocks-style-all-products', '', '' ) );
	}

	public function test_all_products_stays_where_woocommerce_has_no_script_for_it(): void {
		$html = $this->recording( 'all-products-block' );
		$this->assertSame( $html, $this->render( 'all-products', $html ) );
	}

	// Quick view.
	public function test_a_link_to_the_product_follows_its_button_in_lists_only(): void {
		$this->new_page();
		$instance = (object) array( 'context' => array( 'postId' => 160 ) );
		$html     = $this->render( 'product-button', '<div class="align-center"></div>', array( 'attrs' => array( 'isDescendentOfQueryLoop' => true ) ), $instance );
		$this->assertStringContainsString( 'href="http://shop.test/product/mug/" data-sf-quick-view="160">Quick view<span class="screen-reader-text">: Mug &amp; Co</span></a>', $html );
		$this->assertStringContainsString( ' align-center sf-quick-view-link', $html );
		$this->assertSame( '<div></div>', $this->render( 'product-button', '<div></div>', array( 'attrs' => array() ), $instance ) );
	}

	public function test_a_classic_list_has_the_link_and_the_page_its_settings(): void {
		$this->new_page();
		$GLOBALS['product'] = new WC_Product( 160 );
		ob_start();
		do_action( 'woocommerce_after_shop_loop_item' );
		$this->assertStringContainsString( '<a class="button sf-quick-view-button" ', ob_get_clean() );
		ob_start();
		do_action( 'wp_footer' );
		$printed = ob_get_clean();
		$this->assertMatchesRegularExpression( '#"ajaxurl":"/wp-admin/admin-ajax.php".*"quickView":"shopfront_quickview"#', $printed );
	}

	public function test_a_page_without_links_has_no_settings(): void {
		$this->new_page();
		ob_start();
		do_action( 'wp_footer' );
		$this->assertStringNotContainsString( 'id="shopfront-settings"', ob_get_clean() );
	}

	public function test_only_products_that_the_visitor_may_see_are_shown(): void {
		$status = static fn( int $id ) => shopfront()->quick_view_answer->refusal_of( $id )['status'] ?? 200;
		$this->assertSame( 400, $status( 0 ) );
		$this->assertSame( 404, $status( 999999 ) );
		$this->assertSame( 200, $status( $this->add_product() ) );
		$this->assertSame( 200, $status( $this->add_product( 'publish', 'search' ) ) );
		$this->assertSame( 404, $status( $this->add_product( 'publish', 'hidden' ) ) );
		$this->assertSame( 404, $status( $this->add_product( 'draft' ) ) );
		$private = $this->add_product( 'private' );
		$this->assertSame( 404, $status( $private ) );
		$this->assertSame( 403, $status( $this->add_product( 'publish', 'visible', 'secret' ) ) );
		wp_set_current_user( 1 );
		$this->assertSame( 200, $status( $private ) );
		$this->assertSame( 404, $status( $this->add_product( 'draft' ) ), 'also for its author' );
		add_filter( 'shopfront_replaces_product_pages', '__return_false', 20 );
		$this->assertSame( 404, $status( $private ), 'it needs product pages' );
	}

	// Status and switches.
	public function test_the_status_names_all_parts_and_why_they_are_off(): void {
		foreach ( array( 'product_collection', 'quick_view', 'product_pages' ) as $part ) {
			remove_filter( "shopfront_replaces_$part", '__return_true' );
		}
		$lines = static fn() => ( new Status_Text( shopfront()->status ) )->sections()['Parts'];
		$this->assertContains( 'Product pages: On.', $lines() );
		$this->assertContains( 'Product collections: Off.', $lines() );
		$this->assertContains( 'Quick view: Off.', $lines() );
		shopfront()->switches->set( 'quick-view', true );
		$this->assertContains( 'Quick view: On.', $lines() );
		add_filter( 'shopfront_replaces_product_pages', '__return_false', 20 );
		$this->assertContains( 'Quick view: Off: it needs the part "Product pages", which is off.', $lines() );
		$rows = array_column( shopfront()->status->block_rows(), null, 'name' );
		$this->assertSame( 'wp shopfront switch quick-view off', $rows['quick-view']['undo'] );
		$this->assertSame( '', $rows['product-pages']['undo'], 'a filter decides' );
	}

	public function test_a_command_switches_a_part(): void {
		remove_filter( 'shopfront_replaces_quick_view', '__return_true' );
		( new Command( shopfront()->status, new Status_Text( shopfront()->status ), shopfront()->switches, shopfront()->orders->unanswered ) )->switch_part( array( 'quick-view', 'on' ) );
		$this->assertSame( array( 'quick-view' => 'yes' ), get_option( Switches::OPTION ) );
		$this->assertSame( array( 'Quick view: On.' ), WP_CLI::$lines );
		WP_CLI::$lines = array();
	}
}
