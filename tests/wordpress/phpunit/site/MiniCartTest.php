<?php

use Shopfront\Mini_Cart\Mini_Cart;

/** The mini-cart on a page: markup, scripts and data. */
final class MiniCartTest extends SiteTestCase {

	private const BLOCK = '<!-- wp:woocommerce/mini-cart /-->';

	/** WooCommerce's styles for the badge and the drawer. */
	private const STYLES = array( 'wc-blocks-style-mini-cart', 'wc-blocks-style-mini-cart-contents' );

	/** WooCommerce's markup on most pages, and on the cart page. */
	private string $closed;
	private string $on_cart;

	/** Files of its styles. */
	private array $original_styles;

	protected function setUp(): void {
		parent::setUp();
		$this->closed          = double_recording_text( 'mini-cart-block.html' );
		$this->on_cart         = double_recording_text( 'mini-cart-block-on-cart.html' );
		$this->original_styles = $this->style_files();
		do_action( 'wp_enqueue_scripts' );
	}

	private function style_files(): array {
		return array_map( fn( $handle ) => $this->style( $handle )->src, self::STYLES );
	}

	/** Returns the text between two others. */
	private function between( string $text, string $start, string $end ): ?string {
		$from = strpos( $text, $start );
		return false === $from ? null : substr( $text, $from + strlen( $start ), strpos( $text, $end, $from ) - $from - strlen( $start ) );
	}

	/** Returns attributes of the first element of a class. */
	private function attributes( string $html, string $class_name, string ...$names ): ?array {
		$tags = new WP_HTML_Tag_Processor( $html );
		return $tags->next_tag( compact( 'class_name' ) ) ? array_map( array( $tags, 'get_attribute' ), $names ) : null;
	}

	private function button( string $html ): ?array {
		return $this->attributes( $html, 'wc-block-mini-cart__button', 'type', 'disabled', 'aria-label' );
	}

	/** Returns what the page prints for the badge. */
	private function printed(): string {
		ob_start();
		shopfront()->badge_data->print_data();
		return ob_get_clean();
	}

	/** Returns its data. */
	private function data(): ?array {
		return json_decode( (string) $this->between( $this->printed(), '>', '</script>' ), true );
	}

	private function badge(): string {
		return shopfront()->build->url( 'mini-cart.js' );
	}

	private function drawer_handle(): string {
		return shopfront()->blocks->get( 'mini-cart' )->script;
	}

	// Markup of the badge.

	public function test_the_button_submits_a_form_that_leads_to_the_cart(): void {
		$shown = shopfront()->mini_cart_markup->show( $this->closed );
		$form  = '<form class="wc-block-mini-cart__form" action="http://shop.test/cart/">';
		$this->assertSame( array( 'submit', null, 'Cart' ), $this->button( $shown ) );
		$this->assertMatchesRegularExpression( '#^<button [^>]*>.*</button>$#s', (string) $this->between( $shown, $form, '</form>' ) );
		$this->assertSame( $this->closed, str_replace( array( ' type="submit"', $form, '</form>' ), '', $shown ), 'nothing else changes' );
	}

	public function test_a_badge_that_woocommerce_leaves_out_for_an_empty_cart_is_added(): void {
		$without = preg_replace( '#<span[^>]*wc-block-mini-cart__badge[^>]*></span>#', '', $this->closed, -1, $count );
		$this->assertSame( 1, $count );
		$html = shopfront()->mini_cart_markup->show( $without );
		$this->assertSame( array( null ), $this->attributes( $html, 'wc-block-mini-cart__badge', 'style' ) );
		$this->assertGreaterThan( strpos( $html, '</svg>' ), strpos( $html, 'wc-block-mini-cart__badge' ) );

		$red = str_replace( '<div ', '<div data-product-count-color="{&quot;color&quot;:&quot;#ff0000&quot;}" ', $without );
		$this->assertSame( array( 'background:#ff0000' ), $this->attributes( shopfront()->mini_cart_markup->show( $red ), 'wc-block-mini-cart__badge', 'style' ) );
	}

