<?php

namespace Shopfront\Wishlist;

use WC_AJAX;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** WooCommerce's own wishlist, for customers only (docs/contract/wishlist.md 7). */
final class Shopper_Lists extends Lists {

	private const ROUTE = '/wc/store/v1/shopper-lists';

	public function are_there(): bool {
		return 'yes' === get_option( 'woocommerce_product_wishlist_enabled' ) && class_exists( 'Automattic\WooCommerce\StoreApi\Routes\V1\ShopperLists' );
	}

	public function protocol(): string {
		return 'shopper-lists';
	}

	/** In the customer's account. */
	public function url(): string {
		return wc_get_account_endpoint_url( 'wishlist' );
	}

	public function has_visitor(): bool {
		return is_user_logged_in();
	}

	/** @return array{lists: array<int, array<string, mixed>>, items: array<int, array{int, int|string, int}>}|null */
	public function read(): ?array {
		$response = $this->has_visitor() ? rest_do_request( new WP_REST_Request( 'GET', self::ROUTE . '/wishlist/items' ) ) : null;
		$data     = $response ? $response->get_data() : array();
		if ( ( $response && $response->is_error() ) || ! is_array( $data ) ) {
			return null;
		}
		$items = array();
		foreach ( $data as $item ) {
			$item = (array) $item;
			if ( isset( $item['id'], $item['key'] ) ) {
				$items[] = array( (int) $item['id'], (string) $item['key'], 0 );
			}
		}
		return array(
			'lists' => array(),
			'items' => $items,
		);
	}

	/**
	 * Not admin-ajax.php, where the Store API has no routes.
	 * @return array<string, mixed>
	 */
	public function settings(): array {
		return array( 'ajaxUrl' => WC_AJAX::get_endpoint( Wishlist_State::ACTION ) );
	}

	public function watch( callable $changed ): void {
		add_filter(
			'rest_post_dispatch',
			static function ( $response, $server, $request ) use ( $changed ) {
				if ( 'GET' !== $request->get_method() && 0 === strpos( $request->get_route(), self::ROUTE ) && $response->get_status() < 400 ) {
					$changed();
				}
				return $response;
			},
			10,
			3
		);
	}
}
