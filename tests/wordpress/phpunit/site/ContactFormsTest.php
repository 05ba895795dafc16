<?php

/** Contact Form 7 isn't installed: its handles and its filter are enough. */
final class ContactFormsTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_register_script( 'swv', 'https://shop.test/swv.js', array(), '1', true );
		wp_register_script( 'contact-form-7', 'https://shop.test/forms.js', array( 'swv' ), '1', true );
		wp_add_inline_script( 'contact-form-7', 'var wpcf7 = {};', 'before' );
		wp_enqueue_script( 'contact-form-7' );
	}

	protected function tearDown(): void {
		$form = new ReflectionProperty( shopfront()->contact_forms, 'has_form' );
		$form->setAccessible( true );
		$form->setValue( shopfront()->contact_forms, false );
		parent::tearDown();
	}

	private function switch_on(): void {
		add_filter( 'shopfront_replaces_contact_forms', '__return_true' );
	}

	private function printed_footer( bool $has_form = true ): string {
		if ( $has_form ) {
			$this->assertSame( '<p>Fields</p>', apply_filters( 'wpcf7_form_elements', '<p>Fields</p>' ) );
		}
		ob_start();
		do_action( 'wp_footer' );
		return ob_get_clean();
	}

	public function test_the_script_of_the_plugin_stays_until_a_site_wants_ours(): void {
		$printed = $this->printed_footer();
		$this->assertStringContainsString( '/forms.js', $printed );
		$this->assertStringNotContainsString( 'formOffline', $printed );
	}

	public function test_ours_replaces_it_and_leaves_its_inline_code(): void {
		$this->switch_on();
		$printed = $this->printed_footer();
		$this->assertStringNotContainsString( '/forms.js', $printed );
		$this->assertStringNotContainsString( '/swv.js', $printed );
		$this->assertStringContainsString( 'var wpcf7 = {};', $printed );
		$this->assertStringContainsString( '"formOffline":"You are probably offline."', $printed );
	}

	public function test_a_page_without_a_form_keeps_it(): void {
		$this->switch_on();
		$this->assertStringContainsString( '/forms.js', $this->printed_footer( false ) );
	}

	public function test_an_add_on_that_depends_on_it_keeps_it(): void {
		$this->switch_on();
		wp_enqueue_script( 'add-on', 'https://shop.test/add-on.js', array( 'contact-form-7' ), '1', true );
		$printed = $this->printed_footer();
		$this->assertStringContainsString( '/forms.js', $printed );
		$this->assertStringContainsString( '/add-on.js', $printed );
	}

	public function test_ours_has_the_captcha_and_leaves_the_script_of_its_service(): void {
		$this->switch_on();
		wp_register_script( 'google-recaptcha', 'https://captcha.test/api.js', array(), '1', true );
		wp_enqueue_script( 'wpcf7-recaptcha', 'https://shop.test/captcha.js', array( 'google-recaptcha', 'contact-form-7' ), '1', true );
		wp_add_inline_script( 'wpcf7-recaptcha', 'var wpcf7_recaptcha = {};', 'before' );
		$printed = $this->printed_footer();
		$this->assertStringNotContainsString( '/captcha.js', $printed );
		$this->assertStringNotContainsString( '/forms.js', $printed );
		$this->assertStringContainsString( 'captcha.test/api.js', $printed );
		$this->assertStringContainsString( 'var wpcf7_recaptcha = {};', $printed );
	}

	public function test_with_product_pages_off_our_script_leaves_other_elements_alone(): void {
		$this->switch_on();
		add_filter( 'shopfront_replaces_product_pages', '__return_false', 20 );
		$this->assertStringContainsString( '.push( ...["contact-form"] );', $this->printed_footer() );
	}
}