	public function test_a_badge_that_the_merchant_left_out_is_not_added(): void {
		$without = preg_replace( '#<span[^>]*wc-block-mini-cart__badge[^>]*></span>#', '', $this->closed );
		$never   = str_replace( '<div ', '<div data-product-count-visibility="never" ', $without );
		$this->assertNull( $this->attributes( shopfront()->mini_cart_markup->show( $never ), 'wc-block-mini-cart__badge', 'style' ) );
	}

	public function test_the_badge_of_the_cart_page_is_visible_and_enabled(): void {
		$shown = shopfront()->mini_cart_markup->show( $this->on_cart );
		$this->assertSame( array( null, '' ), $this->attributes( $shown, 'wc-block-mini-cart', 'aria-hidden', 'style' ) );
		$this->assertSame( array( 'submit', null, 'Cart' ), $this->button( $shown ) );
	}

	public function test_styles_of_a_badge_that_woocommerce_does_not_hide_stay(): void {
		$hidden = str_replace( array( 'visibility:hidden', ' aria-hidden="true"' ), array( 'visibility:hidden;color:red', '' ), $this->on_cart );
		$this->assertSame( array( 'visibility:hidden;color:red' ), $this->attributes( shopfront()->mini_cart_markup->show( $hidden ), 'wc-block-mini-cart', 'style' ) );
	}

	public function test_the_form_keeps_the_query_of_the_address_of_the_cart(): void {
		add_filter( 'page_link', static fn() => 'http://shop.test/?page_id=7&lang=de' );
		$shown = shopfront()->mini_cart_markup->show( $this->closed );
		$this->assertSame( ' class="wc-block-mini-cart__form" action="http://shop.test/"><input type="hidden" name="page_id" value="7"><input type="hidden" name="lang" value="de">', $this->between( $shown, '<form', '<button' ) );
	}

	// Contents of the drawer.

	public function test_a_template_contains_one_dialog_with_the_template_part_and_its_blocks(): void {
		$wrapped  = shopfront()->mini_cart_markup->wrap_contents( $this->closed );
		$template = (string) $this->between( $wrapped, '<template class="wc-block-mini-cart__template">', '</template>' );
		foreach ( array( '<dialog', 'data-block-name="woocommerce/mini-cart-contents"', 'woocommerce/mini-cart-checkout-button-block' ) as $part ) {
			$this->assertSame( 1, substr_count( $template, $part ), $part );
		}
		$rest = preg_replace( '#<template class="wc-block-mini-cart__template">.*?</dialog>|</template>#s', '', $wrapped );
		$this->assertSame( strstr( $this->closed, '<div class="is-loading', true ), strstr( $rest, '<div class="is-loading', true ), 'the rest stays outside' );
		$this->assertSame( preg_replace( '/\sdata-wp-[\w-]+=("[^"]*"|\'[^\']*\')|\s+/', '', $this->closed ), preg_replace( '/\s+/', '', $rest ) );
		$this->assertSame( array( 'Your cart' ), $this->attributes( $template, 'wc-block-components-drawer__screen-overlay', 'aria-label' ) );
	}

	public function test_the_contents_have_no_directives_whose_state_is_missing(): void {
		$this->assertStringContainsString( 'data-wp-bind--hidden="!state.', $this->closed );
		$this->assertStringNotContainsString( 'data-wp-', (string) $this->between( shopfront()->mini_cart_markup->wrap_contents( $this->closed ), '<template', '</template>' ) );
	}

	public function test_the_error_of_the_dialog_is_hidden_and_leads_to_the_cart(): void {
		$wrapped = shopfront()->mini_cart_markup->wrap_contents( $this->closed );
		$this->assertSame( array( 'alert', true ), $this->attributes( $wrapped, 'sf-mini-cart-error', 'role', 'hidden' ) );
		$this->assertStringContainsString( 'href="http://shop.test/cart/"', $wrapped );
	}

