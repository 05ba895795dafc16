<?php

namespace Shopfront\Product_Lists;

use Shopfront\Product_Pages\Added_Notice;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Removes the directives of WooCommerce's script modules from a rendered product collection, so that our behaviors can
 * page it. Its buttons become buttons of classic lists.
 */
final class Collection_Markup {

	private const DIRECTIVE = 'data-wp-';

	/** Marks elements of WooCommerce's own copy of the Interactivity API, from before it used WordPress's. */
	private const OLD_MARK = ' data-wc-interactive=';

	private const COLLECTION_CLASS = 'wp-block-woocommerce-product-collection';

	private const BUTTON = 'woocommerce/product-button';

	/** The stores of WooCommerce's collection. Elements of any other store would stay dead on the next page. */
	private const STORES = array(
		'woocommerce/product-collection',
		self::BUTTON,
		'woocommerce/products',
		'woocommerce/store-notices',
	);

	/** The container for notices, which scripts outside the collection may use. */
	private const NOTICES = '#(<div data-wp-interactive="woocommerce/store-notices".*?</template>\s*</div>)#s';

	/** WooCommerce's script shows this link to the cart, and moves what is below. Ours has its space before. */
	private const VIEW_CART = '#<span\b[^>]*\bdata-wp-bind--hidden="!state\.displayViewCart"[^>]*>.*?</span>#s';

	/**
	 * Whether our behaviors can replace the script modules: the collection has no elements of other modules, such as
	 * filters. Collections from before the script modules are unknown: their scripts can't be left out.
	 */
	public function is_known( string $html ): bool {
		return false === strpos( $html, self::OLD_MARK ) && null === $this->unknown_store( $html );
	}

	/** Returns the first store that WooCommerce's collection, as we know it, doesn't use. */
	public function unknown_store( string $html ): ?string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( (array) $tags->get_attribute_names_with_prefix( self::DIRECTIVE ) as $name ) {
				$store = $this->store_of( $name, $tags->get_attribute( $name ) );
				if ( ! in_array( $store, self::STORES, true ) ) {
					return $store;
				}
			}
		}
		return null;
	}

	/**
	 * Pass a collection that is known.
	 * @param callable(int): string $get_notice Returns the announcement for an added product, by its ID.
	 */
	public function simplify( string $html, callable $get_notice ): string {
		// WordPress fills in texts and attributes only after all filters of the block. Without a region, it prints no
		// router.
		$html  = wp_interactivity_process_directives( $this->without_state( $html ) );
		$html  = (string) preg_replace( self::VIEW_CART, Added_Notice::link(), $html );
		$parts = preg_split( self::NOTICES, $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( $parts as $index => $part ) {
			if ( 0 === $index % 2 ) {
				$parts[ $index ] = $this->strip( $part, $get_notice );
			}
		}
		return implode( '', $parts );
	}

	/** Leaves the element's content alone. */
	public function strip_element( string $html, string $class_name ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( array( 'class_name' => $class_name ) ) ) {
			$this->strip_tag( $tags );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Hides the collection from WordPress's router, and makes its buttons independent of the cart. Our script shows the
	 * number in the cart, in WooCommerce's words.
	 */
	private function without_state( string $html ): string {
		$tags    = new WP_HTML_Tag_Processor( $html );
		$context = array();
		$can_add = false;
		while ( $tags->next_tag() ) {
			$tags->remove_attribute( 'data-wp-router-region' );
			if ( $tags->has_class( self::COLLECTION_CLASS ) ) {
				$tags->set_attribute( 'data-sf-cart-api', rest_url( 'wc/store/v1/cart' ) );
			}
			if ( self::BUTTON === $tags->get_attribute( 'data-wp-interactive' ) ) {
				$context = (array) json_decode( (string) $tags->get_attribute( 'data-wp-context' ), true );
			}
			if ( $tags->has_class( 'wc-interactive' ) ) {
				$can_add = $tags->has_class( 'ajax_add_to_cart' );
			}
			if ( 'state.addToCartText' === $tags->get_attribute( 'data-wp-text' ) ) {
				// With the number in the cart, a page from a cache would show another visitor's.
				$tags->set_attribute( 'data-wp-text', 'context.addToCartText' );
				$in_cart = $context['inTheCartText'] ?? '';
				if ( $can_add && is_string( $in_cart ) && false !== strpos( $in_cart, '###' ) ) {
					$tags->set_attribute( 'data-sf-in-cart', $in_cart );
					// The first paint reserves its space.
					$tags->set_attribute( 'data-sf-space', str_replace( '###', '10', $in_cart ) );
				}
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Returns the store of a directive's value, such as `my-store::actions.open`; the collection's if it names none.
	 * @param string|bool $value
	 */
	private function store_of( string $name, $value ): string {
		if ( 'data-wp-interactive' === $name ) {
			return (string) $value;
		}
		return preg_match( '#^([\w/-]+)::#', (string) $value, $found ) ? $found[1] : self::STORES[0];
	}

	/** @param callable(int): string $get_notice As of simplify(). */
	private function strip( string $html, callable $get_notice ): string {
		$tags    = new WP_HTML_Tag_Processor( $html );
		$context = array();
		while ( $tags->next_tag() ) {
			if ( self::BUTTON === $tags->get_attribute( 'data-wp-interactive' ) ) {
				$context = (array) json_decode( (string) $tags->get_attribute( 'data-wp-context' ), true );
			}
			if ( $tags->has_class( 'wc-interactive' ) ) {
				$this->change_button( $tags, $context, $get_notice );
			}
			$this->strip_tag( $tags );
		}
		return $tags->get_updated_html();
	}

	/** @param callable(int): string $get_notice As of simplify(). */
	private function change_button( WP_HTML_Tag_Processor $tags, array $context, callable $get_notice ): void {
		$tags->remove_class( 'wc-interactive' );
		$product_id = (int) $tags->get_attribute( 'data-product_id' );
		if ( ! $product_id || ! $tags->has_class( 'ajax_add_to_cart' ) ) {
			return;
		}
		$quantity = $context['quantityToAdd'] ?? 1;
		$notice   = $get_notice( $product_id );
		$tags->set_attribute( 'data-quantity', is_numeric( $quantity ) ? (string) $quantity : '1' );
		if ( '' !== $notice ) {
			$tags->set_attribute( 'data-success_message', $notice );
		}
	}

	private function strip_tag( WP_HTML_Tag_Processor $tags ): void {
		foreach ( (array) $tags->get_attribute_names_with_prefix( self::DIRECTIVE ) as $name ) {
			$tags->remove_attribute( $name );
		}
	}
}
