<?php

use Shopfront\Build;
use Shopfront\First_Paint\First_Paint;
use Shopfront\First_Paint\Server_Timing;
use Shopfront\First_Paint\Texts;
use Shopfront\Scripts\Inline_Scripts;
use Shopfront\Scripts\Later_Scripts;

final class LaterScriptsTest extends SiteTestCase {

	private const BLOCK = 'wc-cart-block-frontend';

	protected function setUp(): void {
		parent::setUp();
		wp_deregister_script( self::BLOCK );
		wp_register_script( self::BLOCK, plugins_url( 'build/wordpress/frontend.js', SHOPFRONT_FILE ), array( 'wp-i18n', 'wp-url' ), '1', true );
		wp_add_inline_script( self::BLOCK, 'var cartData = {};', 'before' );
		wp_enqueue_script( self::BLOCK );
	}

	/** Prints the enqueued scripts between other markup, and returns the page as it is sent. */
	private function send( string $before = '', bool $has_first_paint = true ): string {
		$first_paint = new First_Paint( shopfront()->blocks, new Inline_Scripts( new Build( 'behaviors' ) ), new Texts( shopfront()->translations ), new Server_Timing() );
		$property    = new ReflectionProperty( $first_paint, 'is_printed' );
		$property->setAccessible( true );
		$property->setValue( $first_paint, $has_first_paint );
		( new Later_Scripts( shopfront()->blocks, shopfront()->scripts, $first_paint ) )->register_hooks();
		do_action( 'template_redirect' );
		ob_start();
		wp_scripts()->do_items();
		return apply_filters( 'wp_template_enhancement_output_buffer', $before . ob_get_clean(), '' );
	}

	/** @return array<string, bool> Whether each script waits, by id. */
	private function waiting( string $html ): array {
		$tags    = new WP_HTML_Tag_Processor( $html );
		$waiting = array();
		while ( $tags->next_tag( 'SCRIPT' ) ) {
			$waiting[ (string) $tags->get_attribute( 'id' ) ] = 'sf/later' === $tags->get_attribute( 'type' );
		}
		return $waiting;
	}

	public function test_a_blocks_script_waits_with_its_libraries_and_their_code(): void {
		$waiting = $this->waiting( $this->send() );
		$this->assertTrue( $waiting[ self::BLOCK . '-js' ] );
		$this->assertTrue( $waiting['wp-i18n-js'] );
		$this->assertTrue( $waiting['wp-hooks-js'] );
		$this->assertTrue( $waiting['wp-i18n-js-after'] );
		// Data, which scripts that don't wait may read.
		$this->assertFalse( $waiting[ self::BLOCK . '-js-before' ] );
	}

	public function test_the_scripts_keep_their_order_and_address(): void {
		ob_start();
		wp_scripts()->do_items();
		$printed           = ob_get_clean();
		wp_scripts()->done = array();
		$this->assertSame( $printed, str_replace( ' type="sf/later"', '', $this->send() ) );
	}

	public function test_libraries_that_another_script_declares_do_not_wait(): void {
		wp_enqueue_script( 'shop-theme', 'https://example.com/theme.js', array( 'wp-hooks' ), '1', true );
		$waiting = $this->waiting( $this->send() );
		$this->assertFalse( $waiting['shop-theme-js'] );
		$this->assertFalse( $waiting['wp-hooks-js'] );
		$this->assertTrue( $waiting['wp-i18n-js'] );
		$this->assertTrue( $waiting[ self::BLOCK . '-js' ] );
	}

	public function test_an_add_ons_script_does_not_wait_unless_it_may(): void {
		wp_register_script( 'a-gateway', 'https://example.com/gateway.js', array( 'wp-i18n' ), '1', true );
		wp_scripts()->query( self::BLOCK, 'registered' )->deps[] = 'a-gateway';
		$waiting = $this->waiting( $this->send() );
		$this->assertFalse( $waiting['a-gateway-js'] );
		$this->assertFalse( $waiting['wp-i18n-js'] );
		$this->assertTrue( $waiting['wp-url-js'] );
		$this->assertTrue( $waiting[ self::BLOCK . '-js' ] );

		wp_scripts()->done = array();
		$offered           = null;
		add_filter(
			'shopfront_waiting_scripts',
			static function ( $handles, $foreign ) use ( &$offered ) {
				$offered = array_values( $foreign );
				return array_merge( $handles, $offered );
			},
			10,
			2
		);
		$waiting = $this->waiting( $this->send() );
		$this->assertSame( array( 'a-gateway' ), $offered );
		$this->assertTrue( $waiting['a-gateway-js'] );
		$this->assertTrue( $waiting['wp-i18n-js'] );
	}