	/** Returns the style of the dialog if the merchant has chosen this width. */
	private function style_for( string $width ): ?string {
		$html = str_replace( 'data-block-name="woocommerce/mini-cart-contents"', 'data-block-name="woocommerce/mini-cart-contents" data-width="' . $width . '"', $this->closed );
		return $this->attributes( shopfront()->mini_cart_markup->wrap_contents( $html ), 'wc-block-components-drawer__screen-overlay', 'style' )[0] ?? null;
	}

	public function test_the_dialog_has_the_width_that_the_merchant_chose(): void {
		$this->assertSame( '--drawer-width:40rem', $this->style_for( '40rem' ) );
		$this->assertSame( '--drawer-width:62.5%', $this->style_for( '62.5%' ) );
		foreach ( array( '', '1px;color:red', 'calc(1px)' ) as $invalid ) {
			$this->assertNull( $this->style_for( $invalid ), $invalid );
		}
	}

	public function test_a_badge_without_contents_does_not_change(): void {
		$this->assertSame( $this->on_cart, shopfront()->mini_cart_markup->wrap_contents( $this->on_cart ) );
	}

	// Whole blocks.

	public function test_the_block_does_not_request_the_styles_of_shared_components(): void {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( 'woocommerce/mini-cart' );
		$this->assertNotContains( 'wc-blocks-packages-style', $type->style_handles );
	}

	public function test_unknown_markup_keeps_itself_and_the_styles_of_woocommerce(): void {
		$unknown = '<div class="wc-block-mini-cart"><a href="/cart/">Cart</a></div>';
		$this->assertSame( $unknown, shopfront()->mini_cart->finish( $unknown ) );
		$this->assertSame( $this->original_styles, $this->style_files() );
		$this->assertSame( array(), $this->style( self::STYLES[0] )->extra['after'] ?? array(), 'without the rules of the badge' );
	}

	public function test_a_badge_with_an_unknown_drawer_does_not_change(): void {
		$without_drawer = str_replace( 'wc-block-components-drawer__screen-overlay', 'another-drawer', $this->closed );
		$this->assertSame( $without_drawer, shopfront()->mini_cart->finish( $without_drawer ) );
		$this->assertSame( $this->original_styles, $this->style_files() );
	}

	public function test_without_our_mini_cart_the_block_is_the_script_module_of_woocommerce(): void {
		add_filter( 'shopfront_replaces_mini_cart', static fn() => false );
		$this->assertSame( $this->closed, shopfront()->mini_cart->finish( $this->closed ) );
		$this->assertStringContainsString( 'data-wp-interactive', do_blocks( self::BLOCK ) );
		$this->assertFalse( $this->script( Mini_Cart::BADGE_HANDLE ) );
		$this->assertSame( '', $this->printed() );
	}

	public function test_a_page_without_the_block_has_neither_script_nor_data(): void {
		$this->assertFalse( $this->script( Mini_Cart::BADGE_HANDLE ) );
		$this->assertSame( '', $this->printed() );
	}

	public function test_the_block_has_a_form_and_a_template(): void {
		$rendered = do_blocks( self::BLOCK );
		$this->assertSame( array( 1, 1 ), array( substr_count( $rendered, 'wc-block-mini-cart__form' ), substr_count( $rendered, '<template' ) ) );
	}

	public function test_the_script_of_woocommerce_is_our_badge_which_depends_on_nothing(): void {
		do_blocks( self::BLOCK );
		$script = $this->script( Mini_Cart::BADGE_HANDLE );
		$this->assertSame( array( $this->badge(), array(), 'defer' ), array( $script->src, $script->deps, $script->extra['strategy'] ?? '' ) );
		do_blocks( self::BLOCK );
		$this->assertSame( 1, array_count_values( wp_scripts()->queue )[ Mini_Cart::BADGE_HANDLE ], 'once for two blocks' );
	}

