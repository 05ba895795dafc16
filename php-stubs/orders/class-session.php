<?php

namespace Shopfront\Orders;

use Automattic\WooCommerce\StoreApi\Utilities\CartTokenUtils;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Identifies WooCommerce's session of a shopper, and saves it. */
final class Session {

	/**
	 * Returns the session that WooCommerce has read.
	 *
	 * @return string ID of its customer; '' for none.
	 */
	public function id(): string {
		return WC()->session ? (string) WC()->session->get_customer_id() : '';
	}

	/**
	 * Returns the session that WooCommerce will read for a request (docs/contract/store-api.md 1.1): the token's, the
	 * user's or the cookie's.
	 *
	 * @return string ID of its customer; '' if it is not known yet.
	 */
	public function of_request( WP_REST_Request $request ): string {
		$token = Order_Request::cart_token( $request );
		if ( '' !== $token && class_exists( CartTokenUtils::class ) && CartTokenUtils::validate_cart_token( $token ) ) {
			return (string) CartTokenUtils::get_cart_token_payload( $token )['user_id'];
		}
		if ( WC()->session ) {
			return $this->id();
		}
		if ( get_current_user_id() > 0 ) {
			return (string) get_current_user_id();
		}
		return $this->of_cookie();
	}

	/**
	 * Returns the guest's session of the cookie. WooCommerce checks its signature, so that the ID
	 * alone neither locks nor follows the order of a session.
	 *
	 * @return string ID of its customer; '' for none.
	 */
	private function of_cookie(): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		$handler = apply_filters( 'woocommerce_session_handler', 'WC_Session_Handler' );
		if ( ! is_string( $handler ) || ! method_exists( $handler, 'get_session_cookie' ) ) {
			return '';
		}
		$cookie = ( new $handler() )->get_session_cookie();
		return is_array( $cookie ) ? (string) $cookie[0] : '';
	}

	/**
	 * Returns the part of a row's name that identifies a session.
	 *
	 * @param string $session The session; hashed, because its ID is secret.
	 */
	public function row( string $session ): string {
		return 'session_' . md5( $session );
	}

	/** Saves the session now, instead of at the end of the request. */
	public function save(): void {
		if ( is_callable( array( WC()->session, 'save_data' ) ) ) {
			WC()->session->save_data();
		}
	}
}
