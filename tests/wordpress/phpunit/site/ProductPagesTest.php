<?php

use Shopfront\Product_Pages\Buy_Now;
use Shopfront\Product_Pages\Gallery;
use Shopfront\Product_Pages\Platform_Scripts;
use Shopfront\Product_Pages\Quantity_Buttons;

require_once dirname( __DIR__ ) . '/stub-product.php';

/** WooCommerce's recorded product scripts, replaced by ours. */
final class ProductPagesTest extends SiteTestCase {

	/** The files of a variable product's scripts, in a theme with all parts of a gallery. */
	private const FILES = array(
		'wc-zoom'                  => 'jquery.zoom.min.js',
		'wc-flexslider'            => 'jquery.flexslider.min.js',
		'wc-photoswipe'            => 'photoswipe.min.js',
		'wc-photoswipe-ui-default' => 'photoswipe-ui-default.min.js',
		'wc-single-product'        => 'single-product.min.js',
		'wc-add-to-cart-variation' => 'add-to-cart-variation.min.js',
	);

	private const FOLDER = 'http://shop.test/wp-content/plugins/woocommerce/';

	protected function setUp(): void {
		parent::setUp();
		foreach ( Platform_Scripts::LIBRARIES as $handle => $former ) {
			wp_register_script( $former, false, array( $handle ), '11.0.1' );
		}
		wp_register_style( 'photoswipe', self::FOLDER . 'photoswipe.css', array(), '4' );
		wp_register_style( 'photoswipe-default-skin', self::FOLDER . 'skin.css', array( 'photoswipe' ), '4' );
		foreach ( array_keys( self::FILES ) as $handle ) {
			wp_enqueue_script( $handle );
		}
		wp_enqueue_style( 'photoswipe-default-skin' );
		wp_localize_script( 'wc-single-product', 'wc_single_product_params', array( 'zoom_enabled' => true ) );
	}

	private function printed(): string {
		ob_start();
		shopfront()->product_pages->prepare_head();
		wp_scripts()->do_items();
		return ob_get_clean();
	}

	/** By handle. */
	private function files( string $printed ): array {
		preg_match_all( '/<script\b[^>]*\bsrc=[^>]*>/', $printed, $tags );
		$files = array();
		foreach ( $tags[0] as $tag ) {
			preg_match( '/\bid="([^"]+)-js"/', $tag, $id );
			preg_match( '#\bsrc="[^"]*/([^/?"]+)(\?[^"]*)?"#', $tag, $src );
			$files[ $id[1] ] = $src[1];
		}
		return $files;
	}

	private function add_on( string ...$dependencies ): void {
		wp_enqueue_script( 'add-on', 'http://shop.test/wp-content/plugins/add-on/add-on.js', $dependencies, '1' );
	}

	public function test_their_files_are_not_sent_and_their_parameters_are(): void {
		$printed = $this->printed();
		$this->assertSame( array(), $this->files( $printed ) );
		$this->assertStringContainsString( 'var wc_single_product_params = {"zoom_enabled":"1"}', $printed );
		$this->assertTrue( wp_script_is( 'wc-single-product', 'done' ) );
		$this->assertFalse( $this->style( 'photoswipe' )->src );
		$this->assertTrue( wp_style_is( 'shopfront-behaviors', 'enqueued' ) );
	}

	public function test_only_the_page_of_a_product_preloads_its_behaviors(): void {
		$this->assertStringNotContainsString( 'modulepreload', $this->printed() );
		add_filter( 'double_is_product', '__return_true' );
		$this->assertStringContainsString( '/build/behaviors/variable-product.', $this->printed() );
	}

	public function test_a_page_with_jquery_gets_the_plugins_once_and_another_gets_no_jquery(): void {
		wp_enqueue_script( 'theme', 'http://shop.test/wp-content/themes/theme/theme.js', array( 'jquery' ), '1' );
		$files = array_diff_key( $this->files( $this->printed() ), array( 'jquery-migrate' => 1 ) );
		$this->assertEqualsCanonicalizing( array( 'jquery-core', 'shopfront-jquery-plugins', 'theme' ), array_keys( $files ) );
		$this->assertSame( 'jquery-plugins.js', $files['shopfront-jquery-plugins'] );
		$this->assertLessThan( array_search( 'shopfront-jquery-plugins', array_keys( $files ), true ), array_search( 'jquery-core', array_keys( $files ), true ) );
	}

	public function test_nothing_changes_where_the_switch_is_off(): void {
		add_filter( 'shopfront_replaces_product_pages', '__return_false' );
		$printed = $this->printed();
		$this->assertSame( self::FILES, array_intersect_key( array_merge( self::FILES, $this->files( $printed ) ), self::FILES ) );
		$this->assertSame( array(), array_diff_key( self::FILES, $this->files( $printed ) ) );
		$this->assertStringNotContainsString( '/build/behaviors/', $printed );
		$this->assertSame( self::FOLDER . 'skin.css', $this->style( 'photoswipe-default-skin' )->src );
		$this->assertFalse( wp_style_is( 'shopfront-behaviors', 'enqueued' ) );
	}