	public function test_the_script_of_the_drawer_is_registered_but_not_enqueued(): void {
		do_blocks( self::BLOCK );
		$this->assertTrue( wp_script_is( $this->drawer_handle(), 'registered' ) );
		$this->assertFalse( wp_script_is( $this->drawer_handle(), 'enqueued' ) );
	}

	public function test_the_styles_have_no_file_and_the_first_has_the_rules_of_the_badge(): void {
		do_blocks( self::BLOCK );
		$this->assertFalse( $this->style( self::STYLES[0] )->src );
		$this->assertStringContainsString( '.wc-block-mini-cart__badge', implode( $this->style( self::STYLES[0] )->extra['after'] ) );
	}

	// Scripts of the drawer.

	/** Renders the block on a page with other scripts. */
	private function open_page(): void {
		do_blocks( self::BLOCK );
		wp_add_inline_script( 'wc-blocks-middleware', 'secretNonce();', 'before' );
		wp_add_inline_script( 'wp-data', 'afterData();' );
		wp_register_script( 'test-library', '/test-library.js', array( 'wp-i18n' ), '1', true );
		wp_enqueue_script( 'test-of-page', '/of-page.js', array( 'test-library' ), '1', true );
		wp_register_script( 'test-no-file', false, array(), '1', true );
		wp_add_inline_script( 'test-no-file', 'withoutFile();' );
		array_push( $this->script( $this->drawer_handle() )->deps, 'test-no-file', 'wc-blocks-middleware' );
		$settings = '{"currency":{"code":"USD"},"countries":{"US":"x"},"wcBlocksConfig":{"restApiRoutes":{"a":["b"]},"pluginUrl":"</script>"}}';
		wp_add_inline_script( 'wc-settings', "var wcSettings = JSON.parse( decodeURIComponent( '" . rawurlencode( $settings ) . "' ) );", 'before' );
	}

	/** Returns the place of each script in a list. */
	private function places( array $files ): array {
		return array_flip( array_map( static fn( $file ) => basename( strtok( $file['src'], '?' ), '.js' ), $files ) );
	}

	public function test_the_scripts_are_listed_once_in_the_order_of_dependencies(): void {
		$this->open_page();
		$files  = shopfront()->drawer_files->scripts( true );
		$places = $this->places( $files );
		$order  = array( 'react.min', 'data.min', 'wc-types', 'wc-settings', 'registry', 'frontend' );
		$this->assertSame( $order, array_keys( array_intersect_key( $places, array_flip( $order ) ) ) );
		$this->assertSame( count( $files ) - 1, $places['frontend'], 'the script of the drawer is the last' );
		$this->assertCount( count( $files ), $places, 'no script twice' );
	}

	public function test_the_script_of_an_integration_runs_between_its_libraries_and_the_drawer(): void {
		$this->open_page();
		$places = $this->places( shopfront()->drawer_files->scripts( true ) );
		$this->assertLessThan( $places['test-integration'], $places['components'] );
		$this->assertLessThan( $places['frontend'], $places['test-integration'] );
	}

	public function test_scripts_that_the_page_prints_are_left_out(): void {
		$this->open_page();
		$places = $this->places( shopfront()->drawer_files->scripts( true ) );
		foreach ( array( 'i18n.min', 'test-library', 'of-page' ) as $of_page ) {
			$this->assertArrayNotHasKey( $of_page, $places );
		}
	}

	public function test_inline_code_keeps_its_place(): void {
		$this->open_page();
		$files = shopfront()->drawer_files->scripts( true );
		$this->assertStringContainsString( 'afterData();', $files[ $this->places( $files )['data.min'] ]['after'] );
		$this->assertStringContainsString( 'withoutFile();', wp_json_encode( $files ), 'of a handle without a file' );
	}

