<?php

use Automattic\WooCommerce\Internal\ProductAttributes\VisualAttributeTermMeta;

/** Colors and pictures beside an attribute's select. */
final class SwatchesTest extends SiteTestCase {

	private const SELECT = '<select id="pa_colour" class="" name="attribute_pa_colour"><option value="">Choose an option</option><option value="red">Red</option></select>';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'double_is_product', '__return_true' );
		$GLOBALS['double_terms']          = array(
			(object) array( 'term_id' => 1, 'slug' => 'red', 'name' => 'Red & <b>warm</b>' ),
			(object) array( 'term_id' => 2, 'slug' => 'striped', 'name' => 'Striped' ),
			(object) array( 'term_id' => 3, 'slug' => 'plain', 'name' => 'Plain' ),
			(object) array( 'term_id' => 4, 'slug' => 'other', 'name' => 'Not of this product' ),
		);
		VisualAttributeTermMeta::$visuals = array(
			1 => array( 'type' => 'color', 'value' => '#ff0000' ),
			2 => array( 'type' => 'image', 'value' => 'http://shop.test/striped.png' ),
			3 => array( 'type' => 'none', 'value' => '' ),
			4 => array( 'type' => 'color', 'value' => '#00ff00' ),
		);
	}

	protected function tearDown(): void {
		parent::tearDown();
		unset( $GLOBALS['double_terms'] );
	}

	private function render( array $arguments = array() ): string {
		$product = new class() {
			public function get_id() {
				return 7;
			}
		};
		return apply_filters(
			'woocommerce_dropdown_variation_attribute_options_html',
			self::SELECT,
			$arguments + array(
				'attribute' => 'pa_colour',
				'product'   => $product,
				'options'   => array( 'red', 'striped', 'plain' ),
				'selected'  => 'striped',
			)
		);
	}

	public function test_an_attribute_with_colors_has_radio_buttons_after_its_select(): void {
		$html = $this->render();
		$this->assertStringStartsWith( '<select id="pa_colour" class="sf-swatches-select"', $html );
		$this->assertStringContainsString( '</select><fieldset class="sf-swatches" aria-label="Colour">', $html );
		preg_match_all( '/<input type="radio" form="sf-no-form" name="sf_swatch_pa_colour" value="(\w+)"([^>]*)>/', $html, $found );
		$this->assertSame( array( 'red', 'striped', 'plain' ), $found[1] );
		$this->assertSame( array( '', " checked='checked'", '' ), $found[2] );
	}

	public function test_colors_and_pictures_are_marks_and_names_are_text(): void {
		$html = $this->render();
		$this->assertStringContainsString( '<span class="sf-swatch__mark" style="background-color:#ff0000"></span><span class="sf-swatch__name">Red &amp; &lt;b&gt;warm&lt;/b&gt;</span>', $html );
		$this->assertStringContainsString( '<img class="sf-swatch__mark" src="http://shop.test/striped.png" alt="" width="24" height="24">', $html );
		$this->assertStringContainsString( 'value="plain"><span class="sf-swatch__name">Plain</span>', $html );
	}

	public function test_names_pass_the_filter_of_woocommerce(): void {
		add_filter( 'woocommerce_variation_option_name', static fn( $name ) => strtoupper( $name ) );
		$this->assertStringContainsString( 'STRIPED', $this->render() );
	}

	public function test_other_selects_stay_as_they_are(): void {
		$this->assertSame( self::SELECT, $this->render( array( 'attribute' => 'pa_size' ) ), 'another type' );
		$this->assertSame( self::SELECT, $this->render( array( 'product' => false ) ), 'no product' );
		VisualAttributeTermMeta::$visuals = array_map( static fn() => array( 'type' => 'none', 'value' => '' ), VisualAttributeTermMeta::$visuals );
		$this->assertSame( self::SELECT, $this->render(), 'no color' );
	}

	public function test_pages_without_our_script_have_none(): void {
		add_filter( 'shopfront_replaces_product_pages', '__return_false' );
		$this->assertSame( self::SELECT, $this->render() );
		remove_filter( 'shopfront_replaces_product_pages', '__return_false' );
		remove_filter( 'double_is_product', '__return_true' );
		$this->assertSame( self::SELECT, $this->render(), 'not the page of a product' );
	}
}
