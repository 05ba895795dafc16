<?php

/** Other plugins' scripts whose handles we take, such as WooCommerce's order attribution. */
final class ReplacedScriptTest extends SiteTestCase {

	private const HANDLE  = 'wc-order-attribution';
	private const LIBRARY = 'sourcebuster-js';

	protected function setUp(): void {
		parent::setUp();
		wp_deregister_script( self::LIBRARY );
		wp_deregister_script( self::HANDLE );
		wp_register_script( self::LIBRARY, 'https://shop.test/sourcebuster.js', array(), '1', true );
		wp_register_script( self::HANDLE, 'https://shop.test/order-attribution.js', array( self::LIBRARY ), '1', true );
		wp_localize_script( self::HANDLE, 'wc_order_attribution', array( 'params' => array( 'session' => 30 ) ) );
		wp_enqueue_script( self::HANDLE );
	}

	private function switch_on(): void {
		add_filter( 'shopfront_replaces_order_attribution', '__return_true' );
	}

	private function printed(): string {
		shopfront()->order_attribution->replace();
		ob_start();
		wp_print_footer_scripts();
		return ob_get_clean();
	}

	public function test_the_script_stays_until_a_site_wants_ours(): void {
		$printed = $this->printed();
		$this->assertStringContainsString( 'https://shop.test/order-attribution.js', $printed );
		$this->assertStringContainsString( 'https://shop.test/sourcebuster.js', $printed );
	}

	public function test_our_file_has_the_handle_and_the_settings_and_needs_no_library(): void {
		$this->switch_on();
		$printed = $this->printed();
		$this->assertStringContainsString( 'build/behaviors/order-attribution.js', $printed );
		$this->assertStringContainsString( '"session":30', str_replace( '"30"', '30', $printed ) );
		$this->assertStringNotContainsString( 'https://shop.test', $printed );
	}

	public function test_an_add_on_still_gets_the_library_that_it_needs(): void {
		$this->switch_on();
		wp_enqueue_script( 'add-on', 'https://add-on.test/add-on.js', array( self::LIBRARY ), '1', true );
		$this->assertStringContainsString( 'https://shop.test/sourcebuster.js', $this->printed() );
	}

	public function test_a_site_that_does_not_track_stays_as_it_is(): void {
		$this->switch_on();
		wp_deregister_script( self::HANDLE );
		$this->assertStringNotContainsString( 'order-attribution', $this->printed() );
	}

	public function test_a_script_without_libraries_is_replaced_too(): void {
		add_filter( 'shopfront_replaces_email_capture', '__return_true' );
		wp_enqueue_script( 'mailchimp-woocommerce', 'https://shop.test/mailing-list.js', array(), '1', true );
		shopfront()->email_capture->replace();
		$printed = $this->printed();
		$this->assertStringContainsString( 'build/behaviors/email-capture.js', $printed );
		$this->assertStringNotContainsString( 'https://shop.test/mailing-list.js', $printed );
	}
}
