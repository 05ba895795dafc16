<?php

use Shopfront\Product_Pages\Template_Output;

final class TemplateOutputTest extends SiteTestCase {

	private const TEMPLATE = 'single-product/sample.php';

	/** With its actions, like WooCommerce. */
	private function print_template( string $name, callable $content ): void {
		do_action( 'woocommerce_before_template_part', $name, '', "/templates/$name", array() );
		$content();
		do_action( 'woocommerce_after_template_part', $name, '', "/templates/$name", array() );
	}

	private function printed( string $name, callable $content ): string {
		$level = ob_get_level();
		ob_start();
		$this->print_template( $name, $content );
		$printed = (string) ob_get_clean();
		$this->assertSame( $level, ob_get_level(), 'no buffer stays open' );
		return $printed;
	}

	/** Changes the sample to `[sample]`. */
	private function change( ?callable $is_on = null ): void {
		( new Template_Output( self::TEMPLATE, $is_on ?? '__return_true', static fn( $html ) => "[$html]" ) )->register_hooks();
	}

	public function test_only_the_output_of_its_template_is_changed(): void {
		$this->change();
		$sample = static fn() => print( 'sample' );
		$this->assertSame( '[sample]', $this->printed( self::TEMPLATE, $sample ) );
		$this->assertSame( 'sample', $this->printed( 'single-product/other.php', $sample ) );
		$this->assertSame( '[sample]', $this->printed( self::TEMPLATE, $sample ), 'again on the same page' );
	}

	public function test_output_of_hooks_around_the_template_stays_outside(): void {
		add_action( 'woocommerce_before_template_part', static fn() => print( '<before>' ) );
		add_action( 'woocommerce_after_template_part', static fn() => print( '<after>' ) );
		$this->change();
		$this->assertSame( '<before>[sample]<after>', $this->printed( self::TEMPLATE, static fn() => print( 'sample' ) ) );
	}

	public function test_a_template_inside_of_it_belongs_to_its_output(): void {
		$this->change();
		$printed = $this->printed(
			self::TEMPLATE,
			function () {
				echo 'a';
				$this->print_template( 'single-product/other.php', static fn() => print( 'b' ) );
				echo 'c';
			}
		);
		$this->assertSame( '[abc]', $printed );
	}

	public function test_a_template_that_prints_itself_is_changed_once_as_a_whole(): void {
		$this->change();
		$printed = $this->printed(
			self::TEMPLATE,
			function () {
				echo 'a';
				$this->print_template( self::TEMPLATE, static fn() => print( 'b' ) );
				echo 'c';
			}
		);
		$this->assertSame( '[abc]', $printed );
	}

	public function test_nothing_is_changed_while_it_is_off_as_the_template_starts(): void {
		$is_on = false;
		$this->change(
			static function () use ( &$is_on ) {
				return $is_on;
			}
		);
		$turn_on = static function () use ( &$is_on ) {
			$is_on = true;
			echo 'sample';
		};
		$this->assertSame( 'sample', $this->printed( self::TEMPLATE, $turn_on ) );
		$this->assertSame( '[sample]', $this->printed( self::TEMPLATE, $turn_on ) );
	}

	public function test_the_end_of_a_template_that_never_started_prints_nothing(): void {
		$this->change();
		ob_start();
		do_action( 'woocommerce_after_template_part', self::TEMPLATE );
		$this->assertSame( '', ob_get_clean() );
	}

	public function test_product_pages_change_the_templates_of_the_gallery_and_of_the_quantity(): void {
		add_theme_support( 'wc-product-gallery-slider' );
		add_filter( 'shopfront_replaces_quantity_buttons', '__return_true' );
		add_filter( 'double_is_product', '__return_true' );
		$slide   = '<div data-thumb="%1$d.png" class="woocommerce-product-gallery__image"><a href="%1$d.png"><img alt=""></a></div>';
		$gallery = $this->printed(
			'single-product/product-image.php',
			static fn() => print( '<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper">' . sprintf( $slide, 1 ) . sprintf( $slide, 2 ) . '</div></div>' )
		);
		remove_theme_support( 'wc-product-gallery-slider' );
		$this->assertStringContainsString( 'flex-control-thumbs', $gallery );
		$quantity = $this->printed(
			'global/quantity-input.php',
			static fn() => print( '<div class="quantity"><input type="number" value="1" min="1" max=""></div>' )
		);
		$this->assertSame( 2, substr_count( $quantity, 'data-sf-qty=' ) );
	}
}
