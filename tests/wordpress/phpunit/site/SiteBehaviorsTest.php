<?php

/** Behaviors for all kinds of pages, with content from themes and plugins. */
final class SiteBehaviorsTest extends SiteTestCase {

	private const ACCORDION = '<div data-sf-accordion><details><summary>Size</summary></details></div>';

	/** Collapse-O-Matic's handle; the plugin isn't installed. */
	private const SECTIONS = 'collapseomatic-js';

	protected function setUp(): void {
		parent::setUp();
		// A theme's content, not an earlier test's post.
		$GLOBALS['post'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		$settings        = new ReflectionProperty( shopfront()->site_settings, 'settings' );
		$settings->setAccessible( true );
		$settings->setValue( shopfront()->site_settings, array() );
	}

	/** With the part on. */
	private function open(): void {
		add_filter( 'shopfront_replaces_site_behaviors', '__return_true' );
		shopfront()->site_behaviors->start();
	}

	private function printed_footer(): string {
		ob_start();
		do_action( 'wp_footer' );
		return ob_get_clean();
	}

	private function settings_in( string $printed ): array {
		$this->assertSame( 1, preg_match( '~id="shopfront-settings">(.*?)</script>~s', $printed, $match ) );
		return json_decode( $match[1], true );
	}

	private function enqueue_sections(): void {
		wp_enqueue_script( self::SECTIONS, 'https://shop.test/sections.js', array( 'jquery' ), '1', true );
		wp_add_inline_script( self::SECTIONS, 'const com_options = {};', 'before' );
	}

	public function test_nothing_changes_until_a_site_wants_it(): void {
		shopfront()->site_behaviors->start();
		$this->enqueue_sections();
		apply_filters( 'the_content', self::ACCORDION );
		$printed = $this->printed_footer();
		$this->assertStringContainsString( '/sections.js', $printed );
		$this->assertStringNotContainsString( 'sf-site', $printed );
		$this->assertNotContains( 'sf-site', get_body_class() );
	}

	public function test_a_page_without_elements_gets_no_script(): void {
		$this->open();
		apply_filters( 'the_content', '<p data-sf-quick-view="1" class="sf-search">data-sf-accordion</p>' );
		$this->assertStringNotContainsString( 'sf-site', $this->printed_footer() );
		$this->assertFalse( wp_style_is( 'shopfront-site-behaviors', 'enqueued' ) );
	}

	/** @dataProvider elements */
	public function test_a_page_with_an_element_gets_it( string $filter, string $html ): void {
		$this->open();
		$this->assertSame( $html, apply_filters( $filter, $html, array( 'blockName' => null, 'attrs' => array() ), null ) );
		$this->assertContains( 'sf-site', get_body_class() );
		$this->printed_footer();
		$this->assertTrue( wp_style_is( 'shopfront-site-behaviors', 'enqueued' ) || wp_style_is( 'shopfront-site-behaviors', 'done' ) );
	}

	public static function elements(): array {
		return array(
			'a block'               => array( 'render_block', self::ACCORDION ),
			'a widget'              => array( 'widget_text', '<p class="text sf-clamp">Long</p>' ),
			'a menu'                => array( 'wp_nav_menu', '<ul data-sf-dropdown></ul>' ),
			'a section of a plugin' => array( 'widget_custom_html_content', "<span class='collapseomatic ' id='a'>More</span>" ),
		);
	}

	public function test_a_theme_that_prints_its_content_later_gets_the_class_at_the_end(): void {
		$this->open();
		$this->assertNotContains( 'sf-site', get_body_class() );
		shopfront()->site_behaviors->find_elements( self::ACCORDION );
		$this->assertStringContainsString( "document.body.classList.add( 'sf-site' );", $this->printed_footer() );
	}

	public function test_a_page_named_at_its_start_has_no_code_for_the_class(): void {
		$this->open();
		shopfront()->site_behaviors->find_elements( self::ACCORDION );
		get_body_class();
		$this->assertStringNotContainsString( 'classList', $this->printed_footer() );
	}

	public function test_a_theme_can_say_that_its_page_has_elements(): void {
		$this->open();
		add_filter( 'shopfront_has_site_behaviors', '__return_true' );
		$this->assertContains( 'sf-site', get_body_class() );
	}

	public function test_the_orders_of_an_account_and_the_terms_of_a_checkout_are_elements(): void {
		foreach ( array( 'woocommerce_before_account_orders', 'woocommerce_checkout_before_terms_and_conditions' ) as $action ) {
			$this->open();
			$this->assertNotContains( 'sf-site', get_body_class() );
			do_action( $action, true );
			$this->assertContains( 'sf-site', get_body_class() );
		}
	}

	public function test_what_the_script_of_woocommerce_does_is_left_to_it(): void {
		$this->open();
		wp_enqueue_script( 'woocommerce', 'https://shop.test/woocommerce.js', array(), '1', true );
		shopfront()->site_behaviors->find_elements( self::ACCORDION );
		$settings = $this->settings_in( $this->printed_footer() );
		$this->assertSame( array( 'coming-soon', 'page-notices', 'store-notice' ), $settings['site']['without'] );
	}

	public function test_without_the_script_of_woocommerce_nothing_is_left_out(): void {
		$this->open();
		// Other scripts of the page depend on it.
		wp_scripts()->queue = array();
		shopfront()->site_behaviors->find_elements( self::ACCORDION );
		$this->assertSame( array(), $this->settings_in( $this->printed_footer() )['site']['without'] );
	}

	public function test_only_users_who_edit_pages_get_shortcuts(): void {
		foreach ( array( 0 => false, 1 => true ) as $user => $can_edit ) {
			wp_set_current_user( $user );
			$this->open();
			shopfront()->site_behaviors->find_elements( self::ACCORDION );
			$this->assertSame( $can_edit, $this->settings_in( $this->printed_footer() )['user']['can_edit_pages'] );
		}
	}

	public function test_sections_of_collapse_o_matic_are_ours_and_keep_their_settings(): void {
		$this->open();
		$this->enqueue_sections();
		apply_filters( 'the_content', '<span class="collapseomatic " id="a">More</span>' );
		$printed = $this->printed_footer();
		$this->assertStringNotContainsString( '/sections.js', $printed );
		$this->assertStringContainsString( 'const com_options', $printed );
		$this->assertNotContains( 'collapse-o-matic', $this->settings_in( $printed )['site']['without'] );
	}

	public function test_sections_on_which_another_script_depends_are_left_alone(): void {
		$this->open();
		$this->enqueue_sections();
		wp_enqueue_script( 'add-on', 'https://shop.test/add-on.js', array( self::SECTIONS ), '1', true );
		apply_filters( 'the_content', '<span class="collapseomatic " id="a">More</span>' );
		$printed = $this->printed_footer();
		$this->assertStringContainsString( '/sections.js', $printed );
		$this->assertContains( 'collapse-o-matic', $this->settings_in( $printed )['site']['without'] );
	}

	public function test_with_product_pages_off_our_script_leaves_other_elements_alone(): void {
		$this->open();
		add_filter( 'shopfront_replaces_product_pages', '__return_false', 20 );
		shopfront()->site_behaviors->find_elements( self::ACCORDION );
		$this->assertStringContainsString( '.push( ...["site"] );', $this->printed_footer() );
	}
}
