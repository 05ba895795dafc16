<?php

use Automattic\WooCommerce\Blocks\Package;
use Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType;
use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use Shopfront\Build;
use Shopfront\First_Paint\First_Paint;
use Shopfront\First_Paint\Server_Timing;
use Shopfront\First_Paint\Texts;
use Shopfront\Scripts\Inline_Scripts;
use Shopfront\Scripts\Later_Scripts;
use Shopfront\Scripts\Waiting_Payment_Scripts;

final class LaterScriptsTest extends SiteTestCase {

	private const BLOCK = 'wc-cart-block-frontend';

	private const JQUERY = array( 'jquery-core-js', 'jquery-migrate-js' );

	/** Name of the test's payment method. */
	private string $registered = '';

	protected function setUp(): void {
		parent::setUp();
		wp_deregister_script( self::BLOCK );
		wp_register_script( self::BLOCK, plugins_url( 'build/wordpress/frontend.js', SHOPFRONT_FILE ), array( 'wp-i18n', 'wp-url' ), '1', true );
		wp_add_inline_script( self::BLOCK, 'var cartData = {};', 'before' );
		wp_enqueue_script( self::BLOCK );
	}

	protected function tearDown(): void {
		if ( '' !== $this->registered ) {
			Package::container()->get( PaymentMethodRegistry::class )->unregister( $this->registered );
		}
		parent::tearDown();
	}