	public function test_no_file_contains_the_nonce_of_the_cart(): void {
		$this->open_page();
		$files = wp_json_encode( shopfront()->drawer_files->scripts( true ) );
		$this->assertStringNotContainsString( 'secretNonce', $files );
		$this->assertStringNotContainsString( wp_create_nonce( 'wc_store_api' ), $files );
	}

	public function test_settings_are_among_the_data_or_the_code(): void {
		$this->open_page();
		foreach ( array( true, false ) as $among_data ) {
			$files = shopfront()->drawer_files->scripts( $among_data );
			$code  = $files[ $this->places( $files )['wc-settings'] ]['before'] ?? '';
			$this->assertSame( ! $among_data, strpos( $code, 'decodeURIComponent' ) !== false );
		}
	}

	public function test_the_page_keeps_its_own_list_of_scripts(): void {
		$this->open_page();
		shopfront()->drawer_files->scripts( true );
		$this->assertSame( array( array(), array() ), array( wp_scripts()->to_do, wp_scripts()->done ) );
	}

	public function test_translations_precede_all_files_if_the_page_prints_wp_i18n_and_follow_it_otherwise(): void {
		$this->open_page();
		add_filter( 'locale', static fn() => 'de_DE' );
		set_transient( shopfront()->translations->transient_of( 'mini-cart', 'de_DE' ), 'german();' );
		$files = shopfront()->drawer_files->scripts( true );
		$this->assertStringStartsWith( 'german();', $files[0]['before'] );
		$this->assertSame( 1, substr_count( wp_json_encode( $files ), 'german();' ) );
		wp_dequeue_script( 'test-of-page' );
		$files = shopfront()->drawer_files->scripts( true );
		$this->assertStringEndsWith( 'german();', $files[ $this->places( $files )['i18n.min'] ]['after'] );
		$this->assertSame( 1, substr_count( wp_json_encode( $files ), 'german();' ) );
	}

	// The printed page.

	public function test_settings_lose_what_the_drawer_does_not_use(): void {
		$this->open_page();
		$this->assertSame( '{"currency":{"code":"USD"},"wcBlocksConfig":{"restApiRoutes":{},"pluginUrl":"</script>"}}', wp_json_encode( shopfront()->drawer_files->settings(), JSON_UNESCAPED_SLASHES ) );
	}

	public function test_the_data_is_json_of_its_own_class_without_elements_inside(): void {
		$this->open_page();
		$this->assertSame( 2, substr_count( $this->printed(), '<' ) );
		$this->assertStringContainsString( 'class="sf-mini-cart-data"', $this->printed() );
		$this->assertSame( '</script>', $this->data()['settings']['wcBlocksConfig']['pluginUrl'] );
	}

	public function test_the_data_has_the_addresses_and_the_amount_of_an_empty_cart(): void {
		$this->open_page();
		$data = $this->data();
		$this->assertSame(
			array( 'http://shop.test/wp-json/wc/store/v1/cart', 'http://shop.test/cart/', 'http://shop.test/checkout/', '$0.00', false ),
			array( $data['apiUrl'], $data['cartUrl'], $data['checkoutUrl'], $data['emptyAmount'], $data['pricesIncludeTax'] )
		);
		add_filter( 'pre_option_woocommerce_tax_display_cart', static fn() => 'incl' );
		$this->assertTrue( $this->data()['pricesIncludeTax'] );
	}

	public function test_the_data_has_the_styles_and_scripts_of_the_drawer(): void {
		$this->open_page();
		$data = $this->data();
		$this->assertSame( array( shopfront()->build->url( 'mini-cart.css' ) ), $data['styles'] );
		$this->assertSame( array_column( shopfront()->drawer_files->scripts( true ), 'src' ), array_column( $data['scripts'], 'src' ) );
	}