	/** @dataProvider users_without_declaration */
	public function test_nothing_waits_if_other_code_names_a_library( string $markup ): void {
		$this->assertNotContains( true, $this->waiting( $this->send( $markup ) ) );
	}

	public function users_without_declaration(): array {
		return array(
			'WordPress\'s globals'  => array( '<script>window.wp.hooks.addAction( "a", "b", c );</script>' ),
			'WooCommerce\'s'        => array( '<script type="module">wc?.wcSettings.getSetting( "a" );</script>' ),
			'the settings'          => array( '<script>console.log( wcSettings.currency )</script>' ),
			'React'                 => array( '<script>React.createElement( "a" )</script>' ),
			'a file of the site'    => array( '<script src="' . plugins_url( 'build/wordpress/registry.js', SHOPFRONT_FILE ) . '?ver=1"></script>' ),
		);
	}

	public function test_other_code_changes_nothing(): void {
		$markup = '<script>gtag( "event" );</script><script type="application/json">{"wp.hooks":1}</script><script src="https://example.com/a.js"></script>';
		$this->assertTrue( $this->waiting( $this->send( $markup ) )[ self::BLOCK . '-js' ] );
	}

	private const JQUERY = array( 'jquery-core-js', 'jquery-migrate-js' );

	/** As WooCommerce registers it. */
	private function enqueue_script_of_all_pages(): void {
		wp_deregister_script( 'woocommerce' );
		wp_register_script( 'woocommerce', WC()->plugin_url() . '/assets/js/frontend/woocommerce.min.js', array( 'jquery' ), '1', array( 'strategy' => 'defer' ) );
		wp_enqueue_script( 'woocommerce' );
	}

	/** @return array<string, string> Attributes that differ from what WordPress printed, by id: `later`, `last`, `defer`. */
	private function changes( string $html ): array {
		$tags    = new WP_HTML_Tag_Processor( $html );
		$changes = array();
		while ( $tags->next_tag( 'SCRIPT' ) ) {
			$changes[ (string) $tags->get_attribute( 'id' ) ] = implode(
				' ',
				array_filter(
					array(
						'sf/later' === $tags->get_attribute( 'type' ) ? 'later' : '',
						null !== $tags->get_attribute( 'data-sf-last' ) ? 'last' : '',
						null !== $tags->get_attribute( 'defer' ) && null === $tags->get_attribute( 'data-wp-strategy' ) ? 'defer' : '',
					)
				)
			);
		}
		return $changes;
	}

	public function test_woocommerces_script_of_all_pages_runs_last_with_jquery(): void {
		$this->enqueue_script_of_all_pages();
		$changes = $this->changes( $this->send() );
		foreach ( array( 'woocommerce-js', ...self::JQUERY ) as $id ) {
			$this->assertSame( 'later last', $changes[ $id ], $id );
		}
		$this->assertSame( 'later', $changes['wp-hooks-js'] );
	}

	public function test_jquery_runs_before_a_block_that_needs_it(): void {
		$this->enqueue_script_of_all_pages();
		wp_scripts()->query( self::BLOCK, 'registered' )->deps[] = 'jquery';
		$changes = $this->changes( $this->send() );
		$this->assertSame( 'later', $changes['jquery-core-js'] );
		$this->assertSame( 'later last', $changes['woocommerce-js'] );
	}

	/** @dataProvider deferring_pages */
	public function test_jquery_is_deferred_where_only_deferred_code_needs_it( string $markup ): void {
		$this->enqueue_script_of_all_pages();
		$changes = $this->changes( $this->send( $markup ) );
		foreach ( self::JQUERY as $id ) {
			$this->assertSame( 'defer', $changes[ $id ], $id );
		}
		$this->assertSame( 'later', $changes[ self::BLOCK . '-js' ] );
	}

