<?php

namespace Shopfront\Wishlist;

use Throwable;
use YITH_WCWL_Session;
use YITH_WCWL_Wishlists;

defined( 'ABSPATH' ) || exit;

/** YITH WooCommerce Wishlist's lists, for guests and customers (docs/contract/wishlist.md 4 and 6). */
final class Plugin_Lists extends Lists {

	/** Their nonces have the action's name. */
	private const ACTIONS = array( 'add_to_wishlist', 'remove_from_wishlist', 'reload_wishlist_and_adding_elem', 'load_mobile', 'delete_item', 'save_title', 'save_privacy', 'load_fragments' );

	/** The plugin's options with texts, by the name of our text. */
	private const TEXTS = array(
		'add'    => 'yith_wcwl_add_to_wishlist_text',
		'browse' => 'yith_wcwl_browse_wishlist_text',
		'added'  => 'yith_wcwl_product_added_text',
	);

	private const CHANGES = array( 'yith_wcwl_added_to_wishlist', 'yith_wcwl_removed_from_wishlist' );

	/** In a version that we know. */
	public function are_there(): bool {
		return class_exists( YITH_WCWL_Wishlists::class ) && class_exists( YITH_WCWL_Session::class );
	}

	public function protocol(): string {
		return 'php-templates' === get_option( 'yith_wcwl_rendering_method', 'react-components' ) ? 'ajax' : 'rest';
	}

	public function url(): string {
		return (string) YITH_WCWL()->get_wishlist_url();
	}

	/** A customer, or a guest with a session of the plugin. */
	public function has_visitor(): bool {
		return is_user_logged_in() || YITH_WCWL_Session::get_instance()->has_session();
	}

	public function read(): ?array {
		try {
			return $this->has_visitor() ? $this->describe( (array) YITH_WCWL_Wishlists::get_instance()->get_current_user_wishlists() ) : $this->describe( array() );
		} catch ( Throwable $error ) {
			return null;
		}
	}

	/**
	 * @param \YITH_WCWL_Wishlist[] $found
	 * @return array{lists: array<int, array<string, mixed>>, items: array<int, array{int, int|string, int}>}
	 */
	private function describe( array $found ): array {
		$lists = array();
		$items = array();
		foreach ( $found as $list ) {
			$lists[] = array(
				'id'      => (int) $list->get_id(),
				'token'   => (string) $list->get_token(),
				'name'    => (string) $list->get_formatted_name(),
				'default' => (bool) $list->is_default(),
				'privacy' => (int) $list->get_privacy( 'edit' ),
				'count'   => (int) $list->count_items(),
				'url'     => (string) $list->get_url(),
			);
			foreach ( $list->get_items() as $item ) {
				$items[] = array( (int) $item->get_product_id(), (int) $item->get_id(), (int) $list->get_id() );
			}
		}
		return array(
			'lists' => $lists,
			'items' => $items,
		);
	}

	public function nonces(): array {
		$nonces = array();
		foreach ( self::ACTIONS as $action ) {
			$nonces[ "{$action}_nonce" ] = wp_create_nonce( $action );
		}
		return $nonces;
	}

	/** @return array<string, mixed> The plugin's options for the button. */
	public function settings(): array {
		return array(
			'behaviour' => 'remove' === get_option( 'yith_wcwl_after_add_to_wishlist_behaviour', 'view' ) ? 'remove' : 'view',
			'several'   => (bool) YITH_WCWL_Wishlists::get_instance()->is_multi_wishlist_enabled(),
			'texts'     => array_filter( array_map( static fn( $option ) => (string) get_option( $option, '' ), self::TEXTS ) ),
		);
	}

	public function watch( callable $changed ): void {
		foreach ( self::CHANGES as $action ) {
			add_action( $action, $changed, 10, 0 );
		}
	}
}
