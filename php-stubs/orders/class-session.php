<?php

namespace Shopfront\Orders;

use Automattic\WooCommerce\StoreApi\Utilities\CartTokenUtils;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Identifies a shopper's WooCommerce session, and saves it. */
final class Session {

	/** ID of the customer whose session WooCommerce has read; '' for none. */
	public function id(): string {
		return WC()->session ? (string) WC()->session->get_customer_id() : '';
	}

	/**
	 * Predicts which session WooCommerce will read for a request (docs/contract/store-api.md 1.1): the token's, the
	 * user's or the cookie's.
	 * @return string ID of its customer; '' if it isn't known yet.
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

	/** WooCommerce checks the cookie's signature, so an ID alone can neither lock a session nor follow its order. */
	private function of_cookie(): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		$handler = apply_filters( 'woocommerce_session_handler', 'WC_Session_Handler' );
		if ( ! is_string( $handler ) || ! method_exists( $handler, 'get_session_cookie' ) ) {
			return '';
		}
		$cookie = ( new $handler() )->get_session_cookie();
		return is_array( $cookie ) ? (string) $cookie[0] : '';
	}

	/** Hashes the session for a row's name, because its ID is secret. */
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
