<?php

use Shopfront\Build;
use Shopfront\Mini_Cart\Mini_Cart;

/** The mini-cart on a page: markup, scripts and data. */
final class MiniCartTest extends SiteTestCase {

	private const BLOCK = '<!-- wp:woocommerce/mini-cart /-->';

	private const STYLES = array( 'wc-blocks-style-mini-cart', 'wc-blocks-style-mini-cart-contents' );

	/** The recorded block's attributes. */
	private const RECORDED = '<!-- wp:woocommerce/mini-cart {"addToCartBehaviour":"open_drawer","hasHiddenPrice":false,"miniCartIcon":"bag","productCountVisibility":"always"} /-->';

	protected function setUp(): void {
		parent::setUp();
		WC()->cart = null;
		do_action( 'template_redirect' );
		$this->forget();
		do_action( 'wp_enqueue_scripts' );
	}

	private function between( string $text, string $start, string $end ): ?string {
		$from = strpos( $text, $start );
		return false === $from ? null : substr( $text, $from + strlen( $start ), strpos( $text, $end, $from ) - $from - strlen( $start ) );
	}

	/** Attributes of the first element with a class. */
	private function attributes( string $html, string $class_name, string ...$names ): ?array {
		$tags = new WP_HTML_Tag_Processor( $html );
		return $tags->next_tag( compact( 'class_name' ) ) ? array_map( array( $tags, 'get_attribute' ), $names ) : null;
	}

	private function button( string $html ): ?array {
		return $this->attributes( $html, 'wc-block-mini-cart__button', 'type', 'disabled', 'aria-label' );
	}

	private function printed(): string {
		ob_start();
		shopfront()->badge_data->print_data();
		return ob_get_clean();
	}

	private function data(): ?array {
		return json_decode( (string) $this->between( $this->printed(), '>', '</script>' ), true );
	}

	private function badge(): string {
		return shopfront()->build->url( 'mini-cart.js' );
	}

	private function drawer_handle(): string {
		return shopfront()->blocks->get( 'mini-cart' )->script;
	}

