<?php

namespace Shopfront\Search;

use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Finds products by name, SKU, category, attribute and description (docs/contract/live-search.md 2). */
final class Suggestions {

	public const ACTION          = 'shopfront_ajax_search_products';
	public const MAXIMUM         = 8;
	private const MIN_CHARACTERS = 3;
	private const MAX_CHARACTERS = 200;

	/** Limits how many terms a common word can match. */
	private const MAX_TERMS = 20;

	/** Anybody may search, so the action needs no nonce, and caches may store pages with it. */
	public function register_hooks(): void {
		// phpcs:disable Shopfront.Security.AdminAction -- It only reads what everybody may see.
		add_action( 'wp_ajax_' . self::ACTION, array( $this, 'send' ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, array( $this, 'send' ) );
		// phpcs:enable
	}

	public function send(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, Shopfront.Security.CheckedInput.NoNonce -- It only reads what everybody may see.
		$text     = isset( $_GET['query'] ) && is_string( $_GET['query'] ) ? sanitize_text_field( wp_unslash( $_GET['query'] ) ) : '';
		$category = isset( $_GET['product_cat'] ) && is_string( $_GET['product_cat'] ) ? sanitize_title( sanitize_text_field( wp_unslash( $_GET['product_cat'] ) ) ) : '';
		// phpcs:enable
		wp_send_json( array( 'suggestions' => $this->find( $text, $category ) ) );
	}

	/**
	 * @param string $category Slug; '' for all.
	 * @return array<int, array<string, int|string>>
	 */
	public function find( string $text, string $category ): array {
		$text = trim( mb_substr( $text, 0, self::MAX_CHARACTERS ) );
		if ( mb_strlen( $text ) < self::MIN_CHARACTERS ) {
			return array();
		}
		$steps = array(
			static fn() => array(
				's'              => $text,
				'search_columns' => array( 'post_title' ),
			),
			fn() => array( 'post__in' => $this->with_sku( $text ) ),
			fn() => $this->with_term( $text, array( 'product_cat' ) ),
			fn() => $this->with_term( $text, array_merge( wc_get_attribute_taxonomy_names(), array( 'product_tag' ) ) ),
			static fn() => array( 's' => $text ),
		);
		$ids   = array();
		foreach ( $steps as $step ) {
			if ( count( $ids ) < self::MAXIMUM ) {
				$ids = array_merge( $ids, $this->query( $step(), $category, $ids ) );
			}
		}
		return array_map( array( $this, 'suggest' ), array_values( array_filter( array_map( 'wc_get_product', $ids ) ) ) );
	}

	/**
	 * @param int[] $known IDs to leave out.
	 * @return int[]
	 */
	private function query( array $query, string $category, array $known ): array {
		if ( array() === ( $query['post__in'] ?? null ) || array() === ( $query['tax_query'] ?? null ) ) {
			// WP_Query would return all products.
			return array();
		}
		$hidden = wc_get_product_visibility_term_ids();
		$unseen = array( $hidden['exclude-from-search'] );
		if ( 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' ) ) {
			$unseen[] = $hidden['outofstock'];
		}
		$taxonomies = array(
			array(
				'taxonomy' => 'product_visibility',
				'field'    => 'term_taxonomy_id',
				'terms'    => $unseen,
				'operator' => 'NOT IN',
			),
		);
		if ( '' !== $category ) {
			$taxonomies[] = array(
				'taxonomy' => 'product_cat',
				'field'    => 'slug',
				'terms'    => array( $category ),
			);
		}
		if ( isset( $query['tax_query'] ) ) {
			$taxonomies[] = $query['tax_query'];
		}
		if ( isset( $query['post__in'] ) ) {
			$query['post__in'] = array_diff( $query['post__in'], $known );
			if ( ! $query['post__in'] ) {
				return array();
			}
		} else {
			// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- At most seven.
			$query['post__not_in'] = $known;
		}
		$found = new WP_Query(
			array_merge(
				$query,
				array(
					'post_type'           => 'product',
					'post_status'         => 'publish',
					'fields'              => 'ids',
					'posts_per_page'      => self::MAXIMUM - count( $known ),
					'no_found_rows'       => true,
					'ignore_sticky_posts' => true,
					'has_password'        => false,
					'tax_query'           => $taxonomies, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- WooCommerce's lists have the same.
				)
			)
		);
		return array_map( 'intval', $found->posts );
	}

	/** @return int[] IDs of products whose SKU, or a variation's SKU, begins with the text. */
	private function with_sku( string $text ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function for this table of WooCommerce, and each text is another query.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT product_id FROM {$wpdb->prefix}wc_product_meta_lookup WHERE sku LIKE %s LIMIT %d", $wpdb->esc_like( $text ) . '%', self::MAX_TERMS ) );
		return array_values( array_unique( array_map( static fn( $id ) => (int) ( wp_get_post_parent_id( (int) $id ) ?: $id ), $ids ) ) ); // phpcs:ignore Universal.Operators.DisallowShortTernary.Found -- 0 for a product without a parent.
	}

	/**
	 * Query arguments for products with a term whose name contains the text.
	 * @param string[] $taxonomies
	 * @return array<string, array>
	 */
	private function with_term( string $text, array $taxonomies ): array {
		$terms = get_terms(
			array(
				'taxonomy'  => array_filter( $taxonomies, 'taxonomy_exists' ),
				'name__like' => $text,
				'number'    => self::MAX_TERMS,
			)
		);
		$query = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$query[] = array(
				'taxonomy' => $term->taxonomy,
				'terms'    => array( $term->term_id ),
			);
		}
		return array( 'tax_query' => $query ? array_merge( array( 'relation' => 'OR' ), $query ) : array() ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- At most 20 terms.
	}

	/** @return array<string, int|string> */
	private function suggest( $product ): array {
		$image = wp_get_attachment_image_url( (int) $product->get_image_id(), 'woocommerce_gallery_thumbnail' );
		return array_filter(
			array(
				'value' => html_entity_decode( wp_strip_all_tags( $product->get_name() ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'url'   => (string) $product->get_permalink(),
				'id'    => (int) $product->get_id(),
				'img'   => (string) $image,
				'price' => (string) $product->get_price_html(),
			)
		);
	}
}