	public function test_a_script_of_an_add_on_runs_after_the_jquery_plugins_with_all_dependencies(): void {
		$this->add_on( 'wc-add-to-cart-variation' );
		$files = $this->files( $this->printed() );
		$this->assertSame( 'jquery-plugins.js', $files['wc-add-to-cart-variation'] );
		$order = array_keys( $files );
		foreach ( array( 'jquery-core', 'wp-util' ) as $before ) {
			$this->assertLessThan( array_search( 'wc-add-to-cart-variation', $order, true ), array_search( $before, $order, true ), $before );
		}
		$this->assertSame( 'add-on', end( $order ) );
		$this->assertArrayNotHasKey( 'wc-single-product', $files );
		$this->assertArrayNotHasKey( 'wc-flexslider', $files );
	}

	public function test_an_add_on_gets_the_library_that_it_depends_on(): void {
		$this->add_on( 'flexslider', 'wc-photoswipe-ui-default' );
		$files = $this->files( $this->printed() );
		foreach ( array( 'wc-flexslider', 'wc-photoswipe', 'wc-photoswipe-ui-default' ) as $handle ) {
			$this->assertSame( self::FILES[ $handle ], $files[ $handle ] ?? null );
		}
		$this->assertArrayNotHasKey( 'wc-zoom', $files );
		$this->assertSame( self::FOLDER . 'photoswipe.css', $this->style( 'photoswipe' )->src );
	}

	/** WooCommerce 9.6 to 10.0 registers the libraries under their former names alone. */
	private function use_former_names(): void {
		wp_deregister_script( 'wc-single-product' );
		wp_register_script( 'wc-single-product', self::FOLDER . 'single-product.min.js', array( 'jquery' ), '9.6.2', true );
		foreach ( Platform_Scripts::LIBRARIES as $handle => $former ) {
			wp_deregister_script( $handle );
			wp_deregister_script( $former );
			wp_register_script( $former, self::FOLDER . self::FILES[ $handle ], 'photoswipe-ui-default' === $former ? array( 'photoswipe' ) : array( 'jquery' ), '9.6.2', true );
			wp_enqueue_script( $former );
		}
	}

	public function test_libraries_are_not_sent_under_their_former_names(): void {
		$this->use_former_names();
		$this->assertSame( array(), $this->files( $this->printed() ) );
		$this->assertFalse( $this->style( 'photoswipe' )->src );
	}

	public function test_an_add_on_gets_a_library_under_its_former_name(): void {
		$this->use_former_names();
		$this->add_on( 'flexslider', 'photoswipe-ui-default' );
		$files = $this->files( $this->printed() );
		$this->assertEqualsCanonicalizing( array( 'flexslider', 'photoswipe', 'photoswipe-ui-default' ), array_keys( array_intersect_key( $files, array_flip( Platform_Scripts::LIBRARIES ) ) ) );
		$this->assertSame( self::FOLDER . 'photoswipe.css', $this->style( 'photoswipe' )->src );
	}

	public function test_a_theme_keeps_a_library_where_no_script_for_products_is(): void {
		$this->use_former_names();
		wp_scripts()->queue = array( 'flexslider', 'wc-add-to-cart-variation' );
		$this->assertSame( 'jquery.flexslider.min.js', $this->files( $this->printed() )['flexslider'] ?? null );
	}

	public function test_a_script_that_is_enqueued_after_the_head_gets_what_it_needs(): void {
		$this->printed();
		$this->add_on( 'wc-single-product', 'wc-zoom' );
		ob_start();
		shopfront()->product_pages->replace_late();
		wp_scripts()->do_items();
		$files = $this->files( ob_get_clean() );
		$this->assertSame( array( 'jquery-plugins.js', self::FILES['wc-zoom'], 'add-on.js' ), array( $files['wc-single-product'] ?? null, $files['wc-zoom'] ?? null, $files['add-on'] ?? null ) );
	}

	public function test_a_page_without_products_has_none_of_ours(): void {
		wp_scripts()->queue = array();
		$this->assertStringNotContainsString( '/build/behaviors/', $this->printed() );
		$this->assertFalse( wp_style_is( 'shopfront-behaviors', 'enqueued' ) );
	}

	public function test_the_gallery_has_window_and_thumbnails_before_any_script(): void {
		$slide = '<div data-thumb="http://shop.test/%1$d.png" data-thumb-alt="View %1$d" class="woocommerce-product-gallery__image"><a href="#"><div><img alt=""></div></a></div>';
		$html  = '<div class="woocommerce-product-gallery images" style="opacity: 0"><div class="woocommerce-product-gallery__wrapper">'
			. sprintf( $slide, 1 ) . sprintf( $slide, 2 ) . '</div><p>More</p></div>';
		$shown = ( new Gallery() )->complete( $html );
		$this->assertStringNotContainsString( 'opacity', $shown );
		$this->assertMatchesRegularExpression( '#<div class="flex-viewport"><div style="transition:none" class="woocommerce-product-gallery__wrapper">.*</div></div><ol class="flex-control-nav flex-control-thumbs">.*</ol><p>More</p></div>$#s', $shown );
		$this->assertSame( 1, substr_count( $shown, 'flex-active-slide' ) );
		$this->assertStringContainsString( '<li><button type="button" aria-current="false"><img src="http://shop.test/2.png" alt="View 2" draggable="false"></button></li>', $shown );
		$resized = ( new Gallery() )->complete( str_replace( '2.png', '2-100x80.png', $html ) );
		$this->assertStringContainsString( '<img src="http://shop.test/2-100x80.png" width="100" height="80" alt="View 2"', $resized, 'space before the picture arrives' );
		$one = str_replace( sprintf( $slide, 2 ), '', $html );
		$this->assertSame( $one, ( new Gallery() )->complete( $one ), 'one picture needs no slider' );
		$this->assertSame( '<div>', ( new Gallery() )->complete( '<div>' ), 'unknown markup stays' );
	}

