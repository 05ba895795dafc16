<?php
/**
 * Unusual content of the cart page and the checkout page, one per switch: `content:NAME`.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

/** Returns the content with another inner block before the end of the first area. */
function shopfront_test_with_inner( $content, $inner ) {
	$end = strpos( $content, '<!-- /wp:woocommerce/filled-cart-block' );
	$end = false === $end ? strpos( $content, '<!-- /wp:woocommerce/checkout-fields-block' ) : $end;
	// Before the closing tag of the area's element.
	$end = strrpos( substr( $content, 0, $end ), '</div>' );
	return substr_replace( $content, $inner, $end, 0 );
}

$shopfront_test_contents = array(
	// Cut off, as by a database field that was too short.
	'cut'      => static fn( $content ) => substr( $content, 0, (int) ( strlen( $content ) * 0.6 ) ),
	// Block comments without their markup, as after a search and replace.
	'bare'     => static fn( $content ) => preg_replace( '#</?div[^>]*>#', '', $content ),
	// Markup without the inner blocks' comments, as after editing as HTML.
	'no-inner' => static fn( $content, $block ) => "<!-- wp:woocommerce/$block --><div class=\"wp-block-woocommerce-$block is-loading\"></div><!-- /wp:woocommerce/$block -->",
	// Attributes that are no JSON.
	'no-json'  => static fn( $content, $block ) => str_replace( "<!-- wp:woocommerce/$block", "<!-- wp:woocommerce/$block {\"align\":wide", $content ),
	'closed'   => static fn( $content, $block ) => "<!-- wp:woocommerce/$block /-->",
	'unknown'  => static fn( $content ) => shopfront_test_with_inner( $content, '<!-- wp:acme/gift {"a":1} --><div class="wp-block-acme-gift" onclick="alert(1)">A gift box</div><!-- /wp:acme/gift -->' ),
	'twice'    => static fn( $content ) => $content . $content,
	'pattern'  => static function ( $content, $block ) {
		register_block_pattern(
			"test/$block",
			array(
				'title'   => 'Test',
				'content' => $content,
			)
		);
		return "<!-- wp:pattern {\"slug\":\"test/$block\"} /-->";
	},
	'template-part' => static function ( $content, $block ) {
		// As the file of a theme would.
		add_filter(
			'pre_render_block',
			static fn( $html, $parsed ) => "test-$block" === ( $parsed['attrs']['slug'] ?? '' ) ? '<div class="wp-block-template-part">' . do_blocks( $content ) . '</div>' : $html,
			20,
			2
		);
		return "<!-- wp:template-part {\"slug\":\"test-$block\"} /-->";
	},
);

add_filter(
	'the_posts',
	static function ( $posts ) use ( $shopfront_test_contents, $shopfront_test_switches ) {
		foreach ( $posts as $post ) {
			$block = $post->post_name;
			foreach ( preg_grep( '/^content:/', $shopfront_test_switches ) as $name ) {
				$change = $shopfront_test_contents[ substr( $name, strlen( 'content:' ) ) ] ?? null;
				if ( $change && in_array( $block, array( 'cart', 'checkout' ), true ) && ! preg_match( '/wp:(pattern|template-part)/', $post->post_content ) ) {
					$post->post_content = $change( $post->post_content, $block );
					// The blocks of a template read the post again.
					wp_cache_set( $post->ID, $post, 'posts' );
				}
			}
		}
		return $posts;
	}
);
