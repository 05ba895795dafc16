<?php
/**
 * Content of an author without the right to unfiltered HTML. POST the HTML as `html` to any page with the switch
 * `author-content`: it is saved in a post, its excerpt, the description and the short description of a product with variations, a
 * review, and the description of a category, and filtered as WordPress filters what such a user saves. Answers with the addresses.
 *
 * @package Shopfront\Tests
 */

// phpcs:disable WordPress.Security -- Local sites only.

defined( 'ABSPATH' ) || exit;

/**
 * Saves the content, and returns the address of each page that shows it.
 *
 * @param string $html Unfiltered.
 * @return array<string, string|bool>
 */
function shopfront_test_save_author_content( string $html ): array {
	// Each has pages of its own: tests run at the same time.
	$key    = strtolower( wp_generate_password( 8, false ) );
	$author = wp_insert_user(
		array(
			'user_login' => "shopfront-author-$key",
			'user_pass'  => wp_generate_password(),
			'role'       => 'author',
		)
	);
	wp_set_current_user( $author );
	kses_init();
	$filtered = current_user_can( 'unfiltered_html' ) ? '' : wp_kses_post( $html );
	// Excerpts and reviews have 64 KiB.
	$parts = array( '' );
	foreach ( explode( "\n", $filtered ) as $line ) {
		if ( strlen( end( $parts ) . $line ) > 60000 ) {
			$parts[] = '';
		}
		$parts[ count( $parts ) - 1 ] .= "$line\n";
	}
	$in_content = static fn( string $part ): string => "<div class=\"author-content\">$part</div>";
	foreach ( $parts as $part ) {
		$post = wp_insert_post(
			wp_slash(
				array(
					'post_title'   => 'By an author',
					'post_content' => $in_content( $html ),
					'post_excerpt' => $in_content( $part ),
					'post_status'  => 'publish',
					'post_author'  => $author,
				)
			)
		);
	}
	$term = wp_insert_term( "By an author $key", 'product_cat' );
	wp_update_term( (int) $term['term_id'], 'product_cat', array( 'description' => wp_slash( $in_content( $filtered ) ) ) );

	$attribute = new WC_Product_Attribute();
	$attribute->set_name( 'Size' );
	$attribute->set_options( array( 'S', 'M' ) );
	$attribute->set_visible( true );
	$attribute->set_variation( true );
	$product = new WC_Product_Variable();
	$product->set_name( 'By an author' );
	$product->set_description( $in_content( $filtered ) );
	$product->set_short_description( $in_content( $parts[0] ) );
	$product->set_attributes( array( $attribute ) );
	$product->set_category_ids( array( (int) $term['term_id'] ) );
	$product->save();
	foreach ( array( 'S', 'M' ) as $index => $size ) {
		$variation = new WC_Product_Variation();
		$variation->set_parent_id( $product->get_id() );
		$variation->set_attributes( array( 'size' => $size ) );
		$variation->set_regular_price( (string) ( 10 + $index ) );
		$variation->save();
	}
	WC_Product_Variable::sync( $product->get_id() );
	$reviewed = new WC_Product_Simple();
	$reviewed->set_name( 'Reviewed' );
	$reviewed->set_regular_price( '5' );
	$reviewed->set_reviews_allowed( true );
	$reviewed->save();
	foreach ( $parts as $part ) {
		wp_insert_comment(
			array(
				'comment_post_ID'  => $reviewed->get_id(),
				'comment_content'  => wp_slash( $in_content( $part ) ),
				'comment_type'     => 'review',
				'comment_approved' => 1,
				'comment_author'   => 'Author',
			)
		);
	}
	return array(
		'filtered' => '' !== $filtered,
		'post'     => get_permalink( $post ),
		'excerpt'  => add_query_arg( 'author', $author, home_url( '/' ) ),
		'product'  => get_permalink( $product->get_id() ),
		'review'   => get_permalink( $reviewed->get_id() ),
		'term'     => get_term_link( (int) $term['term_id'], 'product_cat' ),
	);
}

add_action(
	'wp_loaded',
	static function () {
		if ( isset( $_POST['html'] ) ) {
			wp_send_json( shopfront_test_save_author_content( wp_unslash( $_POST['html'] ) ) );
		}
	},
	100
);
