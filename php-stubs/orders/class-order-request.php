<?php

namespace Shopfront\Orders;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Reads requests to the checkout of the Store API. */
final class Order_Request {

	/** Our namespace in the extensions of the checkout. */
	public const EXTENSION = 'shopfront';

	/** Route on which an agent completes the checkout of its session. */
	private const AGENT_ROUTE = '#^/wc/.*/checkout_sessions/[^/]+/complete/?$#i';

	/** Whether a request places an order, or pays one. */
	public static function places_order( WP_REST_Request $request ): bool {
		return 'POST' === $request->get_method()
			&& ( 1 === preg_match( '#^/wc/store(/v\d+)?/checkout(/\d+)?/?$#i', $request->get_route() ) || 1 === preg_match( self::AGENT_ROUTE, $request->get_route() ) );
	}

	/**
	 * Returns the token of the session that a request belongs to.
	 *
	 * @return string '' for none; its signature is not checked.
	 */
	public static function cart_token( WP_REST_Request $request ): string {
		if ( 1 === preg_match( self::AGENT_ROUTE, $request->get_route() ) ) {
			return (string) $request['checkout_session_id'];
		}
		return (string) $request->get_header( 'Cart-Token' );
	}

	/** Whether a request reads the checkout for the cart of its session. */
	public static function reads_cart( WP_REST_Request $request ): bool {
		return 'GET' === $request->get_method() && 1 === preg_match( '#^/wc/store(/v\d+)?/checkout/?$#i', $request->get_route() );
	}

	/** Whether a request places an order for the cart of its session. */
	public static function sends_cart( WP_REST_Request $request ): bool {
		return self::places_order( $request ) && 1 !== preg_match( '#/\d+/?$#', $request->get_route() );
	}

	/** @return array{attempt: string, expected_total: string, confirmed: string} '' for missing or invalid values. */
	public static function read_attempt( WP_REST_Request $request ): array {
		$extensions = $request['extensions'];
		$own        = is_array( $extensions ) && isset( $extensions[ self::EXTENSION ] ) ? $extensions[ self::EXTENSION ] : array();
		$text       = static function ( $key ) use ( $own ) {
			return is_array( $own ) && isset( $own[ $key ] ) && is_string( $own[ $key ] ) ? $own[ $key ] : '';
		};
		$key        = static function ( $name ) use ( $text ) {
			return preg_match( '/^[0-9a-f]{32}$/', $text( $name ) ) ? $text( $name ) : '';
		};
		return array(
			'attempt'        => $key( 'attempt' ),
			'confirmed'      => $key( 'confirmed' ),
			'expected_total' => preg_match( '/^\d+$/', $text( 'expected_total' ) ) ? $text( 'expected_total' ) : '',
		);
	}
}
