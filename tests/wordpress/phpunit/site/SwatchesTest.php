<?php

use Automattic\WooCommerce\Internal\ProductAttributes\VisualAttributeTermMeta;

/** Colors and pictures beside an attribute's select. */
final class SwatchesTest extends SiteTestCase {

	private const SELECT = '<select id="pa_colour" class="" name="attribute_pa_colour"><option value="">Choose an option</option><option value="red" >Red &amp; &lt;b&gt;warm&lt;/b&gt;</option><option value="striped"  selected=\'selected\'>Striped</option><option value="plain" >Plain</option></select>';

	/** Of an attribute without colors. */
	private const SIZES = '<select id="size" name="attribute_size"><option value="">Choose an option</option><option value="Extra &quot;large&quot;" >Extra &quot;large&quot;</option><option value="Small" >Small</option></select>';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'double_is_product', '__return_true' );
		$GLOBALS['double_terms']          = array(
			(object) array( 'term_id' => 1, 'slug' => 'red', 'name' => 'Red' ),
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

	private function render( array $arguments = array(), string $select = self::SELECT ): string {
		$product = new class() {
			public function get_id() {
				return 7;
			}
		};
		return apply_filters(
			'woocommerce_dropdown_variation_attribute_options_html',
			$select,
			$arguments + array(
				'attribute' => 'pa_colour',
				'product'   => $product,
			)
		);
	}

	public function test_an_attribute_with_colors_has_radio_buttons_after_its_select(): void {
		$html = $this->render();
		$this->assertStringStartsWith( '<select id="pa_colour" class="sf-swatches-select"', $html );
		$this->assertStringContainsString( '</select><fieldset class="sf-swatches" role="radiogroup" aria-required="true" aria-label="Colour">', $html );
		preg_match_all( '/<input type="radio" form="sf-no-form" name="sf_swatch_7_pa_colour" value="(\w+)"([^>]*)>/', $html, $found );
		$this->assertSame( array( 'red', 'striped', 'plain' ), $found[1] );
		$this->assertSame( array( '', ' checked', '' ), $found[2] );
	}

	public function test_colors_and_pictures_are_marks_and_names_are_text(): void {
		$html = $this->render();
		$this->assertStringContainsString( '<span class="sf-swatch__mark" style="background-color:#ff0000"></span><span class="sf-swatch__name">Red &amp; &lt;b&gt;warm&lt;/b&gt;</span>', $html );
		$this->assertStringContainsString( '<img class="sf-swatch__mark" src="http://shop.test/striped.png" alt="" width="24" height="24">', $html );
		$this->assertStringContainsString( 'value="plain"><span class="sf-swatch__name">Plain</span>', $html );
	}

	public function test_other_attributes_have_radio_buttons_if_the_part_is_on(): void {
		add_filter( 'shopfront_replaces_option_buttons', '__return_true' );
		$html = $this->render( array( 'attribute' => 'Size' ), self::SIZES );
		$this->assertStringContainsString( '<input type="radio" form="sf-no-form" name="sf_swatch_7_size" value="Extra &quot;large&quot;"><span class="sf-swatch__name">Extra &quot;large&quot;</span>', $html );
		$this->assertSame( 2, substr_count( $html, 'type="radio"' ) );
	}

	public function test_more_than_twelve_options_and_markup_of_add_ons_stay(): void {
		add_filter( 'shopfront_replaces_option_buttons', '__return_true' );
		$options = static fn( $count ) => str_replace( '</select>', str_repeat( '<option value="x">X</option>', $count ) . '</select>', self::SIZES );
		$this->assertSame( 12, substr_count( $this->render( array(), $options( 10 ) ), 'type="radio"' ) );
		$this->assertSame( $options( 11 ), $this->render( array(), $options( 11 ) ) );
		foreach ( array( '<div class="theirs">' . self::SIZES . '</div>', self::SIZES . '<ul></ul>', self::SIZES . self::SIZES, '' ) as $other ) {
			$this->assertSame( $other, $this->render( array(), $other ) );
		}
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