	public function test_pages_with_product_buttons_have_the_script_that_follows_their_cart(): void {
		global $wp_filters;
		do_blocks( self::BLOCK );
		unset( $wp_filters['render_block_woocommerce/product-button'] );
		$this->printed();
		$this->assertFalse( wp_script_is( 'shopfront-page-cart' ) );
		apply_filters( 'render_block_woocommerce/product-button', '', array(), null );
		$this->printed();
		$this->assertTrue( wp_script_is( 'shopfront-page-cart' ) );
		$script = $this->script( 'shopfront-page-cart' );
		$this->assertSame( shopfront()->build->url( 'page-cart.js' ), $script->src );
		$this->assertSame( array( Mini_Cart::BADGE_HANDLE ), $script->deps, 'which starts first' );
		$this->assertSame( 'defer', $script->extra['strategy'] );
	}

	public function test_the_list_of_woocommerce_with_its_own_files_is_removed(): void {
		$this->open_page();
		wp_add_inline_script( Mini_Cart::BADGE_HANDLE, 'var wcBlocksMiniCartFrontendDependencies = {};', 'before' );
		$this->printed();
		$this->assertSame( '', wp_scripts()->get_inline_script_data( Mini_Cart::BADGE_HANDLE, 'before' ) );
	}

	public function test_settings_in_an_unknown_format_stay_code(): void {
		$this->open_page();
		$this->script( 'wc-settings' )->extra['before'] = array( 'var wcSettings = { "code": 1 };' );
		$this->assertNull( $this->data()['settings'] );
		$this->assertContains( "var wcSettings = { \"code\": 1 };\n", array_column( $this->data()['scripts'], 'before' ) );
		$this->script( 'wc-settings' )->extra['before'] = array( "JSON.parse( decodeURIComponent( 'no JSON' ) )" );
		$this->assertNull( shopfront()->drawer_files->settings(), 'no JSON' );
	}

	public function test_the_script_of_the_settings_is_enqueued_only_while_woocommerce_adds_them(): void {
		shopfront()->mini_cart->enqueue_settings();
		$this->assertContains( 'wc-settings', wp_scripts()->queue );
		shopfront()->mini_cart->dequeue_settings();
		$this->assertNotContains( 'wc-settings', wp_scripts()->queue );
	}

	public function test_no_data_is_printed_for_a_script_of_another_plugin(): void {
		do_blocks( self::BLOCK );
		$this->script( Mini_Cart::BADGE_HANDLE )->src = '/other.js';
		$this->assertSame( '', $this->printed() );
	}

	// Other pages.

	public function test_the_cart_page_has_a_visible_badge_without_a_drawer(): void {
		$query                    = $GLOBALS['wp_query'];
		$GLOBALS['wp_query']      = clone $query;
		$page                     = get_page_by_path( 'cart' );
		$GLOBALS['wp_query']->queried_object    = $page;
		$GLOBALS['wp_query']->queried_object_id = $page->ID;
		$rendered            = do_blocks( self::BLOCK );
		$data                = $this->data();
		$GLOBALS['wp_query'] = $query;
		$this->assertSame( array( null ), $this->attributes( $rendered, 'wc-block-mini-cart', 'aria-hidden' ) );
		$this->assertStringNotContainsString( '<template', $rendered );
		$this->assertSame( $this->badge(), $this->script( Mini_Cart::BADGE_HANDLE )->src );
		$this->assertSame( array(), array_intersect( array( 'scripts', 'settings', 'styles' ), array_keys( $data ) ) );
		$this->assertSame( 'http://shop.test/cart/', $data['cartUrl'] );
	}

	public function test_blocks_in_the_dashboard_do_not_change(): void {
		$GLOBALS['current_screen'] = new class() {
			public function in_admin() {
				return true;
			}
		};
		$finished                  = shopfront()->mini_cart->finish( $this->closed );
		unset( $GLOBALS['current_screen'] );
		$this->assertSame( $this->closed, $finished );
	}
}