	public function deferring_pages(): array {
		$registry = plugins_url( 'assets/entries/jquery-plugins.ts', SHOPFRONT_FILE );
		return array(
			'a notice of the site' => array( '<p role="complementary" class="woocommerce-store-notice demo_store">Hello</p>' ),
			'a notice'             => array( '<div class="wc-block-components-notice-banner is-error" role="alert">No</div>' ),
			'a classic form'       => array( '<input type="password" class="woocommerce-Input input-text">' ),
			'a deferred file'      => array( '<script defer src="' . $registry . '"></script>' ),
			'a module'             => array( '<script type="module">jQuery( "a" );</script>' ),
		);
	}

	public function test_jquery_is_deferred_if_another_deferred_script_declares_it(): void {
		$this->enqueue_script_of_all_pages();
		wp_enqueue_script( 'a-slider', 'https://example.com/slider.js', array( 'jquery' ), '1', array( 'strategy' => 'defer' ) );
		$changes = $this->changes( $this->send() );
		$this->assertSame( 'defer', $changes['jquery-core-js'] );
		$this->assertSame( '', $changes['a-slider-js'] );
	}

	/** @dataProvider users_of_jquery */
	public function test_jquery_stays_where_code_needs_it_at_once( string $markup ): void {
		$this->enqueue_script_of_all_pages();
		$changes = $this->changes( $this->send( $markup ) );
		foreach ( array( 'woocommerce-js', ...self::JQUERY ) as $id ) {
			$this->assertSame( '', $changes[ $id ], $id );
		}
		$this->assertSame( 'later', $changes[ self::BLOCK . '-js' ] );
	}

	public function users_of_jquery(): array {
		return array(
			'inline code'              => array( '<script>jQuery( function ( $ ) { $( "a" ).hide(); } );</script>' ),
			'cookies'                  => array( '<script>jQuery; Cookies.get( "a" );</script>' ),
			'a file of the site'       => array( '<script src="' . plugins_url( 'packages/behaviors/engine/event-bus/jquery.ts', SHOPFRONT_FILE ) . '"></script>' ),
			'a tag manager'            => array( "<script>( ( d, s ) => { const j = d.createElement( s ); j.src = '/tags.js'; d.head.append( j ); } )( document, 'script' );</script>" ),
			'an unreadable file'       => array( '<script async src="https://example.com/a.js"></script>' ),
			'an asynchronous file'     => array( '<script async src="' . plugins_url( 'packages/behaviors/engine/event-bus/jquery.ts', SHOPFRONT_FILE ) . '"></script>' ),
		);
	}

	public function test_jquery_stays_where_a_script_declares_it_or_cannot_be_read(): void {
		$this->enqueue_script_of_all_pages();
		wp_enqueue_script( 'a-theme', 'https://example.com/theme.js', array( 'jquery' ), '1', true );
		$this->assertSame( '', $this->changes( $this->send() )['jquery-core-js'] );

		wp_dequeue_script( 'a-theme' );
		wp_scripts()->done = array();
		$notice            = '<p class="woocommerce-store-notice">Hello</p>';
		$this->assertSame( '', $this->changes( $this->send( $notice . '<script src="https://example.com/a.js"></script>' ) )['jquery-core-js'] );
	}

	public function test_preloads_of_waiting_files_wait(): void {
		$address = wp_scripts()->query( self::BLOCK, 'registered' )->src . '?ver=1';
		$links   = '<link rel="preload" as="script" href="' . $address . '"><link rel="preload" as="script" href="/other.js">';
		$html    = $this->send( $links );
		$this->assertStringContainsString( '<link rel="sf-later" as="script" href="' . $address . '">', $html );
		$this->assertStringContainsString( '<link rel="preload" as="script" href="/other.js">', $html );
	}

	public function test_nothing_waits_without_a_first_paint(): void {
		$this->assertNotContains( true, $this->waiting( $this->send( '', false ) ) );
	}

	public function test_nothing_waits_if_the_site_does_not_want_it(): void {
		add_filter( 'shopfront_replaces_waiting_scripts', '__return_false' );
		$this->assertNotContains( true, $this->waiting( $this->send() ) );
	}
}
