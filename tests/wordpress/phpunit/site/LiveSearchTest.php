<?php

use Shopfront\Search\Suggestions;

final class LiveSearchTest extends SiteTestCase {

	private const FORM = '<form role="search" method="get"><input type="search" name="s"><button>Search</button></form>';

	private function switch_on(): void {
		add_filter( 'shopfront_replaces_live_search', '__return_true' );
	}

	private function printed(): string {
		ob_start();
		shopfront()->site_settings->print();
		return ob_get_clean();
	}

	public function test_forms_stay_as_they_are_until_a_site_wants_it(): void {
		$this->assertSame( self::FORM, shopfront()->live_search->complete_form( self::FORM ) );
	}

	public function test_a_form_for_products_gets_the_class_and_the_role(): void {
		$this->switch_on();
		$form = shopfront()->live_search->complete_form( self::FORM );
		$this->assertStringContainsString( 'class="sf-search"', $form );
		$this->assertStringContainsString( 'role="combobox"', $form );
		$settings = json_decode( trim( wp_strip_all_tags( preg_replace( '/<\/?script[^>]*>/', '', $this->printed() ) ) ), true );
		$this->assertSame( Suggestions::ACTION, $settings['actions']['searchProducts'] );
		$this->assertCount( Suggestions::MAXIMUM + 1, $settings['i18n']['searchCounts'] );
	}

	public function test_its_settings_are_printed_with_the_settings_of_other_parts(): void {
		$this->switch_on();
		shopfront()->site_settings->add( array( 'actions' => array( 'quickView' => 'view' ) ) );
		shopfront()->live_search->complete_form( self::FORM );
		$printed = $this->printed();
		$this->assertSame( 1, substr_count( $printed, 'id="shopfront-settings"' ) );
		$this->assertStringContainsString( '"quickView":"view"', $printed );
		$this->assertStringContainsString( '"searchProducts":"' . Suggestions::ACTION . '"', $printed );
	}

	public function test_with_product_pages_off_our_script_leaves_other_elements_alone(): void {
		$this->switch_on();
		add_filter( 'shopfront_replaces_product_pages', '__return_false', 20 );
		shopfront()->live_search->complete_form( self::FORM );
		ob_start();
		do_action( 'wp_footer' );
		$this->assertStringContainsString( '.push( ...["live-search"] );', ob_get_clean() );
	}

	public function test_markup_without_a_field_stays_as_it_is(): void {
		$this->switch_on();
		foreach ( array( '', '<p>Text</p>', '<form><input name="q"></form>' ) as $html ) {
			$this->assertSame( $html, shopfront()->live_search->complete_form( $html ) );
		}
	}

	public function test_only_a_search_block_for_products_is_completed(): void {
		$this->switch_on();
		$this->assertSame( self::FORM, shopfront()->live_search->complete_block( self::FORM, array( 'attrs' => array() ) ) );
		$products = array( 'attrs' => array( 'query' => array( 'post_type' => 'product' ) ) );
		$this->assertNotSame( self::FORM, shopfront()->live_search->complete_block( self::FORM, $products ) );
	}

	public function test_a_short_text_has_no_suggestions(): void {
		$this->assertSame( array(), ( new Suggestions() )->find( ' ab ', '' ) );
	}
}