	private function render( array $attributes = array() ): string {
		return render_block(
			array(
				'blockName'    => 'woocommerce/mini-cart',
				'attrs'        => $attributes,
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}

	private function render_on_cart( array $attributes = array() ): string {
		$query               = $GLOBALS['wp_query'];
		$GLOBALS['wp_query'] = clone $query;
		$page                = get_page_by_path( 'cart' );

		$GLOBALS['wp_query']->queried_object    = $page;
		$GLOBALS['wp_query']->queried_object_id = $page->ID;
		try {
			return $this->render( $attributes );
		} finally {
			$GLOBALS['wp_query'] = $query;
		}
	}

	private function fill_cart( int $count ): void {
		WC()->cart        = new WC_Cart();
		WC()->cart->count = $count;
	}

	/** Without intended differences from a recording: the form, the template, and WooCommerce's data attributes. */
	private function comparable( string $html ): string {
		$html = preg_replace( '#<form[^>]*>|</form>|<script.*</script>|<template[^>]*>.*</template>|\s(data-[\w-]+="[^"]*"|type="submit"|translate="no"|style="[^"]*"|disabled|aria-hidden="true")#s', '', $html );
		$html = preg_replace( '#<div class="is-loading wc-block-components-drawer.*#s', '</div>', $html );
		return preg_replace( array( '/\s*(<|>)\s*/', '/\s+"/' ), array( '$1', '"' ), $html );
	}

	// Markup of the badge.
	public function test_the_markup_is_the_recorded_one_in_a_form(): void {
		$this->assertSame( $this->comparable( double_recording_text( 'mini-cart-block.html' ) ), $this->comparable( do_blocks( self::RECORDED ) ) );
		$this->assertSame( $this->comparable( double_recording_text( 'mini-cart-block-on-cart.html' ) ), $this->comparable( $this->render_on_cart() ) );
	}

	public function test_the_button_submits_a_form_that_leads_to_the_cart(): void {
		$html = do_blocks( self::BLOCK );
		$this->assertSame( array( 'submit', null, 'Cart' ), $this->button( $html ) );
		$this->assertMatchesRegularExpression( '#^<button [^>]*>.*</button>$#s', (string) $this->between( $html, '<form class="wc-block-mini-cart__form" action="http://shop.test/cart/">', '</form>' ) );
	}

	public function test_a_script_beside_the_badge_holds_presses_where_there_is_a_drawer(): void {
		$code = trim( (string) file_get_contents( ( new Build( 'behaviors' ) )->path( 'mini-cart-press.js' ) ) );
		$this->assertNotSame( '', $code );
		$this->assertStringNotContainsString( $code, $this->render_on_cart() );
		$this->assertMatchesRegularExpression( '#</form><script [^>]*data-cfasync="false"[^>]*>[^<]*' . preg_quote( $code, '#' ) . '\s*</script>\s*<template#', $this->render() );
	}

	public function test_a_badge_that_the_merchant_left_out_is_missing(): void {
		$this->assertStringNotContainsString( 'wc-block-mini-cart__badge', $this->render( array( 'productCountVisibility' => 'never' ) ) );
	}

	/** @return array<string, array{0: array, 1: string, 2: string}> Attributes, the element's class, its style. */
	public static function colors(): array {
		return array(
			'count'                        => array( array( 'productCountColor' => array( 'color' => '#ff0000' ) ), 'badge', 'background:#ff0000' ),
			'count of an old block'        => array( array( 'productCountColorValue' => '#ff0000' ), 'badge', 'background:#ff0000' ),
			'count with a variable'        => array( array( 'productCountColor' => array( 'color' => 'var(--wp--preset--color--accent-1)' ) ), 'badge', 'background:var(--wp--preset--color--accent-1)' ),
			'count with transparency'      => array( array( 'productCountColor' => array( 'color' => 'rgb(0 0 0 / 50%)' ) ), 'badge', 'background:rgb(0 0 0 / 50%)' ),
			'count that is an address'     => array( array( 'productCountColor' => array( 'color' => 'url(//other.test/a)' ) ), 'badge', '' ),
			'price'                        => array( array( 'hasHiddenPrice' => false, 'priceColor' => array( 'color' => '#00ff00' ) ), 'amount', 'color:#00ff00' ),
			'price that is no color'       => array( array( 'hasHiddenPrice' => false, 'priceColor' => array( 'color' => 'red;position:fixed' ) ), 'amount', '' ),
			'price of another type'        => array( array( 'hasHiddenPrice' => false, 'priceColor' => array( 'color' => array() ) ), 'amount', '' ),
		);
	}

	/** @dataProvider colors */
	public function test_colors_of_the_merchant( array $attributes, string $element, string $style ): void {
		$this->assertSame( array( $style ), $this->attributes( $this->render( $attributes ), "wc-block-mini-cart__$element", 'style' ) );
	}

	public function test_the_icon_has_the_color_of_the_merchant(): void {
		$this->assertStringContainsString( 'fill="#123456"', $this->render( array( 'iconColor' => array( 'color' => '#123456' ) ) ) );
		$this->assertStringNotContainsString( '<b>', $this->render( array( 'iconColor' => array( 'color' => '"><b>' ) ) ) );
	}

	public function test_the_amount_has_a_tax_label_where_prices_are_entered_and_shown_in_two_ways(): void {
		$this->fill_cart( 2 );
		WC()->countries = new class() {
			public function ex_tax_or_vat() {
				return '(ex. VAT)';
			}
		};
		$shown          = array( 'hasHiddenPrice' => false );
		$this->assertStringNotContainsString( 'tax-label', $this->render( $shown ) );
		add_filter( 'pre_option_double_prices_include_tax', static fn() => '1' );
		$this->assertStringContainsString( '>(ex. VAT)</small>', $this->render( $shown ) );
		$this->assertSame( array( null ), $this->attributes( $this->render( $shown ), 'wc-block-mini-cart__tax-label', 'hidden' ) );
		WC()->cart = null;
		$this->assertStringNotContainsString( 'tax-label', $this->render( $shown ) );
	}

	public function test_the_form_keeps_the_query_of_the_address_of_the_cart(): void {
		add_filter( 'page_link', static fn() => 'http://shop.test/?page_id=7&lang=de' );
		$this->assertSame( ' class="wc-block-mini-cart__form" action="http://shop.test/"><input type="hidden" name="page_id" value="7"><input type="hidden" name="lang" value="de">', $this->between( do_blocks( self::BLOCK ), '<form', '<button' ) );
	}

	// The cart of the request.
	public function test_a_page_without_items_is_the_same_for_all_visitors(): void {
		$this->fill_cart( 0 );
		$this->assertSame( array( 'submit', null, 'Cart' ), $this->button( do_blocks( self::BLOCK ) ) );
		$this->assertNull( $this->data()['cartHash'] );
	}

	public function test_the_number_of_a_cart_with_items_is_on_the_page(): void {
		$this->fill_cart( 3 );
		$html = do_blocks( self::RECORDED );
		$this->assertSame( array( 'submit', null, 'Number of items in the cart: 3. Total price of $54.00' ), $this->button( $html ) );
		$this->assertMatchesRegularExpression( '#class="wc-block-mini-cart__badge"[^>]*>3</span>#', $html );
		$this->assertMatchesRegularExpression( '#class="wc-block-mini-cart__amount"[^>]*>\$54.00</span>#', $html );
		$this->assertSame( 'hash', $this->data()['cartHash'] );
	}

	public function test_the_amount_has_tax_where_the_shop_shows_it(): void {
		$this->fill_cart( 2 );
		add_filter( 'pre_option_woocommerce_tax_display_cart', static fn() => 'incl' );
		add_filter( 'pre_option_double_prices_include_tax', static fn() => '1' );
		$this->assertStringContainsString( '>$39.06</span>', do_blocks( self::RECORDED ) );
	}

	// Contents of the drawer.
	private function template( array $attributes = array() ): string {
		return (string) $this->between( $this->render( $attributes ), '<template class="wc-block-mini-cart__template">', '</template>' );
	}

	/** Replaces the template part's content. */
	private function save( string $content ): void {
		add_filter(
			'pre_get_block_file_template',
			static function ( $template, $id ) use ( $content ) {
				if ( 'woocommerce/woocommerce//mini-cart' === $id ) {
					$template          = new WP_Block_Template();
					$template->content = $content;
				}
				return $template;
			},
			10,
			2
		);
		$this->forget();
	}

	private function forget(): void {
		( function () {
			$this->html = null;
		} )->call( $this->part() );
	}

	private function part(): object {
		return ( fn() => $this->template )->call( shopfront()->mini_cart );
	}

	public function test_a_template_contains_one_dialog_with_the_template_part_and_its_blocks(): void {
		$template = $this->template();
		foreach ( array( '<dialog', 'class="wp-block-woocommerce-mini-cart-contents"', 'class="wp-block-woocommerce-mini-cart-checkout-button-block"' ) as $part ) {
			$this->assertSame( 1, substr_count( $template, $part ), $part );
		}
		$this->assertSame( array( 'Your cart' ), $this->attributes( $template, 'wc-block-components-drawer__screen-overlay', 'aria-label' ) );
	}

	public function test_an_inner_block_that_the_editor_saved_without_an_element_gets_one(): void {
		$this->save( '<!-- wp:woocommerce/mini-cart-contents --><!-- wp:woocommerce/mini-cart-footer-block /--><!-- /wp:woocommerce/mini-cart-contents -->' );
		$this->assertMatchesRegularExpression( '#<div [^>]*class="wp-block-woocommerce-mini-cart-contents"><div [^>]*class="wp-block-woocommerce-mini-cart-footer-block"></div></div>#', $this->template() );
	}

	public function test_blocks_of_add_ons_are_rendered_without_directives(): void {
		register_block_type( 'test/gift', array( 'render_callback' => static fn() => '<p data-wp-interactive="test" data-wp-bind--hidden="!state.x" data-keep="1">Gift</p>' ) );
		$this->save( '<!-- wp:woocommerce/mini-cart-contents --><!-- wp:test/gift /--><!-- /wp:woocommerce/mini-cart-contents -->' );
		$this->assertStringContainsString( '<p data-keep="1">Gift</p>', $this->template() );
		unregister_block_type( 'test/gift' );
	}

	public function test_what_authors_must_not_write_is_removed(): void {
		$this->save( '<!-- wp:html --><script>evil()</script><p onclick="evil()">Text</p><!-- /wp:html -->' );
		$this->assertStringNotContainsString( '<script', $this->template() );
		$this->assertStringContainsString( '<p>Text</p>', $this->template() );
	}

	public function test_colors_of_the_drawer_reach_its_buttons(): void {
		$this->save( '<!-- wp:woocommerce/mini-cart-contents {"backgroundColor":"contrast2","style":{"color":{"text":"#ffeedd"}}} --><div class="wp-block-woocommerce-mini-cart-contents"></div><!-- /wp:woocommerce/mini-cart-contents -->' );
		$this->template();
		$this->assertStringContainsString( '{color:var(--wp--preset--color--contrast-2);border-color:#ffeedd;background-color:#ffeedd}', implode( $this->style( 'wc-blocks-style' )->extra['after'] ) );
	}

	public function test_the_error_of_the_dialog_is_hidden_and_leads_to_the_cart(): void {
		$this->assertSame( array( 'alert', true ), $this->attributes( $this->template(), 'sf-mini-cart-error', 'role', 'hidden' ) );
		$this->assertStringContainsString( 'href="http://shop.test/cart/"', $this->template() );
	}

	public function test_the_dialog_has_the_width_that_the_merchant_chose(): void {
		$style_for = function ( string $width ): ?string {
			$this->save( "<!-- wp:html --><div data-block-name=\"woocommerce/mini-cart-contents\" data-width=\"$width\"></div><!-- /wp:html -->" );
			return $this->attributes( $this->template(), 'wc-block-components-drawer__screen-overlay', 'style' )[0] ?? null;
		};
		$this->assertSame( '--drawer-width:40rem', $style_for( '40rem' ) );
		$this->assertSame( '--drawer-width:62.5%', $style_for( '62.5%' ) );
		foreach ( array( '', '1px;color:red', 'calc(1px)' ) as $invalid ) {
			$this->assertNull( $style_for( $invalid ), $invalid );
		}
	}

	// Whole blocks.
	public function test_the_block_does_not_request_the_styles_of_shared_components(): void {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( 'woocommerce/mini-cart' );
		$this->assertNotContains( 'wc-blocks-packages-style', $type->style_handles );
	}

	public function test_a_fact_that_is_missing_leaves_the_block_to_woocommerce(): void {
		$type                  = WP_Block_Type_Registry::get_instance()->get_registered( 'woocommerce/mini-cart' );
		$ours                  = $type->render_callback;
		$type->render_callback = 'double_render_mini_cart';
		unregister_block_type( 'woocommerce/mini-cart-footer-block' );
		$plugin = new Shopfront\Plugin();
		$plugin->mini_cart->take_over();
		$this->assertSame( 'double_render_mini_cart', $type->render_callback );
		$this->assertSame( array( 'kind' => 'blocks', 'name' => 'woocommerce/mini-cart-footer-block' ), $plugin->facts->missing( 'mini-cart' ) );
		register_block_type( 'woocommerce/mini-cart-footer-block', array( 'render_callback' => array( $this->part(), 'render_inner_block' ) ) );
		$type->render_callback = $ours;
	}

	public function test_the_block_has_a_form_and_a_template(): void {
		$rendered = do_blocks( self::BLOCK );
		$this->assertSame( array( 1, 1 ), array( substr_count( $rendered, 'wc-block-mini-cart__form' ), substr_count( $rendered, '<template' ) ) );
		$this->assertStringNotContainsString( 'data-wp-interactive', $rendered );
		$this->assertNotContains( 'woocommerce/mini-cart', array_keys( ( fn() => $this->enqueued_before_registered ?? array() )->call( wp_script_modules() ) ) );
	}

	public function test_a_shop_that_opens_soon_has_no_mini_cart_for_visitors(): void {
		add_filter( 'pre_option_woocommerce_coming_soon', static fn() => 'yes' );
		$this->assertNotSame( '', do_blocks( self::BLOCK ), 'another mode' );
		add_filter( 'pre_option_woocommerce_store_pages_only', static fn() => 'yes' );
		$this->assertSame( '', do_blocks( self::BLOCK ) );
		wp_set_current_user( 1 );
		$this->assertNotSame( '', do_blocks( self::BLOCK ) );
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

	public function test_a_page_without_the_block_has_neither_script_nor_data(): void {
		$this->assertFalse( $this->script( Mini_Cart::BADGE_HANDLE ) );
		$this->assertSame( '', $this->printed() );
	}

	// Scripts of the drawer.

	/** On a page with other scripts. */
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

	/** Each script's index in a list. */
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
		$rendered = $this->render_on_cart();
		$data     = $this->data();
		$this->assertSame( array( null, '' ), $this->attributes( $rendered, 'wc-block-mini-cart', 'aria-hidden', 'style' ) );
		$this->assertStringNotContainsString( '<template', $rendered );
		$this->assertSame( $this->badge(), $this->script( Mini_Cart::BADGE_HANDLE )->src );
		$this->assertSame( array(), array_intersect( array( 'scripts', 'settings', 'styles' ), array_keys( $data ) ) );
		$this->assertSame( 'http://shop.test/cart/', $data['cartUrl'] );
	}

	public function test_the_cart_page_has_no_badge_where_the_merchant_removed_it(): void {
		$this->assertSame( '', $this->render_on_cart( array( 'cartAndCheckoutRenderStyle' => 'removed' ) ) );
		$this->assertSame( '', $this->printed() );
	}
}
