<?php

use Shopfront\Blocks\Block;
use Shopfront\Blocks\Switches;

/** Whether a block is replaced, by setting, constant and filter. alone/ConstantsTest.php tests a site's constants. */
final class SwitchesTest extends ShopTestCase {

	private function decide( string $name ): array {
		$block = array(
			'title'  => static fn() => 'Test',
			'script' => 'test',
		);
		return array_values( ( new Switches() )->decide( new Block( $name, $block ) ) );
	}

	public function test_a_block_is_on_without_a_usable_setting(): void {
		$this->assertSame( array( true, 'setting' ), $this->decide( 'by-setting' ) );
		foreach ( array( array(), '', 'no', null ) as $unusual ) {
			update_option( 'shopfront_blocks', $unusual );
			$this->assertSame( array( true, 'setting' ), $this->decide( 'by-setting' ), json_encode( $unusual ) );
		}
	}

	public function test_a_setting_turns_a_block_off_and_on(): void {
		update_option( 'shopfront_blocks', array( 'by-setting' => 'no' ) );
		$this->assertSame( array( false, 'setting' ), $this->decide( 'by-setting' ) );
		update_option( 'shopfront_blocks', array( 'by-setting' => 'yes' ) );
		$this->assertSame( array( true, 'setting' ), $this->decide( 'by-setting' ) );
	}

	public function test_a_constant_overrides_the_setting_and_a_filter_both(): void {
		update_option( 'shopfront_blocks', array( 'by-constant' => 'no' ) );
		define( 'SHOPFRONT_REPLACES_BY_CONSTANT', true );
		$this->assertSame( array( true, 'SHOPFRONT_REPLACES_BY_CONSTANT' ), $this->decide( 'by-constant' ) );
		$this->opt_out( 'by_constant' );
		$this->assertSame( array( false, 'shopfront_replaces_by_constant' ), $this->decide( 'by-constant' ) );
	}

	public function test_a_filter_decides_only_if_it_changes_something(): void {
		update_option( 'shopfront_blocks', array( 'by-filter' => 'yes' ) );
		add_filter( 'shopfront_replaces_by_filter', static fn( $is_on ) => $is_on );
		$this->assertSame( array( true, 'setting' ), $this->decide( 'by-filter' ) );
		$this->opt_out( 'by_filter' );
		$this->assertSame( array( false, 'shopfront_replaces_by_filter' ), $this->decide( 'by-filter' ) );
	}

	/** The fields of our section, by ID. */
	private function fields(): array {
		$fields = apply_filters( 'woocommerce_get_settings_advanced', array(), 'shopfront' );
		return array_column( array_filter( $fields, static fn( $field ) => in_array( $field['type'], array( 'checkbox', 'info' ), true ) ), null, 'id' );
	}

	public function test_the_advanced_settings_have_a_section_with_a_switch_for_each_part(): void {
		$this->start();
		$sections = apply_filters( 'woocommerce_get_sections_advanced', array( '' => 'Page setup' ) );
		$this->assertSame( array( '', 'shopfront' ), array_keys( $sections ) );
		$this->assertSame( array( 'a' ), apply_filters( 'woocommerce_get_settings_advanced', array( 'a' ), 'features' ), 'other sections keep their fields' );
		$names    = array_map( static fn( $name ) => "shopfront_blocks[$name]", array_keys( $this->plugin->blocks->parts() ) );
		$expected = array_fill_keys( $names, 'checkbox' );
		$this->assertEquals( $expected, array_column( $this->fields(), 'type', 'id' ) );
	}

	public function test_a_switch_that_has_no_effect_says_why(): void {
		$this->start();
		update_option( 'shopfront_blocks', array( 'product-pages' => 'no', 'quick-view' => 'yes' ) );
		$fields = $this->fields();
		$this->assertStringEndsWith( '<strong>Off: it needs the part &quot;Product pages&quot;, which is off.</strong>', $fields['shopfront_blocks[quick-view]']['desc_tip'] );
		$this->assertStringNotContainsString( '<strong>', $fields['shopfront_blocks[cart]']['desc_tip'] );
	}

	public function test_a_block_that_a_filter_decides_has_a_text_that_names_it(): void {
		$this->start();
		$this->opt_out( 'cart' );
		$field = $this->fields()['shopfront_blocks[cart]'];
		$this->assertSame( 'info', $field['type'] );
		$this->assertStringContainsString( 'shopfront_replaces_cart', $field['text'] );
	}
}
