<?php

use Shopfront\Build;
use Shopfront\Scripts\Inline_Scripts;

/** Marks and exceptions for optimizers. */
final class InlineScriptsTest extends SiteTestCase {

	/** @return array<string, array{0: string, 1: mixed}> The filter, and what an optimizer passes. */
	public static function lists(): array {
		return array(
			'WP Rocket, delay'            => array( 'rocket_delay_js_exclusions', array( 'theirs' ) ),
			'WP Rocket, combine'          => array( 'rocket_excluded_inline_js_content', array( 'theirs' ) ),
			'LiteSpeed, combine'          => array( 'litespeed_optimize_js_excludes', array( 'theirs' ) ),
			'LiteSpeed, defer'            => array( 'litespeed_optm_js_defer_exc', array( 'theirs' ) ),
			'LiteSpeed, guest mode'       => array( 'litespeed_optm_gm_js_exc', array( 'theirs' ) ),
			'SiteGround, combine'         => array( 'sgo_javascript_combine_excluded_inline_content', array( 'theirs' ) ),
			'Perfmatters, delay'          => array( 'perfmatters_delay_js_exclusions', array( 'theirs' ) ),
			'Autoptimize'                 => array( 'autoptimize_filter_js_exclude', 'theirs' ),
			'an empty list of Autoptimize' => array( 'autoptimize_filter_js_exclude', '' ),
			'no list'                     => array( 'rocket_delay_js_exclusions', null ),
		);
	}

	/** @dataProvider lists */
	public function test_its_code_has_a_text_of_the_list( string $filter, $list ): void {
		$tag    = ( new Inline_Scripts( new Build( 'behaviors' ) ) )->tag( 'run();' );
		$result = apply_filters( $filter, $list );
		$texts  = is_string( $result ) ? explode( ',', $result ) : $result;
		$known  = is_string( $list ) ? array_filter( array( $list ) ) : (array) $list;
		$this->assertSame( $known, array_slice( $texts, 0, -1 ) );
		$this->assertStringContainsString( end( $texts ), strstr( $tag, '>' ) );
		$this->assertMatchesRegularExpression( '/^[\w-]+$/', end( $texts ) );
	}

	public function test_it_prints_the_code_with_marks(): void {
		$tag = ( new Inline_Scripts( new Build( 'behaviors' ) ) )->tag( "run();\n" );
		$this->assertMatchesRegularExpression( '#^<script data-cfasync="false" data-no-optimize="1" data-no-defer="1" nowprocket data-noptimize="1" data-jetpack-boost="ignore" data-pagespeed-no-defer>\s*"[\w-]+";run\(\);\s*</script>\s*$#', $tag );
	}

	public function test_without_the_build_it_prints_nothing(): void {
		$this->assertSame( '', ( new Inline_Scripts( new Build( 'missing' ) ) )->from_build( 'first-paint.js' ) );
	}
}