	/** Prints the enqueued scripts between other markup, and returns the page as it is sent. */
	private function send( string $before = '', bool $has_first_paint = true, string $after = '' ): string {
		$first_paint = new First_Paint( shopfront()->blocks, new Inline_Scripts( new Build( 'behaviors' ) ), new Texts( shopfront()->translations ), new Server_Timing() );
		$property    = new ReflectionProperty( $first_paint, 'is_printed' );
		$property->setAccessible( true );
		$property->setValue( $first_paint, $has_first_paint );
		// Other actions print scripts.
		remove_all_actions( 'wp_footer' );
		$payment_scripts = new Waiting_Payment_Scripts( shopfront()->blocks );
		( new Later_Scripts( shopfront()->blocks, shopfront()->scripts, $first_paint, $payment_scripts ) )->register_hooks();
		do_action( 'template_redirect' );
		do_action( 'wp_footer' );
		ob_start();
		wp_scripts()->do_items();
		return apply_filters( 'wp_template_enhancement_output_buffer', $before . ob_get_clean() . $after, '' );
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

	/** The block depends on the script of a payment method, which needs `a-provider`. */
	private function register_payment_method( string $name, array $features = array( 'products' ) ): void {
		wp_register_script( 'a-provider', 'https://example.com/provider.js', array(), '1', true );
		wp_register_script( 'a-gateway', 'https://example.com/gateway.js', array( 'a-provider' ), '1', true );
		wp_scripts()->query( self::BLOCK, 'registered' )->deps[] = 'a-gateway';
		$type = new class( $name, $features ) extends AbstractPaymentMethodType {
			private array $features;

			public function __construct( string $name, array $features ) {
				$this->name     = $name;
				$this->features = $features;
			}

			public function initialize() {}

			public function get_payment_method_script_handles() {
				return array( 'a-gateway' );
			}

			public function get_supported_features() {
				return $this->features;
			}
		};
		Package::container()->get( PaymentMethodRegistry::class )->register( $type );
		$this->registered = $name;
	}

	/** @dataProvider payment_methods */
	public function test_a_payment_method_waits_if_it_may( string $name, array $features, bool $all_may, bool $expected ): void {
		$this->register_payment_method( $name, $features );
		add_filter( 'shopfront_replaces_waiting_payment_scripts', static fn() => $all_may );
		$waiting = $this->waiting( $this->send() );
		$this->assertSame( $expected, $waiting['a-gateway-js'] );
		$this->assertSame( $expected, $waiting['a-provider-js'] );
		$this->assertTrue( $waiting[ self::BLOCK . '-js' ] );
	}

	public function payment_methods(): array {
		return array(
			'an unknown one'      => array( 'a-bank', array( 'products' ), false, false ),
			'one that we tried'   => array( 'stripe', array( 'products' ), false, true ),
			'one that says so'    => array( 'a-bank', array( 'products', 'shopfront_waiting_scripts' ), false, true ),
			'all, by the setting' => array( 'a-bank', array( 'products' ), true, true ),
		);
	}

	/** @dataProvider users_without_declaration */
	public function test_only_the_block_waits_if_other_code_names_a_library( string $markup ): void {
		$this->assertSame( array( self::BLOCK . '-js' ), array_keys( array_filter( $this->waiting( $this->send( $markup ) ) ) ) );
	}

	public function test_the_blocks_chunks_and_payment_methods_wait_beside_libraries(): void {
		$this->register_payment_method( 'stripe' );
		wp_register_script( 'shopfront-shared', 'https://example.com/shared.js', array(), '1', true );
		wp_register_script( 'shopfront-registry', 'https://example.com/registry.js', array(), '1', true );
		array_push( wp_scripts()->query( self::BLOCK, 'registered' )->deps, 'shopfront-shared', 'shopfront-registry' );
		$waiting = $this->waiting( $this->send( '<script>wp.hooks.doAction( "a" )</script>' ) );
		foreach ( array( self::BLOCK, 'shopfront-shared', 'a-gateway', 'a-provider' ) as $handle ) {
			$this->assertTrue( $waiting[ "$handle-js" ], $handle );
		}
		$this->assertFalse( $waiting['shopfront-registry-js'] );
		$this->assertFalse( $waiting['wp-i18n-js'] );
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

	private function enqueue_jquery(): void {
		wp_enqueue_script( 'jquery' );
		// As WooCommerce registers it.
		wp_deregister_script( 'woocommerce' );
		wp_register_script( 'woocommerce', WC()->plugin_url() . '/assets/js/frontend/woocommerce.min.js', array( 'jquery' ), '1', array( 'strategy' => 'defer' ) );
		wp_enqueue_script( 'woocommerce' );
	}

	/** @return bool[] Whether each file of jQuery is deferred. */
	private function deferred( string $html ): array {
		$tags     = new WP_HTML_Tag_Processor( $html );
		$deferred = array();
		while ( $tags->next_tag( 'SCRIPT' ) ) {
			if ( in_array( $tags->get_attribute( 'id' ), self::JQUERY, true ) ) {
				$this->assertNotSame( 'sf/later', $tags->get_attribute( 'type' ) );
				$deferred[] = null !== $tags->get_attribute( 'defer' );
			}
		}
		return $deferred;
	}

	/** @dataProvider deferring_pages */
	public function test_jquery_is_deferred_where_only_deferred_code_needs_it( string $markup ): void {
		$this->enqueue_jquery();
		$html = $this->send( '', true, $markup );
		$this->assertSame( array( true, true ), $this->deferred( $html ) );
		$this->assertTrue( $this->waiting( $html )[ self::BLOCK . '-js' ] );
	}

	public function deferring_pages(): array {
		$file = plugins_url( 'packages/behaviors/engine/event-bus/jquery.ts', SHOPFRONT_FILE );
		return array(
			'nothing else'    => array( '<script>gtag( "event" );</script>' ),
			'data'            => array( '<script type="application/json">{"jQuery":1}</script>' ),
			'a deferred file' => array( '<script defer src="' . $file . '"></script><script defer src="https://example.com/a.js"></script>' ),
			'a module'        => array( '<script type="module">jQuery( "a" );</script>' ),
		);
	}

	public function test_jquery_is_deferred_if_another_deferred_script_declares_it(): void {
		$this->enqueue_jquery();
		wp_enqueue_script( 'a-slider', 'https://example.com/slider.js', array( 'jquery' ), '1', array( 'strategy' => 'defer' ) );
		$this->assertSame( array( true, true ), $this->deferred( $this->send() ) );
	}

	public function test_jquery_runs_before_a_waiting_block_that_needs_it(): void {
		$this->enqueue_jquery();
		wp_scripts()->query( self::BLOCK, 'registered' )->deps[] = 'jquery';
		$html = $this->send();
		$this->assertSame( array( true, true ), $this->deferred( $html ) );
		$this->assertMatchesRegularExpression( '/<script [^>]*data-sf-after-deferred[^>]*id="' . self::BLOCK . '-js"/', $html );
		$this->assertSame( 1, substr_count( $html, 'data-sf-after-deferred' ) );
	}

	/** @dataProvider users_of_jquery */
	public function test_jquery_stays_where_code_may_need_it_at_once( string $before, string $after ): void {
		$this->enqueue_jquery();
		$html = $this->send( $before, true, $after );
		$this->assertSame( array( false, false ), $this->deferred( $html ) );
		$this->assertTrue( $this->waiting( $html )[ self::BLOCK . '-js' ] );
	}

	public function users_of_jquery(): array {
		$file = plugins_url( 'packages/behaviors/engine/event-bus/jquery.ts', SHOPFRONT_FILE );
		return array(
			'inline code'                     => array( '', '<script>jQuery( function ( $ ) { $( "a" ).hide(); } );</script>' ),
			'inline code of an old type'      => array( '', '<script type="text/ecmascript">jQuery( "a" );</script>' ),
			'a tag manager'                   => array( '', "<script>( ( d, s ) => d.head.append( d.createElement( s ) ) )( document, 'script' );</script>" ),
			'code that writes'                => array( '', "<script>document.write( '<scr' + 'ipt>' );</script>" ),
			'a file of the site'              => array( '', '<script src="' . $file . '"></script>' ),
			'a file that runs at any time'    => array( '', '<script async defer src="' . $file . '"></script>' ),
			'an unreadable file'              => array( '', '<script async src="https://example.com/a.js"></script>' ),
			'a deferred file before jQuery'   => array( '<script defer src="' . $file . '"></script>', '' ),
			'a module that runs at any time'  => array( '', '<script async type="module" src="https://example.com/a.js"></script>' ),
		);
	}

	public function test_jquery_stays_where_a_script_declares_it(): void {
		$this->enqueue_jquery();
		wp_enqueue_script( 'a-theme', 'https://example.com/theme.js', array( 'jquery' ), '1', true );
		$this->assertSame( array( false, false ), $this->deferred( $this->send() ) );
	}

	public function test_jquery_stays_where_a_script_of_wordpress_looks_for_it(): void {
		$this->enqueue_jquery();
		wp_enqueue_script( 'imagesloaded' );
		$this->assertSame( array( false, false ), $this->deferred( $this->send() ) );
	}

	public function test_jquery_of_another_plugin_stays(): void {
		wp_deregister_script( 'jquery-core' );
		wp_register_script( 'jquery-core', 'https://example.com/jquery.js', array(), '3' );
		$this->enqueue_jquery();
		$this->assertSame( array( false, false ), $this->deferred( $this->send() ) );
	}

	public function test_inline_code_after_another_plugins_waiting_file_waits(): void {
		$this->register_payment_method( 'stripe' );
		wp_add_inline_script( 'a-provider', 'var provider = Provider( "key" );' );
		wp_add_inline_script( 'a-provider', 'var data = {};', 'before' );
		$waiting = $this->waiting( $this->send() );
		$this->assertTrue( $waiting['a-provider-js-after'] );
		$this->assertFalse( $waiting['a-provider-js-before'] );
	}

	public function test_a_module_and_what_it_declares_do_not_wait(): void {
		$this->register_payment_method( 'stripe' );
		add_filter( 'script_loader_tag', static fn( $tag, $handle ) => 'a-gateway' === $handle ? str_replace( '<script ', '<script type="module" ', $tag ) : $tag, 10, 2 );
		$waiting = $this->waiting( $this->send() );
		$this->assertFalse( $waiting['a-gateway-js'] );
		$this->assertFalse( $waiting['a-provider-js'] );
		$this->assertTrue( $waiting[ self::BLOCK . '-js' ] );
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
