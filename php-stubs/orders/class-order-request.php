<?php

namespace Shopfront\Orders;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Reads requests to the Store API's checkout. */
final class Order_Request {

	/** Our namespace in the checkout's extensions. */
	public const EXTENSION = 'shopfront';

	/** On this route an agent completes its session's checkout. */
	private const AGENT_ROUTE = '#^/wc/.*/checkout_sessions/[^/]+/complete/?$#i';

	/** Or pays an order. */
	public static function places_order( WP_REST_Request $request ): bool {
		return 'POST' === $request->get_method()
			&& ( 1 === preg_match( '#^/wc/store(/v\d+)?/checkout(/\d+)?/?$#i', $request->get_route() ) || 1 === preg_match( self::AGENT_ROUTE, $request->get_route() ) );
	}

	/** The session's token; '' for none. Its signature isn't checked. */
	public static function cart_token( WP_REST_Request $request ): string {
		if ( 1 === preg_match( self::AGENT_ROUTE, $request->get_route() ) ) {
			return (string) $request['checkout_session_id'];
		}
		return (string) $request->get_header( 'Cart-Token' );
	}

	public static function reads_cart( WP_REST_Request $request ): bool {
		return 'GET' === $request->get_method() && 1 === preg_match( '#^/wc/store(/v\d+)?/checkout/?$#i', $request->get_route() );
	}

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
