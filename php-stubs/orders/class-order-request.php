<?php
/**
 * Requests that place an order.
 *
 * @package Shopfront
 */

namespace Shopfront\Orders;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Reads requests to the checkout of the Store API. */
final class Order_Request {

	/** Our namespace in the extensions of the checkout. */
	public const EXTENSION = 'shopfront';

	/**
	 * Whether a request places an order, or pays one.
	 *
	 * @param WP_REST_Request $request Any request.
	 * @return bool
	 */
	public static function places_order( WP_REST_Request $request ): bool {
		return 'POST' === $request->get_method() && 1 === preg_match( '#^/wc/store(/v\d+)?/checkout(/\d+)?/?$#i', $request->get_route() );
	}

	/**
	 * Whether a request reads the checkout for the cart of its session.
	 *
	 * @param WP_REST_Request $request Any request.
	 * @return bool
	 */
	public static function reads_cart( WP_REST_Request $request ): bool {
		return 'GET' === $request->get_method() && 1 === preg_match( '#^/wc/store(/v\d+)?/checkout/?$#i', $request->get_route() );
	}

	/**
	 * Whether a request places an order for the cart of its session.
	 *
	 * @param WP_REST_Request $request Any request.
	 * @return bool
	 */
	public static function sends_cart( WP_REST_Request $request ): bool {
		return self::places_order( $request ) && 1 !== preg_match( '#/\d+/?$#', $request->get_route() );
	}

	/**
	 * Reads the attempt data of a request.
	 *
	 * @param WP_REST_Request $request The request that places an order.
	 * @return array{attempt: string, expected_total: string} '' for missing or invalid values.
	 */
	public static function read_attempt( WP_REST_Request $request ): array {
		$extensions = $request['extensions'];
		$own        = is_array( $extensions ) && isset( $extensions[ self::EXTENSION ] ) ? $extensions[ self::EXTENSION ] : array();
		$text       = static function ( $key ) use ( $own ) {
			return is_array( $own ) && isset( $own[ $key ] ) && is_string( $own[ $key ] ) ? $own[ $key ] : '';
		};
		return array(
			'attempt'        => preg_match( '/^[0-9a-f]{32}$/', $text( 'attempt' ) ) ? $text( 'attempt' ) : '',
			'expected_total' => preg_match( '/^\d+$/', $text( 'expected_total' ) ) ? $text( 'expected_total' ) : '',
		);
	}
}