	public function test_the_gallery_has_the_link_to_its_full_screen_view_before_any_script(): void {
		$gallery = '<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images"><div class="woocommerce-product-gallery__wrapper">%s</div></div>';
		$html    = sprintf( $gallery, '<div class="woocommerce-product-gallery__image"><a href="http://shop.test/large.png"><img alt=""></a></div>' );
		$shown   = ( new Gallery() )->add_trigger( $html );
		$this->assertMatchesRegularExpression( '#^<div class="woocommerce-product-gallery [^>]*><a href="http://shop.test/large.png" class="woocommerce-product-gallery__trigger" role="button" aria-haspopup="dialog" aria-label="[^"]+"><span aria-hidden="true"><svg .*</svg></span></a><div class="woocommerce-product-gallery__wrapper">#s', $shown );
		$none = sprintf( $gallery, '<div class="woocommerce-product-gallery__image--placeholder"><img alt=""></div>' );
		$this->assertSame( $none, ( new Gallery() )->add_trigger( $none ), 'a placeholder has no full-screen view' );
	}

	public function test_a_quantity_has_its_buttons_before_any_script(): void {
		$field = '<div class="quantity"><label class="screen-reader-text" for="quantity_1">Mug quantity</label><input type="%s" id="quantity_1" class="input-text qty text" name="quantity" value="%s" min="1" max="%s"%s></div>';
		$shown = ( new Quantity_Buttons() )->add_buttons( sprintf( $field, 'number', '1', '3', '' ) );
		$this->assertStringContainsString( '<div class="quantity sf-qty">', $shown );
		$this->assertMatchesRegularExpression( '#<label id="quantity_1-label"[^>]*>Mug quantity</label><button type="button" data-sf-qty="minus" aria-label="[^"]+" aria-describedby="quantity_1-label" aria-disabled="true"></button><input [^>]*><button type="button" data-sf-qty="plus" aria-label="[^"]+" aria-describedby="quantity_1-label" aria-disabled="false"></button></div>$#', $shown );
		$this->assertStringContainsString( 'data-sf-qty="plus" aria-label="Increase quantity" aria-describedby="quantity_1-label" aria-disabled="true"', ( new Quantity_Buttons() )->add_buttons( sprintf( $field, 'number', '3', '3', '' ) ) );
		$this->assertStringContainsString( 'data-sf-qty="plus" aria-label="Increase quantity" aria-describedby="quantity_1-label" aria-disabled="false"', ( new Quantity_Buttons() )->add_buttons( sprintf( $field, 'number', '3', '', '' ) ), 'no maximum' );
		foreach ( array( sprintf( $field, 'hidden', '1', '1', '' ), sprintf( $field, 'number', '1', '3', ' readonly' ), '<div class="quantity"><button>+</button><input type="number"></div>', '<p>' ) as $other ) {
			$this->assertSame( $other, ( new Quantity_Buttons() )->add_buttons( $other ) );
		}
	}

	public function test_buying_now_leads_to_the_checkout(): void {
		$this->assertSame( false, ( new Buy_Now() )->lead_to_checkout( false ) );
		$_POST['sf-buy-now'] = '1';
		$this->assertSame( wc_get_checkout_url(), ( new Buy_Now() )->lead_to_checkout( false ) );
		unset( $_POST['sf-buy-now'] );
	}

	public function test_the_link_to_the_cart_is_no_redirect_for_analytics(): void {
		$seen = array();
		$link = static fn() => apply_filters( 'woocommerce_add_to_cart_redirect', wc_get_cart_url(), null );
		add_filter(
			'woocommerce_add_to_cart_redirect',
			static function ( $url ) use ( &$seen ) {
				$seen[] = $url;
				return $url;
			}
		);
		$this->assertSame( wc_get_cart_url(), $link() );
		do_action( 'woocommerce_add_to_cart' );
		$this->assertSame( wc_get_cart_url(), $link() );
		$this->assertSame( '/shop', apply_filters( 'woocommerce_add_to_cart_redirect', '/shop', new stdClass() ) );
		$this->assertSame( array( wc_get_cart_url(), false, '/shop' ), $seen );
		unset( $GLOBALS['wp_actions']['woocommerce_add_to_cart'] );
	}
}
